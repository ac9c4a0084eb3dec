import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type RandomSource, seededNumbers } from '@otp-lab/otp/testing';
import { writeMeasured } from './report.ts';
import type { Kind } from './simulation/app.ts';
import { countRandomCodes } from './simulation/randomCodes.ts';
import {
  digitCounts,
  emptyResults,
  shortCodesRow,
  merge,
  type Results,
  reportOf,
  mistypedCodesRow,
  mistypedShortCodesRow,
} from './simulation/report.ts';
import { randomTime, randomSettings } from './simulation/settings.ts';
import { count } from './simulation/tally.ts';
import { kinds, simulateVisit } from './simulation/simulateVisit.ts';

/**
 * Diagnoses simulated apps and random codes, and writes docs/reference/measured-diagnosis.md.
 *
 * Usage: npm run simulate -- [apps of each kind] [random pairs] [pairs diagnosed in full] [seed]
 * Set PROCESSES to the number of processes. Another number simulates other apps, because each process has a seed of its
 * own. SHARE is internal: it makes this process a child that runs one share of the work.
 */
const [apps = 24, pairs = 1_000_000, full = 2000, seed = 1] = process.argv.slice(2).map(Number);
const defaultProcesses = 3;
const processes = Number(process.env['PROCESSES'] ?? defaultProcesses);
const share = process.env['SHARE'] === undefined ? undefined : Number(process.env['SHARE']);
const randomSets = 100;

/** Returns the row that sums up visits with few digits or a typing error. Undefined for all other visits. */
function summaryRowOf(digits: number, hasTypingError: boolean): string | undefined {
  const hasFewDigits = digits < 6;
  if (hasTypingError) return hasFewDigits ? mistypedShortCodesRow : mistypedCodesRow;
  return hasFewDigits ? shortCodesRow : undefined;
}

/** Simulates a visit with an app of a kind, and adds it to the results. */
function runVisit(results: Results, kind: Kind, run: number, random: RandomSource): void {
  const digits = digitCounts[run % digitCounts.length] ?? 6;
  const visit = simulateVisit(kind, digits, run % 10 === 9, random);
  if (visit === undefined) return;
  const summaryRow = summaryRowOf(digits, visit.hasTypingError);
  const tallies = [
    summaryRow === undefined
      ? results.kinds[kind.name]
      : results.summaries[`${kind.isKnown ? 'known' : 'unknown'}: ${summaryRow}`],
    results.groups[kind.group],
    kind.isKnown && summaryRow === undefined ? results.groupsWithFinding[kind.group] : undefined,
  ];
  for (const tally of tallies) if (tally) count(tally, visit);
}

/** Diagnoses one set of random codes, and adds it to the results. */
function runRandomCodes(results: Results, set: number, random: RandomSource): void {
  const digits = digitCounts[set % digitCounts.length] ?? 6;
  const tally = results.random[String(digits)];
  const settings = randomSettings(random, digits);
  const [pairsEach, fullEach] = [Math.floor(pairs / randomSets), Math.floor(full / randomSets)];
  if (tally) countRandomCodes(tally, settings, randomTime(random), pairsEach, fullEach, random);
}

/** Simulates every nth app and set of random codes, where n is the number of processes. */
function runShare(index: number): Results {
  const random = seededNumbers(seed * 1000 + index);
  const results = emptyResults();
  for (const kind of kinds)
    for (let run = index; run < apps; run += processes) runVisit(results, kind, run, random);
  for (let set = index; set < randomSets; set += processes) runRandomCodes(results, set, random);
  const { user, system } = process.cpuUsage();
  results.seconds = (user + system) / 1e6;
  return results;
}

/** Runs one share in a child process. */
function runInChild(index: number): Promise<Results> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), process.argv.slice(2), {
      env: { ...process.env, SHARE: String(index) },
    });
    child.once('message', (message) => resolve(message as Results));
    child.once('exit', (code) => reject(new Error(`A child process ended with code ${code}.`)));
  });
}

if (share === undefined) {
  const allResults = await Promise.all(
    Array.from({ length: processes }, (_, index) => runInChild(index)),
  );
  const whole = merge(allResults);
  const command = `npm run simulate -- ${apps} ${pairs} ${full} ${seed}`;
  const report = reportOf(
    whole,
    processes === defaultProcesses ? command : `PROCESSES=${processes} ${command}`,
  );
  writeMeasured('diagnosis', report);
  console.log(`${whole.seconds.toFixed(0)} s of processor time`);
} else {
  process.send?.(runShare(share));
  process.disconnect?.();
}
