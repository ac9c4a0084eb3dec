import { nextAttempt, type PlannedAttempt, type RunAttempt } from '@otp-lab/otp/server';
import type { OtpSettings } from '@otp-lab/otp';

/** A guided run that tests a server. */
export interface ServerRun {
  /** The settings at its start. Changing the account starts a new run. */
  readonly settings: OtpSettings;
  readonly attempts: readonly RunAttempt[];
  /** The code on the page, and since when: Unix time in seconds. Undefined while the visitor waits. */
  readonly current: { readonly planned: PlannedAttempt; readonly shown: number } | undefined;
  /** Whether the visitor doesn't want to wait for codes that begin with 0. */
  readonly shouldSkipZeros: boolean;
  /** Whether the visitor ended the run early. */
  readonly isEnded: boolean;
}

/** What the worker judges. */
export type ReportQuestion = Pick<ServerRun, 'settings' | 'attempts'>;

/** Returns a new run. */
export function startServerRun(settings: OtpSettings): ServerRun {
  return { settings, attempts: [], current: undefined, shouldSkipZeros: false, isEnded: false };
}

/**
 * Returns the next attempt of a run, or undefined if the run is over.
 * @param now Unix time in seconds
 */
export function nextAttemptOf(run: ServerRun, now: number): PlannedAttempt | undefined {
  if (run.isEnded) return undefined;
  return run.current?.planned ?? nextAttempt(run.settings, run.attempts, now, run.shouldSkipZeros);
}

/**
 * Returns the run with a code to enter, if its time has come. Returns the same run if nothing changes.
 * @param now Unix time in seconds
 */
export function showCode(run: ServerRun, now: number): ServerRun {
  if (run.current) return run;
  const planned = nextAttemptOf(run, now);
  if (!planned || planned.notBefore > now) return run;
  return { ...run, current: { planned, shown: now } };
}

/**
 * Returns the run with the answer to the current code.
 * @param now Unix time in seconds
 */
export function answer(run: ServerRun, outcome: RunAttempt['outcome'], now: number): ServerRun {
  if (!run.current) return run;
  const { planned, shown } = run.current;
  const attempt = { ...planned, shown, answered: now, outcome };
  return { ...run, attempts: [...run.attempts, attempt], current: undefined };
}

/** Returns the run without its current code, so that the page shows a new one. */
export function renewCode(run: ServerRun): ServerRun {
  return { ...run, current: undefined };
}

/** Returns the run that no longer waits for codes that begin with 0. */
export function skipZeros(run: ServerRun): ServerRun {
  return { ...run, shouldSkipZeros: true };
}

/** Returns the run without its last answer. */
export function undoAnswer(run: ServerRun): ServerRun {
  return { ...run, attempts: run.attempts.slice(0, -1), current: undefined, isEnded: false };
}
