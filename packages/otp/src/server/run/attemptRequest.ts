import type { AttemptComputation, PlannedAttempt } from './types.ts';

/** What the run asks for next. `nextAttempt` chooses the exact step and the time. */
export interface AttemptRequest {
  readonly phase: PlannedAttempt['phase'];
  readonly purpose: PlannedAttempt['purpose'];
  /** The time step of the code. */
  readonly step?: number;
  /**
   * If `step` is absent: by how many steps the code is ahead of the step in which the person enters it. Negative for an
   * older code.
   */
  readonly distance?: number;
  readonly form?: PlannedAttempt['form'];
  readonly computation?: AttemptComputation;
  /** The earliest current step. */
  readonly fromStep?: number;
  /** The earliest and the latest share of the step, from 0 to 1. */
  readonly fromShare?: number;
  readonly toShare?: number;
}
