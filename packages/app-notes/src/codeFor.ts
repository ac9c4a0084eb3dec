import {
  type CodeRequest,
  decodeTypedBase32,
  expectedCounterOf,
  maxCounter,
  hotp,
  type HotpInput,
  type OtpSettings,
} from '@otp-lab/otp';

/** Returns the key and counter of a code, or undefined if there is no code. */
export function inputOf(
  settings: OtpSettings,
  request: CodeRequest,
): Omit<HotpInput, 'digits' | 'algorithm'> | undefined {
  const decoded = decodeTypedBase32(settings.secret);
  const counter = expectedCounterOf(settings, request);
  if (!decoded.ok || counter > maxCounter) return undefined;
  return { secret: decoded.bytes, counter };
}

/**
 * Returns the correct code of an account, or undefined if the secret isn't Base32 or the counter is
 * too large.
 *
 * @param request the time for TOTP, or the press of the app's button for HOTP
 * @throws {RangeError} if another value that the code depends on is out of bounds, as in `hotp` and `expectedCounterOf`
 */
export function codeFor(settings: OtpSettings, request: CodeRequest): string | undefined {
  const input = inputOf(settings, request);
  return input && hotp({ ...settings, ...input });
}
