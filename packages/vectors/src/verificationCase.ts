import { codeOf, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import { publishedKey } from './keys.ts';
import type { CodeSettings, SuiteResult, VerificationCase } from './types.ts';

const key = publishedKey('SHA1');
const plainSettings = { type: 'hotp', key, algorithm: 'SHA1', digits: 6 } as const;
/** Returns the code of a counter or time step. */
export const codeAt = (counter: number | bigint, digits = 6) =>
  codeOf({ ...plainSettings, digits, counter: String(counter) });

type Change = Partial<
  Pick<
    VerificationCase,
    'behind' | 'ahead' | 'used' | 'digits' | 'matched' | 'algorithm' | 'key' | 'period'
  >
>;

/** Returns a case for a typed code. Without `change`, there is no window. */
export function verification(
  settings: CodeSettings,
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change,
): Unnumbered<VerificationCase> {
  return { result, flags, comment, ...settings, behind: 0, ahead: 0, ...change, typed };
}

/** The current time step. Its middle is second 1111111095, far from both edges. */
export const currentStep = 37037036;
/** TOTP settings in the middle of `currentStep`. */
export const currentSettings = {
  type: 'totp',
  key,
  algorithm: 'SHA1',
  digits: 6,
  seconds: currentStep * 30 + 15,
  period: 30,
} as const;

/** Returns a case at `currentStep`. */
export function totpVerification(
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change = {},
) {
  return verification(currentSettings, result, flags, comment, typed, change);
}

/** Returns a case at a counter. */
export function hotpVerification(
  counter: number | string,
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change = {},
) {
  return verification(
    { ...plainSettings, counter: String(counter) },
    result,
    flags,
    comment,
    typed,
    change,
  );
}
