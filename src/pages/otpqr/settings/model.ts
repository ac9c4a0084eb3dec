import * as site from '../../../../site.config.ts';
import { type Base32Result, decodeBase32 } from '../../../otp/base32.ts';
import {
  type OtpSettings,
  type SecretLength,
  defaultSecretLength,
  defaultSettings,
  fillDefaults,
} from '../../../otp/settings.ts';
import { type Moment, readMoment } from './moment.ts';

/** The lab's settings as they stand in the fields, whatever was typed. */
export interface Draft extends OtpSettings {
  /** Length in bits of the next generated secret. */
  readonly secretLength: SecretLength;
  readonly momentIsSet: boolean;
  readonly moment: string;
}

/** What the fields hold when the page is opened. */
export const emptyDraft: Draft = {
  ...defaultSettings,
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

/** Reads a draft (specification, section 5: empty fields fall back, the secret is folded). */
export function readDraft(draft: Draft): Meaning {
  const settings = fillDefaults(draft, site.brand);
  return {
    settings,
    secret: decodeBase32(settings.secret),
    moment: draft.momentIsSet ? readMoment(draft.moment) : undefined,
  };
}

/** A readable secret as apps expect it: no spaces, dashes or padding. */
export function bareSecret(secret: string): string {
  return secret.replaceAll(/[\s=-]/g, '');
}
