import { decodeTypedBase32, encodeBase32 } from '../base32.ts';
import type { CodeComputation } from '../diagnosis/types.ts';

/** The inputs from which another program computes a code. */
export interface Task {
  readonly computation: CodeComputation;
  readonly counter: bigint;
  /** Unix time in seconds and period that produce the counter. Absent if it isn't based on time. */
  readonly time?: { readonly seconds: number; readonly period: number };
  /** The secret in Base32. Programs decode it if it decodes to the key. */
  readonly secret?: string;
}

/** Returns the secret in canonical Base32, or undefined if it doesn't decode to the key. */
export function secretOf({ computation: { key }, secret = '' }: Task): string | undefined {
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) return undefined;
  const { bytes } = decoded;
  const isKey = bytes.length === key.length && bytes.every((byte, index) => byte === key[index]);
  return isKey ? encodeBase32(bytes) : undefined;
}

/** Returns n for the modulus 10^n, or undefined for another modulus. */
export function digitsOfModulus(modulus: number): number | undefined {
  const digits = Math.round(Math.log10(modulus));
  return 10 ** digits === modulus ? digits : undefined;
}
