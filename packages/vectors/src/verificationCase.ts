import { codeOf, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import { publishedKey } from './keys.ts';
import type { CodeSettings, SuiteResult, VerificationCase } from './types.ts';

const key = publishedKey('SHA1');
const plain = { type: 'hotp', key, algorithm: 'SHA1', digits: 6 } as const;
/** The code of a counter or step, which are the same for a key. */
export const code = (counter: number | bigint, digits = 6) =>
  codeOf({ ...plain, digits, counter: String(counter) });

type Change = Partial<
  Pick<
    VerificationCase,
    'behind' | 'ahead' | 'used' | 'digits' | 'matched' | 'algorithm' | 'key' | 'period'
  >
>;

/** A typed code at a moment or counter; no window unless it is given. */
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

/** At the middle of step 37037036 (1111111095 s): a clock that no edge is near. */
export const now = 37037036;
export const atNow = {
  type: 'totp',
  key,
  algorithm: 'SHA1',
  digits: 6,
  seconds: now * 30 + 15,
  period: 30,
} as const;

/** The same at `atNow`. */
export function totp(
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change = {},
) {
  return verification(atNow, result, flags, comment, typed, change);
}

/** The same at a counter. */
export function hotp(
  counter: number | string,
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change = {},
) {
  return verification(
    { ...plain, counter: String(counter) },
    result,
    flags,
    comment,
    typed,
    change,
  );
}
