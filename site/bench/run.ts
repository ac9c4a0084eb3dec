/**
 * `npm run bench [-- pages presses weights --runs 5 --only /app/]` measures the built site in Chromium and writes
 * docs/reference/measured-<name>.md. Build first, and stop other programs: they distort the figures. `--only`
 * measures the addresses that start with a prefix and prints the table instead of writing it.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { findChrome } from '../../scripts/programs.ts';
import { englishPages, koreanPages, otherAddresses } from './addresses.ts';
import type { Report } from './figures.ts';
import { measurePages } from './lighthouse.ts';
import { measurePresses } from './presses.ts';
import { writeReport } from './report.ts';
import { serveSite } from './site.ts';
import { measureWeights } from './weights.ts';

const defaultRuns = '5';
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: defaultRuns },
    only: { type: 'string', default: '' },
  },
});
const { only, runs } = values;
const options = runs === defaultRuns ? [] : [`--runs ${runs}`];
const pages = [...englishPages, ...koreanPages].filter((page) => page.startsWith(only));
const addresses = [
  ...pages.map((page) => ({ address: page, page })),
  ...otherAddresses.filter(({ address }) => address.startsWith(only)),
];

async function inBrowser(measure: (browser: Browser) => Promise<Report>): Promise<Report> {
  const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox'] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

const benchmarks: Readonly<Record<string, (origin: string) => Promise<Report>>> = {
  pages: (origin) => measurePages(origin, addresses, Number(runs)),
  presses: (origin) => inBrowser((browser) => measurePresses(browser, origin)),
  weights: (origin) => inBrowser((browser) => measureWeights(browser, origin, pages)),
};

const names = positionals.length > 0 ? positionals : Object.keys(benchmarks);
const unknown = names.find((name) => !(name in benchmarks));
if (unknown !== undefined)
  throw new Error(
    `Unknown benchmark ${unknown}. Choose from ${Object.keys(benchmarks).join(', ')}.`,
  );

const site = await serveSite();
try {
  for (const name of names) {
    const report = await benchmarks[name]?.(site.origin);
    if (!report) continue;
    if (only === '') console.log(writeReport(name, options, report));
    else for (const row of report.table) console.log(row.join('  '));
  }
} finally {
  site.close();
}
