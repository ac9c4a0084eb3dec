import { hmac } from '@noble/hashes/hmac.js';
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { type Algorithm, algorithms, counterBytes, fromHex, truncate } from '@otp-lab/otp';
import { codeCase, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import { publishedKey } from './keys.ts';
import type { CodeCase, CodeSettings } from './types.ts';

const hashes = { SHA1: sha1, SHA256: sha256, SHA512: sha512 } as const;

/** Searches the steps after `from`, with the key of RFC 6238, for an HMAC that fits. */
function findStep(
  algorithm: Algorithm,
  from: number,
  fits: (mac: Uint8Array, offset: number) => boolean,
): number {
  const key = fromHex(publishedKey(algorithm));
  for (let step = from + 1; ; step += 1) {
    const mac = hmac(hashes[algorithm], key, counterBytes(BigInt(step)));
    if (fits(mac, (mac.at(-1) ?? 0) & 15)) return step;
  }
}

function atStep(algorithm: Algorithm, step: number, digits: number): CodeSettings {
  const key = publishedKey(algorithm);
  return { type: 'totp', key, algorithm, digits, seconds: step * 30, period: 30 };
}

/** Every offset with every hash: the first step of each. */
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

/** The four bytes begin with 0x80, with 0xff, and with a bit that shows in 8 and 10 digits. */
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

/** Codes that begin with one to four zeros, and with none. */
export function leadingZeroCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    ([6, 8] as const).flatMap((digits) =>
      [0, 1, 2, 3, 4].map((zeros) => {
        const least = 10 ** (digits - zeros - 1);
        const step = findStep(algorithm, 10_000 * digits, (mac) => {
          const shown = truncate(mac) % 10 ** digits;
          return shown >= least && shown < least * 10;
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

/** Ten digits: a number below 10^9, one below 2·10^9, one above. */
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

/** The number itself has fewer digits than the code: nothing there to cut the code from. */
export function shortNumberCases(): Unnumbered<CodeCase>[] {
  return algorithms.flatMap((algorithm) =>
    ([6, 7, 8] as const).flatMap((digits) =>
      // A number below 10^5 comes once in 21000 steps, one of 4 digits in 210000.
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
