import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type Visited, documents, hashes, queries } from './bench/addresses.ts';
import { type Section, tableOf, throttle } from './bench/figures.ts';
import { measureLab } from './bench/lab.ts';
import { besideBarePages } from './bench/lighthouse.ts';
import { measurePresses } from './bench/presses.ts';
import { writeSection } from './bench/report.ts';
import { measureScreens } from './bench/screens.ts';
import { type ServedSite, serveSite } from './bench/site.ts';
import { measureWeights } from './bench/weights.ts';
import { findChrome } from './test/programs.ts';

/**
 * Measures the built site as nginx serves it and writes the figures into docs/performance.md.
 * Usage: npm run bench [-- section … --runs 5 --only /app/]
 * `--only` measures the addresses that begin so, and writes nothing.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const runs = Number(values.runs);
const { only } = values;

const beside = (visited: readonly Visited[]) => (site: ServedSite) => {
  const wanted = visited.filter(({ address }) => only === undefined || address.startsWith(only));
  return besideBarePages(site, wanted, runs);
};

async function inBrowser<Result>(measure: (browser: Browser) => Promise<Result>): Promise<Result> {
  const browser = await chromium.launch({ executablePath: findChrome(), args: ['--no-sandbox'] });
  try {
    return await measure(browser);
  } finally {
    await browser.close();
  }
}

const sections: Readonly<Record<string, (site: ServedSite) => Section | Promise<Section>>> = {
  documents: beside(documents),
  queries: beside(queries),
  hash: beside(hashes),
  script: ({ origin }) => inBrowser((browser) => measureWeights(browser, origin)),
  presses: async ({ origin }) => ({
    note: `From a press until its answer is painted, at ${throttle}× CPU throttling (Event Timing API, in steps of 8 ms).`,
    table: tableOf(await inBrowser((browser) => measurePresses(browser, origin))),
  }),
  screens: async ({ origin }) => ({
    note: `From a press on a header link until the heading of its screen is painted, its text with it, at ${throttle}× CPU throttling: where it was shown before, and where it is new, at 150 ms round trip and 1.6 Mbit/s after the pointer has rested on the link for 300 ms. ${runs} presses each.`,
    table: tableOf(await inBrowser((browser) => measureScreens(browser, origin, runs))),
  }),
  lab: async ({ origin }) => ({
    note: 'How soon the tool ‘Check’ answers, and how long it holds the main thread.',
    table: tableOf(await inBrowser((browser) => measureLab(browser, origin))),
  }),
};

// Whatever ends the measuring ends the server with it.
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
const site = await serveSite();
for (const name of positionals.length > 0 ? positionals : Object.keys(sections)) {
  const measure = sections[name];
  if (!measure) throw new Error(`no section ${name}: ${Object.keys(sections).join(', ')}`);
  console.log(name);
  const load = () => loadavg()[0]?.toFixed(1);
  const before = load();
  const section = await measure(site);
  const machine = `${cpus().length} cores with a load of ${before} before and ${load()} after`;
  const node = `Node ${process.version.slice(1).split('.')[0]}`;
  const written = { ...section, note: `${section.note} ${machine}; ${node}.` };
  if (only === undefined) writeSection(name, written);
  for (const row of section.table) console.log(row.join('  '));
}
process.exit(0);
