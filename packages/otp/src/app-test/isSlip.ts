import { decodeBase32 } from '../base32.ts';
import type { Observation } from '../diagnosis/types.ts';
import { hotp } from '../hotp.ts';
import { greatestCounter, type OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';

/** Whether two texts differ by one character more, less or otherwise, or by two swapped ones. */
export function isOneSlipApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  const [left, right] = [
    short.slice(start, short.length - end),
    long.slice(start, long.length - end),
  ];
  if (right.length <= 1) return true;
  return left.length === 2 && right === `${left[1]}${left[0]}`;
}

/** The counters whose codes may have been meant; a code may have changed while it was typed. */
function countersAround({ type, counter, period }: OtpSettings, seen: Observation): bigint[] {
  const wanted =
    type === 'totp' ? counterAt(seen.seconds, period) : counter + BigInt(seen.press - 1);
  return [wanted - 1n, wanted, wanted + 1n].filter((one) => one >= 0n && one <= greatestCounter);
}

/** Whether a code is nearly the right one, as after a slip in typing; `code` has digits alone. */
export function isSlip(settings: OtpSettings, seen: Observation, code: string): boolean {
  const secret = decodeBase32(settings.secret);
  if (!secret.ok) return false;
  return countersAround(settings, seen).some((counter) =>
    isOneSlipApart(code, hotp({ ...settings, secret: secret.bytes, counter })),
  );
}
