import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeBarePage } from './bare.ts';
import { startNginx } from '../../tests/hosts/nginx.ts';
import { answerFrom } from '../serve/answerFrom.ts';
import { findChrome, findProgram } from '../test/programs.ts';

/**
 * Lighthouse's mobile preset over every screen in both languages, interleaved with a bare page of
 * the same text on the same server; medians and ratios go into docs/performance.md.
 * `tsx scripts/bench/lighthouse.ts [runs] [path …]` measures some documents only and writes nothing.
 */
const names = 'server app logon otpqr privacy eula help-authplugin help-authlogin update-authlogin';
const screens = ['', ...names.split(' ').map((name) => `${name}/`)];
const [runsGiven, ...pathsGiven] = process.argv.slice(2);
const runs = Number(runsGiven ?? 5);
const paths =
  pathsGiven.length > 0
    ? pathsGiven
    : ['/', '/ko-KR/'].flatMap((root) => screens.map((screen) => root + screen));
const port = 4178;
const origin = `http://127.0.0.1:${port}`;
const report = 'docs/performance.md';
const chromeFlags = '--headless=new --no-sandbox';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

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

function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const site = mkdtempSync(join(tmpdir(), 'bench-'));
// nginx reads it as another user.
chmodSync(site, 0o755);
cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), site, { recursive: true });

const lighthouse = fileURLToPath(
  new URL('../../node_modules/lighthouse/cli/index.js', import.meta.url),
);

/** Undefined where Lighthouse saw no painting or did not come to an end. */
function tryToMeasure(path: string, asked: readonly string[]): Run | undefined {
  const file = join(site, '_result.json');
  const { status } = spawnSync(
    process.execPath,
    [
      lighthouse,
      origin + path,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${asked.join(',')}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    { env: { ...process.env, CHROME_PATH: findChrome() }, stdio: ['ignore', 'ignore', 'inherit'] },
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

function measure(path: string, asked: readonly string[]): Run {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const run = tryToMeasure(path, asked);
    if (run) return run;
  }
  throw new Error(`Lighthouse failed on ${path}`);
}

const bare = new Map(paths.map((path) => [path, writeBarePage(site, path)]));
const server = createServer(answerFrom(site));
// Whatever ends the measuring ends the server with it.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
const withNginx = findProgram('nginx') !== undefined;
const stop = withNginx ? startNginx(site, port, 4 * 3600) : () => server.close();
if (!withNginx) server.listen(port);

const machines: number[] = [];
const rows = paths.map((path) => {
  const own: Run[] = [];
  const bareRuns: Run[] = [];
  for (let run = 0; run < runs; run += 1) {
    // Only the speed differs from run to run.
    own.push(measure(path, run === 0 ? categories : ['performance']));
    bareRuns.push(measure(bare.get(path) ?? path, ['performance']));
  }
  const speed = median(own.map((run) => run.scores[0] ?? 0));
  const scores = [speed, ...(own[0]?.scores.slice(1) ?? [])];
  machines.push(...own.map((run) => run.machine));
  const paint = median(own.map((run) => run.paint));
  const barePaint = median(bareRuns.map((run) => run.paint));
  const blocking = median(own.map((run) => run.blocking));
  const bareBlocking = median(bareRuns.map((run) => run.blocking));
  const shift = Math.max(...own.map((run) => run.shift));
  const row = `| ${path} | ${scores.join(' / ')} | ${Math.round(paint)} ms | ${Math.round(barePaint)} ms | ${(paint / barePaint).toFixed(2)} | ${Math.round(blocking)} ms | ${Math.round(bareBlocking)} ms | ${shift.toFixed(3)} |`;
  console.log(row);
  return row;
});
stop();
rmSync(site, { recursive: true, force: true });

const start = '<!-- lighthouse -->';
const end = '<!-- /lighthouse -->';
const text = readFileSync(report, 'utf8');
const figures = [
  start,
  `Lighthouse’s mobile preset, medians of ${runs} runs, ${withNginx ? 'nginx with brotli' : 'the project’s own server'}, ${cpus().length} cores, machine index ${Math.round(median(machines))} (least ${Math.round(Math.min(...machines))}).`,
  '',
  '| Document | Scores | LCP | LCP of the bare page | Ratio | TBT | TBT of the bare page | Worst shift |',
  '|---|---|--:|--:|--:|--:|--:|--:|',
  ...rows,
  end,
].join('\n');
if (pathsGiven.length === 0)
  writeFileSync(
    report,
    text.slice(0, text.indexOf(start)) + figures + text.slice(text.indexOf(end) + end.length),
  );
