import type { Deviation, Measured } from './measure.ts';
import { type CauseName, causes } from './causes.ts';
import { fairNotes } from './fairNotes.ts';
import type { Finding } from './finding.ts';
import type { Implementation } from './implementations.ts';
import { type Verdict, verdicts } from './judge.ts';

/** Deviations that have the same cause, with the lines that show it without an adapter. */
export interface ReportedCause {
  readonly cause: CauseName;
  readonly reproduce: Pick<Finding, 'run' | 'code' | 'prints'>;
  /** What is to be said in fairness: an option that avoids it (`fairNotes.ts`). */
  readonly note?: string;
  readonly tests: readonly Deviation[];
}

/** What an implementation did with the vectors. */
export interface ReportedImplementation {
  readonly name: string;
  readonly language: string;
  readonly source: Implementation['source'];
  readonly package: string;
  readonly version: string;
  /** The day of the run, in UTC: 2026-11-23. */
  readonly day: string;
  /** `failed` is `wrong` and `accepted` together; how many cases of all kinds. */
  readonly counts: Readonly<Record<Verdict | 'failed', number>>;
  /** The same by kind, for kinds of which at least one case was run. */
  readonly kinds: Measured['kinds'];
  readonly notRun: Measured['notRun'];
  readonly deviations: readonly ReportedCause[];
}

/** The file `data/conformance.json`. */
export interface ConformanceReport {
  /** The vectors' version, and how many there are. */
  readonly vectors: string;
  readonly cases: number;
  readonly causes: typeof causes;
  readonly implementations: readonly ReportedImplementation[];
}

function countsOf(measured: Measured, cases: number): Readonly<Record<Verdict | 'failed', number>> {
  const sum = (verdict: Verdict) =>
    Object.values(measured.kinds).reduce((total, counts) => total + counts[verdict], 0);
  const [passed, wrong, accepted, refused] = verdicts.map(sum) as [number, number, number, number];
  const notRun = cases - passed - wrong - accepted - refused;
  return { passed, failed: wrong + accepted, wrong, accepted, refused, notRun };
}

/** The finding that a deviation belongs to: the first that names the case. */
export function findingOf(
  findings: readonly Finding[],
  name: string,
  { id }: Deviation,
): Finding | undefined {
  return findings.find(({ of, tests }) => of === name && tests.test(id));
}

/** One implementation's part of the report; every deviation must have a finding. */
export function reportOn(
  { name, language, source, package: packageName }: Implementation,
  version: string,
  day: string,
  cases: number,
  measured: Measured,
  findings: readonly Finding[],
): ReportedImplementation {
  const found = [...new Set(measured.deviations.map((one) => findingOf(findings, name, one)))];
  const order = Object.keys(causes);
  const deviations = found
    .filter((finding) => finding !== undefined)
    .toSorted((one, other) => order.indexOf(one.cause) - order.indexOf(other.cause))
    .map((finding) => ({
      cause: finding.cause,
      reproduce: { run: finding.run, code: finding.code, prints: finding.prints },
      ...(finding.note === undefined ? {} : { note: fairNotes[finding.note].text }),
      tests: measured.deviations.filter((one) => findingOf(findings, name, one) === finding),
    }));
  return {
    name,
    language,
    source,
    package: packageName,
    version,
    day,
    counts: countsOf(measured, cases),
    kinds: measured.kinds,
    notRun: measured.notRun,
    deviations,
  };
}
