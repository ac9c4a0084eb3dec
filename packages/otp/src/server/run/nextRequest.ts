import { otherComputations } from './codes.ts';
import {
  currentStep,
  findAttempt,
  newestStep,
  type RunState,
  stepOfOtherParity,
  stepOfZero,
  stepWithoutZeros,
  wasAccepted,
} from './runState.ts';
import { earlyShare, lateShare, repeatRequest } from './repeatRequest.ts';
import type { RunAttempt } from './types.ts';
import type { AttemptRequest } from './attemptRequest.ts';

/** The run never asks for more attempts. */
export const maxAttempts = 14;
/** In the middle of the run, the maximum number of steps to wait for a code that begins with 0. */
const maxStepsToZero = 3;
/** At the end of the run, the maximum number of steps to wait for such a code. */
const maxStepsToLastZero = 8;
/** If the server refuses this many fresh codes in a row, its clock may have stopped. */
const maxFreshRefusals = 5;
/** The distance, in steps from the current one, of a code that only a very wide window includes. */
const farDistance = 5;
/** Seconds without an attempt after which a short lock or a limit per minute is over. */
const lockSeconds = 60;
/** After this share of a step, a clock that is a little fast has reached the next step. */
const fastClockShare = 0.4;
/**
 * The run enters an accepted code again after this share of the next step. So it finds servers that forget used codes
 * too early.
 */
const reuseShare = 0.5;

/**
 * The distances of the first set-up codes, in steps from the current one. Set-up ends with
 * the first accepted code. So the farther code of each side comes first: its answer is known before the nearer code can
 * end set-up.
 */
const setupDistances = [-2, -1, 0, 2, 1] as const;

const freshSetup = { phase: 'setup', purpose: 'fresh' } as const;
const freshLogin = { phase: 'login', purpose: 'fresh' } as const;
const reusedLogin = { phase: 'login', purpose: 'reused' } as const;

/** Returns the distances, in steps, of codes that a server accepts only if its clock is far off. */
function distancesOfWrongClocks(period: number): readonly number[] {
  const hour = Math.round(3600 / period);
  return [-5, 5, hour, -hour, -8, 8];
}

/** Returns the request for one of the first set-up codes. */
function nearSetupRequest(state: RunState, distance: number): AttemptRequest {
  // Early in a step, a clock that is a little slow accepts the code of two steps ago, as a wide window at set-up does.
  // A server that loses leading zeros would refuse a code that begins with 0 in any case.
  if (distance === -2) {
    const fromStep = stepWithoutZeros(state, currentStep(state), [-2]);
    return { ...freshSetup, distance, fromStep, fromShare: lateShare };
  }
  if (distance !== -1) return { ...freshSetup, distance };
  // Early in a step, only a clock that is far off refuses the code of the step before.
  const fromStep = stepWithoutZeros(state, currentStep(state), [-1, 0]);
  return { ...freshSetup, distance, fromStep, toShare: earlyShare };
}

/**
 * Requests codes of the set-up until the server accepts one. First come codes near the current step, then codes of
 * other computations, then codes for a clock that is far off.
 */
function setupRequest(state: RunState): AttemptRequest | undefined {
  const { settings, attempts } = state;
  const isUntried = (distance: number) =>
    findAttempt(state, 'setup', 'fresh', distance) === undefined;
  const nearDistance = setupDistances.find(isUntried);
  if (nearDistance !== undefined) return nearSetupRequest(state, nearDistance);
  const triedComputations = attempts.filter(({ purpose }) => purpose === 'other').length;
  const computation = otherComputations(settings)[triedComputations];
  if (computation) return { phase: 'setup', purpose: 'other', distance: 0, computation };
  const distance = distancesOfWrongClocks(settings.period).find(isUntried);
  return distance === undefined ? undefined : { ...freshSetup, distance };
}

/** Returns whether the code that the server accepted at set-up is of a far step or computed differently. */
function isUnusualCode(setup: RunAttempt): boolean {
  return setup.purpose === 'other' || Math.abs(setup.distance) > 2;
}

/**
 * Requests the code of two steps ago. The run waits for a code that is newer than every accepted code and doesn't begin
 * with 0. The two codes after it don't begin with 0 either, because the run soon requests one of them. The server might
 * refuse any other code for a reason that isn't its window.
 */
function twoStepsAgoRequest(state: RunState): AttemptRequest {
  // If the newest accepted code is of step 100, the earliest new code is of step 101. It is two steps old in step 103.
  const earliest = Math.max(newestStep(state) + 3, currentStep(state));
  const distances = [-2, -1, 0];
  const atSetup = findAttempt(state, 'setup', 'fresh', -2);
  const fromStep = atSetup
    ? stepOfOtherParity(state, earliest, distances, atSetup)
    : stepWithoutZeros(state, earliest, distances);
  return { ...freshLogin, distance: -2, fromStep, fromShare: lateShare };
}

/**
 * Requests the current code. If a code that begins with 0 comes soon, requests that code without its 0.
 *
 * @param refused the attempt without the 0, if the server refused it. The run then requests a complete code.
 */
function currentCodeRequest(
  state: RunState,
  previousCode: RunAttempt,
  refused: RunAttempt | undefined,
): AttemptRequest {
  const fromStep = Math.max(previousCode.step + 2, currentStep(state));
  if (refused) return { ...freshLogin, distance: 0, fromStep };
  const zeroStep = stepOfZero(state, fromStep, maxStepsToZero);
  return zeroStep === undefined
    ? { ...freshLogin, distance: 0, fromStep }
    : { ...freshLogin, distance: 0, fromStep: zeroStep, form: 'stripped' };
}

/** Requests the codes of the first sign-ins, which test the window behind, the current code, and the window ahead. */
function windowRequest(state: RunState, setup: RunAttempt): AttemptRequest | undefined {
  const findLogin = (distance: number) => findAttempt(state, 'login', 'fresh', distance);

  // A server that accepted an old code has a wide window or a slow clock. A much older code shows which.
  if (setup.distance === -2 && !findLogin(-farDistance)) {
    const fromStep = Math.max(setup.step + farDistance + 1, currentStep(state));
    return { ...freshLogin, distance: -farDistance, fromStep };
  }

  const twoStepsAgo = findLogin(-2);
  if (!twoStepsAgo) return twoStepsAgoRequest(state);

  const previousCode = findLogin(-1);
  // Late in a step, the previous code reveals a fast clock. Early in a step, the next code reveals a slow clock.
  if (!previousCode)
    return {
      ...freshLogin,
      distance: -1,
      fromStep: twoStepsAgo.step + 2,
      fromShare: fastClockShare,
    };

  const currentCode = findLogin(0);
  const isStrippedRefused = currentCode?.form === 'stripped' && !wasAccepted(currentCode);
  if (!currentCode || isStrippedRefused)
    return currentCodeRequest(state, previousCode, currentCode);

  const nextCode = findLogin(1);
  // The code has a space. `refusedCodeRequest` later asks for the same code without the space. A server that remembers
  // the typed text takes it for a new code.
  if (!nextCode) return { ...freshLogin, distance: 1, fromStep: currentCode.step, form: 'spaced' };
  // `findLogin` returns the last attempt. So after an attempt without the space, this condition is false.
  if (nextCode.form === 'spaced' && !wasAccepted(nextCode))
    return { ...freshLogin, distance: 1, fromStep: nextCode.step };
  return undefined;
}

/**
 * Requests an accepted code again. If the server accepted it without its leading zeros, the person types it so again.
 * Otherwise, the server might refuse it for its zeros.
 */
function reuseRequest({ step, form }: RunAttempt): AttemptRequest {
  const isStripped = form === 'stripped';
  return { ...reusedLogin, step, fromStep: step + 1, form: isStripped ? 'stripped' : 'plain' };
}

/** Requests codes that a good server refuses: accepted codes again, and a code that is too early. */
function refusedCodeRequest(state: RunState): AttemptRequest | undefined {
  const logins = state.attempts.filter(({ phase }) => phase === 'login');
  const lastCurrent = logins.findLast((attempt) => attempt.distance === 0 && wasAccepted(attempt));
  const lastNext = logins.findLast(
    (attempt) => attempt.purpose === 'fresh' && attempt.distance === 1,
  );
  const newest = lastNext && wasAccepted(lastNext) ? lastNext : lastCurrent;
  const now = currentStep(state);
  /** Returns whether the run hasn't tried this code a second time, and a correct window still includes the code. */
  const canReuse = ({ step }: RunAttempt) =>
    now <= step + 1 &&
    !logins.some((attempt) => attempt.purpose === 'reused' && attempt.step === step);

  // The server accepted a newer code after this one. It must refuse both of them now.
  if (newest && lastCurrent && newest !== lastCurrent && canReuse(lastCurrent))
    return reuseRequest(lastCurrent);

  const early = findAttempt(state, 'login', 'fresh', 2);
  if (!early) return { ...freshLogin, distance: 2 };
  if (wasAccepted(early) && !findAttempt(state, 'login', 'fresh', farDistance))
    return { ...freshLogin, distance: farDistance };

  if (newest && canReuse(newest)) return { ...reuseRequest(newest), fromShare: reuseShare };
  return undefined;
}

/** Requests the code of the step after the newest accepted code. A server with a stopped clock accepts this code. */
function stoppedClockRequest(
  state: RunState,
  refusals: readonly RunAttempt[],
  fromStep: number,
): AttemptRequest {
  const step = newestStep(state) + 1;
  const wasTried = refusals.some((attempt) => attempt.step === step);
  return wasTried ? { ...freshLogin, distance: 0, fromStep } : { ...freshLogin, step };
}

/**
 * Returns the earliest step of a correct code at the end. If the server accepted older codes only, either its clock is
 * slow, or it has a wide window and a short lock. After a pause, only a slow clock makes it refuse the current code.
 */
function earliestFinalStep(state: RunState): number {
  const { attempts, settings } = state;
  const earliest = Math.max(newestStep(state) + 1, currentStep(state));
  const last = attempts.at(-1);
  const hasAcceptedOlderOnly = attempts.filter(wasAccepted).every(({ distance }) => distance < 0);
  if (!last || !hasAcceptedOlderOnly) return earliest;
  return Math.max(earliest, Math.ceil((last.answered + lockSeconds) / settings.period));
}

/**
 * Requests a correct code after the codes that a good server refuses. If the run hasn't tested leading zeros yet, the
 * code begins with 0, and the person enters it without that 0. If no such code comes soon, the person enters an extra 0
 * before the code. Only a server that compares numbers or removes zeros accepts that.
 */
function finalRequest(state: RunState): AttemptRequest | undefined {
  const { attempts } = state;
  const fromStep = earliestFinalStep(state);
  const request = { ...freshLogin, distance: 0, fromStep } as const;
  const withoutZero = () => stepWithoutZeros(state, fromStep, [0]);

  const refusals = attempts.slice(attempts.findLastIndex(wasAccepted) + 1);
  const freshRefusals = refusals.filter(({ purpose }) => purpose === 'fresh').length;
  if (freshRefusals >= maxFreshRefusals) return stoppedClockRequest(state, refusals, fromStep);

  const last = attempts.at(-1);
  const hasChangedZeros = last?.form === 'stripped' || last?.form === 'padded';
  if (last?.purpose === 'fresh' && hasChangedZeros) return wasAccepted(last) ? undefined : request;
  // The server may have refused the code because it begins with 0. A code without a leading 0 shows whether it did.
  if (last?.code.startsWith('0') && !wasAccepted(last))
    return { ...request, fromStep: withoutZero() };

  const hasTestedZeros = attempts.some(({ form }) => form === 'stripped');
  // After a test of zeros, the run needs one more attempt to end with a complete code.
  const hasRoomForTest = attempts.length + 2 <= maxAttempts;
  if (hasTestedZeros || !hasRoomForTest) return request;
  const zeroStep = stepOfZero(state, fromStep, maxStepsToLastZero);
  return zeroStep === undefined
    ? { ...request, fromStep: withoutZero(), form: 'padded' }
    : { ...request, fromStep: zeroStep, form: 'stripped' };
}

/** Returns the attempts that `finalRequest` asked for. They follow the code that is too early. */
function finalAttempts(state: RunState): readonly RunAttempt[] {
  const { attempts } = state;
  const early = findAttempt(state, 'login', 'fresh', 2);
  if (!early) return [];
  // After the early code, only `stoppedClockRequest` asks for a code that is more than two steps old. The codes that
  // `repeatRequest` asks for are one or two steps old.
  return attempts
    .slice(attempts.indexOf(early) + 1)
    .filter(({ purpose, distance }) => purpose === 'fresh' && (distance === 0 || distance < -2));
}

/** Returns whether the run has ended with a correct code that was entered completely. */
function isOver(finals: readonly RunAttempt[]): boolean {
  const last = finals.findLast(({ form }) => form === 'plain');
  return last !== undefined && (wasAccepted(last) || !last.code.startsWith('0'));
}

/**
 * Returns what the run asks for next, or undefined if it is over. The parts of a run:
 *
 * 1. The set-up, until the server accepts a code, and then the same code again.
 * 2. Sign-ins that test the window.
 * 3. Codes that a good server refuses. They come late, because a server may lock the account.
 * 4. Codes of earlier steps again, if the answers so far are unusual.
 * 5. A correct code.
 */
export function nextRequest(state: RunState): AttemptRequest | undefined {
  const { attempts } = state;
  const setup = attempts.find((attempt) => attempt.phase === 'setup' && wasAccepted(attempt));
  if (!setup) return setupRequest(state);
  if (isUnusualCode(setup)) return undefined;

  const isFirstLogin = attempts.every(({ phase }) => phase === 'setup');
  const isSetupCodeInWindow = setup.step >= currentStep(state) - 1;
  if (isFirstLogin && isSetupCodeInWindow) return { ...reusedLogin, step: setup.step };

  const finals = finalAttempts(state);
  const request =
    finals.length > 0
      ? undefined
      : (windowRequest(state, setup) ?? refusedCodeRequest(state) ?? repeatRequest(state));
  if (request) return request;
  return isOver(finals) ? undefined : finalRequest(state);
}
