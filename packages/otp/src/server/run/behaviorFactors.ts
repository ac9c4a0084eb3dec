/**
 * The properties of a server other than its window and clock: memory, zeros, spaces, limit and computation.
 *
 * All weights are guesses of how often servers behave like this. `serverPriors` says why the diagnosis has other
 * guesses. The weights of a property needn't add up to 1, because `weighServers` divides by their total.
 */
import type { OtpSettings } from '../../settings.ts';
import { type AttemptSet, attemptSet, type Factor } from './factors.ts';
import { otherComputations } from './codes.ts';
import type { AttemptComputation, RunAttempt } from './types.ts';

/** Returns a factor whose refusals don't depend on when the server receives the attempts. */
const exactFactor = <Label extends string>(
  label: Label,
  weight: number,
  refused: AttemptSet,
): Factor<Label> => ({ label, weight, alwaysRefused: refused, possiblyRefused: refused });

/** What a server remembers of the codes that it accepted. Only `newer-codes-only` and `each-code-once` are right. */
export type ReuseLabel =
  /** Refuses accepted codes and all older ones. */
  | 'newer-codes-only'
  /** Refuses accepted codes, but no older ones. */
  | 'each-code-once'
  /** Refuses none. */
  | 'again'
  /** Refuses only the code that it accepted last. */
  | 'newest-only'
  /** Refuses only codes that are older than an accepted one. */
  | 'older-only'
  /** Refuses a code that is typed exactly as before, with or without a space. */
  | 'typed-text'
  /** Refuses accepted codes and all older ones, but only for a while. */
  | 'forgets'
  /** As `newer-codes-only`, but doesn't remember the code of the set-up. */
  | 'login-only';

/** Returns a factor for each way in which a server may treat codes that it accepted before. */
export function reuseFactors(
  { period }: OtpSettings,
  attempts: readonly RunAttempt[],
): readonly Factor<ReuseLabel>[] {
  const refusedBy = (refuses: (attempt: RunAttempt, accepted: readonly RunAttempt[]) => boolean) =>
    attemptSet(attempts, (attempt, index) =>
      refuses(
        attempt,
        attempts.slice(0, index).filter(({ outcome }) => outcome === 'accepted'),
      ),
    );
  const isNotNewer = ({ step }: RunAttempt, accepted: readonly RunAttempt[]) =>
    accepted.some((earlier) => step <= earlier.step);
  return [
    exactFactor('newer-codes-only', 0.42, refusedBy(isNotNewer)),
    exactFactor(
      'each-code-once',
      0.1,
      refusedBy(({ step }, accepted) => accepted.some((earlier) => earlier.step === step)),
    ),
    exactFactor('again', 0.3, 0),
    exactFactor(
      'newest-only',
      0.05,
      refusedBy(({ step }, accepted) => accepted.at(-1)?.step === step),
    ),
    exactFactor(
      'older-only',
      0.03,
      refusedBy(({ step }, accepted) => accepted.some((earlier) => step < earlier.step)),
    ),
    exactFactor(
      'typed-text',
      0.03,
      refusedBy(({ code }, accepted) => accepted.some((earlier) => earlier.code === code)),
    ),
    // The server forgets that it accepted a code, while its window still includes the code.
    ...[0.5, 1, 1.5].map((periods) =>
      exactFactor(
        'forgets',
        0.01,
        refusedBy((attempt, accepted) =>
          isNotNewer(
            attempt,
            accepted.filter((earlier) => attempt.shown < earlier.answered + periods * period),
          ),
        ),
      ),
    ),
    exactFactor(
      'login-only',
      0.06,
      refusedBy((attempt, accepted) =>
        isNotNewer(
          attempt,
          accepted.filter(({ phase }) => phase === 'login'),
        ),
      ),
    ),
  ];
}

/** How a server treats leading zeros. Only `kept` is right. */
export type ZerosLabel =
  /** Compares the code as text, with its zeros. */
  | 'kept'
  /** Compares numbers, so it accepts a code without its leading zeros. */
  | 'numbers'
  /** Removes the zeros of the typed code only, so it refuses every code that begins with 0. */
  | 'typed-lost'
  /** Removes the zeros of its own code only. So it accepts a code that begins with 0 only without its zeros. */
  | 'expected-lost';

/**
 * Returns a factor for each way in which a server may treat leading zeros. A server's form may also refuse a code with
 * an extra zero, because the code is too long. So most faults have two factors: with and without such a form.
 */
export function zeroFactors(attempts: readonly RunAttempt[]): readonly Factor<ZerosLabel>[] {
  const isStripped = ({ form }: RunAttempt) => form === 'stripped';
  const isPadded = ({ form }: RunAttempt) => form === 'padded';
  const hasZero = ({ code, form }: RunAttempt) => form !== 'padded' && code.startsWith('0');
  const factor = (label: ZerosLabel, weight: number, refuses: (attempt: RunAttempt) => boolean) =>
    exactFactor(label, weight, attemptSet(attempts, refuses));
  return [
    factor('kept', 0.85, (attempt) => isStripped(attempt) || isPadded(attempt)),
    factor('numbers', 0.03, () => false),
    factor('numbers', 0.03, isPadded),
    factor('typed-lost', 0.025, (attempt) => isStripped(attempt) || hasZero(attempt)),
    factor(
      'typed-lost',
      0.025,
      (attempt) => isStripped(attempt) || hasZero(attempt) || isPadded(attempt),
    ),
    factor('expected-lost', 0.04, (attempt) => hasZero(attempt) || isPadded(attempt)),
  ];
}

/** Returns a factor for servers that accept a space within the code, and one for those that refuse it. */
export function spaceFactors(attempts: readonly RunAttempt[]): readonly Factor[] {
  return [
    exactFactor('accepts', 0.5, 0),
    exactFactor(
      'refuses',
      0.5,
      attemptSet(attempts, ({ form }) => form === 'spaced'),
    ),
  ];
}

/** Whether a server limits attempts. `unseen`: it allows more failures than the run makes, or any number. */
export type LimitLabel = 'unseen' | 'limited';
const limits = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** How long a server may stay locked, in seconds. */
const lockTimes = [60, 300, Infinity] as const;
/** The pauses that a server may require between two attempts, in seconds. */
const pauses = [3, 10, 30] as const;

/**
 * Returns the attempts that a server refuses because it is locked.
 *
 * @param limit the number of refused attempts after which the server locks
 * @param seconds how long the server stays locked
 * @param shouldReset whether an accepted attempt sets the number of refused attempts to 0
 */
function refusedWhileLocked(
  attempts: readonly RunAttempt[],
  limit: number,
  seconds: number,
  shouldReset: boolean,
): AttemptSet {
  let failures = 0;
  let lockedUntil = -Infinity;
  return attemptSet(attempts, ({ shown, answered, outcome }) => {
    if (shown < lockedUntil) {
      if (outcome === 'accepted' && shouldReset) failures = 0;
      return true;
    }
    if (outcome === 'refused') failures += 1;
    else if (shouldReset) failures = 0;
    if (failures >= limit) {
      lockedUntil = answered + seconds;
      failures = 0;
    }
    return false;
  });
}

/** Returns factors for servers without a limit of attempts, with each limit, and with each pause. */
export function limitFactors(attempts: readonly RunAttempt[]): readonly Factor<LimitLabel>[] {
  const locking = limits.flatMap((limit) =>
    lockTimes.flatMap((seconds) =>
      [false, true].map((shouldReset) => {
        const refused = refusedWhileLocked(attempts, limit, seconds, shouldReset);
        return exactFactor('limited', 0.15 / limits.length / lockTimes.length / 2, refused);
      }),
    ),
  );
  const pausing = pauses.map((seconds) =>
    exactFactor(
      'limited',
      0.01,
      attemptSet(attempts, ({ shown }, index) => {
        const before = attempts[index - 1];
        return before !== undefined && shown - before.answered < seconds;
      }),
    ),
  );
  return [exactFactor('unseen', 0.82, 0), ...locking, ...pausing];
}

/** Names a computation: 'settings', 'sha1', 'period 60' or 'key 10'. */
function computationLabel(computation: AttemptComputation): string {
  const { kind } = computation;
  if (kind === 'key') return `${kind} ${computation.bytes}`;
  return kind === 'period' ? `${kind} ${computation.period}` : kind;
}

/** Returns a factor for each way in which a server may compute codes, and one for unknown ways. */
export function computationFactors(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): readonly Factor[] {
  const others = otherComputations(settings);
  const refusedBy = (label: string) =>
    attemptSet(attempts, ({ computation }) => computationLabel(computation) !== label);
  return [
    exactFactor('settings', 0.85, refusedBy('settings')),
    ...others.map((computation) => {
      const label = computationLabel(computation);
      return exactFactor(label, 0.08 / others.length, refusedBy(label));
    }),
    exactFactor(
      'unknown',
      0.07,
      attemptSet(attempts, () => true),
    ),
  ];
}
