import { hotp } from '../hotp.ts';
import { findFaults, type Explanation, type GivenCode } from './findFaults.ts';
import { type ProgramGroup, programGroups, type ProgramInput } from './readInputs.ts';
import { type Outputs, readOutputs } from './readOutputs.ts';

/** `pass`: all codes are correct. `fail`: at least one is wrong. `none`: there are no codes. */
export type GroupVerdict = 'pass' | 'fail' | 'none';

/** The result for the inputs of one group. */
export interface GroupResult {
  readonly group: ProgramGroup;
  readonly verdict: GroupVerdict;
  readonly right: number;
  readonly wrong: number;
  /** Inputs with an output that isn't a code, such as an error. A program may refuse an input. */
  readonly withoutCode: number;
  /** Inputs without any output. */
  readonly missing: number;
}

/** A wrong code. */
export interface Difference {
  readonly id: string;
  readonly expected: string;
  readonly given: string;
}

/** What the outputs of a program reveal. */
export interface ProgramResult {
  readonly outputs: Omit<Outputs, 'codes'>;
  /** In the order of `programGroups`. */
  readonly groups: readonly GroupResult[];
  /** The result for all inputs together. */
  readonly total: Omit<GroupResult, 'group'>;
  /** The first three wrong codes, in the order of the inputs. */
  readonly differences: readonly Difference[];
  /** The faults behind the wrong codes. Absent if no code is wrong. */
  readonly explanation?: Explanation;
}

/** The progress: the share of the text that is read, 0 to 1, or the number of computations tried. */
export type Progress =
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'searching'; readonly tries: number };

const maxDifferences = 3;

function verdictOf(right: number, wrong: number): GroupVerdict {
  if (wrong > 0) return 'fail';
  return right > 0 ? 'pass' : 'none';
}

function countOutputs(
  inputs: readonly ProgramInput[],
  codes: Outputs['codes'],
  given: readonly GivenCode[],
) {
  const ids = new Set(inputs.map(({ id }) => id));
  const own = given.filter(({ input }) => ids.has(input.id));
  const right = own.filter(({ code, expected }) => code === expected).length;
  const withoutCode = inputs.filter(({ id }) => codes.get(id) === '').length;
  return {
    verdict: verdictOf(right, own.length - right),
    right,
    wrong: own.length - right,
    withoutCode,
    missing: inputs.length - own.length - withoutCode,
  };
}

/** Returns the correct code of an input. */
export function rightCode({ key, counter, digits, algorithm }: ProgramInput): string {
  return hotp({ secret: key, counter, digits, algorithm });
}

/**
 * Judges what a program printed for the inputs, and finds its faults. Yields its progress every few
 * milliseconds, so that a caller can show it or stop.
 *
 * @param text the program's output, in a format that `readOutputs` accepts
 */
export function* judgeOutputs(
  text: string,
  inputs: readonly ProgramInput[],
): Generator<Progress, ProgramResult, void> {
  const reading = readOutputs(text, inputs);
  let read = reading.next();
  for (; !read.done; read = reading.next()) yield { step: 'reading', share: read.value };
  const { codes, ...outputs } = read.value;
  const given = inputs.flatMap((input): GivenCode[] => {
    const code = codes.get(input.id);
    return code ? [{ input, expected: rightCode(input), code }] : [];
  });
  const wrong = given.filter(({ code, expected }) => code !== expected);
  const result: ProgramResult = {
    outputs,
    groups: programGroups.map((group) => {
      const own = inputs.filter((input) => input.group === group);
      return { group, ...countOutputs(own, codes, given) };
    }),
    total: countOutputs(inputs, codes, given),
    differences: wrong
      .slice(0, maxDifferences)
      .map(({ input, expected, code }) => ({ id: input.id, expected, given: code })),
  };
  if (wrong.length === 0) return result;
  const search = findFaults(given);
  let found = search.next();
  for (; !found.done; found = search.next()) yield { step: 'searching', tries: found.value };
  return { ...result, explanation: found.value };
}
