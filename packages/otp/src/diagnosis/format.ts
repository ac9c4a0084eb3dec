import { steamCode, steamLength } from '../steamCode.ts';
import type { TypedCode } from './readCode.ts';

/**
 * 10^10 modulo 2^32: the modulus of a program that computes 10^10 in 32 bits. Unlike 10^10, it's
 * smaller than some numbers of 31 bits.
 */
export const tenDigitsIn32Bits = 1_410_065_408;

/** How an app writes a number as a code. `length` is the number of characters shown. */
export type Format =
  /** The remainder after division by `modulus`, with leading zeros up to `length`. */
  | { readonly kind: 'last'; readonly modulus: number; readonly length: number }
  /** The remainder after division by `modulus`, without leading zeros. */
  | { readonly kind: 'zeros-lost'; readonly modulus: number }
  /** The first characters of the number's last `digits` digits. */
  | { readonly kind: 'first'; readonly digits: number; readonly length: number }
  /** The first digits of the whole number. */
  | { readonly kind: 'first-of-all'; readonly length: number }
  /** Five characters of Steam's alphabet. */
  | { readonly kind: 'steam' };

/** Returns the code that an app shows for a truncated number. */
export function formatCode(format: Format, number: number): string {
  switch (format.kind) {
    case 'last':
      return String(number % format.modulus).padStart(format.length, '0');
    case 'zeros-lost':
      return String(number % format.modulus);
    case 'first':
      return String(number % 10 ** format.digits)
        .padStart(format.digits, '0')
        .slice(0, format.length);
    case 'first-of-all':
      return String(number).slice(0, format.length).padStart(format.length, '0');
    case 'steam':
      return steamCode(number, steamLength);
    default:
      return format satisfies never;
  }
}

/**
 * Returns whether a format writes a number as this code. It compares the numbers first, because that
 * is faster than comparing texts, and most codes differ. A negative number means that truncation
 * failed, and never matches.
 */
export function isFormattedAs(format: Format, number: number, code: TypedCode): boolean {
  if (number < 0) return false;
  if (format.kind === 'last' || format.kind === 'zeros-lost')
    if (number % format.modulus !== code.number) return false;
  return formatCode(format, number) === code.text;
}
