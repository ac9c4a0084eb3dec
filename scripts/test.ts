import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { preparePrograms } from './test/prepare.ts';
import { describeFailure, readReport } from './test/reports.ts';
import { type Step, build, reports, runs } from './test/steps.ts';

/**
 * `test.ts` runs every check of the project, `test.ts check` those that need neither a browser nor a
 * build, `test.ts sweep` the tests with all their cases instead of samples. Ends with what failed
 * and a plain count.
 */
const [name = 'test'] = process.argv.slice(2);
if (!(name in runs)) throw new Error(`test.ts knows ${Object.keys(runs).join(', ')}, not ${name}`);
const stages = runs[name as keyof typeof runs];

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

if (name !== 'check') preparePrograms();
if (name === 'sweep') process.env['SWEEP'] = '1';
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
