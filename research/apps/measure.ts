import { readFileSync, writeFileSync } from 'node:fs';
import { makeSuite } from '@otp-lab/vectors';
import { Adapter, measure } from '@otp-lab/vectors/conformance/run';
import { type AppSource, measuredSources } from './sources.ts';
import { askSettings } from './settings.ts';

/**
 * Usage: npx node research/apps/measure.ts ID COMMAND [ARGUMENT ...]
 *
 * Runs the code and URI cases of the test vectors against the code of an authenticator app, and asks how the app treats
 * each setting. `ID` is an id of `sources.ts`. `COMMAND` starts an adapter of the app's code
 * (docs/reference/conformance.md). The result replaces the app's entry in packages/app-notes/data/measured-apps.json.
 */
const resultsFile = new URL('../../packages/app-notes/data/measured-apps.json', import.meta.url);

interface MeasuredApp extends AppSource {
  readonly kind: 'measured';
  readonly day: string;
  readonly vectors: string;
  readonly kinds: unknown;
  readonly notRun: unknown;
  readonly settings: unknown;
  readonly deviations: readonly {
    readonly id: string;
    readonly verdict: string;
    readonly given: unknown;
  }[];
}

const [app = '', program, ...parameters] = process.argv.slice(2);
const source: AppSource | undefined = Object.entries(measuredSources).find(
  ([name]) => name === app,
)?.[1];
if (source === undefined || program === undefined) {
  console.error(
    `Usage: measure.ts ID COMMAND, with an ID of ${Object.keys(measuredSources).join(', ')}`,
  );
  process.exit(2);
}

/** How long the adapter may take for each answer. */
const timeoutSeconds = 10;
const command: readonly [string, ...string[]] = [program, ...parameters];
const suite = makeSuite();
const asked = new Set(
  suite.groups
    .filter(({ kind }) => kind === 'codes' || kind === 'uris')
    .flatMap(({ tests }) => tests.map((test) => test.id)),
);
const { kinds, notRun, deviations } = await measure({ timeoutSeconds }, command, (test) =>
  asked.has(test),
);
const adapter = new Adapter(command, timeoutSeconds);
const settings = await askSettings(adapter);
await adapter.end();

const result: MeasuredApp = {
  kind: 'measured',
  ...source,
  day: new Date().toISOString().slice(0, 10),
  vectors: suite.version,
  kinds,
  notRun,
  settings,
  // Leave out the questions and the expected answers, because the vectors have them.
  deviations: deviations.map(({ id, verdict, given }) => ({ id, verdict, given })),
};
const before = JSON.parse(readFileSync(resultsFile, 'utf8')) as { apps: Record<string, unknown> };
const apps = Object.entries({ ...before.apps, [app]: result }).toSorted(([a], [b]) =>
  a < b ? -1 : 1,
);
writeFileSync(
  resultsFile,
  `${JSON.stringify({ ...before, apps: Object.fromEntries(apps) }, null, 1)}\n`,
);
console.log(app, JSON.stringify(kinds), `${notRun.length} features not run`);
