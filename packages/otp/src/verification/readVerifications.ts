import { fromHex } from '../hex.ts';
import type { ProgramInput } from '../program/readInputs.ts';
import type { Algorithm, OtpType } from '../settings.ts';
import { counterAt } from '../totp.ts';

/** The groups of verifications by what they test, in the order of the verdicts. */
export const verificationGroups = [
  'window',
  'look-ahead',
  'bounds',
  'reuse',
  'number',
  'typed',
  'settings',
] as const;
export type VerificationGroup = (typeof verificationGroups)[number];

/** One line of the list of verifications: the program accepts the typed code or rejects it. */
export interface VerificationInput extends Omit<ProgramInput, 'group'> {
  readonly group: VerificationGroup;
  /** How many steps or counters before and after the current one the program accepts. */
  readonly behind: number;
  readonly ahead: number;
  /** The step or counter whose code was accepted last, if any. */
  readonly used: bigint | undefined;
  readonly typed: string;
  /** Whether the program gets a number instead of a text, if its language distinguishes them. */
  readonly isNumber: boolean;
}

function groupOf(id: string): VerificationGroup {
  return verificationGroups.find((group) => id.startsWith(`verify-${group}-`)) ?? 'typed';
}

/** Stands for a value that a case doesn't have. */
const absent = '-';

/**
 * Parses the list of verifications, such as data/verification-inputs.txt. Each line is one case, with
 * columns separated by one space: id, type, key in hexadecimal, secret in Base32, algorithm, digits;
 * counter and '-' (HOTP), or Unix time and period in seconds (TOTP); steps behind, steps ahead; the
 * used step or '-'; the typed code as UTF-8 in hexadecimal, '-' if it is empty, or '=' and a number.
 * Doesn't validate the list.
 */
export function readVerifications(list: string): VerificationInput[] {
  return list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [
        id = '',
        type,
        key = '',
        secret = '',
        algorithm,
        digits,
        movingFactor = '',
        periodText,
        behind,
        ahead,
        used = absent,
        typed = absent,
      ] = line.split(' ');
      const isTotp = type === 'totp';
      const seconds = isTotp ? Number(movingFactor) : 0;
      const period = isTotp ? Number(periodText) : 0;
      const isNumber = typed.startsWith('=');
      return {
        id,
        group: groupOf(id),
        type: type as OtpType,
        key: fromHex(key),
        secret,
        algorithm: algorithm as Algorithm,
        digits: Number(digits),
        seconds,
        period,
        counter: isTotp ? counterAt(seconds, period) : BigInt(movingFactor),
        behind: Number(behind),
        ahead: Number(ahead),
        used: used === absent ? undefined : BigInt(used),
        typed: isNumber
          ? typed.slice(1)
          : typed === absent
            ? ''
            : new TextDecoder().decode(fromHex(typed)),
        isNumber,
      };
    });
}
