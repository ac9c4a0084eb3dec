import { algorithms, digitChoices } from '../settings.ts';
import { computeVectors } from '../vectors.ts';
import { codeCase, numbered, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import { madeKey, publishedKey, textHex, toHex } from './keys.ts';
import {
  leadingZeroCases,
  offsetCases,
  shortNumberCases,
  signBitCases,
  tenDigitCases,
} from './truncationCases.ts';
import type { CodeCase, CodeSettings, SuiteGroup } from './types.ts';

function published(type: 'hotp' | 'totp'): Unnumbered<CodeCase>[] {
  return computeVectors()
    .filter((vector) => vector.type === type)
    .map(({ algorithm, digits, input, expected }) => ({
      result: 'valid',
      flags: ['Published'],
      comment:
        type === 'hotp'
          ? `RFC 4226 appendix D, counter ${input}`
          : `RFC 6238 appendix B, ${algorithm}, second ${input}`,
      type,
      key: publishedKey(algorithm),
      algorithm,
      digits,
      ...(type === 'hotp' ? { counter: String(input) } : { seconds: input, period: 30 }),
      code: expected,
    }));
}

function digitCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    digitChoices.map((digits) =>
      codeCase(
        {
          type: 'totp',
          key: publishedKey(algorithm),
          algorithm,
          digits,
          seconds: 1700000000,
          period: 30,
        },
        [],
        `${algorithm}: ${digits} digits`,
      ),
    ),
  );
}

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

function counterCases(): Unnumbered<CodeCase>[] {
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

const keyLengths = [1, 10, 16, 19, 20, 21, 32, 63, 64, 65, 128, 129] as const;

function keyLengthCases(): Unnumbered<CodeCase>[] {
  const moving = [
    ...algorithms.map((algorithm) => ({ type: 'totp', algorithm }) as const),
    { type: 'hotp', algorithm: 'SHA1' } as const,
  ];
  return moving.flatMap(({ type, algorithm }) =>
    keyLengths.map((length) => {
      const block = algorithm === 'SHA512' ? 128 : 64;
      const factor = type === 'totp' ? { seconds: 1234567890, period: 30 } : { counter: '7' };
      return codeCase(
        { type, key: madeKey(length), algorithm, digits: 6, ...factor },
        length > block ? ['LongKey'] : length >= 19 ? ['EdgeKeyLength'] : [],
        `${type}, ${algorithm}: a key of ${length} byte${length === 1 ? '' : 's'}`,
      );
    }),
  );
}

const oddKeys: readonly [string, string][] = [
  ['00'.repeat(20), '20 zero bytes'],
  [`00${madeKey(19)}`, 'begins with a zero byte'],
  [`${madeKey(19)}00`, 'ends with a zero byte: HMAC pads with zeros, so it changes nothing'],
  [`${madeKey(9)}00${madeKey(10)}`, 'a zero byte inside'],
  [`0000${madeKey(16)}0000`, 'zero bytes at both ends'],
  ['ff'.repeat(20), '20 bytes of 0xff'],
  ['80'.repeat(20), '20 bytes of 0x80'],
  [toHex(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)), '0x80 to 0x9f'],
  [`c328a0a1e28228${madeKey(13)}`, 'begins with bytes that are not UTF-8'],
  [textHex('pässwörd, пароль, 暗号'), 'UTF-8 text'],
  [textHex('  12345678901234567 \r\n'), 'white space and a line break at the ends'],
  [`fffe${madeKey(18)}`, 'begins with a byte order mark of UTF-16'],
  [textHex('0x00112233445566778899'), 'ASCII text that resembles hexadecimal'],
  [textHex('GEZDGNBVGY3TQOJQGEZDGNBV'), 'ASCII text that is Base32 itself'],
];

function keyByteCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    oddKeys.map(([key, comment]) =>
      codeCase(
        { type: 'totp', key, algorithm, digits: 6, seconds: 1234567890, period: 30 },
        ['KeyBytes'],
        `${algorithm}: ${comment}`,
      ),
    ),
  );
}

const moments: readonly [seconds: number, FlagName][] = [
  [0, 'StepEdge'],
  [29, 'StepEdge'],
  [30, 'StepEdge'],
  [59, 'StepEdge'],
  [60, 'StepEdge'],
  [2 ** 31 - 1, 'StepEdge'],
  [2 ** 31, 'LargeTime'],
  [2 ** 31 + 29, 'LargeTime'],
  [2 ** 32 - 1, 'LargeTime'],
  [2 ** 32, 'LargeTime'],
  [20000000000, 'LargeTime'],
  [253402300799, 'LargeTime'],
];

function momentCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    moments.map(([seconds, flag]) =>
      codeCase(
        {
          type: 'totp',
          key: publishedKey(algorithm),
          algorithm,
          digits: 6,
          seconds,
          period: 30,
        },
        [flag],
        `${algorithm}: second ${seconds}`,
      ),
    ),
  );
}

function periodCases(): Unnumbered<CodeCase>[] {
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

function refusedCases(): Unnumbered<CodeCase>[] {
  const key = publishedKey('SHA1');
  const hotp: CodeSettings = { type: 'hotp', key, algorithm: 'SHA1', digits: 6, counter: '0' };
  const totp: CodeSettings = {
    type: 'totp',
    key,
    algorithm: 'SHA1',
    digits: 6,
    seconds: 59,
    period: 30,
  };
  const cases: [CodeSettings, FlagName, string][] = [
    [{ ...hotp, key: '' }, 'EmptyKey', 'hotp without a secret'],
    [{ ...totp, key: '' }, 'EmptyKey', 'totp without a secret'],
    [{ ...hotp, counter: '-1' }, 'OutOfBounds', 'counter −1'],
    [{ ...hotp, counter: '18446744073709551616' }, 'OutOfBounds', 'counter 2^64, which is not 0'],
    [{ ...totp, seconds: -1 }, 'OutOfBounds', 'second −1: before the first step'],
    [{ ...totp, seconds: -30 }, 'OutOfBounds', 'second −30: step −1'],
    [{ ...totp, period: 0 }, 'OutOfBounds', 'steps of 0 s'],
    [{ ...totp, period: -30 }, 'OutOfBounds', 'steps of −30 s'],
    [{ ...hotp, digits: 0 }, 'OutOfBounds', 'hotp with 0 digits: every code is the same'],
    [{ ...totp, digits: 0 }, 'OutOfBounds', 'totp with 0 digits: every code is the same'],
    [{ ...totp, digits: -6 }, 'OutOfBounds', '−6 digits'],
  ];
  return cases.map(([settings, flag, comment]) => ({
    result: 'invalid',
    flags: [flag],
    comment,
    ...settings,
  }));
}

const groups: readonly [name: string, comment: string, () => Unnumbered<CodeCase>[]][] = [
  ['rfc4226', 'RFC 4226 appendix D: the ten published codes', () => published('hotp')],
  ['rfc6238', 'RFC 6238 appendix B: the 18 published codes', () => published('totp')],
  ['offset', 'Every place from which the number can be taken, with every hash', offsetCases],
  ['sign', 'The first bit of the number, which is dropped', signBitCases],
  ['zeros', 'Codes that begin with zeros', leadingZeroCases],
  ['short-number', 'Numbers that have fewer digits than the code', shortNumberCases],
  ['digits', 'Codes of 4 to 10 digits', digitCases],
  ['ten-digits', 'Ten digits of a number of 31 bits', tenDigitCases],
  ['counter', 'Counters from 0 to 2^64 − 1', counterCases],
  ['key-length', 'Keys of 1 to 129 bytes', keyLengthCases],
  ['key-bytes', 'Keys that are not text', keyByteCases],
  ['moment', 'Moments from 1970 to the year 9999', momentCases],
  ['period', 'Time steps of 1 to 300 seconds', periodCases],
  ['code-refused', 'Settings that no code can be computed with', refusedCases],
];

/** The groups of kind `codes`. */
export function codeGroups(): SuiteGroup[] {
  return groups.map(([name, comment, cases]) => ({
    kind: 'codes',
    name,
    comment,
    tests: numbered<CodeCase>(name, cases()),
  }));
}
