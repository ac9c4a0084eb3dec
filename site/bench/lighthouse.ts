import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChrome } from '../../scripts/programs.ts';
import type { Address } from './addresses.ts';
import { type Report, inMilliseconds, median } from './figures.ts';

const run = promisify(execFile);
const lighthouse = createRequire(import.meta.url).resolve('lighthouse/cli/index.js');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Run {
  /** Scores from 0 to 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** Largest Contentful Paint, in milliseconds. */
  readonly paint: number;
  /** Total Blocking Time, in milliseconds. */
  readonly blocking: number;
  /** Cumulative Layout Shift. */
  readonly shift: number;
}

interface Result {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
}

/** Runs Lighthouse once. Returns undefined if it fails or sees no paint. */
async function tryToMeasure(address: string, file: string): Promise<Run | undefined> {
  const parameters = [
    lighthouse,
    address,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    '--chrome-flags=--headless=new --no-sandbox',
  ];
  const env = { ...process.env, CHROME_PATH: findChrome() };
  try {
    await run(process.execPath, parameters, { env });
  } catch {
    return undefined;
  }
  const result = JSON.parse(readFileSync(file, 'utf8')) as Result;
  const value = (audit: string) => result.audits[audit]?.numericValue ?? Number.NaN;
  const paint = value('largest-contentful-paint');
  if (Number.isNaN(paint)) return undefined;
  return {
    scores: categories.map((name) => Math.round((result.categories[name]?.score ?? 0) * 100)),
    paint,
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

/** Runs Lighthouse. It gets three attempts, because on a busy machine it sometimes sees no paint. */
async function measure(address: string, file: string): Promise<Run> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const result = await tryToMeasure(address, file);
    if (result) return result;
  }
  throw new Error(`Lighthouse failed on ${address}.`);
}

/** Measures each address `runs` times, alternating with a bare page of the same text. */
export async function measurePages(
  origin: string,
  addresses: readonly Address[],
  runs: number,
): Promise<Report> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'result.json');
  const rows: string[][] = [];
  for (const { address, page } of addresses) {
    const siteRuns: Run[] = [];
    const bareRuns: Run[] = [];
    for (let count = 0; count < runs; count += 1) {
      siteRuns.push(await measure(origin + address, file));
      bareRuns.push(await measure(`${origin}/bare${page}`, file));
    }
    const paint = median(siteRuns.map((run) => run.paint));
    const barePaint = median(bareRuns.map((run) => run.paint));
    const row = [
      `\`${address}\``,
      categories
        .map((_, index) => median(siteRuns.map(({ scores }) => scores[index] ?? 0)))
        .join(' / '),
      inMilliseconds(paint),
      inMilliseconds(barePaint),
      (paint / barePaint).toFixed(2),
      inMilliseconds(median(siteRuns.map((run) => run.blocking))),
      Math.max(...siteRuns.map((run) => run.shift)).toFixed(3),
    ];
    console.log(address);
    rows.push(row);
  }
  rmSync(folder, { recursive: true });
  return {
    title: 'Pages beside bare pages',
    method: `Lighthouse’s mobile preset, medians of ${runs}. A bare page has the same text and links, but no style, script or picture, and comes from the same server.`,
    table: [['Address', 'Scores', 'LCP', 'Bare page', 'Ratio', 'TBT', 'Worst shift'], ...rows],
  };
}
