export interface Step {
  readonly name: string;
  readonly command: string;
  /** The folder to run the command in. Default: the root of the project. */
  readonly folder?: string;
  /** The JSON file that Vitest or Playwright writes its results to. */
  readonly report?: string;
  /** If true, the terminal shows the output while the command runs. Otherwise it goes to a log file. */
  readonly hasLiveOutput?: boolean;
  /** If true, no later step runs after this step fails. */
  readonly isRequired?: boolean;
}

/** Returns a step that runs test projects of vitest.config.ts. */
function vitest(name: string, ...projects: readonly string[]): Step {
  const report = `.cache/reports/${projects[0]}.json`;
  const options = projects.map((project) => `--project ${project}`).join(' ');
  const reporters = `--reporter=dot --reporter=json --outputFile.json=${report}`;
  return { name, command: `vitest run ${options} ${reporters}`, report };
}

const build: Step = { name: 'build', command: 'npm run --silent build', isRequired: true };

const staticChecks: readonly Step[] = [
  { name: 'messages', command: 'npm run --silent messages -- --check' },
  { name: 'types', command: 'npm run --silent types' },
  { name: 'lint', command: 'npm run --silent lint' },
  { name: 'format', command: 'oxfmt --check .' },
];

const unusedCode: Step = { name: 'unused code', command: 'npm run --silent unused' };
const unitTests = vitest('unit tests', 'unit', 'site');
const programTests = vitest('real programs', 'programs');
const buildTests = vitest('hosts and other builds', 'hosts', 'built');
const engineTests = vitest('Firefox and WebKitGTK', 'engines');

const browserTests: Step = {
  name: 'browser tests',
  command: 'playwright test',
  folder: 'site',
  report: 'site/.cache/report.json',
  hasLiveOutput: true,
};

/** Sequences of steps that run in parallel. */
type Stage = readonly (readonly Step[])[];

/**
 * The steps of `npm test`. Stages run one after the other. The build and the browser tests use all cores, so no other
 * step runs at the same time. Firefox and WebKitGTK mostly wait for their frames, so their tests run in parallel with
 * two sequences that each use one core.
 */
export const testStages: readonly Stage[] = [
  [[build]],
  [[unitTests, programTests], [...staticChecks, unusedCode, buildTests], [engineTests]],
  [[browserTests]],
];

/** The steps of `npm run check`. */
export const checkStages: readonly Stage[] = [[staticChecks, [unitTests]]];
