import {
  currentStep,
  newestStep,
  type Progress,
  stepOfOtherParity,
  wasAccepted,
} from './progress.ts';
import type { RunAttempt } from './types.ts';
import type { AttemptRequest } from './attemptRequest.ts';

/** From this share of a step on, a clock that is a little slow has reached the step, too. */
export const lateShare = 0.5;

/** Codes of earlier steps, with the answers of a good server. */
const repeatable: readonly (Pick<AttemptRequest, 'fromShare' | 'toShare'> & {
  readonly distance: number;
  readonly isGood: (attempt: RunAttempt) => boolean;
})[] = [
  { distance: -1, isGood: wasAccepted, toShare: 0.4 },
  { distance: -2, isGood: (attempt) => !wasAccepted(attempt), fromShare: lateShare },
];

/**
 * Asks for a code of an earlier step again at sign-in if a good server would answer differently, or if two
 * answers differ. The answer may depend on the moment, or on the node that gets the attempt.
 */
export function repeatRequest(progress: Progress): AttemptRequest | undefined {
  for (const { distance, isGood, ...shares } of repeatable) {
    const all = progress.attempts.filter(
      (one) => one.purpose === 'fresh' && one.distance === distance,
    );
    const logins = all.filter(({ phase }) => phase === 'login');
    const last = logins.at(-1);
    const isContradiction = new Set(all.map(({ outcome }) => outcome)).size > 1;
    const maxLogins = isContradiction ? 3 : 2;
    if (!last || logins.length >= maxLogins || (all.every(isGood) && !isContradiction)) continue;
    const from = Math.max(newestStep(progress) + 1 - distance, currentStep(progress));
    const fromStep = stepOfOtherParity(progress, from, [distance], last);
    return { phase: 'login', purpose: 'fresh', distance, fromStep, ...shares };
  }
  return undefined;
}
