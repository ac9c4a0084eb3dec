import { encodeBase32, fromHex } from '@otp-lab/otp';
import { base32Groups } from './base32Cases.ts';
import { codeGroups } from './codeCases.ts';

import type { CodeCase } from './types.ts';

type Wanted = (test: CodeCase, place: number) => boolean;

const places =
  (...wanted: readonly number[]): Wanted =>
  (_, place) =>
    wanted.includes(place);

const ofSha1: Wanted = ({ algorithm }) => algorithm === 'SHA1';

/**
 * The cases of the test vectors that are in the list, by their group, in its order: those of SHA1,
 * and a few in which other hashes differ.
 */
const wantedCodes: readonly (readonly [string, Wanted])[] = [
  ['rfc4226', places(1, 2, 3, 8, 10)],
  ['period', (test) => ofSha1(test, 0) && test.period === 30],
  ['zeros', ofSha1],
  ['short-number', ofSha1],
  ['sign', ofSha1],
  ['offset', ofSha1],
  ['digits', ofSha1],
  ['ten-digits', ofSha1],
  ['rfc6238', places(2, 3, 5, 6, 11, 12)],
  ['offset', places(17, 20, 25, 32, 33, 38, 43, 48)],
  ['key-length', places(17, 22, 24, 29, 34, 35, 36)],
  ['moment', places(14, 19, 23, 26, 33, 35)],
  ['period', (test) => ofSha1(test, 0) && test.period !== 30],
  ['period', places(22, 33)],
  ['moment', ofSha1],
  ['counter', ({ algorithm, digits }) => algorithm === 'SHA1' && digits === 6],
  ['key-length', (test) => ofSha1(test, 0) && test.type === 'totp'],
  ['key-bytes', ofSha1],
];

const wantedTexts: readonly (readonly [string, readonly number[]])[] = [
  ['base32-rfc4648', [2, 4, 6]],
  ['base32-plain', [4, 6, 10]],
  ['base32-case', [2, 3]],
  ['base32-spare-bits', [6, 7, 8, 10]],
];

function lineOf(test: CodeCase, secret: string): string {
  const { id, type, key, algorithm, digits, counter, seconds, period } = test;
  const moving = type === 'hotp' ? [counter] : [seconds, period];
  return [id, type, key, secret, algorithm, digits, ...moving].join(' ');
}

function codeLines(): string[] {
  const groups = new Map(codeGroups().map((group) => [group.name, group.tests as CodeCase[]]));
  return wantedCodes.flatMap(([name, isWanted]) =>
    (groups.get(name) ?? [])
      .filter((test, index) => isWanted(test, index + 1))
      .map((test) => lineOf(test, encodeBase32(fromHex(test.key), { padding: false }))),
  );
}

/** Secrets to decode have no code in the vectors: here it is that of counter 1. */
function textLines(): string[] {
  const groups = new Map(base32Groups().map((group) => [group.name, group.tests]));
  return wantedTexts.flatMap(([name, wanted]) =>
    (groups.get(name) ?? []).flatMap((test, index) =>
      wanted.includes(index + 1) && 'text' in test && test.key !== undefined
        ? [`${test.id} hotp ${test.key} ${test.text} SHA1 6 1`]
        : [],
    ),
  );
}

/**
 * The inputs of Check my program: few enough for a page, and enough that every known fault shows
 * in several and no two faults in the same ones alone (`faults.test.ts`).
 */
export function selectInputs(): string {
  return `${[...codeLines(), ...textLines()].join('\n')}\n`;
}
