import { algorithms, encodeBase32, type OtpSettings, otpTypes } from '@otp-lab/otp';
import { pick, randomBytes, randomCounter, type RandomSource } from '@otp-lab/otp/testing';

/** Returns a random integer in [0, limit). */
export const below = (random: RandomSource, limit: number): number => Math.floor(random() * limit);

/** Common key lengths in bytes. 20 is more likely than the others. */
const commonLengths = [10, 16, 20, 20, 20, 32, 64];

/** Returns random settings: mostly periods of 30 or 60 seconds, and keys of 10 to 80 bytes. */
export function randomSettings(random: RandomSource, digits = 6 + below(random, 3)): OtpSettings {
  const length = random() < 0.7 ? pick(random, commonLengths) : 10 + below(random, 71);
  return {
    type: pick(random, otpTypes),
    issuer: 'Example',
    account: 'tester',
    secret: encodeBase32(randomBytes(random, length), { padding: false }),
    algorithm: pick(random, algorithms),
    digits,
    period: pick(random, [30, 30, 30, 60, 60, 15, 45, 10 + below(random, 111)]),
    // Avoid counters near both ends of the range, so that a wrong counter stays in the range, too.
    counter: (randomCounter(random) >> 2n) + 2000n,
  };
}

/** Returns a Unix time between 2020 and 2040, in seconds, rounded to milliseconds. */
export function randomTime(random: RandomSource): number {
  return Math.floor((1_577_836_800 + random() * 631_152_000) * 1000) / 1000;
}
