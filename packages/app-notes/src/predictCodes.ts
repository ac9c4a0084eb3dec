import { type CodeRequest, isSteamByIssuer, type OtpSettings } from '@otp-lab/otp';
import type { Cause } from '@otp-lab/otp/diagnosis';
import type { AppNote } from './appNotes.ts';
import { codeFor, inputOf } from './codeFor.ts';
import { effectOf, type Outcome } from './outcomes.ts';
import type { NoteRow } from './noteRows.ts';
import { steamCodesOf } from './steamCodes.ts';
import { valueSettings } from './values.ts';
import {
  type AppSupport,
  appSupport,
  type ComparedSettings,
  nonDefaultSettings,
} from './appSupport.ts';

/** A code that an app shows, with the notes that imply it. */
export interface PredictedCode {
  readonly code: string;
  readonly notes: readonly AppNote[];
}

/** The codes that an app shows according to the notes. */
export interface AppPrediction {
  readonly row: NoteRow;
  readonly outcome: Outcome;
  /** One if the sources agree, several if they disagree, none if the code is unknown. */
  readonly codes: readonly PredictedCode[];
  /** Whether the sources disagree and one of them says that the app refuses. */
  readonly mayRefuse: boolean;
  /** The notes about these settings. If the app refuses the account, only those that say so. */
  readonly notes: readonly AppNote[];
}

/**
 * Returns whether these are the default settings, which every app supports. An issuer that makes
 * some apps show Steam codes isn't a default.
 */
export function hasDefaultSettings(
  settings: ComparedSettings & Pick<OtpSettings, 'issuer'>,
): boolean {
  return Object.keys(nonDefaultSettings(settings)).length === 0 && !isSteamByIssuer(settings);
}

type Effect = ReturnType<typeof effectOf>;

/** Returns the notes with a matching effect on at least one non-default setting. */
function notesWith(
  notes: readonly AppNote[],
  settings: ComparedSettings,
  isMatch: (effect: Effect) => boolean,
): AppNote[] {
  const wanted = nonDefaultSettings(settings);
  return notes.filter((note) =>
    valueSettings.some((setting) => isMatch(effectOf(note, wanted, setting))),
  );
}

/**
 * Predicts the codes that each app shows for an account, based only on the notes.
 *
 * @param settings the account. Its secret is Base32.
 * @param request the time for TOTP, or the press of the app's button for HOTP.
 * @returns one prediction per row of `noteRows`.
 * @throws {RangeError} if a value that a code depends on is out of bounds, as in `codeFor`.
 * @example
 * predictCodes({ ...defaultSettings, algorithm: 'SHA256' }, { seconds: 59, press: 1 });
 */
export function predictCodes(settings: OtpSettings, request: CodeRequest): AppPrediction[] {
  return appSupport(settings).map(
    (support) =>
      steamPrediction(support.row, settings, request) ?? prediction(support, settings, request),
  );
}

/** Returns the prediction for an app that shows Steam codes for this account, or undefined. */
function steamPrediction(
  row: NoteRow,
  settings: OtpSettings,
  request: CodeRequest,
): AppPrediction | undefined {
  if (!isSteamByIssuer(settings)) return undefined;
  // Steam's period is 30 seconds.
  const input = inputOf({ ...settings, period: 30 }, request);
  const codes = row.notes.flatMap((note) =>
    input ? steamCodesOf(note, input).map((code) => ({ code, notes: [note] })) : [],
  );
  return codes.length === 0
    ? undefined
    : {
        row,
        outcome: 'ignored',
        codes,
        mayRefuse: false,
        notes: [...new Set(codes.flatMap(({ notes }) => notes))],
      };
}

function prediction(
  { row, outcome, uses }: AppSupport,
  settings: OtpSettings,
  request: CodeRequest,
): AppPrediction {
  return {
    row,
    outcome,
    codes: uses.flatMap(({ settings: used, notes }) => {
      const code = codeFor({ ...settings, ...used }, request);
      return code === undefined ? [] : [{ code, notes }];
    }),
    mayRefuse:
      outcome === 'disputed' &&
      notesWith(row.notes, settings, (effect) => effect === 'refused').length > 0,
    notes: notesWith(row.notes, settings, (effect) =>
      outcome === 'refused' ? effect === 'refused' : effect !== undefined,
    ),
  };
}

/** Returns the settings that a cause implies, or undefined if it involves anything else. */
function impliedSettings(
  { parts }: Cause,
  settings: ComparedSettings,
): ComparedSettings | undefined {
  let used = settings;
  for (const { family, name, kind, values } of parts) {
    // No note covers codes padded with zeros.
    if (kind === 'digits-padded') return undefined;
    if (family === 'type') used = { ...used, type: name === 'type:totp' ? 'totp' : 'hotp' };
    else if (family === 'algorithm') {
      const algorithm = (['SHA1', 'SHA256', 'SHA512'] as const).find(
        (candidate) => candidate === values['algorithm'],
      );
      if (algorithm === undefined) return undefined;
      used = { ...used, algorithm };
    } else if (family === 'digits' || family === 'period')
      used = { ...used, [family]: Number(values[family]) };
    else return undefined;
  }
  return used;
}

/** The behavior that notes report, for findings that don't amount to another setting. */
const behaviorsByFinding: Readonly<Record<string, AppNote['behavior']>> = {
  'key:repaired': 'secret-repaired',
  'counter:step-1': 'code-kept',
};

/** An app known to do what a diagnosis found, with the notes that report it. */
export interface MatchingApp {
  readonly row: NoteRow;
  readonly notes: readonly AppNote[];
  /** Whether other sources say that the app does something else. */
  readonly isDisputed: boolean;
}

/**
 * Returns the apps that, according to the notes, do exactly what a diagnosis found with an account of
 * these settings.
 */
export function appsWithCause(cause: Cause, settings: ComparedSettings): MatchingApp[] {
  const behavior = behaviorsByFinding[cause.finding];
  const used = impliedSettings(cause, settings);
  return appSupport(settings).flatMap(({ row, uses, outcome }): MatchingApp[] => {
    if (behavior !== undefined) {
      const notes = row.notes.filter((note) => note.behavior === behavior);
      return notes.length === 0 ? [] : [{ row, notes, isDisputed: false }];
    }
    if (used === undefined || cause.parts.length === 0) return [];
    const same = uses.filter((use) =>
      valueSettings.every(
        (setting) =>
          use.settings[setting] === used[setting] ||
          // HOTP has no period.
          (setting === 'period' && used.type === 'hotp'),
      ),
    );
    const notes = same.flatMap((use) =>
      notesWith(use.notes, settings, (effect) => effect === 'ignored'),
    );
    return notes.length === 0 ? [] : [{ row, notes, isDisputed: outcome === 'disputed' }];
  });
}
