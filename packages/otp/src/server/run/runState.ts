import type { OtpSettings } from '../../settings.ts';
import { asSet, codeOf } from './codes.ts';
import type { RunAttempt } from './types.ts';

/** The attempts so far, the settings and the time. */
export interface RunState {
  readonly attempts: readonly RunAttempt[];
  readonly settings: OtpSettings;
  readonly unixSeconds: number;
  /** Whether the run no longer waits for codes that begin with 0, so it doesn't test leading zeros. */
  readonly shouldSkipZeros: boolean;
}

export const wasAccepted = ({ outcome }: RunAttempt): boolean => outcome === 'accepted';

/** Returns the last attempt with this phase, purpose and, if it's given, distance, or undefined. */
export function findAttempt(
  { attempts }: RunState,
  phase: RunAttempt['phase'],
  purpose: RunAttempt['purpose'],
  distance?: number,
): RunAttempt | undefined {
  return attempts.findLast(
    (attempt) =>
      attempt.phase === phase &&
      attempt.purpose === purpose &&
      (distance === undefined || attempt.distance === distance),
  );
}

/** Returns whether a step's code begins with 0. */
function startsWithZero({ settings }: RunState, step: number): boolean {
  return codeOf(settings, asSet, step).startsWith('0');
}

/** Returns the first step from `from` whose code begins with 0, or undefined if none does or the run skips zeros. */
export function stepOfZero(state: RunState, from: number, maxSteps: number): number | undefined {
  if (state.shouldSkipZeros) return undefined;
  for (let step = from; step <= from + maxSteps; step += 1)
    if (startsWithZero(state, step)) return step;
  return undefined;
}

/** Returns the first step from `from` at which no code at these distances begins with 0. */
export function stepWithoutZeros(
  state: RunState,
  from: number,
  distances: readonly number[],
): number {
  let step = from;
  while (distances.some((distance) => startsWithZero(state, step + distance))) step += 1;
  return step;
}

/** Returns the current time step. */
export const currentStep = ({ settings, unixSeconds }: RunState): number =>
  Math.floor(unixSeconds / settings.period);

/** Returns the step of the newest accepted code, or 0. */
export const newestStep = ({ attempts }: RunState): number =>
  Math.max(0, ...attempts.filter(wasAccepted).map(({ step }) => step));

/**
 * Like `stepWithoutZeros`, but returns an odd step if the attempt came in an even step, and the other way around. A
 * clock that shows whole minutes is right in every second step.
 */
export function stepOfOtherParity(
  state: RunState,
  from: number,
  distances: readonly number[],
  attempt: RunAttempt,
): number {
  const attemptStep = attempt.step - attempt.distance;
  let step = stepWithoutZeros(state, from, distances);
  while ((step - attemptStep) % 2 === 0) step = stepWithoutZeros(state, step + 1, distances);
  return step;
}
