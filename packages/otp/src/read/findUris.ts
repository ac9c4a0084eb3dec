import { trimEndCharacters } from './trimEndCharacters.ts';
import { isMigrationUri, continuesUri, singleUriEnd, uriEnd } from './uriEnd.ts';

/** A URI that was found in a text. */
export interface FoundUri {
  readonly uri: string;
  /** Whether there is other text beside it, apart from the separators of a list. */
  readonly hasTextAround: boolean;
  /** Whether the URI was broken into several lines. */
  readonly hasLineBreaks: boolean;
  /** Whether the URI begins where another ends, without a separator. */
  readonly followsDirectly: boolean;
}

/** Bitwarden's 'steam://' and a secret. Other addresses with this scheme start a game. */
const steamUri = String.raw`steam:\/\/[a-z2-7]{16,}=*(?![a-z0-9/?=])`;
const firstStart = new RegExp(
  String.raw`(?<![a-z0-9.+-])(?:(?:apple-)?otpauth(?:-migration)?:|motp:\/|${steamUri})`,
  'i',
);
/**
 * The start of each further URI. It follows a separator. If it begins with a known type, it may also follow the URI
 * before it directly.
 */
const nextStart = new RegExp(
  String.raw`(?<=[\s,;|"'\x60<>()[\]{}])(?:(?:apple-)?otpauth(?:-migration)?:\/\/|motp:\/|${steamUri})` +
    String.raw`|(?:apple-)?otpauth(?:-migration)?:\/\/(?=(?:totp|hotp|steam|yaotp|offline)[/?])`,
  'gi',
);
const separator = /[\s,;|"'`<>()[\]{}]/;

/** Closing quotation marks and brackets by their opening ones. */
const closers = new Map([
  ['"', '"'],
  ["'", "'"],
  ['`', '`'],
  ['<', '>'],
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['“', '”'],
  ['‘', '’'],
  ['«', '»'],
  ['「', '」'],
]);

/** Text that only separates or encloses the items of a list. */
const listMarks = /^[\s,;|"'`<>()[\]{}\\“”‘’«»「」.:-]*$/u;

/**
 * Returns the index of the closing mark that ends the URI, or −1. If no separator follows a mark, the mark belongs to a
 * name.
 */
function closingMarkIndex(text: string, opener: string): number {
  const closer = closers.get(opener);
  if (closer === undefined) return -1;
  for (let index = text.indexOf(closer); index >= 0; index = text.indexOf(closer, index + 1)) {
    const after = text.charAt(index + 1);
    // Of several marks in a row, only the last one ends the URI. The others belong to a name.
    if (after === closer) continue;
    if (after === '' || /[\s,;|"'`<>()[\]{}.]/.test(after)) return index;
  }
  return -1;
}

/** A URI and the text that follows it. */
interface UriPiece {
  readonly uri: string;
  readonly rest: string;
  readonly hasLineBreaks: boolean;
}

function joinLines(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join('');
}

/** Takes everything up to the closing mark at `end` as the URI. */
function enclosedPiece(text: string, end: number): UriPiece {
  const lines = text
    .slice(0, end)
    .trim()
    .split(/\r\n|[\r\n]/);
  return { uri: joinLines(lines), rest: text.slice(end + 1), hasLineBreaks: lines.length > 1 };
}

/** Finds the end of a URI that isn't enclosed in marks, and joins its lines. */
function unenclosedPiece(text: string, followsWords: boolean): UriPiece {
  const steam = /^steam:\/\/[a-z2-7]+=*/i.exec(text)?.[0];
  if (steam !== undefined)
    return { uri: steam, rest: text.slice(steam.length), hasLineBreaks: false };
  const lines = text.split(/\r\n|[\r\n]/);
  let count = 1;
  let whole = (lines[0] ?? '').trim();
  while (count < lines.length && continuesUri(whole, (lines[count] ?? '').trim())) {
    whole += (lines[count] ?? '').trim();
    count += 1;
  }
  const end = isMigrationUri(whole) ? whole.length : uriEnd(whole, followsWords);
  const rest = [whole.slice(end), ...lines.slice(count)].join('\n');
  return {
    uri: trimEndCharacters(whole.slice(0, end).trimEnd(), '"<>`,;|'),
    rest,
    hasLineBreaks: count > 1,
  };
}

/**
 * Returns the URI if the text contains nothing else, as in a QR code. Then quotation marks and commas belong to the
 * URI's names.
 */
function singleUri(text: string): FoundUri | undefined {
  if (!/^(?:(?:apple-)?otpauth|motp):\S+$/i.test(text)) return undefined;
  if ([...text.matchAll(nextStart)].some(({ index }) => index > 0)) return undefined;
  const uri = text.slice(0, singleUriEnd(text));
  return { uri, hasTextAround: uri !== text, hasLineBreaks: false, followsDirectly: false };
}

/** The first URIs of a text, and the number of all its URIs. */
export interface FoundUris {
  readonly uris: readonly FoundUri[];
  readonly count: number;
}

/**
 * Finds the URIs in a text: on separate lines, in a list, in quotation marks or in prose.
 *
 * @param maxCount the maximum number of URIs to return. The others are only counted.
 */
export function findUris(text: string, maxCount: number): FoundUris {
  const single = singleUri(text);
  if (single) return { uris: [single], count: 1 };
  const first = firstStart.exec(text)?.index;
  if (first === undefined) return { uris: [], count: 0 };
  const starts = [first];
  for (const { index } of text.matchAll(nextStart)) if (index > first) starts.push(index);
  let before = text.slice(0, first);
  const uris = starts.slice(0, maxCount).map((start, order) => {
    const piece = text.slice(start, starts[order + 1]);
    const end = closingMarkIndex(piece, text.charAt(start - 1));
    const followsWords = !listMarks.test(before);
    const found = end < 0 ? unenclosedPiece(piece, followsWords) : enclosedPiece(piece, end);
    before = found.rest;
    return {
      uri: found.uri,
      hasTextAround: followsWords || !listMarks.test(found.rest),
      hasLineBreaks: found.hasLineBreaks,
      followsDirectly: order > 0 && !separator.test(text.charAt(start - 1)),
    };
  });
  return { uris, count: starts.length };
}
