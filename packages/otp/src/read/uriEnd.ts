import { foldCase } from '../base32.ts';
import { dropEnd } from './ends.ts';
import { undoEscapes } from './escapes.ts';
import { prefixOf } from './label.ts';

/** Longer names are not looked for in what follows a URI. */
const longestName = 200;

/** Longest URI that lines are joined to: no QR code holds more. */
const longestUri = 7089;

const numbers = new Set(['algorithm', 'digits', 'period', 'counter']);

/** Whether this is an export of Google Authenticator, whose data may hold spaces. */
export function isMigration(uri: string): boolean {
  return /^[a-z-]*migration:/i.test(uri);
}

const names = new Set([...numbers, 'secret', 'issuer']);

/**
 * The last parameter of a query: its name in lower case and where its value begins. Behind white
 * space only a name that the format knows counts: prose may hold another address.
 */
function lastParameter(uri: string): { name: string; start: number } | undefined {
  const question = uri.indexOf('?');
  if (question < 0) return undefined;
  let last: { name: string; start: number } | undefined;
  for (const match of uri.slice(question).matchAll(/[?&](?:amp;)?([a-z0-9][\w-]*)=/gi)) {
    const index = question + match.index;
    const name = (match[1] ?? '').toLowerCase();
    const isBehindSpace = last !== undefined && /\s/.test(uri.slice(last.start, index));
    if (isBehindSpace && !names.has(name)) break;
    last = { name, start: index + match[0].length };
  }
  return last;
}

function labelOf(uri: string): string {
  const question = uri.indexOf('?');
  const path = uri.slice(0, question < 0 ? uri.length : question);
  return /^[a-z-]+:\/*[^/]*\/(.*)$/is.exec(path)?.[1] ?? '';
}

function isName(text: string, name: string): boolean {
  const { decoded } = undoEscapes(text);
  return decoded.trim() === name || decoded.replaceAll('+', ' ').trim() === name;
}

/** How long a number or an algorithm is. */
function wordLength(value: string): number {
  const word = /^\s*[^\s,;|"'`<>()[\]{}]*/.exec(value)?.[0] ?? '';
  return word.replace(/[.!?:]$/, '').length;
}

/** One case throughout: a secret is not followed by a word in another one. */
function isOneCase(text: string): boolean {
  return text === foldCase(text) || !/[A-Z]/.test(text);
}

/**
 * How long a secret is. White space is part of it where it parts groups of one length, of which
 * the last may be shorter, and all together are as long as Base32 can be.
 */
function secretLength(value: string): number {
  const words = [...value.matchAll(/[^\s,;|"'`<>()[\]{}]+/g)];
  const [first, ...rest] = words;
  if (first === undefined) return value.length;
  const group = first[0].length;
  let end = first.index + group;
  let length = group;
  for (const [place, { 0: word, index }] of rest.entries()) {
    const isLast = place === rest.length - 1;
    length += word.length;
    const fits = word.length === group || (isLast && group <= 8 && word.length < group);
    const isWhole = !isLast || ![1, 3, 6].includes(length % 8);
    const goesOn = value.slice(end, index).trim() === '' && /^[a-z2-7]+=*$/i.test(word);
    if (!fits || !isWhole || !goesOn || !isOneCase(first[0] + word)) break;
    end = index + word.length;
  }
  return value.slice(0, end).replace(/[.!?:]$/, '').length;
}

/** How long an issuer is: as the label has it, else up to white space where words stood before. */
function nameLength(value: string, prefix: string, followsWords: boolean): number {
  if (prefix !== '') {
    // A character has nine of a URI at most, three bytes of UTF-8.
    const name = value.slice(0, 9 * Math.min(prefix.length, longestName) + 9);
    const ends = [...name.matchAll(/[\s,;|"'`<>()[\]{}.!?:]|$/g)].map(({ index }) => index);
    const end = ends.toReversed().find((place) => isName(value.slice(0, place), prefix));
    if (end !== undefined) return end;
  }
  return followsWords ? (/^\s*\S*/.exec(value)?.[0].length ?? 0) : value.length;
}

/**
 * Where a URI ends on a line that may go on: a number at its first mark, a secret after its last
 * group, an issuer where the label says so.
 * @param followsWords whether words stood before the URI, so that words may stand after it too
 */
export function uriEnd(line: string, followsWords: boolean): number {
  const last = lastParameter(line);
  if (last === undefined) return line.length;
  const value = line.slice(last.start);
  if (numbers.has(last.name)) return last.start + wordLength(value);
  if (last.name === 'secret') return last.start + secretLength(value);
  const prefix = last.name === 'issuer' ? prefixOf(labelOf(line)) : '';
  return last.start + nameLength(value, prefix, followsWords);
}

/** Where a URI ends that nothing but marks can follow: they belong to a name, but not to a number. */
export function loneEnd(uri: string): number {
  const name = lastParameter(uri)?.name ?? '';
  const isPlain = numbers.has(name) || name === 'secret';
  return dropEnd(uri, isPlain ? '"<>`.,;!?:)]}' : '"<>`').length;
}

/** Whether a line goes on with the URI that the lines before it began. */
export function joinsLine(uri: string, line: string): boolean {
  if (uri.length + line.length > longestUri) return false;
  if (/^[?&]|^\S*&[a-z]+=/i.test(line)) return true;
  if (line === '' || /[\s,;|"'`<>()[\]{}]/.test(line)) return false;
  if (isMigration(uri)) return /^[A-Za-z0-9+/_=%-]+$/.test(line) && /.{8}|[%=+/]/.test(line);
  // Broken within the label, a parameter's name or an escape; or another parameter follows.
  if (/[?&=%]$|%[0-9a-f]$|[?&][^=]*$/i.test(uri) || !uri.includes('?')) return true;
  if (line.includes('&')) return true;
  const last = lastParameter(uri);
  const value = uri.slice(last?.start ?? 0);
  if (last?.name === 'secret') return /^[a-z2-7=%-]+$/i.test(line) && isOneCase(value + line);
  return last?.name === 'issuer' && isName(value + line, prefixOf(labelOf(uri)));
}
