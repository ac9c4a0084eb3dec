import { counterAt, fromHex, hotp } from '@otp-lab/otp';
import type { FlagName } from './flags.ts';

import type { CodeCase, CodeSettings, SuiteCase } from './types.ts';

/** A case before it has its place in a group. */
export type Unnumbered<Case extends SuiteCase> = Omit<Case, 'id'>;

/** Gives the cases of a group their ids. */
export function numbered<Case extends SuiteCase>(
  name: string,
  cases: readonly Unnumbered<Case>[],
): Case[] {
  return cases.map((one, index) => ({ id: `${name}-${index + 1}`, ...one }) as Case);
}

/** The counter that goes into the HMAC: the own one, or the step of the moment. */
function counterOf({ counter, seconds, period }: CodeSettings): bigint {
  return counter === undefined ? counterAt(seconds ?? 0, period ?? 30) : BigInt(counter);
}

/** The code of settings that are within the bounds. */
export function codeOf(settings: CodeSettings): string {
  return hotp({ ...settings, secret: fromHex(settings.key), counter: counterOf(settings) });
}

/** Why an implementation may refuse these settings without being wrong. */
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

/** A case whose code is computed; `acceptable` where the specification allows a refusal. */
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
