import { decodeTypedBase32 } from '../base32.ts';
import type { Observation } from '../diagnosis/types.ts';
import { expectedCounterOf } from '../expectedCounter.ts';
import { hotp } from '../hotp.ts';
import { maxCounter, type OtpSettings } from '../settings.ts';

/** Returns whether two texts differ by one added, missing or changed character, or by two swapped ones. */
export function isOneTypingErrorApart(first: string, second: string): boolean {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  let end = 0;
  while (end < short.length - start && short.at(-1 - end) === long.at(-1 - end)) end += 1;
  // Without the common start and end, '123456' and '124356' leave '34' and '43'.
  const shortRest = short.slice(start, short.length - end);
  const longRest = long.slice(start, long.length - end);
  if (longRest.length <= 1) return true;
  return shortRest.length === 2 && longRest === `${shortRest[1]}${shortRest[0]}`;
}

/** Returns the counters of the codes that the tester may have read. A code may change during typing. */
function countersAround(settings: OtpSettings, seen: Observation): bigint[] {
  const expected = expectedCounterOf(settings, seen);
  return [expected - 1n, expected, expected + 1n].filter(
    (candidate) => candidate >= 0n && candidate <= maxCounter,
  );
}

/**
 * Returns whether a code differs from a correct one by one typing error.
 *
 * @param code the typed code without white space and dashes
 */
export function isMistyped(settings: OtpSettings, seen: Observation, code: string): boolean {
  const secret = decodeTypedBase32(settings.secret);
  if (!secret.ok) return false;
  return countersAround(settings, seen).some((counter) =>
    isOneTypingErrorApart(code, hotp({ ...settings, secret: secret.bytes, counter })),
  );
}
