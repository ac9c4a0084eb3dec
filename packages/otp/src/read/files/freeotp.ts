import { readToken } from './freeotpPlus.ts';
import { numberIn } from './json.ts';
import type { FileContent, FileEntry } from './types.ts';

const entities = new Map([
  ['&quot;', '"'],
  ['&apos;', "'"],
  ['&lt;', '<'],
  ['&gt;', '>'],
  ['&amp;', '&'],
]);

function unescapeXml(text: string): string {
  return text.replace(/&(?:quot|apos|lt|gt|amp);/g, (entity) => entities.get(entity) ?? entity);
}

/** FreeOTP stores the counter of the next code (`Token.java` of 2014, `generateCodes`). */
function readValue(value: string): FileEntry {
  try {
    const token: unknown = JSON.parse(unescapeXml(value));
    return readToken(token, (fields) => numberIn(fields, 'counter'));
  } catch {
    return { kind: 'damaged' };
  }
}

function isToken(value: string): boolean {
  return value.includes('"secret"') || value.includes('&quot;secret&quot;');
}

/**
 * Reads the file `tokens.xml` of FreeOTP 1: Android's shared preferences, with a token in JSON as each
 * value. FreeOTP 2 encrypts the values.
 */
export function readFreeotpXml(text: string): FileContent | undefined {
  if (!/^(?:<\?xml[^>]{0,200}>\s*)?<map>/.test(text)) return undefined;
  const values = Array.from(
    text.matchAll(/<string name="[^"]*">([^<]*)<\/string>/g),
    ([, value = '']) => value,
  );
  const tokens = values.filter(isToken);
  if (tokens.length === 0) {
    const isEncrypted = values.some((value) => value.includes('mCipherText'));
    return isEncrypted ? { kind: 'encrypted' } : undefined;
  }
  return { kind: 'entries', entries: tokens.map(readValue) };
}
