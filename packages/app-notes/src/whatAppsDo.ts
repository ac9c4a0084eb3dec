import type { AppNote } from './appNotes.ts';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { effectOf, type Outcome, outcomeOf, type Wanted } from './outcomes.ts';
import { type NoteRow, noteRows } from './rows.ts';
import { type ValueSetting, valueSettings } from './values.ts';

/** The settings of an account that notes speak of. */
export type NotedSettings = Pick<OtpSettings, ValueSetting>;

/** What is known of an app that is given an account. */
export interface AppAnswer {
  readonly row: NoteRow;
  readonly outcome: Outcome;
  /**
   * The settings by which it computes its code, with the notes that say so: one where they agree,
   * several where they do not, none where it is not known or the app refuses.
   */
  readonly uses: readonly {
    readonly settings: NotedSettings;
    readonly notes: readonly AppNote[];
  }[];
}

/** The settings that not every app does. */
export function unusual({ type, algorithm, digits, period }: NotedSettings): Wanted {
  return {
    ...(type === 'hotp' && { type }),
    ...(algorithm !== defaultSettings.algorithm && { algorithm }),
    ...(digits !== defaultSettings.digits && { digits }),
    ...(type === 'totp' && period !== defaultSettings.period && { period }),
  };
}

/** The value that the app uses by a note; undefined where the note does not say. */
function usedBy(note: AppNote, asked: NotedSettings, setting: ValueSetting) {
  const effect = effectOf(note, unusual(asked), setting);
  if (effect === 'right' || effect === 'taken') return asked[setting];
  if (effect !== 'ignored') return undefined;
  if (note.behavior === 'type-ignored') return 'totp';
  if (note.behavior === 'ignores' || note.behavior === 'reads-as') return note.used[setting]?.[0];
  if (note.behavior !== 'clamps' || (setting !== 'digits' && setting !== 'period'))
    return undefined;
  const [range] = note.given[setting] ?? [];
  if (typeof range !== 'object') return range;
  return Math.min(Math.max(asked[setting], range.from), range.to ?? Infinity);
}

/** From what decides for all settings to what decides where nothing else is known. */
const decisive: readonly Outcome[] = [
  'refused',
  'ignored',
  'wrong',
  'unsupported',
  'partly',
  'disputed',
  'unknown',
];

/** Whether the code can be told: of a wrong one it is not known which it is. */
const isTold = (outcome: Outcome) => ['right', 'ignored', 'disputed'].includes(outcome);

function answerOf(row: NoteRow, asked: NotedSettings): AppAnswer {
  const wanted = unusual(asked);
  const settings = valueSettings.filter((setting) => wanted[setting] !== undefined);
  const outcomes = settings.map((setting) => outcomeOf(row.notes, wanted, setting));
  const outcome = decisive.find((one) => outcomes.includes(one)) ?? 'right';
  const disputed = settings.filter((_, index) => outcomes[index] === 'disputed');
  const speak = (about: readonly ValueSetting[]) =>
    row.notes.filter((note) =>
      about.some((setting) => effectOf(note, wanted, setting) !== undefined),
    );
  // Where sources agree, each setting may be said by another note.
  const agreed = (setting: ValueSetting) =>
    row.notes.map((note) => usedBy(note, asked, setting)).find((value) => value !== undefined);
  const usesOf = (note: AppNote | undefined): NotedSettings | undefined => {
    const used = settings.map((setting) => {
      const own = note && usedBy(note, asked, setting);
      return [setting, disputed.includes(setting) ? own : (own ?? agreed(setting))] as const;
    });
    if (used.some(([, value]) => value === undefined)) return undefined;
    return { ...asked, ...Object.fromEntries(used) };
  };
  const claims =
    disputed.length > 0
      ? speak(disputed).map((note) => ({ settings: usesOf(note), notes: [note] }))
      : [{ settings: usesOf(undefined), notes: speak(settings) }];
  const uses = new Map<string, { settings: NotedSettings; notes: AppNote[] }>();
  for (const { settings: found, notes } of claims) {
    if (found === undefined || !outcomes.every(isTold)) continue;
    const key = Object.values(found).join();
    uses.set(key, { settings: found, notes: [...(uses.get(key)?.notes ?? []), ...notes] });
  }
  return { row, outcome, uses: [...uses.values()] };
}

/**
 * What each app of which something is noted does with an account of these settings. For what every
 * app does (SHA1, 6 digits, 30 seconds) all are right.
 */
export function whatAppsDo(asked: NotedSettings): AppAnswer[] {
  return noteRows.map((row) => answerOf(row, asked));
}
