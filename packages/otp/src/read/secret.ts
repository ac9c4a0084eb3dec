import { decodeBase32, encodeBase32, normalizeBase32 } from '../base32.ts';
import type { Algorithm } from '../settings.ts';
import { trimEndCharacters } from './trimEndCharacters.ts';
import type { ReportFinding } from './rules.ts';

/** Block lengths of the hashes in bytes. HMAC hashes a longer key first (RFC 2104 section 3). */
const blockLengths: Readonly<Record<Algorithm, number>> = { SHA1: 64, SHA256: 64, SHA512: 128 };

/** Reports a key that is too short (RFC 4226 section 4) or longer than a block of the hash. */
export function checkKeyLength(bytes: number, algorithm: Algorithm, report: ReportFinding): void {
  const block = blockLengths[algorithm];
  if (bytes < 16) report('rfc4226-R6', { bits: bytes * 8 });
  else if (bytes < 20) report('rfc4226-R6-recommended', { bits: bytes * 8 });
  if (bytes > block) report('rfc2104-long-key', { bytes, block });
}

/**
 * Returns the normalized secret, with nonzero spare bits if it has any. Ignores padding. If the
 * secret isn't Base32, it reports an error and returns undefined.
 */
export function readSecret(
  text: string | undefined,
  algorithm: Algorithm,
  report: ReportFinding,
): string | undefined {
  const bare = trimEndCharacters((text ?? '').trim(), '= ');
  const decoded = decodeBase32(bare);
  if (decoded.ok) {
    const canonical = encodeBase32(decoded.bytes, { padding: false });
    if (decoded.warnings.includes('spare-bits')) report('rfc4648-spare-bits', { canonical });
    checkKeyLength(decoded.bytes.length, algorithm, report);
    return normalizeBase32(bare);
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
