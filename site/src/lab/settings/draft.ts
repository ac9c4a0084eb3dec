import * as site from '../../../site.config.ts';
import {
  defaultSecretLength,
  defaultSettings,
  fillDefaults,
  type OtpSettings,
  type SecretLength,
} from '@otp-lab/otp';
import { parseDomain } from './domain.ts';
import { type FixedTime, parseTime } from './fixedTime.ts';
import { maxSecretLength, parseSecret, type SecretResult } from './secret.ts';

/** The contents of the settings fields as typed. */
export interface Draft extends OtpSettings {
  /** Names that are empty in the QR code that was read. They stay empty instead of getting the default. */
  readonly emptyNames: readonly ('issuer' | 'account')[];
  /** The domain for the issuer parameter of the URI, as typed. If empty, the parameter has the issuer. */
  readonly domain: string;
  /** The length of the next generated secret, in bits. */
  readonly secretLength: SecretLength;
  readonly isTimeFixed: boolean;
  /** The fixed time as typed. */
  readonly fixedTime: string;
}

/** The contents of the fields when the page opens. */
export const emptyDraft: Draft = {
  ...defaultSettings,
  emptyNames: [],
  issuer: '',
  account: '',
  secret: '',
  domain: '',
  secretLength: defaultSecretLength,
  isTimeFixed: false,
  fixedTime: '',
};

/** A parsed draft: empty fields have their defaults, and the secret is decoded. */
export interface ParsedDraft {
  readonly settings: OtpSettings;
  readonly secret: SecretResult;
  /** The domain for the issuer parameter. Undefined if none was typed, or if it isn't one. */
  readonly domain: string | undefined;
  /** The fixed time. Undefined while the clock runs, and for HOTP. */
  readonly fixedTime: FixedTime | undefined;
}

/**
 * Parses a draft. Empty fields get their defaults, except for names in `emptyNames`. The settings have no secret if the
 * typed one is too long, so that nothing decodes it.
 */
export function parseDraft(draft: Draft): ParsedDraft {
  const settings = fillDefaults(draft, site.brand);
  const isTooLong = draft.secret.length > maxSecretLength;
  const emptyNames = Object.fromEntries(draft.emptyNames.map((name) => [name, draft[name]]));
  const isTimed = draft.type === 'totp' && draft.isTimeFixed;
  return {
    settings: { ...settings, ...emptyNames, ...(isTooLong ? { secret: '' } : {}) },
    secret: parseSecret(isTooLong ? draft.secret : settings.secret),
    domain: parseDomain(draft.domain),
    fixedTime: isTimed ? parseTime(draft.fixedTime) : undefined,
  };
}

/** Returns the fields for an account, so that Make gives the same account. */
export function draftOf(account: OtpSettings): Partial<Draft> {
  const names = ['issuer', 'account'] as const;
  return {
    ...account,
    emptyNames: names.filter((name) => account[name] === ''),
    domain: '',
    isTimeFixed: false,
  };
}

/** Returns the change when the visitor edits a name. From then on, an empty field means the default. */
export function nameChange(
  draft: Draft,
  name: 'issuer' | 'account',
  value: string,
): Partial<Draft> {
  return { [name]: value, emptyNames: draft.emptyNames.filter((other) => other !== name) };
}
