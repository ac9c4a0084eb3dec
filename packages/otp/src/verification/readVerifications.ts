import { fromHex } from '../hex.ts';
import { type InputComputation, readComputation } from '../program/readComputation.ts';

/** The groups of verifications, each named after what it tests, in the order of the verdicts. */
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
export interface VerificationInput extends InputComputation {
  /** The id of the same case in the test vectors. */
  readonly id: string;
  /** The line without its id. */
  readonly line: string;
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

/** The text in place of a value that a case doesn't have. */
const absent = '-';
/** The number of columns after the id that say what to compute. */
const computationColumns = 7;

/** Reads the column of the typed code. */
function readTyped(column: string): string {
  if (column.startsWith('=')) return column.slice(1);
  return column === absent ? '' : new TextDecoder().decode(fromHex(column));
}

/**
 * Parses the list of verifications, such as data/verification-inputs.txt. Each line is one case. Doesn't validate the
 * list. One space separates the columns:
 *
 * 1. id
 * 2. type, key in hexadecimal, secret in Base32, algorithm, digits
 * 3. for HOTP, the counter and '-'. For TOTP, Unix time and period in seconds
 * 4. steps behind, steps ahead
 * 5. the used step, or '-'
 * 6. the typed code as UTF-8 in hexadecimal, or '-' if it is empty, or '=' and a number
 */
export function readVerifications(list: string): VerificationInput[] {
  return list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id = '', ...columns] = line.split(' ');
      const [behind, ahead, used = absent, typed = absent] = columns.slice(computationColumns);
      return {
        id,
        line: columns.join(' '),
        group: groupOf(id),
        ...readComputation(columns),
        behind: Number(behind),
        ahead: Number(ahead),
        used: used === absent ? undefined : BigInt(used),
        typed: readTyped(typed),
        isNumber: typed.startsWith('='),
      };
    });
}
