import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { type Figure, row } from './bench/figures.ts';
import { measureLab } from './bench/lab.ts';
import { measurePresses } from './bench/presses.ts';
import { findChrome } from './test/programs.ts';

/** Measures how soon the page answers and writes the figures into docs/performance.md. */
const port = 4177;
const report = 'docs/performance.md';

const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
  env: { ...process.env, PORT: String(port) },
  stdio: ['ignore', 'pipe', 'inherit'],
});
// Whatever ends the measuring ends the server with it.
process.once('exit', () => server.kill('SIGTERM'));
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox'] });
const presses = await measurePresses(browser, `http://localhost:${port}`);
const lab = await measureLab(browser, `http://localhost:${port}`);
await browser.close();

const measured: readonly Figure[] = [...presses, ...lab];
const text = readFileSync(report, 'utf8');
const start = '<!-- figures -->';
const end = '<!-- /figures -->';
const figures = [
  start,
  `Chromium on ${cpus().length} cores, Node ${process.version.slice(1).split('.')[0]}.`,
  '',
  '| What | median | worst | allowed |',
  '|---|---|---|---|',
  ...measured.map(row),
  end,
].join('\n');
writeFileSync(
  report,
  text.slice(0, text.indexOf(start)) + figures + text.slice(text.indexOf(end) + end.length),
);
console.log(figures);
process.exit(0);
