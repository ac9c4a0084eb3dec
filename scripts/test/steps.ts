/** One command of a run. */
export interface Step {
  readonly name: string;
  readonly command: string;
  /** Where the step's runner writes how many of its tests passed and failed, and which. */
  readonly report?: string;
}

export const reports = '.cache/reports';

function vitest(name: string, parameters: string): Step {
  const report = `${reports}/${name.replaceAll(' ', '-')}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run ${parameters} ${reporters}`, report };
}

export const build: Step = { name: 'build', command: 'tsx scripts/build.ts' };

const texts: readonly Step[] = [
  { name: 'words', command: 'tsx scripts/words.ts --check' },
  { name: 'types', command: 'tsc --noEmit' },
  { name: 'lint', command: 'oxlint --type-aware --deny-warnings' },
  { name: 'format', command: 'oxfmt --check .' },
];

const unused: Step = { name: 'unused', command: 'knip' };

const unit = vitest('unit tests', '--exclude tests/{programs,engines,hosts,built}/**');
const programs = vitest('real programs', 'tests/programs/');
const built = vitest('hosts and what is built', 'tests/hosts/ tests/built/ --maxWorkers=1');
const engines = vitest('Firefox and WebKitGTK', 'tests/engines/ --maxWorkers=2');
const browser: Step = {
  name: 'browser tests',
  command: 'playwright test',
  report: `${reports}/playwright.json`,
};

/**
 * Stages one after the other; in a stage, rows of steps beside each other: each of the first two
 * takes a core, and other engines wait for their frames for a third of their time. The build and the
 * browser tests have the machine for themselves.
 */
type Stages = readonly (readonly (readonly Step[])[])[];

export const runs = {
  test: [[[build]], [[unit, programs], [...texts, unused, built], [engines]], [[browser]]],
  check: [[texts, [unit]]],
  sweep: [[[build]], [[unit, programs]], [[browser]]],
} as const satisfies Readonly<Record<string, Stages>>;
