import { decodeBase32 } from '../base32.ts';
import type { OtpSettings } from '../settings.ts';

/** How a program writes an account. */
export interface Writer {
  readonly name: string;
  /** Whether it keeps the secret's characters; others keep its bytes. */
  readonly keepsText: boolean;
  /** The text, or undefined where the program cannot hold or does not write this account. */
  readonly write: (account: OtpSettings) => string | undefined;
}

/** The bytes of a secret that is Base32; throws for another. */
export function bytesOf(secret: string): Uint8Array {
  const decoded = decodeBase32(secret);
  if (!decoded.ok) throw new Error(secret);
  return decoded.bytes;
}

/** The secret, padded to groups of eight. */
export function padded(secret: string): string {
  return secret.padEnd(Math.ceil(secret.length / 8) * 8, '=');
}

/** Whether a script's number holds the counter. */
export function isSmall(counter: bigint): boolean {
  return counter <= BigInt(Number.MAX_SAFE_INTEGER);
}
