import { type HotpInput, hotp } from '@otp-lab/otp';
import type { AppNote } from './appNotes.ts';

/** The characters of Steam's codes. A character's index is its digit in base 26. */
const alphabet = '23456789BCDFGHJKMNPQRTVWXY';

/** The number of digits that holds every 31-bit number, so that no digit is lost. */
const allDigits = 10;

/** Returns the Steam code of a counter: its 31-bit number in base 26, the lowest digit first. */
function steamCode(input: Omit<HotpInput, 'digits' | 'algorithm'>, length: number): string {
  let rest = Number(hotp({ ...input, algorithm: 'SHA1', digits: allDigits }));
  return Array.from({ length }, () => {
    const character = alphabet.charAt(rest % alphabet.length);
    rest = Math.floor(rest / alphabet.length);
    return character;
  }).join('');
}

/**
 * Returns the Steam codes that an app with this note shows: one for each length in `used`. The length
 * may depend on the digits in the URI.
 */
export function steamCodesOf(
  note: AppNote,
  input: Omit<HotpInput, 'digits' | 'algorithm'>,
): string[] {
  if (note.behavior !== 'steam-by-issuer' && note.behavior !== 'steam-reversed') return [];
  const codes = (note.used.digits ?? []).flatMap((length) =>
    typeof length === 'number' ? [steamCode(input, length)] : [],
  );
  return note.behavior === 'steam-by-issuer'
    ? codes
    : codes.map((code) => [...code].reverse().join(''));
}
