import { randomBytes, seededNumbers } from '@otp-lab/otp/testing';
import type { EncryptOptions } from '../encryptOptions.ts';

/** Returns options with the password and seeded random bytes. */
export function testOptions(password: string, more: Partial<EncryptOptions> = {}): EncryptOptions {
  const next = seededNumbers(31);
  return {
    password,
    unixMilliseconds: 0,
    randomBytes: (length) => randomBytes(next, length),
    ...more,
  };
}
