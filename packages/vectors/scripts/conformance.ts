import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeSuite } from '../src/suite.ts';
import { causes } from '../src/conformance/causes.ts';
import { findings } from '../src/conformance/findings.ts';
import { addMeasurement, measurementOf } from '../src/conformance/history.ts';
import { readHistory, writeHistory } from '../src/conformance/historyFile.ts';
import { type Implementation, implementations } from '../src/conformance/implementations.ts';
import { install, prepare, versionOf } from '../src/conformance/install.ts';
import { measure } from '../src/conformance/measure.ts';
import {
  type ConformanceReport,
  findingOf,
  reportOn,
  type ReportedImplementation,
} from '../src/conformance/report.ts';
import { reproduce } from '../src/conformance/reproduce.ts';

/**
 * Runs the vectors against implementations and writes the results to `data/conformance.json`. Adds
 * them to `data/history.json`, each compared with the implementation's previous results.
 *
 *     npm run conformance                 # all implementations
 *     npm run conformance -- otplib ROTP  # only these; the others keep their results
 *
 * Every deviation needs a finding, whose code must print the text in `prints`. Otherwise, the run
 * lists the problems, fails, and writes nothing.
 */
const folder = fileURLToPath(new URL('../data', import.meta.url));
const file = `${folder}/conformance.json`;
const suite = makeSuite();
const problems: string[] = [];

async function run(one: Implementation): Promise<ReportedImplementation | undefined> {
  const version = versionOf(one);
  if (version === undefined) {
    problems.push(`${one.name}: ${one.package} is not installed.`);
    return undefined;
  }
  const measured = await measure(one, prepare(one));
  const unknown = measured.deviations.filter((each) => !findingOf(findings, one.name, each));
  for (const { id, expected, given } of unknown)
    problems.push(
      `${one.name}, ${id}: ${JSON.stringify(given)} instead of ${JSON.stringify(expected)}; no finding.`,
    );
  const used = findings.filter((finding) =>
    measured.deviations.some((each) => findingOf(findings, one.name, each) === finding),
  );
  for (const finding of findings.filter(({ implementation }) => implementation === one.name)) {
    const printed = used.includes(finding) ? reproduce(finding) : undefined;
    if (printed !== finding.prints)
      problems.push(
        `${one.name}, ${finding.cause}: ${printed === undefined ? 'no case shows it' : `printed ${printed}`}.`,
      );
  }
  const day = new Date().toISOString().slice(0, 10);
  const cases = suite.numberOfTests;
  const reported = reportOn(one, version, day, cases, measured, findings);
  console.log(one.name, version, JSON.stringify(reported.counts));
  return reported;
}

const names = process.argv.slice(2);
const chosen = implementations.filter(({ name }) => names.length === 0 || names.includes(name));
install(chosen);
const before: ConformanceReport | undefined = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : undefined;
const done: ReportedImplementation[] = [];
for (const one of implementations) {
  const previous = before?.implementations.find(({ name }) => name === one.name);
  const reported = chosen.includes(one) ? await run(one) : previous;
  if (reported) done.push(reported);
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
const report: ConformanceReport = {
  vectors: suite.version,
  cases: suite.numberOfTests,
  causes,
  implementations: done,
};
mkdirSync(folder, { recursive: true });
writeFileSync(file, `${JSON.stringify(report, null, 1)}\n`);

const history = chosen.reduce((previous, { name }) => {
  const measurementIn = (one: ConformanceReport | undefined) => {
    const reported = one?.implementations.find((entry) => entry.name === name);
    return one && reported && measurementOf(one, reported);
  };
  const measurement = measurementIn(report);
  return measurement
    ? addMeasurement(previous, name, measurement, measurementIn(before))
    : previous;
}, readHistory());
writeHistory(history);
