import type { OtpSettings } from '../../settings.ts';
import { codeOf, otherComputations } from './codes.ts';
import type { Computation, PlannedAttempt, RunAttempt } from './types.ts';

/** The run never asks for more attempts. */
export const maxAttempts = 12;
/** In the middle of the run, it waits at most so many more steps for a code that begins with 0. */
const maxStepsToZero = 3;
/** At its end, it offers to wait for so many steps. */
const maxStepsToLastZero = 8;
/** After so many refused fresh codes in a row, a server's clock may have stopped. */
const maxFreshRefusals = 5;
/** How many steps away from the current one a code is that only a very wide window has. */
const farDistance = 5;

export const asSet: Computation = { kind: 'settings' };

/** A wish for the next attempt. */
export interface Wish {
  readonly phase: PlannedAttempt['phase'];
  readonly purpose: PlannedAttempt['purpose'];
  /** The time step of the code. */
  readonly step?: number;
  /** How many steps the code comes after the one that is current then, if `step` is absent. */
  readonly distance?: number;
  readonly form?: PlannedAttempt['form'];
  readonly computation?: Computation;
  /** The earliest current step. */
  readonly fromStep?: number;
  /** The earliest and the latest share of the step, from 0 to 1. */
  readonly fromShare?: number;
  readonly toShare?: number;
}

/** What the attempts so far say. */
export interface Progress {
  readonly attempts: readonly RunAttempt[];
  readonly settings: OtpSettings;
  readonly now: number;
}

const wasAccepted = ({ outcome }: RunAttempt) => outcome === 'accepted';

/** Returns the last attempt that asked for this, or undefined. */
function find(
  { attempts }: Progress,
  phase: RunAttempt['phase'],
  purpose: RunAttempt['purpose'],
  distance?: number,
): RunAttempt | undefined {
  return attempts.findLast(
    (one) =>
      one.phase === phase &&
      one.purpose === purpose &&
      (distance === undefined || one.distance === distance),
  );
}

/** Returns whether a step's code begins with 0. */
function startsWithZero({ settings }: Progress, step: number): boolean {
  return codeOf(settings, asSet, step).startsWith('0');
}

/** Returns the first step from `from` whose code begins with 0, or undefined. */
function stepOfZero(progress: Progress, from: number, maxSteps: number): number | undefined {
  for (let step = from; step <= from + maxSteps; step += 1)
    if (startsWithZero(progress, step)) return step;
  return undefined;
}

/** Returns the first step from `from` at which no code at these distances begins with 0. */
function stepWithoutZeros(progress: Progress, from: number, distances: readonly number[]): number {
  let step = from;
  while (distances.some((distance) => startsWithZero(progress, step + distance))) step += 1;
  return step;
}

const currentStep = ({ settings, now }: Progress) => Math.floor(now / settings.period);

/** Set-up: codes from the oldest to the newest, until the server accepts one. */
function setupWish(progress: Progress): Wish | undefined {
  const { settings, attempts } = progress;
  const isPlain = (distance: number) => find(progress, 'setup', 'fresh', distance) !== undefined;
  const setup = { phase: 'setup', purpose: 'fresh' } as const;
  if (!isPlain(-2)) return { ...setup, distance: -2 };
  // Early in a step, only a clock that is far off refuses the code of the step before.
  const fromStep = stepWithoutZeros(progress, currentStep(progress), [-1, 0]);
  if (!isPlain(-1)) return { ...setup, distance: -1, fromStep, toShare: 0.4 };
  for (const distance of [0, 2, 1]) if (!isPlain(distance)) return { ...setup, distance };
  const tried = attempts.filter(({ purpose }) => purpose === 'other').length;
  const computation = otherComputations(settings)[tried];
  if (computation) return { phase: 'setup', purpose: 'other', distance: 0, computation };
  const hour = Math.round(3600 / settings.period);
  const distance = [-5, 5, hour, -hour, -8, 8].find((far) => !isPlain(far));
  return distance === undefined ? undefined : { ...setup, distance };
}

/** Returns whether the server accepted only a code that is far off or computed differently. */
function isServerOff({ attempts }: Progress): boolean {
  const setup = attempts.find((one) => one.phase === 'setup' && wasAccepted(one));
  return setup !== undefined && (setup.purpose === 'other' || Math.abs(setup.distance) > 2);
}

/** The first sign-ins: the window behind, the current code, and the window ahead. */
function windowWish(progress: Progress, setup: RunAttempt): Wish | undefined {
  const login = { phase: 'login', purpose: 'fresh' } as const;
  const newestStep = Math.max(setup.step, currentStep(progress) - farDistance - 1);
  // A server that accepted an old code has a wide window or a slow clock. A still older code tells.
  if (setup.distance === -2 && !find(progress, 'login', 'fresh', -farDistance))
    return { ...login, distance: -farDistance, fromStep: newestStep + farDistance + 1 };
  const past = find(progress, 'login', 'fresh', -2);
  // A code older than an accepted one says nothing about the window. A refused code that begins with
  // 0 has two possible reasons.
  if (!past) {
    const accepted = progress.attempts.filter(wasAccepted).map(({ step }) => step);
    const from = Math.max(...accepted.map((step) => step + 3), currentStep(progress));
    return { ...login, distance: -2, fromStep: stepWithoutZeros(progress, from, [-2, -1]) };
  }
  const before = find(progress, 'login', 'fresh', -1);
  // Late in a step, the code of the step before shows a fast clock; early, the next code a slow one.
  if (!before) return { ...login, distance: -1, fromStep: past.step + 2, fromShare: 0.4 };
  const current = find(progress, 'login', 'fresh', 0);
  if (!current || (current.form === 'stripped' && !wasAccepted(current))) {
    const fromStep = Math.max(before.step + 2, currentStep(progress));
    const zero = stepOfZero(progress, fromStep, current ? 0 : maxStepsToZero);
    if (zero === undefined || current) return { ...login, distance: 0, fromStep };
    return { ...login, distance: 0, fromStep: zero, form: 'stripped' };
  }
  const after = find(progress, 'login', 'fresh', 1);
  // With a space first: a server that remembers typed text would accept the code again without it.
  if (!after) return { ...login, distance: 1, fromStep: current.step, form: 'spaced' };
  // `find` returns the last one, so this asks once.
  if (after.form === 'spaced' && !wasAccepted(after)) return { ...login, distance: 1 };
  return undefined;
}

/** A correct code after the failures, which begins with 0 if the run hasn't seen such a code. */
function lastWish(progress: Progress): Wish | undefined {
  const { attempts } = progress;
  const wish = { phase: 'login', purpose: 'fresh', distance: 0 } as const;
  const newest = Math.max(0, ...attempts.filter(wasAccepted).map(({ step }) => step));
  const fromStep = Math.max(newest + 1, currentStep(progress));
  // If the server accepts nothing any more, its clock may have stopped.
  const since = attempts.slice(attempts.findLastIndex(wasAccepted) + 1);
  const stopped = since.filter(({ purpose }) => purpose === 'fresh').length >= maxFreshRefusals;
  if (stopped)
    return since.some(({ step }) => step === newest + 1)
      ? { ...wish, fromStep }
      : { phase: 'login', purpose: 'fresh', step: newest + 1 };
  const last = attempts.at(-1);
  if (last?.form === 'stripped') return wasAccepted(last) ? undefined : { ...wish, fromStep };
  const hasStripped = attempts.some(({ form }) => form === 'stripped');
  if (hasStripped || attempts.length + 2 > maxAttempts) return { ...wish, fromStep };
  const zero = stepOfZero(progress, fromStep, maxStepsToLastZero);
  if (zero === undefined) return { ...wish, fromStep };
  return { ...wish, fromStep: zero, form: 'stripped' };
}

/** Codes that a good server rejects: accepted ones again, and one that is too early. */
function rejectedWish(progress: Progress): Wish | undefined {
  const logins = progress.attempts.filter(({ phase }) => phase === 'login');
  const reusedOf = (step: number) =>
    logins.find((one) => one.purpose === 'reused' && one.step === step);
  const again = { phase: 'login', purpose: 'reused' } as const;
  const now = currentStep(progress);
  const current = logins.findLast((one) => one.distance === 0 && wasAccepted(one));
  const next = logins.findLast((one) => one.purpose === 'fresh' && one.distance === 1);
  const newest = next && wasAccepted(next) ? next : current;
  // The server accepted the current code a step ago, and a newer one since. Its window still has the
  // code.
  if (newest && current && newest !== current && !reusedOf(current.step) && now <= current.step + 1)
    return { ...again, step: current.step, fromStep: current.step + 1 };
  if (!find(progress, 'login', 'fresh', 2))
    return { phase: 'login', purpose: 'fresh', distance: 2 };
  const early = find(progress, 'login', 'fresh', 2);
  if (early && wasAccepted(early) && !find(progress, 'login', 'fresh', farDistance))
    return { phase: 'login', purpose: 'fresh', distance: farDistance };
  // As late as the window allows, because a server may forget the code too early.
  if (newest && !reusedOf(newest.step) && now <= newest.step + 1)
    return { ...again, step: newest.step, fromStep: newest.step + 1, fromShare: 0.5 };
  return undefined;
}

/** Returns what the run asks for next, or undefined if it is over. */
export function nextWish(progress: Progress): Wish | undefined {
  const { attempts } = progress;
  const setup = attempts.find((one) => one.phase === 'setup' && wasAccepted(one));
  if (!setup) return setupWish(progress);
  if (isServerOff(progress)) return undefined;
  const isFirstLogin = attempts.every(({ phase }) => phase === 'setup');
  // The code that set up the account again, while it is in the window.
  if (isFirstLogin && setup.step >= currentStep(progress) - 1)
    return { phase: 'login', purpose: 'reused', step: setup.step };
  const early = find(progress, 'login', 'fresh', 2);
  const ending = early ? attempts.slice(attempts.indexOf(early) + 1) : [];
  const isEnding = ending.some((one) => one.purpose === 'fresh');
  const wish = isEnding ? undefined : (windowWish(progress, setup) ?? rejectedWish(progress));
  if (wish) return wish;
  // The run ends with a correct code, typed as it is.
  const isOver = ending.some(({ purpose, form }) => purpose === 'fresh' && form === 'plain');
  return isOver ? undefined : lastWish(progress);
}
