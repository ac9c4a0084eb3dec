import { type HotpInput, hotp, steamCode } from '@otp-lab/otp';
import type { AppNote } from './appNotes.ts';

/** A code with this many digits is the whole 31-bit number, because the greatest has 10 digits. */
const allDigits = 10;

/**
 * Returns the Steam codes that an app with this note shows: one for each length in `used`. The length
 * may depend on the digits in the URI.
 */
export function steamCodesOf(
  note: AppNote,
  input: Omit<HotpInput, 'digits' | 'algorithm'>,
): string[] {
  if (note.behavior !== 'steam-by-issuer' && note.behavior !== 'steam-reversed') return [];
  const number = Number(hotp({ ...input, algorithm: 'SHA1', digits: allDigits }));
  const codes = (note.used.digits ?? []).flatMap((length) =>
    typeof length === 'number' ? [steamCode(number, length)] : [],
  );
  return note.behavior === 'steam-by-issuer'
    ? codes
    : codes.map((code) => [...code].reverse().join(''));
}
