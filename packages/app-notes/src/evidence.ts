import { type NoteSource, noteSources } from './sources.ts';
import type { NoteEntry } from './types.ts';
import { effectOf, type RequestedSettings } from './outcomes.ts';
import type { ValueSetting } from './values.ts';

/** How the outcome of a value is known. */
export interface Evidence {
  /** `measured`: we ran the app's own code with the test vectors. `reported`: others saw it, or we read the code. */
  readonly kind: 'measured' | 'reported';
  /** The version that was measured. */
  readonly version?: string;
  /** The newest observation: a day, a year if only that is known, or undefined. */
  readonly date?: string;
  /** Whether the newest observation is more than 24 months old. */
  readonly isOld: boolean;
}

const sourcesOf = (notes: readonly NoteEntry[]): NoteSource[] =>
  notes.flatMap(({ sources }) => sources.map((id): NoteSource => noteSources[id]));

const dateOf = ({ day, year }: NoteSource) =>
  day ?? (year === undefined ? undefined : String(year));

/** Returns the last possible day of an observation. */
const lastDayOf = (date: string) => (date.length === 4 ? `${date}-12-31` : date);

/** Returns the same day two years earlier. */
function twoYearsBefore(day: string): string {
  return `${Number(day.slice(0, 4)) - 2}${day.slice(4)}`;
}

function newestOf(sources: readonly NoteSource[]): NoteSource | undefined {
  const dated = sources.filter((source) => dateOf(source) !== undefined);
  return dated.toSorted((a, b) => {
    const [first, second] = [lastDayOf(dateOf(a) ?? ''), lastDayOf(dateOf(b) ?? '')];
    return first < second ? 1 : first > second ? -1 : 0;
  })[0];
}

/**
 * Returns whether all observations are more than 24 months old on the given day. If only a year is known,
 * its last day counts. Sources without a date don't count.
 */
export function areOld(notes: readonly NoteEntry[], day: string): boolean {
  const newest = newestOf(sourcesOf(notes));
  return newest !== undefined && lastDayOf(dateOf(newest) ?? '') < twoYearsBefore(day);
}

/** The newest day of all sources, from which the age of notes counts. */
export const newestSourceDay: string = Object.values(noteSources)
  .map((source: NoteSource) => source.day ?? '')
  .reduce((newest, day) => (day > newest ? day : newest));

/**
 * Returns how the outcome of a value is known, or undefined if no note covers the value. A measurement
 * takes precedence over reports.
 *
 * @param day the day from which the age counts, such as `2026-11-24`.
 */
export function evidenceOf(
  notes: readonly NoteEntry[],
  requested: RequestedSettings,
  setting: ValueSetting,
  day: string,
): Evidence | undefined {
  const deciding = notes.filter((note) => effectOf(note, requested, setting) !== undefined);
  if (deciding.length === 0) return undefined;
  const sources = sourcesOf(deciding);
  const measured = newestOf(sources.filter(({ kind }) => kind === 'measured'));
  const newest = measured ?? newestOf(sources);
  const date = newest && dateOf(newest);
  return {
    kind: measured === undefined ? 'reported' : 'measured',
    ...(measured?.version === undefined ? {} : { version: measured.version }),
    ...(date === undefined ? {} : { date }),
    isOld: date !== undefined && lastDayOf(date) < twoYearsBefore(day),
  };
}
