import { algorithms, toHex } from '@otp-lab/otp';
import { codeCase, type Unnumbered } from './codeCase.ts';
import { generatedKey, textHex } from './keys.ts';
import type { CodeCase } from './types.ts';

const keyLengths = [1, 10, 16, 19, 20, 21, 32, 63, 64, 65, 128, 129] as const;

/** Lengths in bytes between the blocks of SHA-256 (64) and SHA-512 (128). */
const betweenBlocks = [66, 127] as const;

/** Returns cases that a program with 64-byte blocks for SHA512 fails. */
function sha512BlockCases(): Unnumbered<CodeCase>[] {
  return betweenBlocks.map((length) =>
    codeCase(
      {
        type: 'totp',
        key: generatedKey(length),
        algorithm: 'SHA512',
        digits: 6,
        seconds: 1234567890,
        period: 30,
      },
      ['Sha512Block'],
      `totp, SHA512: a key of ${length} bytes, which fits in a block`,
    ),
  );
}

/** Returns cases for keys at and around the lengths of hashes and HMAC blocks, for every hash. */
export function keyLengthCases(): Unnumbered<CodeCase>[] {
  const types = [
    ...algorithms.map((algorithm) => ({ type: 'totp', algorithm }) as const),
    { type: 'hotp', algorithm: 'SHA1' } as const,
  ];
  const cases = types.flatMap(({ type, algorithm }) =>
    keyLengths.map((length) => {
      const block = algorithm === 'SHA512' ? 128 : 64;
      const movingFactor = type === 'totp' ? { seconds: 1234567890, period: 30 } : { counter: '7' };
      return codeCase(
        { type, key: generatedKey(length), algorithm, digits: 6, ...movingFactor },
        length > block ? ['LongKey'] : length >= 19 ? ['EdgeKeyLength'] : [],
        `${type}, ${algorithm}: a key of ${length} byte${length === 1 ? '' : 's'}`,
      );
    }),
  );
  return [...cases, ...sha512BlockCases()];
}

const oddKeys: readonly [string, string][] = [
  ['00'.repeat(20), '20 zero bytes'],
  [`00${generatedKey(19)}`, 'begins with a zero byte'],
  [`${generatedKey(19)}00`, 'ends with a zero byte: HMAC pads with zeros, so it changes nothing'],
  [`${generatedKey(9)}00${generatedKey(10)}`, 'a zero byte inside'],
  [`0000${generatedKey(16)}0000`, 'zero bytes at both ends'],
  ['ff'.repeat(20), '20 bytes of 0xff'],
  ['80'.repeat(20), '20 bytes of 0x80'],
  [toHex(Uint8Array.from({ length: 32 }, (_, index) => 0x80 + index)), '0x80 to 0x9f'],
  [`c328a0a1e28228${generatedKey(13)}`, 'begins with bytes that are not UTF-8'],
  [textHex('pässwörd, пароль, 暗号'), 'UTF-8 text'],
  [textHex('  12345678901234567 \r\n'), 'white space and a line break at the ends'],
  [`fffe${generatedKey(18)}`, 'begins with a byte order mark of UTF-16'],
  [textHex('0x00112233445566778899'), 'ASCII text that resembles hexadecimal'],
  [textHex('GEZDGNBVGY3TQOJQGEZDGNBV'), 'ASCII text that is Base32 itself'],
];

/** Returns cases for keys that programs damage if they treat them as text. */
export function keyByteCases(): Unnumbered<CodeCase>[] {
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
