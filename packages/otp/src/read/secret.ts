import { decodeTypedBase32, encodeBase32, normalizeBase32 } from '../base32.ts';
import { fromHex } from '../hex.ts';
import type { Algorithm } from '../settings.ts';
import type { ReportFinding } from './rules.ts';
import { trimEndCharacters } from './trimEndCharacters.ts';

/** Block lengths of the hashes in bytes. HMAC hashes a longer key first (RFC 2104 section 3). */
const blockLengths: Readonly<Record<Algorithm, number>> = { SHA1: 64, SHA256: 64, SHA512: 128 };

/** Maximum length of a secret in characters. Real secrets are much shorter. */
export const maxSecretLength = 4096;

/** White space, or any visible character. Zero-width characters and soft hyphens are neither. */
const visibleOrSpace = /[^\S\uFEFF]|[^\p{Cf}\p{Default_Ignorable_Code_Point}]/u;

/** Reports a key that is too short (RFC 4226 section 4) or longer than a block of the hash. */
export function checkKeyLength(bytes: number, algorithm: Algorithm, report: ReportFinding): void {
  const block = blockLengths[algorithm];
  if (bytes < 16) report('rfc4226-R6', { bits: bytes * 8 });
  else if (bytes < 20) report('rfc4226-R6-recommended', { bits: bytes * 8 });
  if (bytes > block) report('rfc2104-long-key', { bytes, block });
}

/** Returns whether a secret has an acceptable length. Otherwise reports an error. */
export function checkSecretLength(length: number, report: ReportFinding): boolean {
  if (length <= maxSecretLength) return true;
  report('key-uri-secret-too-long', { length, most: maxSecretLength });
  return false;
}

/** Reports the first invisible character. Visitors can't see that they copied it together with the secret. */
function reportInvisible(text: string, report: ReportFinding): void {
  const characters = [...text];
  const indexes = characters.flatMap((character, index) =>
    visibleOrSpace.test(character) ? [] : [index],
  );
  const [first] = indexes;
  if (first === undefined) return;
  const code = characters[first]?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
  report('secret-invisible', { position: first + 1, code: `U+${code}`, count: indexes.length });
}

/** Returns the Base32 of a hexadecimal text of 10 bytes or more, or undefined. */
export function hexAsBase32(text: string): string | undefined {
  if (text.length < 20 || text.length % 2 > 0 || !/^[0-9a-f]+$/i.test(text)) return undefined;
  return encodeBase32(fromHex(text.toLowerCase()), { padding: false });
}

/** Returns the decoded bytes of a Base32 secret, or undefined after reporting an error. */
function decodeSecret(bare: string, report: ReportFinding): Uint8Array | undefined {
  const decoded = decodeTypedBase32(bare);
  if (decoded.ok) {
    const canonical = encodeBase32(decoded.bytes, { padding: false });
    if (decoded.warnings.includes('spare-bits')) report('rfc4648-spare-bits', { canonical });
    return decoded.bytes;
  }
  const { error } = decoded;
  const base32 = hexAsBase32(normalizeBase32(bare));
  if (error.kind === 'empty') report('key-uri-secret-missing', {});
  else if (error.kind === 'length') report('rfc4648-length', { length: error.length });
  else if (error.kind === 'padding') report('rfc4648-padding', { position: error.index + 1 });
  else if (base32 !== undefined) report('secret-hexadecimal', { base32 });
  else
    report('rfc4648-character', {
      position: error.index + 1,
      character: error.character,
      suggestions: error.suggestions.join(' '),
    });
  return undefined;
}

/** Removes surrounding white space and padding. Returns undefined after reporting an error. */
function bareSecret(text: string | undefined, report: ReportFinding): string | undefined {
  const bare = trimEndCharacters((text ?? '').trim(), '= ');
  if (!checkSecretLength(bare.length, report)) return undefined;
  reportInvisible(bare, report);
  return bare;
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
  const bare = bareSecret(text, report);
  const bytes = bare === undefined ? undefined : decodeSecret(bare, report);
  if (bare === undefined || bytes === undefined) return undefined;
  checkKeyLength(bytes.length, algorithm, report);
  return normalizeBase32(bare);
}

/** Returns the secret of a Yandex account: Base32 of 16 bytes, or of 26 with a checksum. */
export function readYandexSecret(
  text: string | undefined,
  report: ReportFinding,
): string | undefined {
  const bare = bareSecret(text, report);
  const bytes = bare === undefined ? undefined : decodeSecret(bare, report);
  if (bare === undefined || bytes === undefined) return undefined;
  if (bytes.length >= 16) return normalizeBase32(bare);
  report('yandex-secret', { bytes: bytes.length });
  return undefined;
}

/**
 * Returns the secret of a Mobile-OTP account: the text that the app hashes. Hexadecimal is converted to
 * lower case, as Aegis writes it.
 */
export function readMotpSecret(
  text: string | undefined,
  report: ReportFinding,
): string | undefined {
  const bare = bareSecret(text, report)?.replace(/[\s\p{Pd}]+/gu, '');
  if (bare === '') report('key-uri-secret-missing', {});
  if (bare === undefined || bare === '') return undefined;
  return /^[0-9a-f]+$/i.test(bare) ? bare.toLowerCase() : bare;
}
