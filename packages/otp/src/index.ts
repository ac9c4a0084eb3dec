/**
 * One-time passwords: codes, secrets and otpauth URIs. Pure: no clock, no network, no storage. Time
 * and randomness are arguments. The only import is the hashes of @noble/hashes.
 */

/** Codes: HOTP (RFC 4226) and TOTP (RFC 6238). */
export { counterBytes, hotp, type HotpInput, truncate } from './hotp.ts';
export { counterAt, secondsLeft, totp, type TotpInput } from './totp.ts';

/** Compares a typed code with a window of steps or counters. */
export { verify, type VerifyInput } from './verify.ts';

/** Base32 (RFC 4648 section 6), in which secrets are written. */
export {
  type Base32Error,
  type Base32Result,
  type Base32Variant,
  decodeBase32,
  encodeBase32,
  plainBase32,
} from './base32.ts';

/** Hexadecimal, in which programs print keys. */
export { fromHex, toHex } from './hex.ts';

/** A random secret of one of the usual lengths. */
export { randomSecret } from './random.ts';

/** An account's settings with their bounds and defaults, and the otpauth URI for them. */
export {
  type Algorithm,
  algorithms,
  counterChoices,
  defaultSecretLength,
  defaultSettings,
  digitBounds,
  digitChoices,
  fillDefaults,
  greatestCounter,
  type OtpSettings,
  type OtpType,
  otpTypes,
  periodChoices,
  type SecretLength,
  secretLengths,
} from './settings.ts';
export { writeOtpUri } from './uri.ts';
