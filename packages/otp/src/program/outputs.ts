import { readCode } from '../diagnosis/code.ts';
import type { ProgramInput } from './inputs.ts';

/** What a program printed, by the input's id. */
export interface Outputs {
  /** The code, without what stands around it; empty where there was something else. */
  readonly codes: ReadonlyMap<string, string>;
  /** Whether lines had ids; without them they are taken in the order of the inputs. */
  readonly hasIds: boolean;
  /** How many lines there were that are not empty. */
  readonly lines: number;
  /** How many belong to no input. */
  readonly extra: number;
  /** How many say again what was said of an input. */
  readonly repeated: number;
  /** Inputs of which two lines say different things; the first counts. */
  readonly contradicted: readonly string[];
}

/** A longer line, or a longer word, is none of a list of codes. */
const longestLine = 16_384;
const longestWord = 64;
/** So many lines are read before the share is told. */
const stretch = 20_000;

/** What separates words. Dashes are within ids, and signs in front of numbers. */
const separators = /[\s,;:=|"'`[\]{}()<>]+/u;

const wordsOf = (line: string) => line.split(separators).filter((word) => word !== '');

/** A code as it was printed: its digits, or Steam's letters; empty for anything else. */
function codeIn(text: string): string {
  const read = text.length > longestWord ? undefined : readCode(text);
  return read?.ok ? read.code.text : '';
}

/** The code that stands behind an id: in groups, alone, or behind the columns of the input. */
function codeBehind([first, ...others]: readonly string[]): string {
  if (first === 'hotp' || first === 'totp')
    return codeIn(others.slice(first === 'hotp' ? 5 : 6).join(''));
  const words = first === undefined ? [] : [first, ...others];
  return codeIn(words.every((word) => /^\d+$/.test(word)) ? words.join('') : (words.at(-1) ?? ''));
}

/** The codes of a line without an id: one, or several with commas between them. */
function codesIn(line: string): string[] {
  const words = line.split(/[,;|\t]/).map((one) => wordsOf(one).join(''));
  // A comma may stand behind the last one too.
  return words.slice(0, words.findLastIndex((word) => word !== '') + 1).map(codeIn);
}

/** A line of each item of a JSON array, or of each name with its value. */
function linesOfJson(text: string): string[] | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return undefined;
  }
  const isList = (value: unknown): value is object => typeof value === 'object' && value !== null;
  const plain = (value: unknown): string =>
    isList(value)
      ? Object.values(value)
          .filter((one) => !isList(one))
          .join(' ')
      : String(value);
  // An object may hold nothing but a list: {"codes": […]}.
  const values = Object.values(parsed as object);
  const list: unknown = values.length === 1 && isList(values[0]) ? values[0] : parsed;
  return Array.isArray(list)
    ? list.map(plain)
    : Object.entries(list as object).map(([name, value]) => `${name} ${plain(value)}`);
}

/** The lines of a text that are not empty; a million of them are never in memory together. */
function* linesOf(text: string): Generator<string, void> {
  for (const [line] of text.matchAll(/[^\r\n\u2028\u2029]+/g)) yield line;
}

/** What was said with an id so far. */
interface Named {
  readonly codes: Map<string, string>;
  readonly contradicted: Set<string>;
  repeated: number;
}

function addTo(named: Named, id: string, code: string): void {
  const before = named.codes.get(id);
  if (before === undefined) named.codes.set(id, code);
  else if (before === code) named.repeated += 1;
  else named.contradicted.add(id);
}

/**
 * Reads what a program printed: lines of an id and a code in any order, or codes alone in the
 * order of the inputs; also as CSV and JSON. Yields the share that is read, 0 to 1.
 */
export function* readOutputs(
  text: string,
  inputs: readonly ProgramInput[],
): Generator<number, Outputs, void> {
  const ids = new Set(inputs.map(({ id }) => id));
  const named: Named = { codes: new Map(), contradicted: new Set(), repeated: 0 };
  const bare: string[] = [];
  let [lines, nameless, read] = [0, 0, 0];
  const plain = text.replace(/^\uFEFF/, '');
  for (const line of linesOfJson(plain) ?? linesOf(plain)) {
    read += line.length + 1;
    const words = line.length > longestLine ? ['…'] : wordsOf(line);
    if (words.length === 0) continue;
    lines += 1;
    if (lines % stretch === 0) yield Math.min(1, read / plain.length);
    const place = words.findIndex((word) => ids.has(word));
    const id = words[place];
    if (id !== undefined) {
      addTo(named, id, codeBehind(words.slice(place + 1)));
      continue;
    }
    // The names of columns, as CSV has them.
    if (lines === 1 && !/\d/.test(line)) continue;
    nameless += 1;
    // Codes alone that are more than the inputs belong to none of them.
    if (bare.length < inputs.length && line.length <= longestLine) bare.push(...codesIn(line));
  }
  const hasIds = named.codes.size > 0;
  if (hasIds)
    return {
      ...named,
      hasIds,
      lines,
      extra: nameless,
      contradicted: [...named.contradicted],
    };
  return {
    codes: new Map(inputs.slice(0, bare.length).map(({ id }, index) => [id, bare[index] ?? ''])),
    hasIds,
    lines,
    extra: Math.max(0, nameless - inputs.length),
    repeated: 0,
    contradicted: [],
  };
}
