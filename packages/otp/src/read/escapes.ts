import type { Report } from './rules.ts';

/** C0 and C1, zero-width characters, and those that turn the direction of writing. */
const controls = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u;

/** Reports a name with characters that cannot be seen. `field` is the name that findings carry. */
export function reportControls(text: string, field: string, report: Report): void {
  if (controls.test(text)) report('key-uri-control-characters', { field });
}

/** Reports a name that was not UTF-8, or half a surrogate pair, which has no UTF-8 form. */
export function reportBroken(text: string, field: string, report: Report): void {
  if (/[\uFFFD\p{Surrogate}]/u.test(text)) report('rfc3629-utf8', { field });
}

/**
 * Undoes percent-encoding (RFC 3986 section 2.1) and leaves as it is what is not an escape or not
 * UTF-8. `field` is the name that findings carry.
 */
export function decodeEscapes(text: string, field: string, report: Report): string {
  const raw = new Set(text.match(/[^\u0021-\u007E]|["<>\\^`{|}]/gu));
  if (raw.size > 0) report('rfc3986-raw', { field, characters: [...raw].slice(0, 10).join('') });
  const { decoded, broken } = undoEscapes(text);
  if (broken) report('rfc3986-escape', { field });
  reportControls(decoded, field, report);
  return decoded;
}

/** Undoes percent-encoding; `broken` where there is a sign that begins no character of UTF-8. */
export function undoEscapes(text: string): { decoded: string; broken: boolean } {
  let broken = /%(?![0-9a-f]{2})/i.test(text);
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      broken = true;
      return run;
    }
  });
  return { decoded, broken };
}
