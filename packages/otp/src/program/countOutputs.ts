import type { Output } from './outputFormats.ts';
import type { Outputs } from './readOutputs.ts';

/**
 * `pass`: all outputs are correct. `fail`: at least one is wrong. `partial`: some are correct, and the
 * others are refused or missing. `none`: all are refused or missing.
 */
export type GroupVerdict = 'pass' | 'fail' | 'partial' | 'none';

/** The numbers of outputs for some of the inputs. */
export interface OutputCounts {
  readonly verdict: GroupVerdict;
  readonly right: number;
  /** Wrong outputs, including those that aren't answers. */
  readonly wrong: number;
  /** Outputs that are neither an answer (a code, or "accepted") nor the word for a refusal. */
  readonly invalid: number;
  /** Inputs that the program refused. A refusal isn't a wrong output. */
  readonly refused: number;
  /** Inputs without any output. */
  readonly missing: number;
}

/** The result for the inputs of one group. */
export interface GroupResult<Group extends string = string> extends OutputCounts {
  readonly group: Group;
}

/** A wrong output. */
export interface Difference {
  readonly id: string;
  /** The input's line in the list, without its id. */
  readonly line: string;
  readonly expected: string;
  readonly given: string;
}

/** The comparison of a program's outputs with the correct ones, without a search for faults. */
export interface OutputResult<Group extends string = string> {
  readonly outputs: Omit<Outputs, 'byId'>;
  /** In the order of the groups. */
  readonly groups: readonly GroupResult<Group>[];
  /** The result for all inputs together. */
  readonly total: OutputCounts;
  /** The first wrong answers in the order of the inputs, then the outputs that aren't answers. */
  readonly differences: readonly Difference[];
  /** The other wrong outputs, in the order of the inputs. */
  readonly moreDifferences: readonly Difference[];
}

/**
 * Returns whether the outputs contain nothing to judge. If lines have ids, an output that isn't an answer counts as
 * wrong. Without ids, such a line doesn't count, because it may be any text.
 */
export function isWithoutAnswers({ outputs, total }: OutputResult): boolean {
  const ignored = outputs.hasIds ? 0 : total.invalid;
  return total.right + total.wrong === ignored;
}

/** An input with its correct output, and the one that the program printed. */
interface JudgedCase {
  readonly id: string;
  readonly line: string;
  readonly expected: string;
  readonly output: Output | undefined;
  /** If true, both answers are right: that the code is accepted, and that it is rejected. */
  readonly isEitherRight?: boolean;
}

/** The maximum number of outputs in `differences`: wrong answers, and outputs that aren't answers. */
const maxDifferences = { answer: 3, other: 20 } as const;

const isRight = ({ output, expected, isEitherRight = false }: JudgedCase) =>
  output?.kind === 'answer' && (isEitherRight || output.text === expected);

const isWrong = (judgedCase: JudgedCase) =>
  judgedCase.output?.kind === 'other' ||
  (judgedCase.output?.kind === 'answer' && !isRight(judgedCase));

/** Counts the outputs of some inputs. */
export function countOutputs(cases: readonly JudgedCase[]): OutputCounts {
  const countOf = (kind: Output['kind'] | undefined) =>
    cases.filter(({ output }) => output?.kind === kind).length;
  const right = cases.filter(isRight).length;
  const wrong = cases.filter(isWrong).length;
  const verdict =
    wrong > 0 ? 'fail' : right === 0 ? 'none' : right === cases.length ? 'pass' : 'partial';
  return {
    verdict,
    right,
    wrong,
    invalid: countOf('other'),
    refused: countOf('refusal'),
    missing: countOf(undefined),
  };
}

function differenceOf({ id, line, expected, output }: JudgedCase): Difference {
  const given = output === undefined || output.kind === 'refusal' ? '' : output.text;
  return { id, line, expected, given };
}

/** Returns all wrong outputs: those to show first, and the others. */
export function findDifferences(
  cases: readonly JudgedCase[],
): Pick<OutputResult, 'differences' | 'moreDifferences'> {
  const wrong = cases.filter(isWrong);
  const firstOf = (kind: keyof typeof maxDifferences) =>
    wrong.filter(({ output }) => output?.kind === kind).slice(0, maxDifferences[kind]);
  const first = [...firstOf('answer'), ...firstOf('other')];
  return {
    differences: first.map(differenceOf),
    moreDifferences: wrong.filter((judgedCase) => !first.includes(judgedCase)).map(differenceOf),
  };
}
