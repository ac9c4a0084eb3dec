import { describe, expect, it } from 'vitest';
import { type Base32Variant, decodeBase32, encodeBase32, plainBase32 } from './base32.ts';
import { randomBytes, seededNumbers } from './testing/random.ts';

const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const bytes = (value: string) => new TextEncoder().encode(value);

const vectors = [
  ['f', 'MY======'],
  ['fo', 'MZXQ===='],
  ['foo', 'MZXW6==='],
  ['foob', 'MZXW6YQ='],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI======'],
] as const;

describe('RFC 4648 section 10', () => {
  it.each(vectors)('%s is %s', (plain, encoded) => {
    expect(encodeBase32(bytes(plain))).toBe(encoded);
    expect(encodeBase32(bytes(plain), { padding: false })).toBe(encoded.replaceAll('=', ''));
    for (const given of [encoded, encoded.replaceAll('=', ''), encoded.toLowerCase()]) {
      const result = decodeBase32(given);
      expect(result.ok && text(result.bytes)).toBe(plain);
      expect(result.ok && result.warnings).toEqual([]);
    }
  });

  it('gives nothing for no bytes', () => {
    expect(encodeBase32(new Uint8Array())).toBe('');
  });
});

describe('decodeBase32', () => {
  it('gives back any bytes', () => {
    const next = seededNumbers(1);
    for (let length = 1; length < 300; length += 1) {
      const original = randomBytes(next, length);
      const result = decodeBase32(encodeBase32(original));
      expect(result.ok && result.bytes).toEqual(original);
    }
  });

  it('accepts white space and dashes', () => {
    const result = decodeBase32(' mzxw 6ytb-oi\t=== –===\n');
    expect(result.ok && text(result.bytes)).toBe('foobar');
  });

  it.each([
    ['MZXW1', 4, '1', ['I', 'L']],
    ['MZ0W', 2, '0', ['O']],
    ['8', 0, '8', ['B']],
    ['MZ9', 2, '9', []],
    ['AAA!', 3, '!', []],
    ['A A-ＢA', 4, 'Ｂ', ['B']],
    ['😀A', 0, '😀', []],
    ['MZ😀9', 2, '😀', []],
    ['a b 1', 4, '1', ['I', 'L']],
    ['ıA', 0, 'ı', ['I']],
  ])('%s: character %i', (given, index, character, suggestions) => {
    expect(decodeBase32(given)).toEqual({
      ok: false,
      error: { kind: 'character', index, character, suggestions },
    });
  });

  it.each(['A', 'AAA', 'AAAAAA', 'AAAAAAAAA', 'A=======', 'A A A'])(
    '%s: a length that no bytes give',
    (given) => {
      const length = given.replaceAll(/[^A]/g, '').length;
      expect(decodeBase32(given)).toEqual({ ok: false, error: { kind: 'length', length } });
    },
  );

  it.each([
    ['MY=', 2],
    ['MY=======', 2],
    ['MZXW6YTB=', 8],
    ['MY======MY======', 2],
  ])('%s: padding', (given, index) => {
    expect(decodeBase32(given)).toEqual({ ok: false, error: { kind: 'padding', index } });
  });

  it.each(['', ' \n', '--', '===='])('"%s": empty', (given) => {
    expect(decodeBase32(given)).toEqual({ ok: false, error: { kind: 'empty' } });
  });

  it('warns of spare bits that are not zero', () => {
    const result = decodeBase32('MZ');
    expect(result.ok && text(result.bytes)).toBe('f');
    expect(result.ok && result.warnings).toEqual(['spare-bits']);
  });
});

it.each([
  [' gezd-gnbv–gy3t\tqojq==== ', 'GEZDGNBVGY3TQOJQ'],
  ['ab', 'AB'],
  ['qwertyuiop', 'QWERTYUIOP'],
  ['ıſ', 'ıſ'],
  ['1 0', '10'],
])('plain Base32 of %j is %s', (given, plain) => {
  expect(plainBase32(given)).toBe(plain);
});

it('throws for an unknown variant', () => {
  const variant: Base32Variant = JSON.parse('"crockford"');
  expect(() => decodeBase32('AA', variant)).toThrow('crockford');
  expect(() => encodeBase32(new Uint8Array(1), { variant })).toThrow('crockford');
});
