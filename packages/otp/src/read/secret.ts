import { decodeBase32, encodeBase32, plainBase32 } from '../base32.ts';
import type { Algorithm } from '../settings.ts';
import { dropEnd } from './ends.ts';
import type { Report } from './rules.ts';

/** Bytes that an HMAC takes as they are; a longer key is hashed first (RFC 2104 section 3). */
const blockLengths: Readonly<Record<Algorithm, number>> = { SHA1: 64, SHA256: 64, SHA512: 128 };

/** Reports a key that RFC 4226 section 4 calls too short, or that an HMAC hashes first. */
export function checkKeyLength(bytes: number, algorithm: Algorithm, report: Report): void {
  const block = blockLengths[algorithm];
  if (bytes < 16) report('rfc4226-R6', { bits: bytes * 8 });
  else if (bytes < 20) report('rfc4226-R6-recommended', { bits: bytes * 8 });
  if (bytes > block) report('rfc2104-long-key', { bytes, block });
}

/**
 * The secret as plain Base32, its characters as they are; undefined, with an error reported,
 * where it is none. How much padding there is does not matter.
 */
export function readSecret(
  text: string | undefined,
  algorithm: Algorithm,
  report: Report,
): string | undefined {
  const bare = dropEnd((text ?? '').trim(), '= ');
  const decoded = decodeBase32(bare);
  if (decoded.ok) {
    const canonical = encodeBase32(decoded.bytes, { padding: false });
    if (decoded.warnings.includes('spare-bits')) report('rfc4648-spare-bits', { canonical });
    checkKeyLength(decoded.bytes.length, algorithm, report);
    return plainBase32(bare);
  }
  const { error } = decoded;
  if (error.kind === 'empty') report('key-uri-secret-missing', {});
  else if (error.kind === 'length') report('rfc4648-length', { length: error.length });
  else if (error.kind === 'padding') report('rfc4648-padding', { position: error.index + 1 });
  else
    report('rfc4648-character', {
      position: error.index + 1,
      character: error.character,
      suggestions: error.suggestions.join(' '),
    });
  return undefined;
}
