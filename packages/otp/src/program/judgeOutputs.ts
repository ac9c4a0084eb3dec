import { hotp } from '../hotp.ts';
import { findFaults, type Explanation, type GivenCode } from './findFaults.ts';
import { codeFormat } from './outputFormats.ts';
import { type ProgramGroup, programGroups, type ProgramInput } from './readInputs.ts';
import { readOutputs } from './readOutputs.ts';
import { commonProperties, type InputProperty } from './refusals.ts';
import { countOutputs, findDifferences, type OutputResult } from './countOutputs.ts';

/** What the outputs of a program reveal. */
export interface ProgramResult extends OutputResult<ProgramGroup> {
  /** The faults behind the wrong codes. Absent if no code is wrong. */
  readonly explanation?: Explanation;
  /**
   * One or two properties. Each refused input has at least one of them, and no other input has any. Empty if there are
   * no such properties, or if the program refused fewer than two inputs.
   */
  readonly refusedProperties: readonly InputProperty[];
}

/**
 * The progress: first the share of the text that was read, 0 to 1, and then the number of
 * computations tried.
 */
export type Progress =
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'searching'; readonly comparedHypotheses: number };

/** Returns the correct code of an input. */
export function rightCode({ key, counter, digits, algorithm }: ProgramInput): string {
  return hotp({ secret: key, counter, digits, algorithm });
}

/**
 * Judges what a program printed for the inputs, and finds its faults. Every few milliseconds, it
 * yields its progress. Callers can show the progress, or stop.
 *
 * @param text the program's output, in a format that `readOutputs` accepts
 */
export function* judgeOutputs(
  text: string,
  inputs: readonly ProgramInput[],
): Generator<Progress, ProgramResult, void> {
  const ids = inputs.map(({ id }) => id);
  const reading = readOutputs(text, ids, codeFormat);
  let read = reading.next();
  for (; !read.done; read = reading.next()) yield { step: 'reading', share: read.value };
  const { byId, ...outputs } = read.value;
  const cases = inputs.map((input) => ({
    id: input.id,
    line: input.line,
    group: input.group,
    input,
    expected: rightCode(input),
    output: byId.get(input.id),
  }));
  const given = cases.flatMap(({ input, expected, output }): GivenCode[] =>
    output?.kind === 'answer' ? [{ input, expected, code: output.text }] : [],
  );
  const result: ProgramResult = {
    outputs,
    groups: programGroups.map((group) => ({
      group,
      ...countOutputs(cases.filter((judgedCase) => judgedCase.group === group)),
    })),
    total: countOutputs(cases),
    ...findDifferences(cases),
    refusedProperties: commonProperties(
      cases.filter(({ output }) => output?.kind === 'refusal').map(({ input }) => input),
      cases.filter(({ output }) => output && output.kind !== 'refusal').map(({ input }) => input),
    ),
  };
  if (given.every(({ code, expected }) => code === expected)) return result;
  const search = findFaults(given);
  let found = search.next();
  for (; !found.done; found = search.next())
    yield { step: 'searching', comparedHypotheses: found.value };
  return { ...result, explanation: found.value };
}
