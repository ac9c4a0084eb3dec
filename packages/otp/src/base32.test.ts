import { describe, expect, it } from 'vitest';
import {
  type Base32Variant,
  decodeBase32,
  decodeTypedBase32,
  encodeBase32,
  normalizeBase32,
} from './base32.ts';
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
    for (const given of [encoded, encoded.replaceAll('=', '')]) {
      const result = decodeBase32(given);
      expect(result.ok && text(result.bytes)).toBe(plain);
      expect(result.ok && result.warnings).toEqual([]);
    }
  });

  it('encodes no bytes as an empty string', () => {
    expect(encodeBase32(new Uint8Array())).toBe('');
  });
});

describe('decodeBase32', () => {
  it('decodes what encodeBase32 wrote', () => {
    const next = seededNumbers(1);
    for (let length = 1; length < 300; length += 1) {
      const original = randomBytes(next, length);
      const result = decodeBase32(encodeBase32(original));
      expect(result.ok && result.bytes).toEqual(original);
    }
  });

  it.each([
    ['mZXW', 0, 'm', ['M']],
    ['MZ XW', 2, ' ', []],
    ['MZ-XW', 2, '-', []],
    ['MZXW\n', 4, '\n', []],
    ['MZ\u200BXW', 2, '\u200B', []],
    ['MZXW1', 4, '1', ['I', 'L']],
    ['MZ0W', 2, '0', ['O']],
    ['8', 0, '8', ['B']],
    ['MZ9', 2, '9', []],
    ['AAA!', 3, '!', []],
    ['AAＢA', 2, 'Ｂ', ['B']],
    ['😀A', 0, '😀', []],
    ['MZ😀9', 2, '😀', []],
    ['ıA', 0, 'ı', ['I']],
  ])(
    '%j: rejects every other character, here at index %i',
    (given, index, character, suggestions) => {
      expect(decodeBase32(given)).toEqual({
        ok: false,
        error: { kind: 'character', index, character, suggestions },
      });
    },
  );

  it.each(['A', 'AAA', 'AAAAAA', 'AAAAAAAAA', 'A======='])(
    '%s: rejects a length that no whole number of bytes encodes to',
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
  ])('%s: rejects misplaced or incomplete padding', (given, index) => {
    expect(decodeBase32(given)).toEqual({ ok: false, error: { kind: 'padding', index } });
  });

  it.each(['', '===='])('"%s": reports an empty secret', (given) => {
    expect(decodeBase32(given)).toEqual({ ok: false, error: { kind: 'empty' } });
  });

  it('warns about nonzero spare bits', () => {
    const result = decodeBase32('MZ');
    expect(result.ok && text(result.bytes)).toBe('f');
    expect(result.ok && result.warnings).toEqual(['spare-bits']);
  });
});

describe('decodeTypedBase32', () => {
  it('accepts lower case and ignores white space, dashes and invisible characters', () => {
    const result = decodeTypedBase32(' mzxw 6\u200Bytb-o\u00ADi\t=== –===\n');
    expect(result.ok && text(result.bytes)).toBe('foobar');
  });

  it.each([
    ['A A-ＢA', { kind: 'character', index: 4, character: 'Ｂ', suggestions: ['B'] }],
    ['a b 1', { kind: 'character', index: 4, character: '1', suggestions: ['I', 'L'] }],
    ['ı', { kind: 'character', index: 0, character: 'ı', suggestions: ['I'] }],
    ['\u200Bma 1', { kind: 'character', index: 4, character: '1', suggestions: ['I', 'L'] }],
    ['m y =', { kind: 'padding', index: 4 }],
    ['A A A', { kind: 'length', length: 3 }],
    [' \n--', { kind: 'empty' }],
  ])('%j: reports the index in the given text', (given, error) => {
    expect(decodeTypedBase32(given)).toEqual({ ok: false, error });
  });
});

it.each([
  [' gezd-gnbv–gy3t\tqojq==== ', 'GEZDGNBVGY3TQOJQ'],
  ['ab', 'AB'],
  ['AB\u200BCD\u00ADEF\uFEFF', 'ABCDEF'],
  ['qwertyuiop', 'QWERTYUIOP'],
  ['ıſ', 'ıſ'],
  ['1 0', '10'],
])('normalizes %j to %s', (given, normalized) => {
  expect(normalizeBase32(given)).toBe(normalized);
});

it('throws on an unknown variant', () => {
  const variant: Base32Variant = JSON.parse('"crockford"');
  expect(() => decodeBase32('AA', variant)).toThrow('crockford');
  expect(() => encodeBase32(new Uint8Array(1), { variant })).toThrow('crockford');
});
