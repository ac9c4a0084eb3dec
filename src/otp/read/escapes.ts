import type { Report } from './rules.ts';

const controls = /[\p{Cc}\u200B-\u200F\u202A-\u202E\u2060-\u2069]/u;

/**
 * Undoes percent-encoding (RFC 3986 section 2.1) and leaves as it is what is not an escape or not
 * UTF-8. `part` is the name that findings carry.
 */
export function decodeEscapes(text: string, part: string, report: Report): string {
  const raw = new Set(text.match(/[^\u0021-\u007E]|["<>\\^`{|}]/gu));
  if (raw.size > 0) report('rfc3986-raw', { part, characters: [...raw].slice(0, 10).join('') });
  let broken = /%(?![0-9a-f]{2})/i.test(text);
  const decoded = text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => {
    try {
      return decodeURIComponent(run);
    } catch {
      broken = true;
      return run;
    }
  });
  if (broken) report('rfc3986-escape', { part });
  if (controls.test(decoded)) report('key-uri-control-characters', { part });
  return decoded;
}
