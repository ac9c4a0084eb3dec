import { upperCaseAscii } from '../base32.ts';
import { trimEndCharacters } from './trimEndCharacters.ts';
import { percentDecode } from './percentEncoding.ts';
import { issuerPrefix } from './label.ts';
import { queryStart } from './queryStart.ts';

/** The maximum length of an issuer at the end of a URI, in characters. The reader doesn't look for longer ones. */
const maxNameLength = 200;

/** The maximum length of a URI to which the reader joins further lines, in characters: the capacity of a QR code. */
const maxUriLength = 7089;

/** Parameters whose value is a number or a word. */
const singleWordParameters = new Set(['algorithm', 'digits', 'period', 'counter']);

/** Whether this is a Google Authenticator export. Its data may contain spaces. */
export function isMigrationUri(uri: string): boolean {
  return /^[a-z-]*migration:/i.test(uri);
}

/** All parameters of the Key URI Format. */
const formatParameters = new Set([...singleWordParameters, 'secret', 'issuer']);

/**
 * Finds the last parameter of a URI: its lower-case name and the index of its value. After white
 * space, only parameters of the Key URI Format count: prose may contain another URL.
 */
function lastParameter(uri: string): { name: string; start: number } | undefined {
  const query = queryStart(uri);
  if (query < 0) return undefined;
  let last: { name: string; start: number } | undefined;
  for (const match of uri.slice(query).matchAll(/[?&](?:amp;)?([a-z0-9][\w-]*)=/gi)) {
    const index = query + match.index;
    const name = (match[1] ?? '').toLowerCase();
    const isAfterSpace = last !== undefined && /\s/.test(uri.slice(last.start, index));
    if (isAfterSpace && !formatParameters.has(name)) break;
    last = { name, start: index + match[0].length };
  }
  return last;
}

function labelOf(uri: string): string {
  const query = queryStart(uri);
  const path = uri.slice(0, query < 0 ? uri.length : query);
  return /^[a-z-]+:\/*[^/]*\/(.*)$/is.exec(path)?.[1] ?? '';
}

/** Whether an encoded text is the name, in percent-encoding or form encoding. */
function isName(text: string, name: string): boolean {
  const { decoded } = percentDecode(text);
  return decoded.trim() === name || decoded.replaceAll('+', ' ').trim() === name;
}

/** Returns the length of a number or an algorithm at the start of the text. */
function tokenLength(value: string): number {
  const word = /^\s*[^\s,;|"'`<>()[\]{}]*/.exec(value)?.[0] ?? '';
  return word.replace(/[.!?:]$/, '').length;
}

/**
 * Whether all letters have the same case. If a word has another case than the secret, it doesn't belong to the secret.
 */
function hasSingleCase(text: string): boolean {
  return text === upperCaseAscii(text) || !/[A-Z]/.test(text);
}

/**
 * Returns the length of a secret at the start of the text. White space belongs to it if it separates
 * groups of equal length. The last group may be shorter, and the total must be a valid Base32 length.
 */
function secretLength(value: string): number {
  const words = [...value.matchAll(/[^\s,;|"'`<>()[\]{}]+/g)];
  const [first, ...rest] = words;
  if (first === undefined) return value.length;
  const groupLength = first[0].length;
  let end = first.index + groupLength;
  let length = groupLength;
  for (const [order, { 0: word, index }] of rest.entries()) {
    const isLast = order === rest.length - 1;
    length += word.length;
    const isShortLastGroup = isLast && groupLength <= 8 && word.length < groupLength;
    const hasGroupLength = word.length === groupLength || isShortLastGroup;
    const isValidLength = !isLast || ![1, 3, 6].includes(length % 8);
    const isBase32AfterSpace = value.slice(end, index).trim() === '' && /^[a-z2-7]+=*$/i.test(word);
    if (!hasGroupLength || !isValidLength || !isBase32AfterSpace) break;
    if (!hasSingleCase(first[0] + word)) break;
    end = index + word.length;
  }
  return value.slice(0, end).replace(/[.!?:]$/, '').length;
}

/**
 * Returns the length of an issuer at the start of the text. If the label names the issuer, its length
 * there decides. Otherwise the issuer ends at white space if other text precedes the URI.
 */
function nameLength(value: string, prefix: string, followsWords: boolean): number {
  if (prefix !== '') {
    // A UTF-16 unit has at most 9 characters in a URI: 3 bytes of UTF-8, each as %XX.
    const name = value.slice(0, 9 * Math.min(prefix.length, maxNameLength) + 9);
    const ends = [...name.matchAll(/[\s,;|"'`<>()[\]{}.!?:]|$/g)].map(({ index }) => index);
    const end = ends.toReversed().find((index) => isName(value.slice(0, index), prefix));
    if (end !== undefined) return end;
  }
  return followsWords ? (/^\s*\S*/.exec(value)?.[0].length ?? 0) : value.length;
}

/**
 * Returns the index where a URI ends in a line that may contain other text. The last parameter
 * decides: a number ends at the first mark, a secret after its last group, and an issuer where the
 * issuer of the label ends.
 *
 * @param followsWords whether other text precedes the URI, so that more may follow it
 */
export function uriEnd(line: string, followsWords: boolean): number {
  const last = lastParameter(line);
  if (last === undefined) return line.length;
  const value = line.slice(last.start);
  if (singleWordParameters.has(last.name)) return last.start + tokenLength(value);
  if (last.name === 'secret') return last.start + secretLength(value);
  const prefix = last.name === 'issuer' ? issuerPrefix(labelOf(line)) : '';
  return last.start + nameLength(value, prefix, followsWords);
}

/**
 * Returns the index where a URI ends if only punctuation can follow it. Punctuation belongs to a name,
 * but not to a number or a secret.
 */
export function singleUriEnd(uri: string): number {
  const name = lastParameter(uri)?.name ?? '';
  const isPlain = singleWordParameters.has(name) || name === 'secret';
  return trimEndCharacters(uri, isPlain ? '"<>`.,;!?:)]}' : '"<>`').length;
}

/** Returns whether a line looks like Base64 data, and not like a word. */
function isMigrationData(line: string): boolean {
  return /^[A-Za-z0-9+/_=%-]+$/.test(line) && /.{8}|[%=+/]/.test(line);
}

/** Returns whether a URI ends within its label, within a parameter's name, before a value or within an escape. */
function endsUnfinished(uri: string): boolean {
  return queryStart(uri) < 0 || /[?&=%]$|%[0-9a-f]$|[?&][^=]*$/i.test(uri);
}

/** Returns whether a URI ends with an issuer whose '&' isn't encoded, or in the name of a parameter after the issuer. */
function endsAfterIssuer(uri: string): boolean {
  return /[?&;]issuer=[^&=]+(?:&[^&=]+)+$/i.test(uri);
}

/** Returns whether a line continues the URI of the lines before it. */
export function continuesUri(uri: string, line: string): boolean {
  if (uri.length + line.length > maxUriLength) return false;
  const startsWithParameter = /^[?&]|^\S*&[a-z]+=/i.test(line);
  if (startsWithParameter) return true;
  const hasMarks = /[\s,;|"'`<>()[\]{}]/.test(line);
  if (line === '' || hasMarks) return false;
  if (isMigrationUri(uri)) return isMigrationData(line);
  // The rest of a parameter's name has a '=' after it. Otherwise, the line may be the rest of the issuer.
  const mayEndIssuer = endsAfterIssuer(uri) && !line.includes('=');
  if (!mayEndIssuer && (endsUnfinished(uri) || line.includes('&'))) return true;
  const last = lastParameter(uri);
  const value = uri.slice(last?.start ?? 0);
  if (last?.name === 'secret') return /^[a-z2-7=%-]+$/i.test(line) && hasSingleCase(value + line);
  return last?.name === 'issuer' && isName(value + line, issuerPrefix(labelOf(uri)));
}
