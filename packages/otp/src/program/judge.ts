import { hotp } from '../hotp.ts';
import { explain, type Explanation, type Given } from './explain.ts';
import { type ProgramGroup, programGroups, type ProgramInput } from './inputs.ts';
import { type Outputs, readOutputs } from './outputs.ts';

/** Every code given is right; one is wrong; no code was given. */
export type GroupVerdict = 'pass' | 'fail' | 'none';

/** How the inputs of one kind came out. */
export interface GroupResult {
  readonly group: ProgramGroup;
  readonly verdict: GroupVerdict;
  readonly right: number;
  readonly wrong: number;
  /** With something else than a code: an error, a refusal. */
  readonly withoutCode: number;
  readonly missing: number;
}

/** A code that should be another. */
export interface Difference {
  readonly id: string;
  readonly expected: string;
  readonly given: string;
}

export interface ProgramResult {
  readonly outputs: Omit<Outputs, 'codes'>;
  /** In the order of the groups. */
  readonly groups: readonly GroupResult[];
  /** Of all inputs together. */
  readonly total: Omit<GroupResult, 'group'>;
  /** The first ones that differ, in the order of the inputs. */
  readonly differences: readonly Difference[];
  /** Absent where no code is wrong. */
  readonly explanation?: Explanation;
}

/** How far it has come: the share of the text that is read, or the computations compared. */
export type Progress =
  | { readonly step: 'reading'; readonly share: number }
  | { readonly step: 'searching'; readonly tries: number };

const mostDifferences = 3;

function verdictOf(right: number, wrong: number): GroupVerdict {
  if (wrong > 0) return 'fail';
  return right > 0 ? 'pass' : 'none';
}

function countsOf(
  inputs: readonly ProgramInput[],
  codes: Outputs['codes'],
  given: readonly Given[],
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

/** The right code of an input. */
export function rightCode({ key, counter, digits, algorithm }: ProgramInput): string {
  return hotp({ secret: key, counter, digits, algorithm });
}

/**
 * Judges what a program printed for the inputs, and finds what it does otherwise. Yields how far it
 * has come, every few milliseconds, so that a caller can show it or stop.
 */
export function* judgeOutputs(
  text: string,
  inputs: readonly ProgramInput[],
): Generator<Progress, ProgramResult, void> {
  const reading = readOutputs(text, inputs);
  let read = reading.next();
  for (; !read.done; read = reading.next()) yield { step: 'reading', share: read.value };
  const { codes, ...outputs } = read.value;
  const given = inputs.flatMap((input): Given[] => {
    const code = codes.get(input.id);
    return code ? [{ input, expected: rightCode(input), code }] : [];
  });
  const wrong = given.filter(({ code, expected }) => code !== expected);
  const result: ProgramResult = {
    outputs,
    groups: programGroups.map((group) => {
      const own = inputs.filter((input) => input.group === group);
      return { group, ...countsOf(own, codes, given) };
    }),
    total: countsOf(inputs, codes, given),
    differences: wrong
      .slice(0, mostDifferences)
      .map(({ input, expected, code }) => ({ id: input.id, expected, given: code })),
  };
  if (wrong.length === 0) return result;
  const search = explain(given);
  let found = search.next();
  for (; !found.done; found = search.next()) yield { step: 'searching', tries: found.value };
  return { ...result, explanation: found.value };
}
