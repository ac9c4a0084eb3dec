import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { type Algorithm, algorithms, counterBytes, fromHex, truncate } from '@otp-lab/otp';
import { codeCase, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { publishedKey } from './keys.ts';
import type { CodeCase, CodeSettings } from './types.ts';

const hashes = { SHA1: sha1, SHA256: sha256, SHA512: sha512 } as const;

/** Returns the first step after `from` whose HMAC, with the key of RFC 6238, matches. */
function findStep(
  algorithm: Algorithm,
  from: number,
  matches: (mac: Uint8Array, offset: number) => boolean,
): number {
  const key = fromHex(publishedKey(algorithm));
  for (let step = from + 1; ; step += 1) {
    const mac = hmac(hashes[algorithm], key, counterBytes(BigInt(step)));
    if (matches(mac, (mac.at(-1) ?? 0) & 15)) return step;
  }
}

function atStep(algorithm: Algorithm, step: number, digits: number): CodeSettings {
  const key = publishedKey(algorithm);
  return { type: 'totp', key, algorithm, digits, seconds: step * 30, period: 30 };
}

/** Returns a case for every truncation offset with every hash. */
export function offsetCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    Array.from({ length: 16 }, (_, wanted) => {
      const step = findStep(algorithm, 100, (_mac, offset) => offset === wanted);
      return codeCase(
        atStep(algorithm, step, 8),
        ['Offset'],
        `${algorithm}: the number begins at byte ${wanted} of the HMAC`,
      );
    }),
  );
}

/** Returns cases where dropping the sign bit changes the code, including first bytes 0x80 and 0xff. */
export function signBitCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) => {
    const set = findStep(algorithm, 1200, (mac, offset) => (mac[offset] ?? 0) >= 0x80);
    const alone = findStep(algorithm, 1000, (mac, offset) => mac[offset] === 0x80);
    const all = findStep(algorithm, 1000, (mac, offset) => mac[offset] === 0xff);
    const clear = findStep(algorithm, 1000, (mac, offset) => mac[offset] === 0x7f);
    const found: [number, number, readonly FlagName[], string][] = [
      [set, 6, ['SignBit'], 'the first bit is set'],
      [set, 8, ['SignBit'], 'the same, 8 digits'],
      [alone, 8, ['SignBit'], 'the first byte is 0x80'],
      [all, 8, ['SignBit'], 'the first byte is 0xff'],
      [all, 10, ['SignBit'], 'the same, 10 digits'],
      [clear, 8, [], 'the first byte is 0x7f: nothing is dropped'],
    ];
    return found.map(([step, digits, flags, comment]) =>
      codeCase(atStep(algorithm, step, digits), flags, `${algorithm}: ${comment}`),
    );
  });
}

/** Returns cases for codes with zero to four leading zeros. */
export function leadingZeroCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    ([6, 8] as const).flatMap((digits) =>
      [0, 1, 2, 3, 4].map((zeros) => {
        const min = 10 ** (digits - zeros - 1);
        const step = findStep(algorithm, 10_000 * digits, (mac) => {
          const shown = truncate(mac) % 10 ** digits;
          return shown >= min && shown < min * 10;
        });
        return codeCase(
          atStep(algorithm, step, digits),
          zeros === 0 ? [] : ['LeadingZeros'],
          `${algorithm}, ${digits} digits: begins with ${zeros === 0 ? 'no zero' : `${zeros} zero${zeros === 1 ? '' : 's'}`}`,
        );
      }),
    ),
  );
}

/** Returns ten-digit cases for numbers below 10^9, below 2·10^9, and above. */
export function tenDigitCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    [0, 1, 2].map((first) => {
      const step = findStep(algorithm, 2000, (mac) => Math.floor(truncate(mac) / 1e9) === first);
      return codeCase(
        atStep(algorithm, step, 10),
        first === 0 ? ['LeadingZeros'] : [],
        `${algorithm}: ten digits, the first is ${first}`,
      );
    }),
  );
}

/** Returns cases where the 31-bit number has fewer digits than the code, so it must be padded. */
export function shortNumberCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    ([6, 7, 8] as const).flatMap((digits) =>
      // In 21,000 steps, there is one number below 10^5. In 210,000 steps, there is one of 4 digits.
      [digits - 1, digits === 8 ? 6 : 0].flatMap((length) => {
        if (length === 0) return [];
        const step = findStep(algorithm, 0, (mac) => String(truncate(mac)).length === length);
        return codeCase(
          atStep(algorithm, step, digits),
          ['LeadingZeros', 'ShortNumber'],
          `${algorithm}, ${digits} digits: the number has ${length}`,
        );
      }),
    ),
  );
}
