import type { Counts, Deviation } from './measure.ts';
import type { ConformanceReport, ReportedImplementation } from './report.ts';
import { verdicts } from './judge.ts';

/** Where a version is from. */
export type Origin = 'npm' | 'Debian 12' | 'Debian unstable';

/** Identifies a measurement of an implementation. The history has one measurement for each key. */
export interface MeasurementKey {
  /** The day of the run in UTC, such as 2026-11-23. */
  readonly day: string;
  /** The version of the implementation. */
  readonly version: string;
  /** The version of the vectors. */
  readonly vectors: string;
}

/** A case that an implementation didn't pass, and its answer. */
export type DeviatingCase = Pick<Deviation, 'id' | 'verdict' | 'given'>;

/** The differences between the deviations of two measurements, sorted by id. */
export interface Changes {
  /** The ids of cases that deviate only in the earlier measurement. */
  readonly gone: readonly string[];
  /** Cases that deviate only in the later measurement. */
  readonly added: readonly DeviatingCase[];
  /** Cases that deviate in both, with another verdict or another answer. */
  readonly changed: readonly DeviatingCase[];
}

/** One run of the vectors. */
export interface Measurement extends MeasurementKey {
  readonly origin: Origin;
  /** The number of cases in the vectors. */
  readonly cases: number;
  readonly counts: Counts;
  /** Absent if there's nothing to compare with. */
  readonly changes?: Changes & { readonly comparedWith: MeasurementKey };
}

/** A measurement with its deviations, which the history doesn't keep. */
export interface NewMeasurement extends Omit<Measurement, 'changes'> {
  readonly deviations: readonly DeviatingCase[];
}

export interface ImplementationHistory {
  readonly name: string;
  /** The newest version on npm or in Debian unstable, and the day in UTC when it was looked up. */
  readonly newest?: {
    readonly day: string;
    readonly version: string;
    readonly origin: Origin;
  };
  /** Oldest first. */
  readonly measurements: readonly Measurement[];
}

/** The content of `data/history.json`. */
export interface MeasurementHistory {
  readonly implementations: readonly ImplementationHistory[];
}

const byId = new Intl.Collator('en', { numeric: true });

/** Returns whether two verdicts or answers differ. The text of a refusal isn't an answer. */
function isChanged(before: DeviatingCase, after: DeviatingCase): boolean {
  if (before.verdict !== after.verdict) return true;
  return (
    after.verdict !== 'refused' && JSON.stringify(before.given) !== JSON.stringify(after.given)
  );
}

/** Returns the differences between the deviations of two measurements. */
export function compareDeviations(
  before: readonly DeviatingCase[],
  after: readonly DeviatingCase[],
): Changes {
  const earlier = new Map(before.map((deviation) => [deviation.id, deviation]));
  const later = new Set(after.map(({ id }) => id));
  const cases = after
    .map(({ id, verdict, given }) => ({ id, verdict, given }))
    .toSorted((a, b) => byId.compare(a.id, b.id));
  return {
    gone: [...earlier.keys()].filter((id) => !later.has(id)).toSorted(byId.compare),
    added: cases.filter(({ id }) => !earlier.has(id)),
    changed: cases.filter((deviation) => {
      const previous = earlier.get(deviation.id);
      return previous !== undefined && isChanged(previous, deviation);
    }),
  };
}

const keyOf = ({ day, version, vectors }: MeasurementKey): MeasurementKey => ({
  day,
  version,
  vectors,
});

const isSame = (first: MeasurementKey, second: MeasurementKey) =>
  first.day === second.day && first.version === second.version && first.vectors === second.vectors;

/** Returns the measurement in an entry of `conformance.json`. */
export function measurementOf(
  { vectors, cases }: Pick<ConformanceReport, 'vectors' | 'cases'>,
  { day, version, source, counts, deviations }: ReportedImplementation,
): NewMeasurement {
  return {
    day,
    version,
    origin: source === 'npm' ? 'npm' : 'Debian 12',
    vectors,
    cases,
    counts: Object.fromEntries(
      verdicts.map((verdict) => [verdict, counts[verdict]]),
    ) as unknown as Counts,
    deviations: deviations.flatMap(({ tests }) => tests),
  };
}

/** Returns the history with a change to one implementation, which is added if it's new. */
function changeImplementation(
  { implementations }: MeasurementHistory,
  name: string,
  change: (implementation: ImplementationHistory) => ImplementationHistory,
): MeasurementHistory {
  const isKnown = implementations.some((implementation) => implementation.name === name);
  const all = isKnown ? implementations : [...implementations, { name, measurements: [] }];
  return {
    implementations: all.map((implementation) =>
      implementation.name === name ? change(implementation) : implementation,
    ),
  };
}

/**
 * Returns the history with a measurement of an implementation. If the history has a measurement with the same day,
 * version and version of the vectors, the new one replaces it. Otherwise, the new one comes last.
 *
 * @param earlier the measurement to compare with. If it is the one that the new measurement replaces, and both have the
 * same deviations, the new measurement gets the `changes` of the old one.
 */
export function addMeasurement(
  history: MeasurementHistory,
  name: string,
  { deviations, ...measurement }: NewMeasurement,
  earlier?: NewMeasurement,
): MeasurementHistory {
  return changeImplementation(history, name, (implementation) => {
    const { measurements } = implementation;
    const replaced = measurements.find((candidate) => isSame(candidate, measurement));
    const differences = earlier && compareDeviations(earlier.deviations, deviations);
    const isRepeated = earlier !== undefined && isSame(earlier, measurement);
    const isEqual = differences && Object.values(differences).every((cases) => cases.length === 0);
    const replacedChanges = isRepeated && isEqual ? replaced?.changes : undefined;
    const changes =
      differences && !isRepeated
        ? { comparedWith: keyOf(earlier), ...differences }
        : replacedChanges;
    const added: Measurement = { ...measurement, ...(changes && { changes }) };
    return {
      ...implementation,
      measurements: replaced
        ? measurements.map((previous) => (previous === replaced ? added : previous))
        : [...measurements, added],
    };
  });
}

/** Returns the history with the newest version of an implementation. */
export function setNewest(
  history: MeasurementHistory,
  name: string,
  newest: NonNullable<ImplementationHistory['newest']>,
): MeasurementHistory {
  return changeImplementation(history, name, ({ measurements }) => ({
    name,
    newest,
    measurements,
  }));
}

/** Returns the text of `data/history.json`: one measurement on a line. */
export function formatHistory({ implementations }: MeasurementHistory): string {
  const entries = implementations.map(({ measurements, ...head }) => {
    const lines = measurements.map((measurement) => JSON.stringify(measurement)).join(',\n');
    return `{${JSON.stringify(head).slice(1, -1)},"measurements":[\n${lines}\n]}`;
  });
  return `{"implementations":[\n${entries.join(',\n')}\n]}\n`;
}
