import { encodeBase32, fromHex } from '@otp-lab/otp';
import { base32Groups } from './base32Groups.ts';
import { codeGroups } from './codeGroups.ts';
import type { CodeCase } from './types.ts';

/** Selects a case. `position` is its number in the group, from 1. */
type Filter = (test: CodeCase, position: number) => boolean;

const positions =
  (...selected: readonly number[]): Filter =>
  (_, position) =>
    selected.includes(position);

const isSha1: Filter = ({ algorithm }) => algorithm === 'SHA1';

/**
 * The selected code cases by group, in output order: most SHA1 cases, and a few cases that tell
 * other hashes apart.
 */
const selectedCodes: readonly (readonly [group: string, isSelected: Filter])[] = [
  ['rfc4226', positions(1, 2, 3, 8, 10)],
  ['period', (test) => isSha1(test, 0) && test.period === 30],
  ['zeros', isSha1],
  ['short-number', isSha1],
  ['sign', isSha1],
  ['offset', isSha1],
  ['digits', isSha1],
  ['ten-digits', isSha1],
  ['rfc6238', positions(2, 3, 5, 6, 11, 12)],
  ['offset', positions(17, 20, 25, 32, 33, 38, 43, 48)],
  ['key-length', positions(17, 22, 24, 29, 34, 35, 36)],
  ['moment', positions(14, 19, 23, 26, 33, 35)],
  ['period', (test) => isSha1(test, 0) && test.period !== 30],
  ['period', positions(22, 33)],
  ['moment', isSha1],
  ['counter', ({ algorithm, digits }) => algorithm === 'SHA1' && digits === 6],
  ['key-length', (test) => isSha1(test, 0) && test.type === 'totp'],
  ['key-bytes', isSha1],
];

/** The selected Base32 cases by group, as positions from 1. */
const selectedTexts: readonly (readonly [group: string, readonly number[]])[] = [
  ['base32-rfc4648', [2, 4, 6]],
  ['base32-plain', [4, 6, 10]],
  ['base32-case', [2, 3]],
  ['base32-spare-bits', [6, 7, 8, 10]],
];

function lineOf(test: CodeCase, secret: string): string {
  const { id, type, key, algorithm, digits, counter, seconds, period } = test;
  const movingFactor = type === 'hotp' ? [counter] : [seconds, period];
  return [id, type, key, secret, algorithm, digits, ...movingFactor].join(' ');
}

function codeLines(): string[] {
  const groups = new Map(codeGroups().map((group) => [group.name, group.tests as CodeCase[]]));
  return selectedCodes.flatMap(([name, isSelected]) =>
    (groups.get(name) ?? [])
      .filter((test, index) => isSelected(test, index + 1))
      .map((test) => lineOf(test, encodeBase32(fromHex(test.key), { padding: false }))),
  );
}

/** Base32 cases have no code in the vectors. These lines ask for the HOTP code of counter 1. */
function textLines(): string[] {
  const groups = new Map(base32Groups().map((group) => [group.name, group.tests]));
  return selectedTexts.flatMap(([name, selected]) =>
    (groups.get(name) ?? []).flatMap((test, index) =>
      selected.includes(index + 1) && 'text' in test && test.key !== undefined
        ? [`${test.id} hotp ${test.key} ${test.text} SHA1 6 1`]
        : [],
    ),
  );
}

/**
 * Returns the inputs of the "Check my program" tool, one line per case: id, type, hexadecimal key,
 * Base32 secret, algorithm, digits, and counter or seconds and period.
 *
 * The list is short enough for a page. It still exposes every known fault in at least two inputs, and
 * almost no two faults change the same codes (`selectInputs.test.ts`).
 */
export function selectInputs(): string {
  return `${[...codeLines(), ...textLines()].join('\n')}\n`;
}
