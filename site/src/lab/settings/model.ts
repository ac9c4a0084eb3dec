import * as site from '../../../site.config.ts';
import {
  type Base32Result,
  decodeBase32,
  defaultSecretLength,
  defaultSettings,
  fillDefaults,
  type OtpSettings,
  type SecretLength,
} from '@otp-lab/otp';
import { type Moment, readMoment } from './moment.ts';

/** The lab's settings as they stand in the fields, whatever was typed. */
export interface Draft extends OtpSettings {
  /** Names that were read in as empty: they stay so, instead of falling back to a default. */
  readonly emptyNames: readonly ('issuer' | 'account')[];
  /** Length in bits of the next generated secret. */
  readonly secretLength: SecretLength;
  readonly momentIsSet: boolean;
  readonly moment: string;
}

/** What the fields hold when the page is opened. */
export const emptyDraft: Draft = {
  ...defaultSettings,
  emptyNames: [],
  issuer: '',
  account: '',
  secret: '',
  secretLength: defaultSecretLength,
  momentIsSet: false,
  moment: '',
};

/** What the fields mean: empty ones fall back to their defaults, the secret is decoded. */
export interface Meaning {
  readonly settings: OtpSettings;
  readonly secret: Base32Result;
  /** The set moment; undefined while the clock runs. */
  readonly moment: Moment | undefined;
}

/**
 * Reads a draft (specification, section 5: empty fields fall back, the secret is folded). A moment
 * means something for TOTP alone.
 */
export function readDraft(draft: Draft): Meaning {
  const settings = fillDefaults(draft, site.brand);
  const kept = Object.fromEntries(draft.emptyNames.map((name) => [name, draft[name]]));
  const isTimed = draft.type === 'totp' && draft.momentIsSet;
  return {
    settings: { ...settings, ...kept },
    secret: decodeBase32(settings.secret),
    moment: isTimed ? readMoment(draft.moment) : undefined,
  };
}

/** A draft of an account that was read in, so that what is made of it is what was read. */
export function draftOf(account: OtpSettings): Partial<Draft> {
  const names = ['issuer', 'account'] as const;
  return {
    ...account,
    emptyNames: names.filter((name) => account[name] === ''),
    momentIsSet: false,
  };
}

/** The change that typing into a name's field makes: emptied by hand, it falls back again. */
export function nameChange(
  draft: Draft,
  name: 'issuer' | 'account',
  value: string,
): Partial<Draft> {
  return { [name]: value, emptyNames: draft.emptyNames.filter((other) => other !== name) };
}
