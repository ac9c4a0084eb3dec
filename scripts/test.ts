import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { preparePrograms } from './test/programs.ts';

/** Runs every check of the project and ends with a plain count. */
interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step's runner writes how many of its tests passed and failed. */
  readonly report?: string;
}

const reports = '.cache/reports';
const steps: readonly Step[] = [
  { name: 'words', command: 'tsx scripts/words.ts --check' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check .' },
  { name: 'unused', command: 'knip' },
  {
    name: 'unit tests and real programs',
    command: `vitest run --exclude scripts/hosts.test.ts --reporter=default --reporter=json --outputFile.json=${reports}/vitest.json`,
    report: `${reports}/vitest.json`,
  },
  { name: 'build', command: 'tsx scripts/build.ts' },
  { name: 'the same bytes from another folder', command: 'tsx scripts/reproduce.ts' },
  {
    name: 'hosts',
    command: `vitest run scripts/hosts.test.ts --reporter=default --reporter=json --outputFile.json=${reports}/hosts.json`,
    report: `${reports}/hosts.json`,
  },
  { name: 'sizes', command: 'tsx scripts/sizes.ts' },
  { name: 'html', command: 'tsx scripts/validate.ts' },
  { name: 'another brand', command: 'tsx scripts/other-brand.ts' },
  {
    name: 'browser tests',
    command: 'playwright test',
    report: `${reports}/playwright.json`,
  },
];

function count(report: string): { readonly passed: number; readonly failed: number } {
  const result = JSON.parse(readFileSync(report, 'utf8')) as {
    readonly numPassedTests?: number;
    readonly numFailedTests?: number;
    readonly stats?: {
      readonly expected: number;
      readonly unexpected: number;
      readonly flaky: number;
    };
  };
  return {
    passed: result.numPassedTests ?? (result.stats?.expected ?? 0) + (result.stats?.flaky ?? 0),
    failed: result.numFailedTests ?? result.stats?.unexpected ?? 0,
  };
}

preparePrograms();
mkdirSync(reports, { recursive: true });
let passed = 0;
let failed = 0;
for (const { name, command, report } of steps) {
  const start = Date.now();
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync('npx', ['--no-install', ...command.split(' ')], {
    stdio: 'inherit',
  });
  const counted = report && status !== null ? count(report) : { passed: 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  if (status === 0) passed += report ? 0 : 1;
  else if (counted.failed === 0) failed += 1;
  console.log(
    `  ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - start) / 1000).toFixed(1)} s`,
  );
  if (status !== 0 && name === 'build') break;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
