import {
  counterAt,
  decodeTypedBase32,
  maxCounter,
  hotp,
  type HotpInput,
  type OtpSettings,
} from '@otp-lab/otp';
import type { Observation } from '@otp-lab/otp/diagnosis';

/** When a code is asked for. */
export type Time = Pick<Observation, 'seconds' | 'press'>;

/** Returns the key and counter of a code, or undefined if there is no code. */
export function inputOf(
  settings: OtpSettings,
  { seconds, press }: Time,
): Omit<HotpInput, 'digits' | 'algorithm'> | undefined {
  const decoded = decodeTypedBase32(settings.secret);
  const counter =
    settings.type === 'totp'
      ? counterAt(seconds, settings.period)
      : settings.counter + BigInt(press - 1);
  if (!decoded.ok || counter > maxCounter) return undefined;
  return { secret: decoded.bytes, counter };
}

/**
 * Returns the correct code of an account, or undefined if the secret isn't Base32 or the counter is
 * too large.
 *
 * @param time `seconds` is Unix time, used for TOTP. `press` counts the codes requested since
 *   setup, from 1, used for HOTP.
 */
export function codeFor(settings: OtpSettings, time: Time): string | undefined {
  const input = inputOf(settings, time);
  return input && hotp({ ...settings, ...input });
}
