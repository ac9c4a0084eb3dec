import { otherComputations } from './codes.ts';
import {
  currentStep,
  findAttempt,
  newestStep,
  type Progress,
  stepOfOtherParity,
  stepOfZero,
  stepWithoutZeros,
  wasAccepted,
} from './progress.ts';
import { lateShare, repeatRequest } from './repeatRequest.ts';
import type { RunAttempt } from './types.ts';
import type { AttemptRequest } from './attemptRequest.ts';

/** The run never asks for more attempts. */
export const maxAttempts = 14;
/** In the middle of the run, the maximum number of steps to wait for a code that begins with 0. */
const maxStepsToZero = 3;
/** At the end of the run, the maximum number of steps for which it offers to wait. */
const maxStepsToLastZero = 8;
/** If the server refuses this many fresh codes in a row, its clock may have stopped. */
const maxFreshRefusals = 5;
/** The distance, in steps from the current one, of a code that only a very wide window includes. */
const farDistance = 5;

/**
 * Requests the codes of the set-up until the server accepts one: of two steps ago, one step ago, the current step, two
 * steps ahead, and one step ahead. Set-up ends with the first accepted code, so the farther code of each side comes
 * before the nearer one. If the server then accepts the nearer code, it has already refused the farther code. If the server accepts
 * none, requests codes of other computations, then codes that are far off.
 */
function setupRequest(progress: Progress): AttemptRequest | undefined {
  const { settings, attempts } = progress;
  const wasTried = (distance: number) =>
    findAttempt(progress, 'setup', 'fresh', distance) !== undefined;
  const setup = { phase: 'setup', purpose: 'fresh' } as const;
  if (!wasTried(-2)) return { ...setup, distance: -2 };
  // Early in a step, only a clock that is far off refuses the code of the step before.
  const fromStep = stepWithoutZeros(progress, currentStep(progress), [-1, 0]);
  if (!wasTried(-1)) return { ...setup, distance: -1, fromStep, toShare: 0.4 };
  for (const distance of [0, 2, 1]) if (!wasTried(distance)) return { ...setup, distance };
  const tried = attempts.filter(({ purpose }) => purpose === 'other').length;
  const computation = otherComputations(settings)[tried];
  if (computation) return { phase: 'setup', purpose: 'other', distance: 0, computation };
  const hour = Math.round(3600 / settings.period);
  const distance = [-5, 5, hour, -hour, -8, 8].find((far) => !wasTried(far));
  return distance === undefined ? undefined : { ...setup, distance };
}

/** Returns whether the server accepted only a code that is far off or computed differently. */
function isServerOff({ attempts }: Progress): boolean {
  const setup = attempts.find((one) => one.phase === 'setup' && wasAccepted(one));
  return setup !== undefined && (setup.purpose === 'other' || Math.abs(setup.distance) > 2);
}

/** Requests the codes of the first sign-ins, which test the window behind, the current code, and the window ahead. */
function windowRequest(progress: Progress, setup: RunAttempt): AttemptRequest | undefined {
  const login = { phase: 'login', purpose: 'fresh' } as const;
  const from = Math.max(setup.step, currentStep(progress) - farDistance - 1);
  // A server that accepted an old code has a wide window or a slow clock. A much older code shows which.
  if (setup.distance === -2 && !findAttempt(progress, 'login', 'fresh', -farDistance))
    return { ...login, distance: -farDistance, fromStep: from + farDistance + 1 };
  const past = findAttempt(progress, 'login', 'fresh', -2);
  // Request no code that is older than an accepted one: its refusal says nothing about the window. Request none that
  // begins with 0: its refusal has two possible reasons.
  if (!past) {
    const from = Math.max(newestStep(progress) + 3, currentStep(progress));
    const distances = [-2, -1];
    const first = findAttempt(progress, 'setup', 'fresh', -2);
    const fromStep = first
      ? stepOfOtherParity(progress, from, distances, first)
      : stepWithoutZeros(progress, from, distances);
    return { ...login, distance: -2, fromStep, fromShare: lateShare };
  }
  const before = findAttempt(progress, 'login', 'fresh', -1);
  // Late in a step, the previous code reveals a fast clock. Early in a step, the next code reveals a slow one.
  if (!before) return { ...login, distance: -1, fromStep: past.step + 2, fromShare: 0.4 };
  const current = findAttempt(progress, 'login', 'fresh', 0);
  if (!current || (current.form === 'stripped' && !wasAccepted(current))) {
    const fromStep = Math.max(before.step + 2, currentStep(progress));
    const zero = stepOfZero(progress, fromStep, current ? 0 : maxStepsToZero);
    if (zero === undefined || current) return { ...login, distance: 0, fromStep };
    return { ...login, distance: 0, fromStep: zero, form: 'stripped' };
  }
  const after = findAttempt(progress, 'login', 'fresh', 1);
  // The first try has a space in the code. A server that remembers typed text would accept the code again without it.
  if (!after) return { ...login, distance: 1, fromStep: current.step, form: 'spaced' };
  // `findAttempt` returns the last attempt. So once the code was entered without the space, this condition is false.
  if (after.form === 'spaced' && !wasAccepted(after))
    return { ...login, distance: 1, fromStep: after.step };
  return undefined;
}

/**
 * Requests a correct code after the ones that a good server refuses. If the run hasn't tested leading zeros yet, it is
 * a code that begins with 0, entered without that 0. If no such code comes soon, it is a code with a zero more, which
 * only a server that compares numbers or removes zeros accepts.
 */
function finalRequest(progress: Progress): AttemptRequest | undefined {
  const { attempts } = progress;
  const request = { phase: 'login', purpose: 'fresh', distance: 0 } as const;
  const newest = newestStep(progress);
  const fromStep = Math.max(newest + 1, currentStep(progress));
  // If the server refuses every new code, its clock may have stopped.
  const since = attempts.slice(attempts.findLastIndex(wasAccepted) + 1);
  const stopped = since.filter(({ purpose }) => purpose === 'fresh').length >= maxFreshRefusals;
  if (stopped)
    return since.some(({ step }) => step === newest + 1)
      ? { ...request, fromStep }
      : { phase: 'login', purpose: 'fresh', step: newest + 1 };
  const last = attempts.at(-1);
  if (last && ['stripped', 'padded'].includes(last.form))
    return wasAccepted(last) ? undefined : { ...request, fromStep };
  // The server may have refused the code because it begins with 0. A code without a leading 0 shows whether it did.
  if (last?.code.startsWith('0') === true && !wasAccepted(last))
    return { ...request, fromStep: stepWithoutZeros(progress, fromStep, [0]) };
  const hasStripped = attempts.some(({ form }) => form === 'stripped');
  if (hasStripped || attempts.length + 2 > maxAttempts) return { ...request, fromStep };
  const zero = stepOfZero(progress, fromStep, maxStepsToLastZero);
  return zero === undefined
    ? { ...request, fromStep: stepWithoutZeros(progress, fromStep, [0]), form: 'padded' }
    : { ...request, fromStep: zero, form: 'stripped' };
}

/** Requests codes that a good server refuses: accepted ones again, and one that is too early. */
function refusedCodeRequest(progress: Progress): AttemptRequest | undefined {
  const logins = progress.attempts.filter(({ phase }) => phase === 'login');
  const reusedOf = (step: number) =>
    logins.find((one) => one.purpose === 'reused' && one.step === step);
  const again = { phase: 'login', purpose: 'reused' } as const;
  const now = currentStep(progress);
  const current = logins.findLast((one) => one.distance === 0 && wasAccepted(one));
  const next = logins.findLast((one) => one.purpose === 'fresh' && one.distance === 1);
  const newest = next && wasAccepted(next) ? next : current;
  // The server accepted `current` a step ago, and a newer code since. Its window still includes `current`.
  if (newest && current && newest !== current && !reusedOf(current.step) && now <= current.step + 1)
    return { ...again, step: current.step, fromStep: current.step + 1 };
  const early = findAttempt(progress, 'login', 'fresh', 2);
  if (!early) return { phase: 'login', purpose: 'fresh', distance: 2 };
  if (wasAccepted(early) && !findAttempt(progress, 'login', 'fresh', farDistance))
    return { phase: 'login', purpose: 'fresh', distance: farDistance };
  // Wait as long as the window allows, because a server may forget the code too early.
  if (newest && !reusedOf(newest.step) && now <= newest.step + 1)
    return { ...again, step: newest.step, fromStep: newest.step + 1, fromShare: 0.5 };
  return undefined;
}

/** Returns what the run asks for next, or undefined if it is over. */
export function nextRequest(progress: Progress): AttemptRequest | undefined {
  const { attempts } = progress;
  const setup = attempts.find((one) => one.phase === 'setup' && wasAccepted(one));
  if (!setup) return setupRequest(progress);
  if (isServerOff(progress)) return undefined;
  const isFirstLogin = attempts.every(({ phase }) => phase === 'setup');
  // Asks for the set-up code a second time while the window still includes it. A good server refuses it.
  if (isFirstLogin && setup.step >= currentStep(progress) - 1)
    return { phase: 'login', purpose: 'reused', step: setup.step };
  const early = findAttempt(progress, 'login', 'fresh', 2);
  const ending = early ? attempts.slice(attempts.indexOf(early) + 1) : [];
  const isLast = ({ purpose, distance }: RunAttempt) =>
    purpose === 'fresh' && (distance === 0 || distance < -2);
  const isEnding = ending.some(isLast);
  const request = isEnding
    ? undefined
    : (windowRequest(progress, setup) ?? refusedCodeRequest(progress) ?? repeatRequest(progress));
  if (request) return request;
  // The run ends with a correct code that is entered completely.
  const last = ending.findLast((one) => isLast(one) && one.form === 'plain');
  const isOver = last !== undefined && (wasAccepted(last) || !last.code.startsWith('0'));
  return isOver ? undefined : finalRequest(progress);
}
