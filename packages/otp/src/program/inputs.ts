import { fromHex } from '../hex.ts';
import type { Algorithm, OtpType } from '../settings.ts';
import { counterAt } from '../totp.ts';

/** What an input tests, in the order in which verdicts stand. */
export const programGroups = [
  'plain',
  'zeros',
  'sign',
  'offsets',
  'digits',
  'hashes',
  'periods',
  'moments',
  'counters',
  'keys',
  'bytes',
  'secrets',
] as const;
export type ProgramGroup = (typeof programGroups)[number];

/** One line of the list: what a program is to compute a code of. */
export interface ProgramInput {
  /** That of the case in the test vectors. */
  readonly id: string;
  readonly group: ProgramGroup;
  readonly type: OtpType;
  readonly key: Uint8Array;
  /** The key in Base32, as it may stand in an otpauth URI. */
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  /** Unix time and length of a step, in seconds (totp). */
  readonly seconds: number;
  readonly period: number;
  /** The moving factor: the counter (hotp), or the step of the moment (totp). */
  readonly counter: bigint;
}

const groupOfName: Readonly<Record<string, ProgramGroup>> = {
  rfc4226: 'plain',
  zeros: 'zeros',
  'short-number': 'zeros',
  sign: 'sign',
  offset: 'offsets',
  digits: 'digits',
  'ten-digits': 'digits',
  moment: 'moments',
  counter: 'counters',
  'key-length': 'keys',
  'key-bytes': 'bytes',
};

function groupOf(id: string, algorithm: string, period: number): ProgramGroup {
  const name = id.replace(/-\d+$/, '');
  if (name.startsWith('base32')) return 'secrets';
  if (algorithm !== 'SHA1') return 'hashes';
  if (name === 'period') return period === 30 ? 'plain' : 'periods';
  return groupOfName[name] ?? 'plain';
}

/**
 * Reads the list: an input a line, in columns with one space between them: id, type, key in hex,
 * secret in Base32, algorithm, digits; then the counter (hotp), or Unix time and period (totp).
 */
export function readInputs(list: string): ProgramInput[] {
  return list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id = '', type, key = '', secret = '', algorithm = '', digits, moving = '', length] =
        line.split(' ');
      const period = Number(length ?? 0);
      const seconds = length === undefined ? 0 : Number(moving);
      return {
        id,
        group: groupOf(id, algorithm, period),
        type: type as OtpType,
        key: fromHex(key),
        secret,
        algorithm: algorithm as Algorithm,
        digits: Number(digits),
        seconds,
        period,
        counter: length === undefined ? BigInt(moving) : counterAt(seconds, period),
      };
    });
}
