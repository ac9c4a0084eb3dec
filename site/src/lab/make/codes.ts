import { counterAt, greatestCounter, hotp, type OtpSettings, secondsLeft } from '@otp-lab/otp';

/** The code of a moment or counter with its neighbors; a neighbor that does not exist is empty. */
export interface Codes {
  readonly previous: string;
  readonly current: string;
  readonly next: string;
  /** Seconds until the next code; undefined for a counter-based code. */
  readonly left: number | undefined;
}

/**
 * @param secret the decoded secret
 * @param seconds since 1970; not used for a counter-based code
 */
export function codesFor(settings: OtpSettings, secret: Uint8Array, seconds: number): Codes {
  const { type, algorithm, digits, period } = settings;
  const counter = type === 'totp' ? counterAt(seconds, period) : settings.counter;
  const code = (at: bigint) =>
    at < 0n || at > greatestCounter ? '' : hotp({ secret, counter: at, digits, algorithm });
  return {
    previous: code(counter - 1n),
    current: code(counter),
    next: code(counter + 1n),
    left: type === 'totp' ? secondsLeft(seconds, period) : undefined,
  };
}
