/**
 * One-time passwords: codes, secrets and otpauth URIs. All functions are pure: they take time and
 * randomness as arguments and don't use the network or storage. @noble/hashes is the only
 * dependency.
 */

/** Codes: HOTP (RFC 4226) and TOTP (RFC 6238). */
export { counterBytes, hotp, type HotpInput, truncate } from './hotp.ts';
export { counterAt, secondsLeft, totp, type TotpInput } from './totp.ts';

/** The time step or counter of the code that an app shows at a time, or after a press of its button. */
export { type CodeRequest, expectedCounterOf } from './expectedCounter.ts';

/** Checks a code against a window of time steps or counters. */
export { verify, type VerifyInput } from './verify.ts';

/** Base32 (RFC 4648 section 6), the encoding of secrets. */
export {
  type Base32Error,
  type Base32Result,
  type Base32Variant,
  decodeBase32,
  decodeTypedBase32,
  encodeBase32,
  normalizeBase32,
} from './base32.ts';

/** Hexadecimal. */
export { fromHex, toHex } from './hex.ts';

/** Runs a search, which is a generator that yields its progress. */
export { runToEnd } from './runToEnd.ts';

/** Random secrets. */
export { randomSecret } from './randomSecret.ts';

/** Account settings with their bounds and defaults, and otpauth URIs. */
export {
  type Algorithm,
  algorithms,
  counterChoices,
  defaultSecretLength,
  defaultSettings,
  digitBounds,
  digitChoices,
  fillDefaults,
  maxCounter,
  type OtpSettings,
  type OtpType,
  otpTypes,
  periodChoices,
  type SecretLength,
  secretLengths,
} from './settings.ts';

/** Steam's codes, and accounts that some apps show them for. */
export { isSteamByIssuer } from './isSteamByIssuer.ts';
export { steamCode } from './steamCode.ts';

export { encodeUriPart, uriLabel, writeOtpUri } from './uri.ts';
