import { hotp, type HotpInput } from './hotp.ts';
import { maxCounter } from './settings.ts';

export interface VerifyInput extends HotpInput {
  /** How many earlier steps or counters to accept; 0 by default. */
  readonly behind?: number;
  /** How many later steps or counters to accept; 0 by default. */
  readonly ahead?: number;
}

/** Compares in time that depends only on the length of `second`. */
function equalText(first: string, second: string): boolean {
  let difference = first.length ^ second.length;
  for (let index = 0; index < second.length; index += 1)
    difference |= first.charCodeAt(index) ^ second.charCodeAt(index);
  return difference === 0;
}

/**
 * Checks a code against a window around `counter` (RFC 4226 section 7.4, RFC 6238 section 6). For
 * TOTP, pass the time step from `counterAt`.
 *
 * It computes every code of the window even after a match, so the running time doesn't reveal which
 * one matched.
 *
 * @param code is compared as text, so the number 123 doesn't match '000123'
 * @returns the matching step or counter, the nearest one if several match, or null
 * @throws {RangeError} if a value is out of bounds, as in `hotp`
 *
 * @example
 * const counter = counterAt(Date.now() / 1000, 30);
 * verify('287082', { secret, counter, digits: 6, algorithm: 'SHA1', behind: 1, ahead: 1 })
 */
export function verify(
  code: string | number,
  { behind = 0, ahead = 0, ...input }: VerifyInput,
): bigint | null {
  const text = String(code);
  let matched: bigint | null = null;
  for (let distance = Math.max(behind, ahead); distance >= 0; distance -= 1) {
    for (const shift of distance === 0 ? [0] : [distance, -distance]) {
      const counter = input.counter + BigInt(shift);
      if (shift > ahead || -shift > behind || counter < 0n || counter > maxCounter) continue;
      if (equalText(text, hotp({ ...input, counter }))) matched = counter;
    }
  }
  return matched;
}
