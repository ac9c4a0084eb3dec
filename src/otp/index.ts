/**
 * One-time passwords: codes, secrets, URIs, and what an app did otherwise. Pure: no clock, no
 * network, no storage; time is an argument. It imports nothing but the hashes of @noble/hashes.
 */

/** Codes: HOTP (RFC 4226) and TOTP (RFC 6238), and the bounds of their settings. */
export { hotp, type HotpInput } from './hotp.ts';
export { counterAt, secondsLeft, totp, type TotpInput } from './totp.ts';

/** Whether a typed code is one of a window of steps or counters. */
export { verify, type VerifyInput } from './verify.ts';

/** Base32 (RFC 4648 section 6), in which secrets are written. */
export { type Base32Error, type Base32Result, decodeBase32, encodeBase32 } from './base32.ts';

/** An account's settings, and the otpauth URI that says them (Google's Key URI Format). */
export {
  type Algorithm,
  algorithms,
  defaultSettings,
  digitBounds,
  greatestCounter,
  type OtpSettings,
  type OtpType,
} from './settings.ts';
export { writeOtpUri } from './uri.ts';

/** Reading URIs and exports: accounts, and what is wrong with the text by which rule. */
export { type Finding, readRules, type RuleId } from './read/rules.ts';
export { type ReadResult, readText } from './read/text.ts';

/** What an app did otherwise, found from the codes that it showed. */
export { type CodeResult, readCode } from './diagnosis/code.ts';
export { diagnose, diagnoseWidely } from './diagnosis/diagnose.ts';
export type { Diagnosis, Observation } from './diagnosis/types.ts';

/** What authenticator apps were seen to do, by whom and when. */
export { type AppNote, appNotes } from './appNotes.ts';
export { type AppAnswer, whatAppsDo } from './notes/whatAppsDo.ts';

/** The codes that the RFCs print, and what this computes. */
export { computeVectors, type Vector, vectorSources } from './vectors.ts';
