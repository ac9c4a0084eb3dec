import { isOneTypingErrorApart } from '../app-test/mistypedCode.ts';
import { readCode } from '../diagnosis/readCode.ts';
import { expectedCounterOf } from '../expectedCounter.ts';
import { hotp } from '../hotp.ts';
import { maxCounter, type OtpSettings } from '../settings.ts';
import { verify } from '../verify.ts';
import type { Attempt, UnmatchedAttempt } from './types.ts';

/**
 * The search for a typed code covers this many steps or counters before and after the expected one.
 */
const searchRange = { totp: { behind: 20, ahead: 20 }, hotp: { behind: 20, ahead: 100 } } as const;
/** The distances from the expected step or counter at which the search looks for a mistyped code. */
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

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/**
 * Returns the attempts with their indexes in order of time. Of simultaneous attempts, accepted ones come first, because
 * only these change what a server does next. The code decides last, so that the order of the input doesn't matter.
 */
function inOrderOfTime(attempts: readonly Attempt[]): readonly (Attempt & { index: number })[] {
  return attempts
    .map((attempt, index) => ({ ...attempt, index }))
    .toSorted(
      (a, b) =>
        a.seconds - b.seconds ||
        a.press - b.press ||
        compareText(a.outcome, b.outcome) ||
        compareText(a.code, b.code),
    );
}

/** The settings of the account, with its decoded secret. */
type Account = Omit<OtpSettings, 'secret'> & { readonly secret: Uint8Array };

/** Returns the time step or counter of a code near the expected one, or null if the settings don't give the code. */
function findCounter(account: Account, code: string, expectedCounter: bigint): bigint | null {
  if (code === '') return null;
  return verify(code, { ...account, counter: expectedCounter, ...searchRange[account.type] });
}

/** Returns the account's code from which the typed one differs by one typing error, or undefined. */
function findIntendedCode(
  account: Account,
  typed: string,
  expectedCounter: bigint,
): string | undefined {
  if (typed === '') return undefined;
  return mistypedDistances
    .map((distance) => expectedCounter + BigInt(distance))
    .filter((counter) => counter >= 0n && counter <= maxCounter)
    .map((counter) => hotp({ ...account, counter }))
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
  const account = { ...settings, secret };
  const attempts: ReadAttempt[] = [];
  const unmatched: UnmatchedAttempt[] = [];
  for (const attempt of inOrderOfTime(typed)) {
    const result = readCode(attempt.code);
    const code = result.ok ? result.code.text : '';
    const expectedCounter = expectedCounterOf(account, attempt);
    const codeCounter = findCounter(account, code, expectedCounter);
    if (codeCounter === null) {
      const intendedCode = findIntendedCode(account, code, expectedCounter);
      unmatched.push({ attemptIndex: attempt.index, intendedCode });
    } else attempts.push({ ...attempt, code, expectedCounter, codeCounter });
  }
  return { attempts, unmatched };
}
