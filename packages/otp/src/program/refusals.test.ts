import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd.ts';
import { judgeOutputs, rightCode } from './judgeOutputs.ts';
import { readInputs } from './readInputs.ts';
import { inputProperties } from './refusals.ts';

const list = readFileSync(new URL('../../data/program-inputs.txt', import.meta.url), 'utf8');
const inputs = readInputs(list);
const codes = new Map(inputs.map((input) => [input.id, rightCode(input)]));

/** A line of the list, read without the code under test. */
interface Line {
  readonly id: string;
  readonly secret: string;
  readonly algorithm: string;
  readonly digits: number;
  readonly keyLength: number;
  /** The counter or the Unix time. */
  readonly moving: bigint;
  readonly isTotp: boolean;
}

const lines: readonly Line[] = list
  .trimEnd()
  .split('\n')
  .map((line) => {
    const [id = '', type, key = '', secret = '', algorithm = '', digits, moving = ''] =
      line.split(' ');
    return {
      id,
      secret,
      algorithm,
      digits: Number(digits),
      keyLength: key.length / 2,
      moving: BigInt(moving),
      isTotp: type === 'totp',
    };
  });

/** Judges a program that prints correct codes and refuses some lines. Returns the names of the common properties. */
function propertiesOf(isRefused: (line: Line) => boolean, printed = lines): string[] {
  const output = printed.map(
    (line) => `${line.id} ${isRefused(line) ? 'error' : codes.get(line.id)}`,
  );
  const { refusedProperties } = runToEnd(judgeOutputs(output.join('\n'), inputs));
  return refusedProperties.map(({ kind, values }) => [kind, ...Object.values(values)].join(' '));
}

describe('refusedProperties', () => {
  it.each<[what: string, properties: string[], isRefused: (line: Line) => boolean]>([
    ['SHA512', ['algorithm SHA512'], ({ algorithm }) => algorithm === 'SHA512'],
    [
      'all but SHA1',
      ['algorithm SHA256', 'algorithm SHA512'],
      ({ algorithm }) => algorithm !== 'SHA1',
    ],
    ['HOTP', ['type HOTP'], ({ isTotp }) => !isTotp],
    [
      "b32decode() of Python's base64, which needs padding and capitals",
      ['secret-unpadded', 'secret-lower-case'],
      ({ secret }) => secret.length % 8 !== 0 || secret !== secret.toUpperCase(),
    ],
    ['padding', ['secret-padded'], ({ secret }) => secret.includes('=')],
    ['any digits but six', ['digits-below 6', 'digits-above 6'], ({ digits }) => digits !== 6],
    ['any digits but six and eight', ['digits-except'], ({ digits }) => ![6, 8].includes(digits)],
    ['keys shorter than 128 bits', ['key-below 16'], ({ keyLength }) => keyLength < 16],
    [
      'times after 2038',
      ['time-above 31'],
      ({ isTotp, moving }) => isTotp && moving > 2_147_483_647n,
    ],
    [
      'counters with a sign bit',
      ['counter-above 63'],
      ({ isTotp, moving }) => !isTotp && moving > 2n ** 63n - 1n,
    ],
  ])('name %s', (_, properties, isRefused) => {
    expect(propertiesOf(isRefused)).toEqual(properties);
  });

  it('are empty if an input with the property is accepted, or one without it refused', () => {
    const [first] = lines.filter(({ algorithm }) => algorithm === 'SHA512');
    const isSha512 = ({ algorithm }: Line) => algorithm === 'SHA512';
    expect(propertiesOf((line) => isSha512(line) && line !== first)).toEqual([]);
    expect(propertiesOf((line) => isSha512(line) || line === lines[0])).toEqual([]);
  });

  it('are empty for a single refusal', () => {
    expect(propertiesOf(({ id }) => id === 'digits-1')).toEqual([]);
  });

  it('take only printed lines into account', () => {
    const some = lines.filter(({ algorithm }) => algorithm !== 'SHA256');
    expect(propertiesOf(({ algorithm }) => algorithm === 'SHA512', some)).toEqual([
      'algorithm SHA512',
    ]);
  });
});

it('tests only properties that at least two inputs have, and no two that the same inputs have', () => {
  const ids = inputProperties.map(({ has }) =>
    inputs.filter((input) => has(input)).map(({ id }) => id),
  );
  expect(ids.every(({ length }) => length >= 2)).toBe(true);
  expect(new Set(ids.map((some) => some.join(' '))).size).toBe(inputProperties.length);
});
