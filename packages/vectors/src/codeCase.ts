import { counterAt, fromHex, hotp } from '@otp-lab/otp';
import type { FlagName } from './suiteFlags.ts';
import type { CodeCase, CodeSettings, SuiteCase } from './types.ts';

/** A case without an id, which depends on its index in a group. */
export type Unnumbered<Case extends SuiteCase> = Omit<Case, 'id'>;

/** Adds ids to the cases of a group: its name and a number from 1. */
export function numbered<Case extends SuiteCase>(
  name: string,
  cases: readonly Unnumbered<Case>[],
): Case[] {
  return cases.map((unnumbered, index) => ({ id: `${name}-${index + 1}`, ...unnumbered }) as Case);
}

/** Returns the counter for the HMAC: the given counter, or the time step. */
function counterOf({ counter, seconds, period }: CodeSettings): bigint {
  return counter === undefined ? counterAt(seconds ?? 0, period ?? 30) : BigInt(counter);
}

/** Returns the code for settings. Throws a RangeError if they are out of bounds. */
export function codeOf(settings: CodeSettings): string {
  return hotp({ ...settings, secret: fromHex(settings.key), counter: counterOf(settings) });
}

/** Returns the reasons why an implementation may refuse these settings. */
function limitsOf({ type, key, algorithm, digits }: CodeSettings): FlagName[] {
  const limits: (FlagName | false)[] = [
    digits < 6 && 'FewDigits',
    digits === 7 && 'SevenDigits',
    digits > 8 && 'ManyDigits',
    key.length < 32 && 'ShortKey',
    type === 'hotp' && algorithm !== 'SHA1' && 'HotpOtherHash',
  ];
  return limits.filter((limit) => limit !== false);
}

/** Returns a case with its code. It's `acceptable` if an implementation may refuse the settings. */
export function codeCase(
  settings: CodeSettings,
  flags: readonly FlagName[],
  comment: string,
): Unnumbered<CodeCase> {
  const limits = limitsOf(settings);
  return {
    result: limits.length === 0 ? 'valid' : 'acceptable',
    flags: [...new Set([...flags, ...limits])],
    comment,
    ...settings,
    code: codeOf(settings),
  };
}
