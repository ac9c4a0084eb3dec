import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { preparePrograms } from './test/programs.ts';
import { describeFailure, readReport } from './test/reports.ts';

/** Runs every check of the project and ends with what failed and a plain count. */
interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step's runner writes how many of its tests passed and failed, and which. */
  readonly report?: string;
}

const reports = '.cache/reports';
const build: Step = { name: 'build', command: 'tsx scripts/build.ts' };

/**
 * Stages one after the other; in a stage, rows of steps beside each other: each of the first two
 * takes a core, and other engines wait for their frames for a third of their time. The build and the
 * browser tests have the machine for themselves.
 */
const stages: readonly (readonly (readonly Step[])[])[] = [
  [[build]],
  [
    [
      {
        name: 'unit tests and real programs',
        command: `vitest run --exclude tests/hosts/** --exclude tests/engines/** --reporter=default --reporter=json --outputFile.json=${reports}/vitest.json`,
        report: `${reports}/vitest.json`,
      },
    ],
    [
      { name: 'words', command: 'tsx scripts/words.ts --check' },
      { name: 'types', command: 'tsc --noEmit' },
      { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
      { name: 'format', command: 'oxfmt --check .' },
      { name: 'unused', command: 'knip' },
      { name: 'the same bytes from another folder', command: 'tsx tests/built/reproduce.ts' },
      {
        name: 'hosts',
        command: `vitest run tests/hosts/ --reporter=default --reporter=json --outputFile.json=${reports}/hosts.json`,
        report: `${reports}/hosts.json`,
      },
      { name: 'sizes', command: 'tsx tests/built/sizes.ts' },
      { name: 'html', command: 'tsx tests/built/validate.ts' },
      { name: 'another brand', command: 'tsx tests/built/otherBrand.ts' },
    ],
    [
      {
        name: 'Firefox and WebKitGTK',
        command: `vitest run tests/engines --maxWorkers=2 --reporter=default --reporter=json --outputFile.json=${reports}/engines.json`,
        report: `${reports}/engines.json`,
      },
    ],
  ],
  [[{ name: 'browser tests', command: 'playwright test', report: `${reports}/playwright.json` }]],
];

const notes: string[] = [];
let passed = 0;
let failed = 0;

/** Ends with a step's status. Its output is shown as it comes, or in one piece at the end. */
async function run({ name, command, report }: Step, isAlone: boolean): Promise<boolean> {
  const start = Date.now();
  if (report) rmSync(report, { force: true });
  let output = '';
  const say = (text: string) => {
    output += text;
    if (isAlone) process.stdout.write(text);
  };
  say(`\n▸ ${name}\n`);
  const [program = '', ...parameters] = command.split(' ');
  const child = spawn(join('node_modules/.bin', program), parameters, {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', say);
  await once(child, 'exit');
  // The last of its output; not for ever, should it have left something running.
  await Promise.race([once(child, 'close'), setTimeout(2000)]);
  const isGreen = child.exitCode === 0;
  const counted = report ? readReport(report) : undefined;
  passed += counted?.passed ?? (isGreen ? 1 : 0);
  failed += counted?.failed || (isGreen ? 0 : 1);
  for (const test of counted?.unsteady ?? [])
    notes.push(describeFailure(test, 'passed when tried again:'));
  if (counted && counted.failures.length > 0)
    notes.push(...counted.failures.map((test) => describeFailure(test)));
  else if (!isGreen) notes.push(describeFailure({ name, message: endOf(output) }));
  say(`  ${isGreen ? 'passed' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s\n`);
  if (!isAlone) process.stdout.write(output);
  return isGreen;
}

function endOf(output: string): string {
  return output.trimEnd().split('\n').slice(-15).join('\n');
}

preparePrograms();
mkdirSync(reports, { recursive: true });
for (const stage of stages) {
  const rows = stage.map(async (steps) => {
    const isAlone = stage.length === 1;
    for (const step of steps) if (!(await run(step, isAlone)) && step === build) return false;
    return true;
  });
  const isBuilt = (await Promise.all(rows)).every(Boolean);
  if (!isBuilt) break;
}
if (notes.length > 0) console.log(`\n${notes.join('\n\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
