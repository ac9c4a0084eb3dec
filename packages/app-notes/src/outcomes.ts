import type { NoteEntry } from './types.ts';
import { holds, type ValueSetting } from './values.ts';

/** What a note says of one value: `taken` is accepted, where nobody says that the code is right. */
type Effect = 'right' | 'taken' | 'ignored' | 'wrong' | 'refused' | 'unsupported' | 'partly';

/**
 * What is known of an app and a value. `ignored`: it shows the code for another value without a
 * warning; `wrong`: a wrong code otherwise; `unsupported`: it cannot, and what it does instead is
 * not said; `partly`: a wrong code for some values, which are not said.
 */
export type Outcome = Exclude<Effect, 'taken'> | 'disputed' | 'unknown';

/** The outcomes in five words, as the table's cells name them. */
export const noteVerdicts = {
  right: 'right',
  ignored: 'ignored',
  wrong: 'ignored',
  refused: 'refused',
  unsupported: 'unknown',
  partly: 'unknown',
  disputed: 'disputed',
  unknown: 'unknown',
} as const satisfies Record<Outcome, string>;

/** The values that are asked for; a setting that is left out may have any. */
export interface Wanted {
  readonly type?: 'hotp';
  readonly algorithm?: string;
  readonly digits?: number;
  readonly period?: number;
}

/** Whether a note speaks of what is wanted at all. */
function isAbout(note: NoteEntry, wanted: Wanted): boolean {
  if (note.type !== undefined && note.type !== wanted.type) return false;
  if (note.together !== true || !('given' in note)) return true;
  const { given } = note;
  return (['type', 'algorithm', 'digits', 'period'] as const).every((setting) => {
    const value = wanted[setting];
    return value === undefined || holds(given, setting, value) !== false;
  });
}

/** What a note says of one of the settings wanted; undefined where it says nothing of it. */
export function effectOf(
  note: NoteEntry,
  wanted: Wanted,
  setting: ValueSetting,
): Effect | undefined {
  const value = wanted[setting];
  if (value === undefined || !isAbout(note, wanted)) return undefined;
  // What an app does with such accounts is said of an app that takes them.
  if (setting === 'type' && note.type === value) return 'taken';
  const isGiven = 'given' in note ? holds(note.given, setting, value) : undefined;
  const either = (inside?: Effect, outside?: Effect) =>
    isGiven === undefined ? undefined : isGiven ? inside : outside;
  switch (note.behavior) {
    case 'right':
      return either('right');
    case 'takes':
      return either('taken');
    case 'only':
      return either('taken', 'unsupported');
    case 'only-else-refuses':
      return either('taken', 'refused');
    case 'clamps':
      return either('taken', 'ignored');
    case 'refuses':
      return either('refused');
    case 'reads-as':
      return either('ignored');
    case 'wrong-at':
      return either('wrong');
    case 'ignores': {
      const isUsed = holds(note.used, setting, value);
      return isUsed === undefined ? undefined : isUsed ? 'taken' : 'ignored';
    }
    case 'wrong-in-some':
      return either('partly');
    case 'type-ignored':
      return setting === 'type' ? 'ignored' : undefined;
    default:
      return undefined;
  }
}

/** What several notes say together. What is known in part gives way to what is known. */
function combine(effects: ReadonlySet<Effect>): Outcome {
  const isTaken = effects.has('right') || effects.has('taken');
  const against = (['ignored', 'refused', 'wrong', 'unsupported'] as const).filter((one) =>
    effects.has(one),
  );
  const [first, second] = against;
  if (first === undefined) {
    if (isTaken) return 'right';
    return effects.has('partly') ? 'partly' : 'unknown';
  }
  // A value that is taken may still give a wrong code.
  if (isTaken && (first !== 'wrong' || second !== undefined || effects.has('right')))
    return 'disputed';
  return first === 'ignored' && second === 'refused' ? 'disputed' : first;
}

/** What such a note says holds for every value. */
const sweeping = new Set<NoteEntry['behavior']>(['ignores', 'only', 'only-else-refuses', 'clamps']);

function areApart(one: NoteEntry, other: NoteEntry, setting: ValueSetting): boolean {
  if (!('given' in one) || !('given' in other)) return false;
  const named = [...(one.given[setting] ?? []), ...(other.given[setting] ?? [])];
  return !named.some(
    (value) =>
      typeof value !== 'object' &&
      holds(one.given, setting, value) === true &&
      holds(other.given, setting, value) === true,
  );
}

/**
 * Whether a note that an app does other values of a setting casts doubt on one about this value:
 * the two contradict each other, and either that one is about every value, or they never speak of
 * the same.
 */
function contests(other: NoteEntry, one: NoteEntry, setting: ValueSetting): boolean {
  if (one.conflict === undefined || one.conflict !== other.conflict) return false;
  if (other.behavior !== 'right' && other.behavior !== 'takes') return false;
  if (!other.settings.includes(setting)) return false;
  return sweeping.has(one.behavior) || areApart(one, other, setting);
}

/** What notes on one app say of one of the settings wanted. */
export function outcomeOf(
  notes: readonly NoteEntry[],
  wanted: Wanted,
  setting: ValueSetting,
): Outcome {
  const effects = notes.map((note) => effectOf(note, wanted, setting));
  const silent = notes.filter((_, index) => effects[index] === undefined);
  const isContested = notes.some(
    (one, index) =>
      effects[index] !== undefined && silent.some((other) => contests(other, one, setting)),
  );
  if (isContested) return 'disputed';
  return combine(new Set(effects.filter((effect) => effect !== undefined)));
}
