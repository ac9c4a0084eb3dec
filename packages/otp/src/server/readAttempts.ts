import { isOneTypingErrorApart } from '../app-test/mistypedCode.ts';
import { readCode } from '../diagnosis/readCode.ts';
import { hotp } from '../hotp.ts';
import { greatestCounter, type OtpSettings } from '../settings.ts';
import { counterAt } from '../totp.ts';
import { verify } from '../verify.ts';
import type { Attempt, UnmatchedAttempt } from './types.ts';

/**
 * The search for a typed code covers this many steps or counters before and after the expected one.
 */
const searchRange = { totp: { behind: 20, ahead: 20 }, hotp: { behind: 20, ahead: 100 } } as const;
/**
 * The search for a mistyped code covers this many steps or counters before and after the expected
 * one.
 */
const mistypedDistances = [0, -1, 1, -2, 2] as const;

/** An attempt with a code that the settings give. */
export interface ReadAttempt extends Attempt {
  /** Its index in the input, from 0. */
  readonly index: number;
  /** The time step by the correct clock, or the counter by the press of the button. */
  readonly expectedCounter: bigint;
  /** The time step or counter of the typed code. */
  readonly codeCounter: bigint;
}

const compareText = (one: string, other: string) => (one < other ? -1 : Number(one > other));

/**
 * Returns the attempts with their indexes in order of time. The result doesn't depend on the order
 * of the input: among simultaneous attempts, accepted ones come first, because only those change
 * what a server does next.
 */
function inOrderOfTime(attempts: readonly Attempt[]): readonly (Attempt & { index: number })[] {
  return attempts
    .map((attempt, index) => ({ ...attempt, index }))
    .toSorted(
      (one, other) =>
        one.seconds - other.seconds ||
        one.press - other.press ||
        compareText(one.outcome, other.outcome) ||
        compareText(one.code, other.code),
    );
}

/** Returns the account's code from which the typed one differs by one typing error. */
function findMeant(
  typed: string,
  expectedCounter: bigint,
  settings: OtpSettings,
  secret: Uint8Array,
): string | undefined {
  return mistypedDistances
    .map((distance) => expectedCounter + BigInt(distance))
    .filter((counter) => counter >= 0n && counter <= greatestCounter)
    .map((counter) => hotp({ ...settings, secret, counter }))
    .find((code) => isOneTypingErrorApart(typed, code));
}

/** The attempts whose codes the settings give, in order of time, and the others. */
export interface ReadAttempts {
  readonly attempts: readonly ReadAttempt[];
  readonly unmatched: readonly UnmatchedAttempt[];
}

/** Finds the time step or counter of each code. */
export function readAttempts(
  settings: OtpSettings,
  secret: Uint8Array,
  typed: readonly Attempt[],
): ReadAttempts {
  const attempts: ReadAttempt[] = [];
  const unmatched: UnmatchedAttempt[] = [];
  for (const attempt of inOrderOfTime(typed)) {
    const expectedCounter =
      settings.type === 'totp'
        ? counterAt(attempt.seconds, settings.period)
        : settings.counter + BigInt(attempt.press - 1);
    const result = readCode(attempt.code);
    const code = result.ok ? result.code.text : '';
    const input = { ...settings, secret, counter: expectedCounter, ...searchRange[settings.type] };
    const codeCounter = code === '' ? null : verify(code, input);
    if (codeCounter === null)
      unmatched.push({
        attemptIndex: attempt.index,
        meant: code === '' ? undefined : findMeant(code, expectedCounter, settings, secret),
      });
    else attempts.push({ ...attempt, code, expectedCounter, codeCounter });
  }
  return { attempts, unmatched };
}
