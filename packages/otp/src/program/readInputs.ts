import { type InputComputation, readComputation } from './readComputation.ts';

/** The groups of inputs, each named after what it tests, in the order of the verdicts. */
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
export interface ProgramInput extends InputComputation {
  /** The id of the same case in the test vectors. */
  readonly id: string;
  /** The line without its id. */
  readonly line: string;
  readonly group: ProgramGroup;
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
 * Parses the input list, such as data/program-inputs.txt. Each line is one input. Doesn't validate the list. One space
 * separates the columns:
 *
 * 1. id
 * 2. type, key in hexadecimal, secret in Base32, algorithm, digits
 * 3. for HOTP, the counter. For TOTP, Unix time and period in seconds
 */
export function readInputs(list: string): ProgramInput[] {
  return list
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [id = '', ...columns] = line.split(' ');
      const computation = readComputation(columns);
      return {
        id,
        line: columns.join(' '),
        group: groupOf(id, computation.algorithm, computation.period),
        ...computation,
      };
    });
}
