import type { CodeComputation, Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import { counterAt, expectedCounterOf, type OtpSettings } from '@otp-lab/otp';
import { rightComputation, type Steps, stepsOf, type Task } from '@otp-lab/otp/steps';

/** How a code is derived: the computation, all its values, and the input for other programs. */
export interface Derivation {
  readonly computation: CodeComputation;
  readonly steps: Steps;
  readonly task: Task;
}

/** The correct derivation of a code, and the app's. */
export interface Derivations {
  /** Undefined if the secret isn't Base32. */
  readonly right: Derivation | undefined;
  /** Undefined if the app's derivation is unknown or equals the correct one. */
  readonly app: Derivation | undefined;
}

function derivationOf(
  computation: CodeComputation,
  counter: bigint,
  task: Omit<Task, 'computation' | 'counter'>,
): Derivation {
  return {
    computation,
    steps: stepsOf(computation, counter),
    task: { computation, counter, ...task },
  };
}

/**
 * Returns the time and period that give the app's time step, by its own clock. Undefined if the app
 * counts, or if its clock is in milliseconds.
 */
function appTime(
  { parts }: Diagnosis,
  { type, period }: OtpSettings,
  counter: bigint,
  seconds: number,
): Task['time'] {
  const isWrongType = parts.some(({ family }) => family === 'type');
  const isTimed = (type === 'totp') !== isWrongType;
  if (!isTimed || parts.some(({ kind }) => kind === 'clock-milliseconds')) return undefined;
  const other = parts.find(({ family }) => family === 'period')?.values['period'];
  // A HOTP account has no period, so an app that treats it as TOTP uses the default of 30 seconds.
  const used = Number(other ?? (type === 'totp' ? period : 30));
  const isNow = counterAt(seconds, used) === counter;
  return { seconds: isNow ? Math.floor(seconds) : Number(counter) * used, period: used };
}

/**
 * Returns the derivations of the last code that the diagnosis explains, or of the last code if there is none.
 * @param now used if there are no codes
 */
export function derivationsOf(
  settings: OtpSettings,
  observations: readonly Observation[],
  diagnosis: Diagnosis | undefined,
  now: Observation,
): Derivations {
  const { type, period, secret } = settings;
  const codes = diagnosis?.evidence.codes ?? [];
  const index = codes.findLastIndex(({ usedCounter }) => usedCounter !== undefined);
  const used = codes[index]?.usedCounter;
  const observation = observations[index] ?? observations.at(-1) ?? now;
  const { seconds } = observation;
  const counter = expectedCounterOf(settings, observation);
  const time = type === 'totp' ? { seconds: Math.floor(seconds), period } : undefined;
  const right = rightComputation(settings);
  const isOther = diagnosis !== undefined && diagnosis.parts.length > 0;
  const computation = isOther ? diagnosis.computation : undefined;
  const otherTime =
    diagnosis && used !== undefined ? appTime(diagnosis, settings, used, seconds) : undefined;
  return {
    right:
      right && derivationOf(right, counter, { secret, ...(time === undefined ? {} : { time }) }),
    app:
      computation && used !== undefined
        ? derivationOf(computation, used, {
            secret,
            ...(otherTime === undefined ? {} : { time: otherTime }),
          })
        : undefined,
  };
}
