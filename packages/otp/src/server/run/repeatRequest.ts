import {
  currentStep,
  newestStep,
  type RunState,
  stepOfOtherParity,
  wasAccepted,
} from './runState.ts';
import type { RunAttempt } from './types.ts';
import type { AttemptRequest } from './attemptRequest.ts';

/** Up to this share of a step, a clock that is a little fast hasn't reached the next step. */
export const earlyShare = 0.4;
/** From this share of a step on, a clock that is a little slow has reached the step, too. */
export const lateShare = 0.5;

/**
 * The shares of a step in which the run enters the previous code a third time, if the server refused it late in a step
 * and accepted it early. A server that rounds the time refuses it again.
 */
const sharesAfterEarlyCode: Pick<AttemptRequest, 'fromShare' | 'toShare'> = {
  fromShare: earlyShare,
};

/** Codes of earlier steps, with the answers of a good server. */
const repeatable: readonly (Pick<AttemptRequest, 'fromShare' | 'toShare'> & {
  readonly distance: number;
  readonly isGood: (attempt: RunAttempt) => boolean;
})[] = [
  { distance: -1, isGood: wasAccepted, toShare: earlyShare },
  { distance: -2, isGood: (attempt) => !wasAccepted(attempt), fromShare: lateShare },
];

/**
 * Requests another code of an earlier step at sign-in: one or two steps old, as the codes before. It does so if a good
 * server would answer differently, or if two answers differ. The answer may depend on the time within the step, or on
 * the node that gets the attempt.
 */
export function repeatRequest(state: RunState): AttemptRequest | undefined {
  for (const { distance, isGood, ...shares } of repeatable) {
    const sameDistance = state.attempts.filter(
      (attempt) => attempt.purpose === 'fresh' && attempt.distance === distance,
    );
    const logins = sameDistance.filter(({ phase }) => phase === 'login');
    const last = logins.at(-1);
    const isContradiction = new Set(sameDistance.map(({ outcome }) => outcome)).size > 1;
    const maxLogins = isContradiction ? 3 : 2;
    const isAsExpected = sameDistance.every(isGood) && !isContradiction;
    if (!last || logins.length >= maxLogins || isAsExpected) continue;
    // The code must be newer than every accepted code. Otherwise, the server refuses it in any case.
    const earliest = Math.max(newestStep(state) + 1 - distance, currentStep(state));
    const fromStep = stepOfOtherParity(state, earliest, [distance], last);
    const isEarlyAccepted = distance === -1 && isContradiction && wasAccepted(last);
    return {
      phase: 'login',
      purpose: 'fresh',
      distance,
      fromStep,
      ...(isEarlyAccepted ? sharesAfterEarlyCode : shares),
    };
  }
  return undefined;
}
