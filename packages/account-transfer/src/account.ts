import type { OtpSettings } from '@otp-lab/otp';
import type { AccountDetails } from '@otp-lab/otp/read';

/** The types of accounts that authenticator apps know. The last three don't follow the RFCs. */
export const accountTypes = ['totp', 'hotp', 'steam', 'motp', 'yandex'] as const;
export type AccountType = (typeof accountTypes)[number];

/** An account with everything that an app's file may contain about it. */
export interface TransferAccount extends Omit<OtpSettings, 'type' | 'secret'> {
  readonly type: AccountType;
  /** Base32 in upper case without padding. For motp, the text that is hashed. */
  readonly secret: string;
  /** The PIN, the note, the groups and the icon. */
  readonly details: AccountDetails;
}
