import type { Deviation, Measured } from './measure.ts';
import { type CauseName, causes } from './causes.ts';
import { type Rarity, rarities, rarityOf } from './rarities.ts';
import { workarounds } from './workarounds.ts';
import type { Finding } from './finding.ts';
import type { Implementation } from './implementations.ts';
import { type Verdict, verdicts } from './judge.ts';

/** Deviations with the same cause, with code that reproduces it without an adapter. */
export interface ReportedCause {
  readonly cause: CauseName;
  /** The rarity of the deviation, such as one code in 256. */
  readonly rarity: Rarity;
  readonly reproduce: Pick<Finding, 'run' | 'code' | 'prints'>;
  /** A way to avoid the deviation (a `text` of `workarounds.ts`). */
  readonly note?: string;
  readonly tests: readonly Deviation[];
}

/** The results of one implementation. */
export interface ReportedImplementation {
  readonly name: string;
  readonly language: string;
  readonly source: Implementation['source'];
  readonly package: string;
  readonly version: string;
  /** The day of the run in UTC, such as 2026-11-23. */
  readonly day: string;
  /** Cases of all kinds by verdict. `failed` is the sum of `wrong` and `accepted`. */
  readonly counts: Readonly<Record<Verdict | 'failed', number>>;
  /** Cases by kind and verdict, for kinds with at least one case that was run. */
  readonly kinds: Measured['kinds'];
  readonly notRun: Measured['notRun'];
  readonly deviations: readonly ReportedCause[];
}

/** The content of `data/conformance.json`. */
export interface ConformanceReport {
  /** The version of the vectors. */
  readonly vectors: string;
  /** The number of cases in the vectors. */
  readonly cases: number;
  readonly causes: typeof causes;
  readonly implementations: readonly ReportedImplementation[];
}

/** Returns the cases of all kinds by verdict. `cases` is the number of cases in the vectors. */
export function countsOf(
  measured: Measured,
  cases: number,
): Readonly<Record<Verdict | 'failed', number>> {
  const sum = (verdict: Verdict) =>
    Object.values(measured.kinds).reduce((total, counts) => total + counts[verdict], 0);
  const [passed, wrong, accepted, refused] = verdicts.map(sum) as [number, number, number, number];
  const notRun = cases - passed - wrong - accepted - refused;
  return { passed, failed: wrong + accepted, wrong, accepted, refused, notRun };
}

/** Returns the finding that explains a deviation: the implementation's first that matches its id. */
export function findingOf(
  findings: readonly Finding[],
  name: string,
  { id }: Deviation,
): Finding | undefined {
  return findings.find(({ implementation, tests }) => implementation === name && tests.test(id));
}

/** Returns an implementation's entry in the report. Omits deviations without a finding. */
export function reportOn(
  { name, language, source, package: packageName }: Implementation,
  version: string,
  day: string,
  cases: number,
  measured: Measured,
  findings: readonly Finding[],
): ReportedImplementation {
  const found = [
    ...new Set(measured.deviations.map((deviation) => findingOf(findings, name, deviation))),
  ];
  const order = Object.keys(causes);
  const deviations = found
    .filter((finding) => finding !== undefined)
    .toSorted((a, b) => order.indexOf(a.cause) - order.indexOf(b.cause))
    .map((finding) => ({
      cause: finding.cause,
      rarity: rarities[rarityOf[finding.cause]],
      reproduce: { run: finding.run, code: finding.code, prints: finding.prints },
      ...(finding.note === undefined ? {} : { note: workarounds[finding.note].text }),
      tests: measured.deviations.filter(
        (deviation) => findingOf(findings, name, deviation) === finding,
      ),
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
