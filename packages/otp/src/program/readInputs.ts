import { fromHex } from '../hex.ts';
import type { Algorithm, OtpType } from '../settings.ts';
import { counterAt } from '../totp.ts';

/** The groups of inputs by what they test, in the order of the verdicts. */
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

/** One line of the input list: the program computes one code for it. */
export interface ProgramInput {
  /** The id of the same case in the test vectors. */
  readonly id: string;
  readonly group: ProgramGroup;
  readonly type: OtpType;
  readonly key: Uint8Array;
  /** The key in Base32, in a spelling that an otpauth URI may contain. */
  readonly secret: string;
  readonly algorithm: Algorithm;
  readonly digits: number;
  /** For TOTP: the Unix time and the period, both in seconds. */
  readonly seconds: number;
  readonly period: number;
  /** The moving factor: the counter (HOTP), or the time step (TOTP). */
  readonly counter: bigint;
}

const groupByName: Readonly<Record<string, ProgramGroup>> = {
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
  return groupByName[name] ?? 'plain';
}

/**
 * Parses the input list, such as data/program-inputs.txt. Each line is one input, with columns
 * separated by one space: id, type, key in hexadecimal, secret in Base32, algorithm, digits; then
 * the counter (HOTP), or Unix time and period in seconds (TOTP). Doesn't validate the list.
 */
export function readInputs(list: string): ProgramInput[] {
  return list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [
        id = '',
        type,
        key = '',
        secret = '',
        algorithm = '',
        digits,
        movingFactor = '',
        periodText,
      ] = line.split(' ');
      const period = Number(periodText ?? 0);
      const seconds = periodText === undefined ? 0 : Number(movingFactor);
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
        counter: periodText === undefined ? BigInt(movingFactor) : counterAt(seconds, period),
      };
    });
}
