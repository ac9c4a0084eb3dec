import { hotp, type HotpInput } from './hotp.ts';
import { greatestCounter } from './settings.ts';

export interface VerifyInput extends HotpInput {
  /** How many steps before and after the counter are accepted too; none by default. */
  readonly behind?: number;
  readonly ahead?: number;
}

function equalText(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < other.length; index += 1)
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index);
  return difference === 0;
}

/**
 * The step (TOTP) or counter (HOTP) that the code belongs to, the nearest to `counter` where
 * there are several, or null. A number is turned to text before it is compared, so 123 is not
 * '000123'. Every step of the window is computed whatever matches, so that the time taken tells
 * nothing (resynchronization: RFC 4226 section 7.4, RFC 6238 section 6).
 */
export function verify(
  code: string | number,
  { behind = 0, ahead = 0, ...input }: VerifyInput,
): bigint | null {
  const typed = String(code);
  let matched: bigint | null = null;
  for (let distance = Math.max(behind, ahead); distance >= 0; distance -= 1) {
    for (const shift of distance === 0 ? [0] : [distance, -distance]) {
      const counter = input.counter + BigInt(shift);
      if (shift > ahead || -shift > behind || counter < 0n || counter > greatestCounter) continue;
      if (equalText(typed, hotp({ ...input, counter }))) matched = counter;
    }
  }
  return matched;
}
