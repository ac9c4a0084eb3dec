import { readCode } from '../diagnosis/readCode.ts';
import type { ProgramInput } from './readInputs.ts';

/** What a program printed. */
export interface Outputs {
  /** The code for each input id. Empty if the output isn't a code. */
  readonly codes: ReadonlyMap<string, string>;
  /** Whether the lines have ids. If not, they are in the order of the inputs. */
  readonly hasIds: boolean;
  /** The number of lines that aren't empty. */
  readonly lines: number;
  /** The number of lines that belong to no input. */
  readonly extra: number;
  /** The number of lines that repeat the output of an input. */
  readonly repeated: number;
  /** The ids of inputs with different outputs. The first output counts. */
  readonly contradicted: readonly string[];
}

/** Longer lines and words can't be part of a list of codes. In characters. */
const maxLineLength = 16_384;
const maxWordLength = 64;
/** The reader yields its progress after this many lines. */
const linesPerYield = 20_000;

/** Separates words. Dashes aren't separators: ids contain them, and numbers may start with one. */
const separators = /[\s,;:=|"'`[\]{}()<>]+/u;

const wordsOf = (line: string) => line.split(separators).filter((word) => word !== '');

/** Returns the code in a text: digits or Steam's letters. Returns '' for anything else. */
function codeIn(text: string): string {
  const read = text.length > maxWordLength ? undefined : readCode(text);
  return read?.ok ? read.code.text : '';
}

/** Returns the code after an id: in one word, in groups, or after the columns of the input. */
function codeAfterId([first, ...others]: readonly string[]): string {
  if (first === 'hotp' || first === 'totp')
    return codeIn(others.slice(first === 'hotp' ? 5 : 6).join(''));
  const words = first === undefined ? [] : [first, ...others];
  return codeIn(words.every((word) => /^\d+$/.test(word)) ? words.join('') : (words.at(-1) ?? ''));
}

/** Returns the codes of a line without an id: one, or several separated by commas. */
function codesIn(line: string): string[] {
  const words = line.split(/[,;|\t]/).map((one) => wordsOf(one).join(''));
  // The last code may end with a comma, too.
  return words.slice(0, words.findLastIndex((word) => word !== '') + 1).map(codeIn);
}

/**
 * Returns a line for each item of a JSON array, or for each property of a JSON object. Returns
 * undefined if the text isn't JSON.
 */
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
  // The list may be the only property of an object: {"codes": […]}.
  const values = Object.values(parsed as object);
  const list: unknown = values.length === 1 && isList(values[0]) ? values[0] : parsed;
  return Array.isArray(list)
    ? list.map(plain)
    : Object.entries(list as object).map(([name, value]) => `${name} ${plain(value)}`);
}

/** Yields the lines of a text that aren't empty. A generator, because there may be a million. */
function* linesOf(text: string): Generator<string, void> {
  for (const [line] of text.matchAll(/[^\r\n\u2028\u2029]+/g)) yield line;
}

/** The outputs with an id so far. */
interface OutputsWithId {
  readonly codes: Map<string, string>;
  readonly contradicted: Set<string>;
  repeated: number;
}

function addOutput(withIds: OutputsWithId, id: string, code: string): void {
  const before = withIds.codes.get(id);
  if (before === undefined) withIds.codes.set(id, code);
  else if (before === code) withIds.repeated += 1;
  else withIds.contradicted.add(id);
}

/**
 * Reads the output of a program: lines with an id and a code in any order, or only codes in the order
 * of the inputs. Accepts CSV and JSON, too. Yields the share of the text that is read, 0 to 1.
 */
export function* readOutputs(
  text: string,
  inputs: readonly ProgramInput[],
): Generator<number, Outputs, void> {
  const ids = new Set(inputs.map(({ id }) => id));
  const withIds: OutputsWithId = { codes: new Map(), contradicted: new Set(), repeated: 0 };
  const codesWithoutId: string[] = [];
  let [lines, linesWithoutId, charactersRead] = [0, 0, 0];
  const withoutMark = text.replace(/^\uFEFF/, '');
  for (const line of linesOfJson(withoutMark) ?? linesOf(withoutMark)) {
    charactersRead += line.length + 1;
    const words = line.length > maxLineLength ? ['…'] : wordsOf(line);
    if (words.length === 0) continue;
    lines += 1;
    if (lines % linesPerYield === 0) yield Math.min(1, charactersRead / withoutMark.length);
    const idIndex = words.findIndex((word) => ids.has(word));
    const id = words[idIndex];
    if (id !== undefined) {
      addOutput(withIds, id, codeAfterId(words.slice(idIndex + 1)));
      continue;
    }
    // The first line may have column names, as in CSV.
    if (lines === 1 && !/\d/.test(line)) continue;
    linesWithoutId += 1;
    // More codes than inputs belong to no input.
    if (codesWithoutId.length < inputs.length && line.length <= maxLineLength)
      codesWithoutId.push(...codesIn(line));
  }
  const hasIds = withIds.codes.size > 0;
  if (hasIds)
    return {
      ...withIds,
      hasIds,
      lines,
      extra: linesWithoutId,
      contradicted: [...withIds.contradicted],
    };
  return {
    codes: new Map(
      inputs
        .slice(0, codesWithoutId.length)
        .map(({ id }, index) => [id, codesWithoutId[index] ?? '']),
    ),
    hasIds,
    lines,
    extra: Math.max(0, linesWithoutId - inputs.length),
    repeated: 0,
    contradicted: [],
  };
}
