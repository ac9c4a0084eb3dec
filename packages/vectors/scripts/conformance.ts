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

async function run(implementation: Implementation): Promise<ReportedImplementation | undefined> {
  const version = versionOf(implementation);
  if (version === undefined) {
    problems.push(`${implementation.name}: ${implementation.package} is not installed.`);
    return undefined;
  }
  const measured = await measure(implementation, prepare(implementation));
  const unknown = measured.deviations.filter(
    (deviation) => !findingOf(findings, implementation.name, deviation),
  );
  for (const { id, expected, given } of unknown)
    problems.push(
      `${implementation.name}, ${id}: ${JSON.stringify(given)} instead of ${JSON.stringify(expected)}; no finding.`,
    );
  const used = findings.filter((finding) =>
    measured.deviations.some(
      (deviation) => findingOf(findings, implementation.name, deviation) === finding,
    ),
  );
  for (const finding of findings.filter(
    (candidate) => candidate.implementation === implementation.name,
  )) {
    const printed = used.includes(finding) ? reproduce(finding) : undefined;
    if (printed !== finding.prints)
      problems.push(
        `${implementation.name}, ${finding.cause}: ${printed === undefined ? 'no case shows it' : `printed ${printed}`}.`,
      );
  }
  const day = new Date().toISOString().slice(0, 10);
  const cases = suite.numberOfTests;
  const reported = reportOn(implementation, version, day, cases, measured, findings);
  console.log(implementation.name, version, JSON.stringify(reported.counts));
  return reported;
}

const names = process.argv.slice(2);
const chosen = implementations.filter(({ name }) => names.length === 0 || names.includes(name));
install(chosen);
const before: ConformanceReport | undefined = existsSync(file)
  ? JSON.parse(readFileSync(file, 'utf8'))
  : undefined;
const done: ReportedImplementation[] = [];
for (const implementation of implementations) {
  const previous = before?.implementations.find(({ name }) => name === implementation.name);
  const reported = chosen.includes(implementation) ? await run(implementation) : previous;
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
  const measurementIn = (conformanceReport: ConformanceReport | undefined) => {
    const reported = conformanceReport?.implementations.find((entry) => entry.name === name);
    return conformanceReport && reported && measurementOf(conformanceReport, reported);
  };
  const measurement = measurementIn(report);
  return measurement
    ? addMeasurement(previous, name, measurement, measurementIn(before))
    : previous;
}, readHistory());
writeHistory(history);
