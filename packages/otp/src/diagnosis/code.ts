/** The characters of codes that Steam's authenticator shows, in their order. */
export const steamAlphabet = '23456789BCDFGHJKMNPQRTVWXY';

/** How many characters Steam shows. */
export const steamLength = 5;

/** A typed code, ready to be compared. */
export interface TypedCode {
  /** Without white space and dashes; letters in upper case. */
  readonly text: string;
  /** Its number; NaN where it has letters. */
  readonly number: number;
  /** Whether it could be one of Steam's. */
  readonly steam: boolean;
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
 * Full-width characters become ASCII ones, and the decimal digits of any script: Unicode has the
 * ten of each in a row, and something else before the zero.
 */
function plainCharacter(character: string): string {
  const plain = character.normalize('NFKC').toUpperCase();
  if (!/^\p{Nd}$/u.test(plain) || /^\d$/.test(plain)) return plain;
  const code = plain.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

/**
 * Reads what a person typed as a code: digits, or the letters and digits of Steam's alphabet.
 * White space, dashes and points are ignored.
 */
export function readCode(typed: string): CodeResult {
  let text = '';
  let wrong: { index: number; character: string } | undefined;
  for (const [index, character] of Array.from(typed).entries()) {
    if (/[\s\p{Pd}.\u00B7\u200B\u2212]/u.test(character)) continue;
    const plain = plainCharacter(character);
    if (!/^\d$/.test(plain)) wrong ??= { index, character };
    text += plain;
  }
  if (text === '') return { ok: false, error: { kind: 'empty' } };
  const steam =
    text.length === steamLength &&
    Array.from(text).every((letter) => steamAlphabet.includes(letter));
  if (wrong !== undefined && !steam) return { ok: false, error: { kind: 'character', ...wrong } };
  return { ok: true, code: { text, number: wrong === undefined ? Number(text) : NaN, steam } };
}

/**
 * The chance that a number of 31 bits, or random letters of Steam's, give this code: ten digits
 * have two thousand million values and not ten.
 */
export function chanceOf({ text, number }: TypedCode): number {
  return Number.isNaN(number)
    ? steamAlphabet.length ** -text.length
    : Math.max(10 ** -text.length, 2 ** -31);
}
