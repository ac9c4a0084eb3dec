export interface Step {
  readonly name: string;
  readonly command: string;
  /** The folder to run the command in. The root by default. */
  readonly folder?: string;
  /** The JSON file that Vitest or Playwright writes the results to. */
  readonly report?: string;
  /** Whether the command writes to the terminal while it runs. */
  readonly isLive?: boolean;
  /** Whether nothing else can run if this step fails. */
  readonly isNeeded?: boolean;
}

/** Returns a step that runs groups of tests (vitest.config.ts). */
function vitest(name: string, ...groups: readonly string[]): Step {
  const report = `.cache/reports/${groups[0]}.json`;
  const options = groups.map((group) => `--project ${group}`).join(' ');
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run ${options} ${reporters}`, report };
}

const build: Step = { name: 'build', command: 'npm run --silent build', isNeeded: true };

const texts: readonly Step[] = [
  { name: 'messages', command: 'npm run --silent messages -- --check' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'oxfmt --check .' },
];

const unused: Step = { name: 'unused code', command: 'npm run --silent unused' };
const unit = vitest('unit tests', 'packages', 'site');
const programs = vitest('real programs', 'programs');
const built = vitest('hosts and other builds', 'hosts', 'built');
const engines = vitest('Firefox and WebKitGTK', 'engines');

const browser: Step = {
  name: 'browser tests',
  command: 'playwright test',
  folder: 'site',
  report: 'site/.cache/report.json',
  isLive: true,
};

type Stages = readonly (readonly (readonly Step[])[])[];

/**
 * The steps of `npm test`. Stages run one after the other. The rows of a stage run side by side, and the steps of
 * a row one after the other. The build and the browser tests use all cores, so they run alone. Firefox and
 * WebKitGTK mostly wait for their frames, so they run beside two rows that take a core each.
 */
export const stages: Stages = [
  [[build]],
  [[unit, programs], [...texts, unused, built], [engines]],
  [[browser]],
];

/** The steps of `npm run check`. */
export const stagesOfCheck: Stages = [[texts, [unit]]];
