import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChrome } from '../test/programs.ts';
import type { Visited } from './addresses.ts';
import { writeBarePage } from './bare.ts';
import { type Section, held, median } from './figures.ts';
import type { ServedSite } from './site.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Total blocking time in milliseconds, and layout shift. */
const blockingToReach = 60;
const shiftToReach = 0.005;

interface Run {
  /** Of 100, as far as asked for. */
  readonly scores: readonly number[];
  /** Lighthouse’s figure for the speed of the machine; about 1500 is a fast one at rest. */
  readonly machine: number;
  readonly paint: number;
  readonly blocking: number;
  readonly shift: number;
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

const lighthouse = fileURLToPath(
  new URL('../../node_modules/lighthouse/cli/index.js', import.meta.url),
);

/** Undefined where Lighthouse saw no painting or did not come to an end. */
function tryToMeasure(
  { folder, origin }: ServedSite,
  address: string,
  asked: readonly string[],
): Run | undefined {
  const file = join(folder, '_result.json');
  const { status } = spawnSync(
    process.execPath,
    [
      lighthouse,
      origin + address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${asked.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox',
    ],
    { env: { ...process.env, CHROME_PATH: findChrome() }, stdio: 'ignore' },
  );
  if (status !== 0) return undefined;
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
  const value = (name: string) => result.audits[name]?.numericValue ?? Number.NaN;
  const paint = value('largest-contentful-paint');
  if (Number.isNaN(paint)) return undefined;
  return {
    scores: asked.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    machine: result.environment.benchmarkIndex,
    paint,
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function measure(site: ServedSite, address: string, asked: readonly string[]): Run {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const run = tryToMeasure(site, address, asked);
    if (run) return run;
  }
  throw new Error(`Lighthouse failed on ${address}`);
}

/**
 * Lighthouse's mobile preset over addresses, each interleaved with a bare page of the same text on
 * the same server.
 */
export function besideBarePages(
  site: ServedSite,
  visited: readonly Visited[],
  runs: number,
): Section {
  const machines: number[] = [];
  const rows = visited.map(({ address, document, toReach }) => {
    const bare = writeBarePage(site.folder, document);
    const own: Run[] = [];
    const bareRuns: Run[] = [];
    for (let run = 0; run < runs; run += 1) {
      // Only the speed differs from run to run.
      own.push(measure(site, address, run === 0 ? categories : ['performance']));
      bareRuns.push(measure(site, bare, ['performance']));
    }
    machines.push(...own.map(({ machine }) => machine));
    const speed = median(own.map(({ scores }) => scores[0] ?? 0));
    const paint = median(own.map((run) => run.paint));
    const barePaint = median(bareRuns.map((run) => run.paint));
    const ratio = paint / barePaint;
    const blocking = median(own.map((run) => run.blocking));
    const shift = Math.max(...own.map((run) => run.shift));
    const row = [
      `\`${address}\``,
      [speed, ...(own[0]?.scores.slice(1) ?? [])].join(' / '),
      `${Math.round(paint)} ms`,
      `${Math.round(barePaint)} ms`,
      held(ratio, toReach, ratio.toFixed(2)),
      toReach.toFixed(2),
      held(blocking, blockingToReach, `${Math.round(blocking)} ms`),
      `${Math.round(median(bareRuns.map((run) => run.blocking)))} ms`,
      held(shift, shiftToReach, shift.toFixed(3)),
    ];
    console.log(row.join('  '));
    return row;
  });
  const index = `${Math.round(median(machines))} (least ${Math.round(Math.min(...machines))})`;
  return {
    note: `Lighthouse’s mobile preset, medians of ${runs}; machine index ${index}. To reach: the ratio of the table, ${blockingToReach} ms of blocking (TBT), a shift of ${shiftToReach} at most.`,
    table: [
      [
        'Address',
        'Scores',
        'LCP',
        'bare page',
        'ratio',
        'to reach',
        'TBT',
        'bare page',
        'worst shift',
      ],
      ...rows,
    ],
  };
}
