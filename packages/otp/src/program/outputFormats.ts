import { readCode } from '../diagnosis/readCode.ts';

/** What a program printed for an input. */
export type Output =
  /** `text` is the code, or the answer of a verification. */
  | { readonly kind: 'answer'; readonly text: string }
  /** The driver's word "error", or nothing. A program may refuse an input. */
  | { readonly kind: 'refusal' }
  /** Anything else, such as "NaN". `text` is cut after `maxOtherLength` characters. */
  | { readonly kind: 'other'; readonly text: string };

/** How a program prints its outputs. */
export interface OutputFormat {
  /** Returns the output in the words after an id. */
  readonly afterId: (words: readonly string[]) => Output;
  /** Returns the outputs of a line without an id. A line may have several outputs. */
  readonly inLine: (line: string) => readonly Output[];
}

/** The maximum length of a word in a code, in characters. */
const maxWordLength = 64;
/** The maximum length of an output that isn't an answer, in characters. Longer texts are cut. */
const maxOtherLength = 64;

/** Separates words. Dashes aren't separators: ids contain them, and numbers may start with one. */
const separators = /[\s,;:=|"'`[\]{}()<>]+/u;

/** Returns the words of a text, without quotation marks and brackets. */
export function wordsOf(text: string): string[] {
  return text.split(separators).filter((word) => word !== '');
}

const refusal: Output = { kind: 'refusal' };

/** Returns the output that isn't an answer: a refusal, or another text. */
function withoutAnswer(words: readonly string[]): Output {
  const text = words.join(' ');
  if (/^(?:error)?$/i.test(text)) return refusal;
  const isLong = text.length > maxOtherLength;
  return { kind: 'other', text: isLong ? `${text.slice(0, maxOtherLength)}…` : text };
}

/** Returns the code in a text, if it is one: digits, possibly in groups, or Steam's letters. */
function codeIn(text: string): string | undefined {
  // A point belongs to a floating-point number here, not to a group of digits.
  const read = text.length > maxWordLength || text.includes('.') ? undefined : readCode(text);
  return read?.ok ? read.code.text : undefined;
}

/** Removes the columns of the input from a line's words, if the program printed them, too. */
function withoutColumns(
  words: readonly string[],
  columns: Readonly<Record<'hotp' | 'totp', number>>,
): readonly string[] {
  const [first] = words;
  return first === 'hotp' || first === 'totp' ? words.slice(columns[first]) : words;
}

const codeOutput = (code: string | undefined, words: readonly string[]): Output =>
  code === undefined ? withoutAnswer(words) : { kind: 'answer', text: code };

/** The format of codes: one word, or groups of digits. Ignores text before the code. */
export const codeFormat: OutputFormat = {
  afterId: (printed) => {
    const words = withoutColumns(printed, { hotp: 6, totp: 7 });
    const isInGroups = words.every((word) => /^\d+$/.test(word));
    return codeOutput(codeIn(isInGroups ? words.join('') : (words.at(-1) ?? '')), words);
  },
  inLine: (line) => {
    const cells = line.split(/[,;|\t]/).map(wordsOf);
    // The last code may end with a comma, too.
    const count = cells.findLastIndex((words) => words.length > 0) + 1;
    return cells.slice(0, count).map((words) => codeOutput(codeIn(words.join('')), words));
  },
};

const answers: Readonly<Record<string, string>> = {
  accepted: 'accepted',
  rejected: 'rejected',
  true: 'accepted',
  false: 'rejected',
};

function answerOutput(words: readonly string[]): Output {
  const answer = words.length === 1 ? answers[words[0]?.toLowerCase() ?? ''] : undefined;
  return answer === undefined ? withoutAnswer(words) : { kind: 'answer', text: answer };
}

/** The format of a verification's answers: "accepted" or "rejected", or "true" or "false". */
export const answerFormat: OutputFormat = {
  afterId: (words) => answerOutput(withoutColumns(words, { hotp: 11, totp: 11 })),
  inLine: (line) => wordsOf(line).map((word) => answerOutput([word])),
};
