import type { NoteEntry } from './types.ts';
import { includesValue, type ValueSetting } from './values.ts';

/** The effect of a note on one value. `accepted`: the note doesn't say whether the code is right. */
type Effect = 'right' | 'accepted' | 'ignored' | 'wrong' | 'refused' | 'unsupported' | 'partly';

/**
 * What is known about an app and a value:
 *
 * - `right`: the app shows the right code.
 * - `ignored`: it shows the code for another value, without a warning.
 * - `wrong`: it shows another wrong code.
 * - `refused`: it refuses the account.
 * - `unsupported`: it doesn't support the value, and the source doesn't say what it does instead.
 * - `partly`: it shows a wrong code for some values, and the source doesn't say which.
 * - `disputed`: the sources contradict each other.
 * - `unknown`: there is no note.
 */
export type Outcome = Exclude<Effect, 'accepted'> | 'disputed' | 'unknown';

/** Groups the outcomes into the verdicts that the table's cells show. */
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

/** The requested values. An absent setting may have any value. */
export interface RequestedSettings {
  readonly type?: 'hotp';
  readonly algorithm?: string;
  readonly digits?: number;
  readonly period?: number;
}

/** Returns whether a note applies to the requested type of account. */
function appliesTo(note: NoteEntry, { type }: RequestedSettings): boolean {
  return note.type === undefined || note.type === (type ?? 'totp');
}

/** Returns the effect of a note on one requested setting, or undefined if it has none. */
export function effectOf(
  note: NoteEntry,
  requested: RequestedSettings,
  setting: ValueSetting,
): Effect | undefined {
  const value = requested[setting];
  if (value === undefined || !appliesTo(note, requested)) return undefined;
  if (note.behavior === 'counter-starts-before') return setting === 'type' ? 'wrong' : undefined;
  // A note about this type of account implies that the app accepts the type, at least with some settings.
  if (setting === 'type' && note.type === value)
    return note.behavior === 'ignores' ? 'partly' : 'accepted';
  const isGiven = 'given' in note ? includesValue(note.given, setting, value) : undefined;
  /** Returns the effect on the values that the note names, or on all others. */
  const effectIf = (given?: Effect, others?: Effect) => {
    if (isGiven === undefined) return undefined;
    return isGiven ? given : others;
  };
  switch (note.behavior) {
    case 'right':
    case 'calls-unsafe':
      return effectIf('right');
    case 'takes':
      return effectIf('accepted');
    case 'only':
      return effectIf('accepted', 'unsupported');
    case 'only-else-refuses':
      return effectIf('accepted', 'refused');
    case 'clamps':
      return effectIf('accepted', 'ignored');
    case 'refuses':
      return effectIf('refused');
    case 'reads-as':
      return effectIf('ignored');
    case 'wrong-at':
      return effectIf('wrong');
    case 'ignores': {
      const isUsed = includesValue(note.used, setting, value);
      if (isUsed === undefined) return undefined;
      return isUsed ? 'accepted' : 'ignored';
    }
    case 'wrong-in-some':
      return effectIf('partly');
    case 'type-ignored':
      return setting === 'type' ? 'ignored' : undefined;
    default:
      return undefined;
  }
}

/** Combines the effects of several notes. If notes say what the app does, `partly` doesn't count. */
function combine(effects: ReadonlySet<Effect>): Outcome {
  const isAccepted = effects.has('right') || effects.has('accepted');
  const objections = (['ignored', 'refused', 'wrong', 'unsupported'] as const).filter((effect) =>
    effects.has(effect),
  );
  const [first, second] = objections;
  if (first === undefined) {
    if (isAccepted) return 'right';
    return effects.has('partly') ? 'partly' : 'unknown';
  }
  // "Accepted" doesn't contradict "wrong": an app may accept a value and show a wrong code.
  const isOnlyWrong = first === 'wrong' && second === undefined && !effects.has('right');
  if (isAccepted && !isOnlyWrong) return 'disputed';
  return first === 'ignored' && second === 'refused' ? 'disputed' : first;
}

/** Behaviors that apply to every value of a setting. */
const behaviorsForAllValues = new Set<NoteEntry['behavior']>([
  'ignores',
  'only',
  'only-else-refuses',
  'clamps',
]);

/** Returns whether two notes have no value of a setting in common. */
function haveDisjointValues(first: NoteEntry, second: NoteEntry, setting: ValueSetting): boolean {
  if (!('given' in first) || !('given' in second)) return false;
  const named = [...(first.given[setting] ?? []), ...(second.given[setting] ?? [])];
  return !named.some(
    (value) =>
      typeof value !== 'object' &&
      includesValue(first.given, setting, value) === true &&
      includesValue(second.given, setting, value) === true,
  );
}

/**
 * Returns whether `other` casts doubt on `note`: 'right with 8 digits' does on 'ignores digits'. All of this must hold:
 *
 * - Both notes have the same `conflict`, which marks notes that contradict each other.
 * - `other` says that the app supports a value of the setting.
 * - `note` is about all values of the setting, or the notes name different values.
 */
function castsDoubtOn(other: NoteEntry, note: NoteEntry, setting: ValueSetting): boolean {
  if (note.conflict === undefined || note.conflict !== other.conflict) return false;
  if (other.behavior !== 'right' && other.behavior !== 'takes') return false;
  if (!other.settings.includes(setting)) return false;
  return behaviorsForAllValues.has(note.behavior) || haveDisjointValues(note, other, setting);
}

/**
 * Returns what the notes on one app say about one requested setting.
 *
 * @param notes the notes of one row of `noteRows`.
 * @param requested all requested values, because some notes depend on several settings.
 */
export function outcomeOf(
  notes: readonly NoteEntry[],
  requested: RequestedSettings,
  setting: ValueSetting,
): Outcome {
  const effects = notes.map((note) => effectOf(note, requested, setting));
  const unrelated = notes.filter((_, index) => effects[index] === undefined);
  const isContested = notes.some(
    (note, index) =>
      effects[index] !== undefined && unrelated.some((other) => castsDoubtOn(other, note, setting)),
  );
  if (isContested) return 'disputed';
  return combine(new Set(effects.filter((effect) => effect !== undefined)));
}
