import type { Computation, Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import { counterAt, type OtpSettings } from '@otp-lab/otp';
import { rightComputation, type Steps, stepsOf, type Task } from '@otp-lab/otp/steps';

/** One way to a code: what is computed, every value of it, and what other programs need for it. */
export interface Way {
  readonly computation: Computation;
  readonly steps: Steps;
  readonly task: Task;
}

/** The way of the settings, and the one that an app took where that is another one. */
export interface BothWays {
  /** Undefined where the secret is not Base32. */
  readonly right: Way | undefined;
  readonly app: Way | undefined;
}

function wayOf(
  computation: Computation,
  counter: bigint,
  task: Omit<Task, 'computation' | 'counter'>,
): Way {
  return {
    computation,
    steps: stepsOf(computation, counter),
    task: { computation, counter, ...task },
  };
}

/** The moment and period that give an app's step, by its own clock. */
function appTime(
  { parts }: Diagnosis,
  { type, period }: OtpSettings,
  counter: bigint,
  seconds: number,
): Task['time'] {
  const isMistaken = parts.some(({ family }) => family === 'type');
  const isTimed = (type === 'totp') !== isMistaken;
  if (!isTimed || parts.some(({ sentence }) => sentence === 'clock-milliseconds')) return undefined;
  const other = parts.find(({ family }) => family === 'period')?.values['period'];
  // An account for HOTP that is taken for TOTP names no period: 30 seconds then.
  const used = Number(other ?? (type === 'totp' ? period : 30));
  const isNow = counterAt(seconds, used) === counter;
  return { seconds: isNow ? Math.floor(seconds) : Number(counter) * used, period: used };
}

/** Both ways to the code of an observation, the last one that a diagnosis explains. */
export function bothWays(
  settings: OtpSettings,
  observations: readonly Observation[],
  diagnosis: Diagnosis | undefined,
  now: Observation,
): BothWays {
  const { type, period, secret } = settings;
  const codes = diagnosis?.evidence.codes ?? [];
  const place = codes.findLastIndex(({ usedCounter }) => usedCounter !== undefined);
  const used = codes[place]?.usedCounter;
  const { seconds, press } = observations[place] ?? observations.at(-1) ?? now;
  const isTimed = type === 'totp';
  const counter = isTimed ? counterAt(seconds, period) : settings.counter + BigInt(press - 1);
  const time = isTimed ? { seconds: Math.floor(seconds), period } : undefined;
  const right = rightComputation(settings);
  const isOther = diagnosis !== undefined && diagnosis.parts.length > 0;
  const computation = isOther ? diagnosis.computation : undefined;
  const otherTime =
    diagnosis && used !== undefined ? appTime(diagnosis, settings, used, seconds) : undefined;
  return {
    right: right && wayOf(right, counter, { secret, ...(time === undefined ? {} : { time }) }),
    app:
      computation && used !== undefined
        ? wayOf(computation, used, {
            secret,
            ...(otherTime === undefined ? {} : { time: otherTime }),
          })
        : undefined,
  };
}
