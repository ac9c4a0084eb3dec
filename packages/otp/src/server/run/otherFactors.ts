import type { OtpSettings } from '../../settings.ts';
import { attemptSet, type Factor } from './factors.ts';
import { otherComputations } from './codes.ts';
import type { Computation, RunAttempt } from './types.ts';

const certainly = <Label extends string>(
  label: Label,
  weight: number,
  refused: number,
): Factor<Label> => ({ label, weight, surely: refused, maybe: refused });

/** How a server treats codes that it accepted. Only the first two are right. */
export type ReuseLabel =
  | 'once'
  | 'each-once'
  | 'again'
  | 'newest-only'
  | 'older-only'
  | 'typed-text'
  | 'forgets'
  | 'login-only';

/** Returns how the ways to treat accepted codes refuse the attempts. */
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
    accepted.some((one) => step <= one.step);
  return [
    certainly('once', 0.42, refusedBy(isNotNewer)),
    certainly(
      'each-once',
      0.1,
      refusedBy(({ step }, all) => all.some((one) => one.step === step)),
    ),
    certainly('again', 0.3, 0),
    certainly(
      'newest-only',
      0.05,
      refusedBy(({ step }, all) => all.at(-1)?.step === step),
    ),
    certainly(
      'older-only',
      0.03,
      refusedBy(({ step }, all) => all.some((one) => step < one.step)),
    ),
    certainly(
      'typed-text',
      0.03,
      refusedBy(({ code }, all) => all.some((one) => one.code === code)),
    ),
    // It forgets a code while its window still has it.
    ...[0.5, 1, 1.5].map((periods) =>
      certainly(
        'forgets',
        0.01,
        refusedBy((attempt, all) =>
          isNotNewer(
            attempt,
            all.filter((one) => attempt.shown < one.answered + periods * period),
          ),
        ),
      ),
    ),
    certainly(
      'login-only',
      0.06,
      refusedBy((attempt, all) =>
        isNotNewer(
          attempt,
          all.filter(({ phase }) => phase === 'login'),
        ),
      ),
    ),
  ];
}

/** How a server treats leading zeros. Only the first is right. */
export type ZerosLabel = 'kept' | 'numbers' | 'typed-lost' | 'expected-lost';

/** Returns how the ways to treat leading zeros refuse the attempts. */
export function zeroFactors(attempts: readonly RunAttempt[]): readonly Factor<ZerosLabel>[] {
  const isStripped = ({ form }: RunAttempt) => form === 'stripped';
  const hasZero = ({ code }: RunAttempt) => code.startsWith('0');
  return [
    certainly('kept', 0.85, attemptSet(attempts, isStripped)),
    certainly('numbers', 0.06, 0),
    certainly(
      'typed-lost',
      0.05,
      attemptSet(attempts, (one) => isStripped(one) || hasZero(one)),
    ),
    certainly('expected-lost', 0.04, attemptSet(attempts, hasZero)),
  ];
}

/** Returns how servers that accept or refuse a space refuse the attempts. */
export function spaceFactors(attempts: readonly RunAttempt[]): readonly Factor[] {
  return [
    certainly('accepts', 0.5, 0),
    certainly(
      'refuses',
      0.5,
      attemptSet(attempts, ({ form }) => form === 'spaced'),
    ),
  ];
}

/** How many failed attempts a server allows. `unseen`: more than this run makes. */
export type LimitLabel = 'unseen' | 'limited';
const limits = [1, 2, 3, 4, 5, 6, 7, 8] as const;
/** How long a server may stay locked, in seconds. */
const lockTimes = [60, 300, Infinity] as const;
/** How long a server may wait between two attempts, in seconds. */
const pauses = [3, 10, 30] as const;

/** Returns how limits of failed attempts refuse the attempts. */
export function limitFactors(attempts: readonly RunAttempt[]): readonly Factor<LimitLabel>[] {
  const locking = limits.flatMap((limit) =>
    lockTimes.flatMap((seconds) =>
      [false, true].map((doesReset) => {
        let failures = 0;
        let lockedUntil = -Infinity;
        const refused = attemptSet(attempts, (attempt) => {
          const isLocked = attempt.shown < lockedUntil;
          if (attempt.outcome === 'accepted') failures = doesReset ? 0 : failures;
          else if (!isLocked) failures += 1;
          if (failures >= limit && !isLocked) {
            lockedUntil = attempt.answered + seconds;
            failures = 0;
          }
          return isLocked;
        });
        return certainly('limited', 0.15 / limits.length / lockTimes.length / 2, refused);
      }),
    ),
  );
  const pausing = pauses.map((seconds) =>
    certainly(
      'limited',
      0.01,
      attemptSet(attempts, ({ shown }, index) => {
        const before = attempts[index - 1];
        return before !== undefined && shown - before.answered < seconds;
      }),
    ),
  );
  return [certainly('unseen', 0.82, 0), ...locking, ...pausing];
}

/** Names a computation: 'settings', 'period 60' or 'key 10'. */
function computationLabel(computation: Computation): string {
  if (computation.kind === 'settings') return 'settings';
  return `${computation.kind} ${computation.kind === 'key' ? computation.bytes : computation.period}`;
}

/** Returns how servers that compute codes differently refuse the attempts. */
export function computationFactors(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): readonly Factor[] {
  const others = otherComputations(settings);
  const refusedBy = (label: string) =>
    attemptSet(attempts, ({ computation }) => computationLabel(computation) !== label);
  return [
    certainly('settings', 0.85, refusedBy('settings')),
    ...others.map((one) => {
      const label = computationLabel(one);
      return certainly(label, 0.08 / others.length, refusedBy(label));
    }),
    certainly(
      'unknown',
      0.07,
      attemptSet(attempts, () => true),
    ),
  ];
}
