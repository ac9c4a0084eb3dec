import { dropEnd } from './ends.ts';
import { isMigration, joinsLine, loneEnd, uriEnd } from './uriEnd.ts';

/** A URI in a text, and what stood between it and the next one. */
export interface FoundUri {
  readonly uri: string;
  /** Whether words stand beside it, not only what separates the items of a list. */
  readonly hasTextAround: boolean;
  /** Whether it was broken into several lines. */
  readonly hasLineBreaks: boolean;
}

const firstStart = /(?<![a-z0-9.+-])(?:apple-)?otpauth(?:-migration)?:/i;
const nextStart = /(?<=[\s,;|"'`<>()[\]{}])(?:apple-)?otpauth(?:-migration)?:\/\//gi;

/** The mark that ends what begins with a mark. */
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

/** What stands around and between the items of a list. */
const listMarks = /^[\s,;|"'`<>()[\]{}\\“”‘’«»「」.:-]*$/u;

/** The place of a closing mark that something else than a name follows, or −1. */
function closingPlace(text: string, opener: string): number {
  const closer = closers.get(opener);
  if (closer === undefined) return -1;
  for (let place = text.indexOf(closer); place >= 0; place = text.indexOf(closer, place + 1)) {
    const after = text.charAt(place + 1);
    // The last of several: the others belong to a name.
    if (after === closer) continue;
    if (after === '' || /[\s,;|"'`<>()[\]{}.]/.test(after)) return place;
  }
  return -1;
}

interface Piece {
  readonly uri: string;
  readonly rest: string;
  readonly hasLineBreaks: boolean;
}

function joined(lines: readonly string[]): string {
  return lines.map((line) => line.trim()).join('');
}

/** What stands within marks belongs to the URI, whatever it is. */
function closedPiece(text: string, end: number): Piece {
  const lines = text
    .slice(0, end)
    .trim()
    .split(/\r\n|[\r\n]/);
  return { uri: joined(lines), rest: text.slice(end + 1), hasLineBreaks: lines.length > 1 };
}

function openPiece(text: string, followsWords: boolean): Piece {
  const lines = text.split(/\r\n|[\r\n]/);
  let count = 1;
  let whole = (lines[0] ?? '').trim();
  while (count < lines.length && joinsLine(whole, (lines[count] ?? '').trim())) {
    whole += (lines[count] ?? '').trim();
    count += 1;
  }
  const end = isMigration(whole) ? whole.length : uriEnd(whole, followsWords);
  const rest = [whole.slice(end), ...lines.slice(count)].join('\n');
  return {
    uri: dropEnd(whole.slice(0, end).trimEnd(), '"<>`,;|'),
    rest,
    hasLineBreaks: count > 1,
  };
}

/** A text that is one URI and nothing else, as a QR code holds it: marks are part of its names. */
function loneUri(text: string): FoundUri | undefined {
  if (!/^(?:apple-)?otpauth:\S+$/i.test(text) || text.search(nextStart) >= 0) return undefined;
  const uri = text.slice(0, loneEnd(text));
  return { uri, hasTextAround: uri !== text, hasLineBreaks: false };
}

/** The URIs in a text: on lines of their own, in a list, in quotation marks or in prose. */
export function findUris(text: string): FoundUri[] {
  const lone = loneUri(text);
  if (lone) return [lone];
  const first = firstStart.exec(text)?.index;
  if (first === undefined) return [];
  const starts = [first];
  for (const { index } of text.matchAll(nextStart)) if (index > first) starts.push(index);
  let before = text.slice(0, first);
  return starts.map((start, place) => {
    const piece = text.slice(start, starts[place + 1]);
    const end = closingPlace(piece, text.charAt(start - 1));
    const followsWords = !listMarks.test(before);
    const found = end < 0 ? openPiece(piece, followsWords) : closedPiece(piece, end);
    before = found.rest;
    return {
      uri: found.uri,
      hasTextAround: followsWords || !listMarks.test(found.rest),
      hasLineBreaks: found.hasLineBreaks,
    };
  });
}
