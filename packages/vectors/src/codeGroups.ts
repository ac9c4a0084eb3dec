import { algorithms, digitChoices } from '@otp-lab/otp';
import { computeVectors } from '@otp-lab/otp/rfc-vectors';
import { codeCase, numbered, type Unnumbered } from './codeCase.ts';
import { counterCases, timeCases, periodCases } from './movingFactorCases.ts';
import type { FlagName } from './suiteFlags.ts';
import { keyByteCases, keyLengthCases } from './keyCases.ts';
import { publishedKey } from './keys.ts';
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
  ['offset', 'Every offset, with every hash', offsetCases],
  ['sign', 'The sign bit, which is dropped', signBitCases],
  ['zeros', 'Codes that begin with zeros', leadingZeroCases],
  ['short-number', 'Numbers with fewer digits than the code', shortNumberCases],
  ['digits', 'Codes of 4 to 10 digits', digitCases],
  ['ten-digits', 'Ten digits from a 31-bit number', tenDigitCases],
  ['counter', 'Counters from 0 to 2^64 − 1', counterCases],
  ['key-length', 'Keys of 1 to 129 bytes', keyLengthCases],
  ['key-bytes', 'Keys with bytes that programs often damage', keyByteCases],
  ['moment', 'Times from 1970 to the year 9999', timeCases],
  ['period', 'Periods of 1 to 300 seconds', periodCases],
  ['code-refused', 'Settings for which no code exists', refusedCases],
];

let codes: readonly SuiteGroup[] | undefined;

/** Returns the groups of kind `codes`. Computes them once, because the search for rare codes takes half a second. */
export function codeGroups(): readonly SuiteGroup[] {
  codes ??= groups.map(([name, comment, cases]) => ({
    kind: 'codes',
    name,
    comment,
    tests: numbered<CodeCase>(name, cases()),
  }));
  return codes;
}
