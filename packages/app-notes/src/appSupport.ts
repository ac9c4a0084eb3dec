import type { AppNote } from './appNotes.ts';
import { defaultSettings, type OtpSettings } from '@otp-lab/otp';
import { effectOf, type Outcome, outcomeOf, type RequestedSettings } from './outcomes.ts';
import { type NoteRow, noteRows } from './noteRows.ts';
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

/** Returns whether the notes imply which code the app shows. */
const hasKnownCode = (outcome: Outcome) => ['right', 'ignored', 'disputed'].includes(outcome);

/** Settings that an app computes its code with, and the notes that say so. */
type Claim = AppSupport['uses'][number];

/** Merges claims about the same settings. */
function mergeClaims(claims: readonly Claim[]): readonly Claim[] {
  const merged = new Map<string, Claim>();
  for (const { settings, notes } of claims) {
    const key = Object.values(settings).join();
    merged.set(key, { settings, notes: [...(merged.get(key)?.notes ?? []), ...notes] });
  }
  return [...merged.values()];
}

/**
 * Returns the values that an app uses for some settings, or undefined if one of them isn't known. The values of
 * disputed settings come from `note`. If the sources agree on a setting, its value may come from any note of the row.
 */
function usedSettings(
  row: NoteRow,
  note: AppNote | undefined,
  asked: ComparedSettings,
  settings: readonly ValueSetting[],
  disputed: readonly ValueSetting[],
): ComparedSettings | undefined {
  const anyNote = (setting: ValueSetting) =>
    row.notes
      .map((rowNote) => usedValue(rowNote, asked, setting))
      .find((value) => value !== undefined);
  const used = settings.map((setting) => {
    const own = note && usedValue(note, asked, setting);
    const value = disputed.includes(setting) ? own : (own ?? anyNote(setting));
    return [setting, value] as const;
  });
  if (used.some(([, value]) => value === undefined)) return undefined;
  return { ...asked, ...Object.fromEntries(used) };
}

/** Returns one claim if the sources agree, otherwise one for each note about a disputed setting. */
function claimsOf(
  row: NoteRow,
  asked: ComparedSettings,
  settings: readonly ValueSetting[],
  disputed: readonly ValueSetting[],
): readonly Claim[] {
  const requested = nonDefaultSettings(asked);
  const notesOn = (about: readonly ValueSetting[]) =>
    row.notes.filter((note) =>
      about.some((setting) => effectOf(note, requested, setting) !== undefined),
    );
  const claim = (note: AppNote | undefined, notes: readonly AppNote[]): readonly Claim[] => {
    const used = usedSettings(row, note, asked, settings, disputed);
    return used === undefined ? [] : [{ settings: used, notes }];
  };
  if (disputed.length === 0) return claim(undefined, notesOn(settings));
  return notesOn(disputed).flatMap((note) => claim(note, [note]));
}

function supportOf(row: NoteRow, asked: ComparedSettings): AppSupport {
  const requested = nonDefaultSettings(asked);
  const settings = valueSettings.filter((setting) => requested[setting] !== undefined);
  const outcomes = settings.map((setting) => outcomeOf(row.notes, requested, setting));
  const outcome = outcomesByPriority.find((candidate) => outcomes.includes(candidate)) ?? 'right';
  const disputed = settings.filter((_, index) => outcomes[index] === 'disputed');
  const claims = outcomes.every(hasKnownCode) ? claimsOf(row, asked, settings, disputed) : [];
  return { row, outcome, uses: mergeClaims(claims) };
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
