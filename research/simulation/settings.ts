import { algorithms, encodeBase32, type OtpSettings, otpTypes } from '@otp-lab/otp';
import { pick, randomBytes, randomCounter } from '@otp-lab/otp/testing';
import type { Next } from './app.ts';

export const below = (next: Next, limit: number): number => Math.floor(next() * limit);

/** Key lengths in bytes: the usual ones more often than others. */
const usualLengths = [10, 16, 20, 20, 20, 32, 64];

/** Random settings: mostly 30 or 60 seconds, keys of 10 to 80 bytes. */
export function randomSettings(next: Next, digits = 6 + below(next, 3)): OtpSettings {
  const length = next() < 0.7 ? pick(next, usualLengths) : 10 + below(next, 71);
  return {
    type: pick(next, otpTypes),
    issuer: 'Example',
    account: 'tester',
    secret: encodeBase32(randomBytes(next, length), { padding: false }),
    algorithm: pick(next, algorithms),
    digits,
    period: pick(next, [30, 30, 30, 60, 60, 15, 45, 10 + below(next, 111)]),
    // Neither the first counters nor the last, where apps that count wrongly have nowhere to go.
    counter: (randomCounter(next) >> 2n) + 2000n,
  };
}

/** A moment between 2020 and 2040, to the millisecond. */
export function randomMoment(next: Next): number {
  return Math.floor((1_577_836_800 + next() * 631_152_000) * 1000) / 1000;
}
