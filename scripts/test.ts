/**
 * `npm test` runs every check of the project. `npm run check` runs those that need neither a build nor a browser. At
 * the end, prints the output of failed steps and the numbers of passed and failed tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installPrograms } from './installPrograms.ts';
import { type Step, checkStages, testStages } from './steps.ts';

const root = resolve(import.meta.dirname, '..');
const reports = join(root, '.cache/reports');

/**
 * The type-aware rules of oxlint and tsc are written in Go. With less garbage collection, they take a sixth less time
 * and 15% more memory.
 */
const environment = { GOGC: '400', ...process.env };

interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Reads the numbers of tests from the JSON report of Vitest or Playwright. */
function readCounts(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (!('stats' in report))
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    };
  const { expected, flaky, unexpected, skipped } = report.stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

const failedOutputs: string[] = [];
let passed = 0;
let failed = 0;

/** Runs a step. Returns whether it passed. */
async function run({ name, command, folder = '', report, hasLiveOutput }: Step): Promise<boolean> {
  const start = Date.now();
  const reportFile = join(root, report ?? '.cache/no-report');
  const logFile = join(reports, `${name.replaceAll(' ', '-')}.log`);
  rmSync(reportFile, { force: true });
  console.log(`▸ ${name}`);
  const output = hasLiveOutput ? 'inherit' : openSync(logFile, 'w');
  const child = spawn(command, {
    shell: true,
    cwd: join(root, folder),
    env: { ...environment, ...(!hasLiveOutput && { NO_COLOR: '1' }) },
    stdio: ['ignore', output, output],
  });
  await once(child, 'exit');
  const hasPassed = child.exitCode === 0;
  const counts = existsSync(reportFile) ? readCounts(reportFile) : undefined;
  // Count a step without a report, or one that fails outside of its tests, as one test.
  passed += counts?.passed ?? (hasPassed ? 1 : 0);
  failed += counts?.failed || (hasPassed ? 0 : 1);
  if (!hasPassed && !hasLiveOutput)
    failedOutputs.push(`✗ ${name}\n\n${readFileSync(logFile, 'utf8')}`);
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  const details = counts ? `: ${counts.passed} passed, ${counts.skipped} skipped` : '';
  console.log(`${hasPassed ? '✓' : '✗'} ${name}${details} (${seconds} s)`);
  return hasPassed;
}

/** Runs steps one after the other. Returns false if a required step fails: then the run must stop. */
async function runSequence(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await run(step)) && step.isRequired) return false;
  return true;
}

const isCheck = process.argv[2] === 'check';
if (!isCheck) installPrograms();
mkdirSync(reports, { recursive: true });
for (const stage of isCheck ? checkStages : testStages)
  if ((await Promise.all(stage.map(runSequence))).includes(false)) break;
for (const output of failedOutputs) console.log(`\n${output}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
