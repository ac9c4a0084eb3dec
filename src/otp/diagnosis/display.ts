import type { TypedCode } from './code.ts';
import type { MacNumbers } from './numbers.ts';
import { digitsPart } from './parts.ts';
import { ratios } from './priors.ts';
import type { FindingPart } from './types.ts';

/** The number that a code was made of, or -1 where an HMAC gives another code. */
export type NumberBehind = (numbers: MacNumbers, code: TypedCode) => number;

/** A way in which an app may have made a code of an HMAC (RFC 4226 section 5.3). */
export interface Display {
  readonly parts: readonly FindingPart[];
  readonly ratio: number;
  /** How many settings fell back to their default: 1 where the digits did. */
  readonly resets: number;
  /** The same text for displays that give the same codes always. */
  readonly identity: string;
  readonly numberBehind: NumberBehind;
}

/** What differs from the settings. */
export type Change = Pick<Display, 'parts' | 'ratio' | 'resets'>;

/** What apps fall back to. */
export const defaultDigits = 6;

/** The number of RFC 4226. */
export const standard = (numbers: MacNumbers): number => numbers.standard;

/** The last `digits` digits of the number, shown with `shown` digits. */
export function lastDigits(
  number: (numbers: MacNumbers) => number,
  digits: number,
  shown = digits,
): NumberBehind {
  const modulus = 10 ** digits;
  return (numbers, code) => {
    const behind = number(numbers);
    return behind >= 0 && behind % modulus === code.number && code.text.length === shown
      ? behind
      : -1;
  };
}

/** What another number of digits changes. */
export function digitsChange(wanted: number, digits: number): Change {
  if (digits === wanted) return { parts: [], ratio: 1, resets: 0 };
  const parts = [digitsPart(digits)];
  if (digits === defaultDigits) return { parts, ratio: 1, resets: 1 };
  return { parts, ratio: digits === 8 ? ratios.digitsEight : ratios.digitsOther, resets: 0 };
}
