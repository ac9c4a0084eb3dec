import { decodeTypedBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';

/** Writes an account the way another program does. */
export interface Writer {
  readonly name: string;
  /** Whether the output contains the secret's characters unchanged. Other programs keep only bytes. */
  readonly hasVerbatimSecret: boolean;
  /** Returns the text, or undefined if the program can't store or write this account. */
  readonly write: (account: OtpSettings) => string | undefined;
}

/** Decodes a Base32 secret. Throws an Error if it is invalid. */
export function decodeSecret(secret: string): Uint8Array {
  const decoded = decodeTypedBase32(secret);
  if (!decoded.ok) throw new Error(secret);
  return decoded.bytes;
}

/** Pads Base32 to a multiple of 8 characters. */
export function padBase32(secret: string): string {
  return secret.padEnd(Math.ceil(secret.length / 8) * 8, '=');
}

/** Returns whether a JavaScript number can represent the counter exactly. */
export function isSafeCounter(counter: bigint): boolean {
  return counter <= BigInt(Number.MAX_SAFE_INTEGER);
}
