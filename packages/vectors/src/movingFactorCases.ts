import { algorithms } from '@otp-lab/otp';
import { codeCase, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { publishedKey } from './keys.ts';
import type { CodeCase } from './types.ts';

const counters: readonly [bigint, string][] = [
  [0n, '0'],
  [1n, '1'],
  [255n, '2^8 − 1'],
  [256n, '2^8'],
  [2n ** 31n - 1n, '2^31 − 1'],
  [2n ** 31n, '2^31'],
  [2n ** 32n - 1n, '2^32 − 1'],
  [2n ** 32n, '2^32'],
  [2n ** 32n + 1n, '2^32 + 1'],
  [2n ** 53n - 1n, '2^53 − 1'],
  [2n ** 53n, '2^53'],
  [2n ** 53n + 1n, '2^53 + 1'],
  [2n ** 63n - 1n, '2^63 − 1'],
  [2n ** 63n, '2^63'],
  [2n ** 64n - 1n, '2^64 − 1, the greatest'],
];

function counterFlags(counter: bigint): FlagName[] {
  if (counter > 2n ** 53n - 1n) return ['Counter53'];
  return counter > 2n ** 31n - 1n ? ['Counter32'] : [];
}

/** Returns cases for counters at the bounds of number types, up to 2^64 − 1. */
export function counterCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    (algorithm === 'SHA1' ? [6, 8] : [6]).flatMap((digits) =>
      counters.map(([counter, name]) =>
        codeCase(
          {
            type: 'hotp',
            key: publishedKey(algorithm),
            algorithm,
            digits,
            counter: String(counter),
          },
          counterFlags(counter),
          `${algorithm}, ${digits} digits: counter ${name}`,
        ),
      ),
    ),
  );
}

/** Unix times in seconds, with their flags. */
const times: readonly (readonly [seconds: number, ...flags: FlagName[]])[] = [
  [0, 'StepEdge'],
  [29, 'StepEdge'],
  [30, 'StepEdge'],
  [59, 'StepEdge'],
  [60, 'StepEdge'],
  [2 ** 31 - 1],
  [2 ** 31, 'LargeTime'],
  [2 ** 31 + 29, 'LargeTime'],
  [2 ** 32 - 1, 'LargeTime'],
  [2 ** 32, 'LargeTime'],
  [20000000000, 'LargeTime'],
  [253402300799, 'LargeTime'],
];

/** Returns cases for times at the edges of time steps and number types. */
export function timeCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    times.map(([seconds, ...flags]) =>
      codeCase(
        {
          type: 'totp',
          key: publishedKey(algorithm),
          algorithm,
          digits: 6,
          seconds,
          period: 30,
        },
        flags,
        `${algorithm}: second ${seconds}`,
      ),
    ),
  );
}

/** Returns cases for periods from 1 to 300 seconds. */
export function periodCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    [1, 15, 30, 45, 60, 300].flatMap((period) =>
      [1234567890, 9876543210].map((seconds) =>
        codeCase(
          { type: 'totp', key: publishedKey(algorithm), algorithm, digits: 6, seconds, period },
          period === 30
            ? []
            : seconds / period >= 2 ** 31
              ? ['OtherPeriod', 'Counter32']
              : ['OtherPeriod'],
          `${algorithm}: second ${seconds} in steps of ${period} s`,
        ),
      ),
    ),
  );
}
