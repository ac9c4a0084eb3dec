import { counterAt, decodeBase32, greatestCounter, hotp, type OtpSettings } from '@otp-lab/otp';
import type { Cause, Observation } from '@otp-lab/otp/diagnosis';
import type { AppNote } from './appNotes.ts';
import { effectOf, type Outcome } from './outcomes.ts';
import type { NoteRow } from './rows.ts';
import { valueSettings } from './values.ts';
import { type NotedSettings, unusual, whatAppsDo } from './whatAppsDo.ts';

/** A code that an app would show, with the notes that say so. */
export interface ShownCode {
  readonly code: string;
  readonly notes: readonly AppNote[];
}

/** What an app would show. */
export interface AppShows {
  readonly row: NoteRow;
  readonly outcome: Outcome;
  /** One where sources agree, several where they do not, none where the code is not known. */
  readonly codes: readonly ShownCode[];
  /** Whether, of sources that disagree, one says that the app refuses. */
  readonly mayRefuse: boolean;
  /** All notes that speak of these settings. */
  readonly notes: readonly AppNote[];
}

/** The code of an account at a moment, or a press; undefined where there is none. */
export function codeFor(
  settings: OtpSettings,
  { seconds, press }: Pick<Observation, 'seconds' | 'press'>,
): string | undefined {
  const decoded = decodeBase32(settings.secret);
  const counter =
    settings.type === 'totp'
      ? counterAt(seconds, settings.period)
      : settings.counter + BigInt(press - 1);
  if (!decoded.ok || counter > greatestCounter) return undefined;
  return hotp({ ...settings, secret: decoded.bytes, counter });
}

/** Whether every app does the settings as they are. */
export function isUsual(settings: NotedSettings): boolean {
  return Object.keys(unusual(settings)).length === 0;
}

type Effect = ReturnType<typeof effectOf>;

/** The notes of which one effect at least, on one of the settings, is of the kind. */
function notesWith(
  notes: readonly AppNote[],
  settings: NotedSettings,
  isWanted: (effect: Effect) => boolean,
): AppNote[] {
  const wanted = unusual(settings);
  return notes.filter((note) =>
    valueSettings.some((setting) => isWanted(effectOf(note, wanted, setting))),
  );
}

/** What each noted app would show for an account, by the notes alone. */
export function appsShow(
  settings: OtpSettings,
  at: Pick<Observation, 'seconds' | 'press'>,
): AppShows[] {
  return whatAppsDo(settings).map(({ row, outcome, uses }) => ({
    row,
    outcome,
    codes: uses.flatMap(({ settings: used, notes }) => {
      const code = codeFor({ ...settings, ...used }, at);
      return code === undefined ? [] : [{ code, notes }];
    }),
    mayRefuse:
      outcome === 'disputed' &&
      notesWith(row.notes, settings, (effect) => effect === 'refused').length > 0,
    notes: notesWith(row.notes, settings, (effect) => effect !== undefined),
  }));
}

/** The settings that an app used by a cause; undefined where it did something else too. */
function settingsOf({ parts }: Cause, settings: NotedSettings): NotedSettings | undefined {
  let used = settings;
  for (const { family, name, sentence, values } of parts) {
    // No note speaks of zeros put in front.
    if (sentence === 'digits-padded') return undefined;
    if (family === 'type') used = { ...used, type: name === 'type:totp' ? 'totp' : 'hotp' };
    else if (family === 'algorithm') {
      const algorithm = (['SHA1', 'SHA256', 'SHA512'] as const).find(
        (one) => one === values['algorithm'],
      );
      if (algorithm === undefined) return undefined;
      used = { ...used, algorithm };
    } else if (family === 'digits' || family === 'period')
      used = { ...used, [family]: Number(values[family]) };
    else return undefined;
  }
  return used;
}

/** What notes say of causes that are no other setting. */
const behaviors: Readonly<Record<string, AppNote['behavior']>> = {
  'key:repaired': 'secret-repaired',
};

/** An app that is known to do what a diagnosis found, with the notes that say so. */
export interface KnownApp {
  readonly row: NoteRow;
  readonly notes: readonly AppNote[];
}

/** The apps of which notes say that they do just this with an account of these settings. */
export function appsKnownFor(cause: Cause, settings: NotedSettings): KnownApp[] {
  const behavior = behaviors[cause.finding];
  const used = settingsOf(cause, settings);
  return whatAppsDo(settings).flatMap(({ row, uses }): KnownApp[] => {
    if (behavior !== undefined) {
      const notes = row.notes.filter((note) => note.behavior === behavior);
      return notes.length === 0 ? [] : [{ row, notes }];
    }
    if (used === undefined || cause.parts.length === 0) return [];
    const same = uses.filter((one) =>
      valueSettings.every(
        (setting) =>
          one.settings[setting] === used[setting] ||
          // A counter has no period.
          (setting === 'period' && used.type === 'hotp'),
      ),
    );
    const notes = same.flatMap((one) =>
      notesWith(one.notes, settings, (effect) => effect === 'ignored'),
    );
    return notes.length === 0 ? [] : [{ row, notes }];
  });
}
