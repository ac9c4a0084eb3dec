import { type Output, type OutputFormat, wordsOf } from './outputFormats.ts';

/** What a program printed. */
export interface Outputs {
  /** The output for each input id. */
  readonly byId: ReadonlyMap<string, Output>;
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

/**
 * The maximum length of an output line, in characters. A longer line is cut or, if it has no id,
 * ignored.
 */
const maxLineLength = 16_384;
/** The reader yields its progress after this many lines. */
const linesPerYield = 20_000;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Parses a JSON array or object. Returns undefined if the text is anything else. */
function parseJson(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text) as object;
  } catch {
    return undefined;
  }
}

/** Returns a JSON value on one line. Leaves out arrays and objects within an array or object. */
function lineOf(value: unknown): string {
  if (!isObject(value)) return String(value);
  return Object.values(value)
    .filter((item) => !isObject(item))
    .join(' ');
}

/**
 * Returns a line for each item of a JSON array, or for each property of a JSON object. Returns undefined if the text
 * isn't JSON.
 */
function linesOfJson(text: string): string[] | undefined {
  const parsed = parseJson(text);
  if (parsed === undefined) return undefined;
  // The list may be the only property of an object: {"codes": […]}.
  const values: unknown[] = Object.values(parsed);
  const list = values.length === 1 && isObject(values[0]) ? values[0] : parsed;
  return Array.isArray(list)
    ? list.map(lineOf)
    : Object.entries(list).map(([name, value]) => `${name} ${lineOf(value)}`);
}

/**
 * Yields the lines of a text that aren't empty. It's a generator, because the text may have a
 * million lines.
 */
function* linesOf(text: string): Generator<string, void> {
  for (const [line] of text.matchAll(/[^\r\n\u2028\u2029]+/g)) yield line;
}

/** The outputs with an id so far. */
interface OutputsWithId {
  readonly byId: Map<string, Output>;
  readonly contradicted: Set<string>;
  repeated: number;
}

const textOf = (output: Output) => (output.kind === 'refusal' ? '' : output.text);

function addOutput(withIds: OutputsWithId, id: string, output: Output): void {
  const before = withIds.byId.get(id);
  if (before === undefined) withIds.byId.set(id, output);
  else if (before.kind === output.kind && textOf(before) === textOf(output)) withIds.repeated += 1;
  else withIds.contradicted.add(id);
}

const areOther = (outputs: readonly Output[]) => outputs.every(({ kind }) => kind === 'other');

/**
 * Reads the output of a program: lines with an id and an output in any order, or only outputs in the
 * order of the inputs. Accepts CSV and JSON, too. Yields the share of the text that is read, 0 to 1.
 *
 * @param ids of the inputs, in order
 */
export function* readOutputs(
  text: string,
  ids: readonly string[],
  { afterId, inLine }: OutputFormat,
): Generator<number, Outputs, void> {
  const known = new Set(ids);
  const withIds: OutputsWithId = { byId: new Map(), contradicted: new Set(), repeated: 0 };
  const withoutIds: Output[] = [];
  let [lines, linesWithoutId, charactersRead] = [0, 0, 0];
  const withoutMark = text.replace(/^\uFEFF/, '');
  for (const line of linesOfJson(withoutMark) ?? linesOf(withoutMark)) {
    charactersRead += line.length + 1;
    const words = wordsOf(line.slice(0, maxLineLength));
    if (words.length === 0) continue;
    lines += 1;
    if (lines % linesPerYield === 0) yield Math.min(1, charactersRead / withoutMark.length);
    const idIndex = words.findIndex((word) => known.has(word));
    const id = words[idIndex];
    if (id !== undefined) {
      addOutput(withIds, id, afterId(words.slice(idIndex + 1)));
      continue;
    }
    // The first line may have column names, as in CSV.
    if (lines === 1 && !/\d/.test(line) && areOther(inLine(line.slice(0, maxLineLength)))) continue;
    linesWithoutId += 1;
    // More outputs than inputs belong to no input.
    if (withoutIds.length < ids.length && line.length <= maxLineLength)
      withoutIds.push(...inLine(line));
  }
  const hasIds = withIds.byId.size > 0;
  if (hasIds)
    return {
      ...withIds,
      hasIds,
      lines,
      extra: linesWithoutId,
      contradicted: [...withIds.contradicted],
    };
  return {
    byId: new Map(
      withoutIds.slice(0, ids.length).map((output, index) => [ids[index] ?? '', output] as const),
    ),
    hasIds,
    lines,
    extra: Math.max(0, linesWithoutId - ids.length),
    repeated: 0,
    contradicted: [],
  };
}
