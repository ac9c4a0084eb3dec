import type { AppNote } from './appNotes.ts';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { effectOf, type Outcome, outcomeOf, type RequestedSettings } from './outcomes.ts';
import { type NoteRow, noteRows } from './rows.ts';
import { type ValueSetting, valueSettings } from './values.ts';

/** The settings of an account that are compared with notes. */
export type ComparedSettings = Pick<OtpSettings, ValueSetting>;

/** What is known about an app and an account. */
export interface AppSupport {
  readonly row: NoteRow;
  readonly outcome: Outcome;
  /**
   * The settings that the app computes its code with, and the notes that say so. There is one entry if the sources
   * agree, several if they disagree, and none if the code is unknown or the app refuses the account.
   */
  readonly uses: readonly {
    readonly settings: ComparedSettings;
    readonly notes: readonly AppNote[];
  }[];
}

/** Returns the settings that differ from the defaults, which every app supports. */
export function nonDefaultSettings({
  type,
  algorithm,
  digits,
  period,
}: ComparedSettings): RequestedSettings {
  return {
    ...(type === 'hotp' && { type }),
    ...(algorithm !== defaultSettings.algorithm && { algorithm }),
    ...(digits !== defaultSettings.digits && { digits }),
    ...(type === 'totp' && period !== defaultSettings.period && { period }),
  };
}

/** Returns the value that the app uses according to a note, or undefined if it doesn't say. */
function usedValue(note: AppNote, asked: ComparedSettings, setting: ValueSetting) {
  const effect = effectOf(note, nonDefaultSettings(asked), setting);
  if (effect === 'right' || effect === 'accepted') return asked[setting];
  if (effect !== 'ignored') return undefined;
  if (note.behavior === 'type-ignored') return 'totp';
  if (note.behavior === 'ignores' || note.behavior === 'reads-as') return note.used[setting]?.[0];
  if (note.behavior !== 'clamps' || (setting !== 'digits' && setting !== 'period'))
    return undefined;
  const [range] = note.given[setting] ?? [];
  if (typeof range !== 'object') return range;
  return Math.min(Math.max(asked[setting], range.from), range.to ?? Infinity);
}

/** Outcomes by priority: the first that any setting has is the outcome of the account. */
const outcomesByPriority: readonly Outcome[] = [
  'refused',
  'ignored',
  'wrong',
  'unsupported',
  'partly',
  'disputed',
  'unknown',
];

/** Whether the notes imply which code the app shows. */
const hasKnownCode = (outcome: Outcome) => ['right', 'ignored', 'disputed'].includes(outcome);

function supportOf(row: NoteRow, asked: ComparedSettings): AppSupport {
  const requested = nonDefaultSettings(asked);
  const settings = valueSettings.filter((setting) => requested[setting] !== undefined);
  const outcomes = settings.map((setting) => outcomeOf(row.notes, requested, setting));
  const outcome = outcomesByPriority.find((one) => outcomes.includes(one)) ?? 'right';
  const disputed = settings.filter((_, index) => outcomes[index] === 'disputed');
  const notesOn = (about: readonly ValueSetting[]) =>
    row.notes.filter((note) =>
      about.some((setting) => effectOf(note, requested, setting) !== undefined),
    );
  // If the sources agree, each setting may come from a different note.
  const agreed = (setting: ValueSetting) =>
    row.notes.map((note) => usedValue(note, asked, setting)).find((value) => value !== undefined);
  const usesOf = (note: AppNote | undefined): ComparedSettings | undefined => {
    const used = settings.map((setting) => {
      const own = note && usedValue(note, asked, setting);
      return [setting, disputed.includes(setting) ? own : (own ?? agreed(setting))] as const;
    });
    if (used.some(([, value]) => value === undefined)) return undefined;
    return { ...asked, ...Object.fromEntries(used) };
  };
  const claims =
    disputed.length > 0
      ? notesOn(disputed).map((note) => ({ settings: usesOf(note), notes: [note] }))
      : [{ settings: usesOf(undefined), notes: notesOn(settings) }];
  const uses = new Map<string, { settings: ComparedSettings; notes: AppNote[] }>();
  for (const { settings: found, notes } of claims) {
    if (found === undefined || !outcomes.every(hasKnownCode)) continue;
    const key = Object.values(found).join();
    uses.set(key, { settings: found, notes: [...(uses.get(key)?.notes ?? []), ...notes] });
  }
  return { row, outcome, uses: [...uses.values()] };
}

/**
 * Returns what each app does with an account of these settings, one entry per row of `noteRows`.
 * With the default settings (SHA1, 6 digits, 30 seconds), the outcome of all apps is `right`.
 *
 * @example
 * appSupport({ type: 'totp', algorithm: 'SHA256', digits: 8, period: 30 });
 */
export function appSupport(asked: ComparedSettings): AppSupport[] {
  return noteRows.map((row) => supportOf(row, asked));
}
