import type { ReportFinding } from './rules.ts';

/** C0 and C1 controls, soft hyphens, zero-width characters and bidirectional controls. */
const controls = /[\p{Cc}\u00AD\u061C\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** Reports invisible characters. `field` is the name of the field in the finding. */
export function reportControlCharacters(text: string, field: string, report: ReportFinding): void {
  if (controls.test(text)) report('key-uri-control-characters', { field });
}

/** Reports U+FFFD, which replaces invalid UTF-8, and lone surrogates, which UTF-8 can't encode. */
export function reportInvalidUtf8(text: string, field: string, report: ReportFinding): void {
  if (/[\uFFFD\p{Surrogate}]/u.test(text)) report('rfc3629-utf8', { field });
}

/**
 * Decodes the percent-encoding of a field (RFC 3986 section 2.1) and reports characters that
 * should be encoded, invalid escapes and invisible characters. `field` is its name in the findings.
 */
export function decodeField(text: string, field: string, report: ReportFinding): string {
  const unencoded = text.match(/[^\u0021-\u007E]|["<>\\^`{|}]/gu) ?? [];
  // `reportControlCharacters` reports invisible characters.
  const raw = new Set(unencoded.filter((character) => !controls.test(character)));
  if (raw.size > 0) report('rfc3986-raw', { field, characters: [...raw].slice(0, 10).join('') });
  const { decoded, hasInvalidEscape } = percentDecode(text);
  if (hasInvalidEscape) report('rfc3986-escape', { field });
  // `readSecret` reports invisible characters with their position.
  if (field !== 'secret') reportControlCharacters(decoded, field, report);
  return decoded;
}

/** Decodes percent-encoding. Invalid escapes, and escapes that aren't UTF-8, stay unchanged. */
export function percentDecode(text: string): { decoded: string; hasInvalidEscape: boolean } {
  let hasInvalidEscape = /%(?![0-9a-f]{2})/i.test(text);
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      hasInvalidEscape = true;
      return run;
    }
  });
  return { decoded, hasInvalidEscape };
}
