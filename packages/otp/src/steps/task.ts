import { decodeBase32, encodeBase32 } from '../base32.ts';
import type { Computation } from '../diagnosis/types.ts';

/** A code to be computed by another program. */
export interface Task {
  readonly computation: Computation;
  readonly counter: bigint;
  /** The moment, in whole Unix seconds, and the period that give the counter, where they do. */
  readonly time?: { readonly seconds: number; readonly period: number };
  /** The secret, as far as the key is its Base32: then a program may decode it. */
  readonly secret?: string;
}

/** The secret in canonical Base32 where the key is what it says; undefined for another key. */
export function secretOf({ computation: { key }, secret = '' }: Task): string | undefined {
  const decoded = decodeBase32(secret);
  if (!decoded.ok) return undefined;
  const { bytes } = decoded;
  const isSame = bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
  return isSame ? encodeBase32(bytes) : undefined;
}

/** The power of ten that a modulus is; undefined for one that is none. */
export function digitsOf(modulus: number): number | undefined {
  const digits = Math.round(Math.log10(modulus));
  return 10 ** digits === modulus ? digits : undefined;
}
