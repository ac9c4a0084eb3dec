import { counterAt, maxCounter, hotp, type OtpSettings, secondsLeft } from '@otp-lab/otp';

/** A code with the previous and the next one, which are empty if the counter has no such value. */
export interface Codes {
  readonly previous: string;
  readonly current: string;
  readonly next: string;
  /** Seconds until the next code; undefined for a counter-based code. */
  readonly secondsLeft: number | undefined;
}

/**
 * Returns the codes for a time or, with HOTP, for the counter in the settings.
 * @param secret the decoded secret
 * @param seconds a Unix time; unused for HOTP
 */
export function codesFor(settings: OtpSettings, secret: Uint8Array, seconds: number): Codes {
  const { type, algorithm, digits, period } = settings;
  const counter = type === 'totp' ? counterAt(seconds, period) : settings.counter;
  const code = (at: bigint) =>
    at < 0n || at > maxCounter ? '' : hotp({ secret, counter: at, digits, algorithm });
  return {
    previous: code(counter - 1n),
    current: code(counter),
    next: code(counter + 1n),
    secondsLeft: type === 'totp' ? secondsLeft(seconds, period) : undefined,
  };
}
