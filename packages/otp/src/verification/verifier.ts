import type { MacCache } from '../diagnosis/macs.ts';
import { readCode } from '../diagnosis/readCode.ts';
import {
  codeOf,
  type ProgramComputation,
  rightComputation,
} from '../program/programComputation.ts';
import { maxCounter } from '../settings.ts';
import type { VerificationInput } from './readVerifications.ts';

/** How many steps or counters before and after the current one a program accepts. */
export interface VerifierWindow {
  readonly behind: number;
  readonly ahead: number;
}

/** How a program verifies a code, stage by stage. */
export interface Verifier {
  /** Changes the computation of codes. */
  readonly computation: (right: ProgramComputation) => ProgramComputation;
  /** How many steps the program's clock is ahead. */
  readonly clockSteps: (input: VerificationInput) => number;
  readonly window: (input: VerificationInput) => VerifierWindow;
  /** Whether the program accepts the used step, rejects it, or also rejects the steps before it. */
  readonly used: 'accepted' | 'rejected' | 'earlier-rejected';
  /** What the program does with counters below 0 or above 2^64 − 1. */
  readonly outOfBounds: 'skip' | 'wrap' | 'reject';
  readonly matches: (typed: string, code: string) => boolean;
  /** The answer of a program that doesn't compare codes. */
  readonly constantAnswer?: boolean;
}

/** The verifier of RFC 4226 and RFC 6238. Compares texts. */
export const correctVerifier: Verifier = {
  computation: (right) => right,
  clockSteps: () => 0,
  window: ({ behind, ahead }) => ({ behind, ahead }),
  used: 'rejected',
  outOfBounds: 'skip',
  matches: (typed, code) => typed === code,
};

function isUsed({ used: rule }: Verifier, { used }: VerificationInput, counter: bigint): boolean {
  if (used === undefined || rule === 'accepted') return false;
  return counter === used || (rule === 'earlier-rejected' && counter < used);
}

/**
 * Yields the counters whose codes the verifier accepts. Yields none if the verifier rejects windows that contain
 * counters below 0 or above 2^64 − 1.
 */
function* acceptedCounters(
  verifier: Verifier,
  input: VerificationInput,
  { counter, seconds, period }: ProgramComputation,
): Generator<bigint, void> {
  const correct = counter ?? BigInt(Math.floor(seconds / period));
  const current = correct + BigInt(verifier.clockSteps(input));
  const { behind, ahead } = verifier.window(input);
  const [first, last] = [current - BigInt(behind), current + BigInt(ahead)];
  if (verifier.outOfBounds === 'reject' && (first < 0n || last > maxCounter)) return;
  for (let candidate = first; candidate <= last; candidate += 1n) {
    const isInBounds = candidate >= 0n && candidate <= maxCounter;
    if (!isInBounds && verifier.outOfBounds === 'skip') continue;
    if (!isUsed(verifier, input, candidate)) yield BigInt.asUintN(64, candidate);
  }
}

/** Returns whether a verifier accepts the typed code of an input. */
export function isAccepted(verifier: Verifier, input: VerificationInput, cache: MacCache): boolean {
  if (verifier.constantAnswer !== undefined) return verifier.constantAnswer;
  const computation = verifier.computation(rightComputation({ ...input, group: 'plain' }));
  return Array.from(acceptedCounters(verifier, input, computation)).some((counter) => {
    const code = codeOf({ ...computation, counter }, cache);
    return code !== undefined && verifier.matches(input.typed, code);
  });
}

/**
 * Returns the code in a text. Ignores white space, dashes, a plus sign in front and a NUL character at the end.
 * Undefined if the text is no code.
 */
function plainCode(typed: string): string | undefined {
  const read = readCode(typed.replace(/^\+|\0$/g, ''));
  return read.ok ? read.code.text : undefined;
}

/**
 * Returns whether a correct program may either accept or reject an input. Either answer is right in two cases: the code
 * is typed unusually, such as with a space, or the code is unused but older than the used step.
 */
export function isEitherRight(input: VerificationInput, cache: MacCache): boolean {
  const typed = plainCode(input.typed);
  if (typed === undefined) return false;
  const plainInput = { ...input, typed };
  if (!isAccepted(correctVerifier, plainInput, cache)) return false;
  const isTypedUnusually = input.isNumber || typed !== input.typed;
  const strictVerifier = { ...correctVerifier, used: 'earlier-rejected' } as const;
  return isTypedUnusually || !isAccepted(strictVerifier, plainInput, cache);
}
