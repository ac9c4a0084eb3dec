import { steamAlphabet, steamLength } from '../steamCode.ts';

/** A code that a person typed, normalized for comparison. */
export interface TypedCode {
  /** Without white space, dashes and points. Letters are in upper case. */
  readonly text: string;
  /** The code as a number, or NaN if it contains letters. */
  readonly number: number;
  /** Whether the text may be a Steam code. Some texts of five digits may be one, too. */
  readonly isSteam: boolean;
}

export type CodeResult =
  | { readonly ok: true; readonly code: TypedCode }
  | {
      readonly ok: false;
      readonly error:
        | { readonly kind: 'empty' }
        /** `index` counts code points of the text as typed, from 0. */
        | { readonly kind: 'character'; readonly index: number; readonly character: string };
    };

/**
 * Converts full-width characters to ASCII, and decimal digits of any script to ASCII digits. Unicode
 * encodes each script's ten digits consecutively, and no decimal digit precedes a zero.
 */
function normalizeCharacter(character: string): string {
  const plain = character.normalize('NFKC').toUpperCase();
  if (!/^\p{Nd}$/u.test(plain) || /^\d$/.test(plain)) return plain;
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Reads a typed code: digits, or five characters of Steam's alphabet. Ignores white space, dashes
 * and points. Returns an error for an empty text, or for the first character that isn't a digit.
 *
 * @example
 * readCode('123 456'); // { ok: true, code: { text: '123456', number: 123456, isSteam: false } }
 */
export function readCode(typed: string): CodeResult {
  let text = '';
  let wrong: { index: number; character: string } | undefined;
  for (const [index, character] of Array.from(typed).entries()) {
    if (/[\s\p{Pd}.\u00B7\u200B\u2212]/u.test(character)) continue;
    const plain = normalizeCharacter(character);
    if (!/^\d$/.test(plain)) wrong ??= { index, character };
    text += plain;
  }
  if (text === '') return { ok: false, error: { kind: 'empty' } };
  const isSteam =
    text.length === steamLength &&
    Array.from(text).every((letter) => steamAlphabet.includes(letter));
  if (wrong !== undefined && !isSteam) return { ok: false, error: { kind: 'character', ...wrong } };
  return { ok: true, code: { text, number: wrong === undefined ? Number(text) : NaN, isSteam } };
}

/**
 * Returns the probability that a random 31-bit number, or a random Steam code, gives this code. Ten
 * digits have only 2^31 values, not 10^10.
 */
export function guessProbability({ text, number }: TypedCode): number {
  return Number.isNaN(number)
    ? steamAlphabet.length ** -text.length
    : Math.max(10 ** -text.length, 2 ** -31);
}
