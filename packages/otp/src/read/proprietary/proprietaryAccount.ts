export type ProprietaryType = 'steam' | 'motp' | 'yandex';

/**
 * An account whose codes don't follow RFC 4226 or RFC 6238. Steam, Mobile-OTP and Yandex define their
 * own algorithms, digits and periods, so an account has no settings for them.
 */
export interface ProprietaryAccount {
  readonly type: ProprietaryType;
  readonly issuer: string;
  readonly account: string;
  /** Normalized Base32 for Steam and Yandex. For Mobile-OTP, the text that is hashed. */
  readonly secret: string;
}

/** The fixed settings of a proprietary type. */
interface ProprietarySettings {
  /** The hash, or the hash of the HMAC. */
  readonly algorithm: string;
  /** The number of characters of a code. */
  readonly digits: number;
  /** The length of a time step in seconds. */
  readonly period: number;
  /** Whether a code depends on a PIN that only the user knows. */
  readonly needsPin: boolean;
}

export const proprietarySettings: Readonly<Record<ProprietaryType, ProprietarySettings>> = {
  steam: { algorithm: 'SHA1', digits: 5, period: 30, needsPin: false },
  motp: { algorithm: 'MD5', digits: 6, period: 10, needsPin: true },
  yandex: { algorithm: 'SHA256', digits: 8, period: 30, needsPin: true },
};
