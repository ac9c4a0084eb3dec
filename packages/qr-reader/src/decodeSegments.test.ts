import { describe, expect, it } from 'vitest';
import { decodeSegments } from './decodeSegments.ts';

type Bits = readonly [value: number, count: number];

/** Packs numbers of given bit lengths into codewords. */
function codewords(...numbers: readonly Bits[]): Uint8Array {
  const bits = numbers.map(([value, count]) => value.toString(2).padStart(count, '0')).join('');
  const padded = bits.padEnd(8 * Math.ceil((bits.length + 4) / 8), '0');
  return Uint8Array.from(padded.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
}

const bytes = (values: readonly number[]): readonly Bits[] => [
  [4, 4],
  [values.length, 8],
  ...values.map((value): Bits => [value, 8]),
];

const utf8 = (text: string): number[] => [...new TextEncoder().encode(text)];
const latin1 = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** Two-byte characters of Shift_JIS as Kanji mode packs them (ISO/IEC 18004, 7.4.6). */
const kanji = (pairs: readonly number[]): readonly Bits[] => [
  [8, 4],
  [pairs.length, 8],
  ...pairs.map((pair): Bits => {
    const near = pair - (pair < 0xe000 ? 0x8140 : 0xc140);
    return [(near >> 8) * 0xc0 + (near & 255), 13];
  }),
];

describe('decodeSegments', () => {
  it('reads digits and letters', () => {
    // The example of ISO/IEC 18004, 7.4.3.
    expect(decodeSegments(codewords([1, 4], [8, 10], [12, 10], [345, 10], [67, 7]), 1)).toBe(
      '01234567',
    );
    // The example of ISO/IEC 18004, 7.4.4.
    expect(decodeSegments(codewords([2, 4], [5, 9], [462, 11], [1849, 11], [2, 6]), 1)).toBe(
      'AC-42',
    );
  });

  it('reads Kanji', () => {
    // The characters of ISO/IEC 18004, 7.4.6: 点 is 0x935F, 茗 is 0xE4AA.
    expect(decodeSegments(codewords(...kanji([0x935f, 0xe4aa])), 1)).toBe('点茗');
    const mixed = [...bytes(utf8('a ')), ...kanji([0x8f5a, 0x8f8a]), ...bytes(utf8(' b'))];
    expect(decodeSegments(codewords(...mixed), 1)).toBe('a 住所 b');
  });

  it('reads Hanzi', () => {
    // 啊 is 0xB0A1: 0xB0 − 0xA6 rows of 0x60, and 0xA1 − 0xA1.
    expect(decodeSegments(codewords([13, 4], [1, 4], [1, 8], [0x0a * 0x60, 13]), 1)).toBe('啊');
  });

  it('reads bytes as UTF-8 if they are valid UTF-8', () => {
    expect(decodeSegments(codewords(...bytes(utf8('Müller 홍길동 🔐'))), 1)).toBe(
      'Müller 홍길동 🔐',
    );
    // One character, split across two segments.
    const [first = 0, second = 0] = utf8('é');
    expect(decodeSegments(codewords(...bytes([first]), ...bytes([second])), 1)).toBe('é');
  });

  it.each(['Müller', 'Größe: 5 £', 'Ærøskøbing', 'à déjà vu', '¿Qué?', '100 µF ± 5 %'])(
    'reads %s in Latin-1',
    (text) => {
      expect(decodeSegments(codewords(...bytes(latin1(text))), 1)).toBe(text);
    },
  );

  it.each([
    ['日本語', [0x93, 0xfa, 0x96, 0x7b, 0x8c, 0xea]],
    ['ﾃｽﾄ', [0xc3, 0xbd, 0xc4]],
    ['a:こんにちは', [0x61, 0x3a, 0x82, 0xb1, 0x82, 0xf1, 0x82, 0xc9, 0x82, 0xbf, 0x82, 0xcd]],
  ])('reads %s in Shift_JIS', (text, shiftJis) => {
    expect(decodeSegments(codewords(...bytes(shiftJis)), 1)).toBe(text);
  });

  it.each([
    [3, [0xe9], 'é'],
    [9, [0xe1], 'α'],
    [20, [0x83, 0x65], 'テ'],
    [25, [0x30, 0x42], 'あ'],
    [26, utf8('é'), 'é'],
    [30, [0xc7, 0xd1], '한'],
  ])('decodes bytes by ECI designator %s', (designator, values, text) => {
    expect(decodeSegments(codewords([7, 4], [designator, 8], ...bytes(values)), 1)).toBe(text);
  });

  it('reads ECI designators of two and three bytes', () => {
    expect(decodeSegments(codewords([7, 4], [0x8003, 16], ...bytes([0xe9])), 1)).toBe('é');
    expect(decodeSegments(codewords([7, 4], [0xc0001a, 24], ...bytes(utf8('é'))), 1)).toBe('é');
    // With an unknown designator, the encoding is guessed from the bytes.
    expect(decodeSegments(codewords([7, 4], [0x83e7, 16], ...bytes(utf8('é'))), 1)).toBe('é');
  });

  it('separates GS1 fields', () => {
    // 10AB%21: a batch number, a separator, a serial number.
    const letters: readonly Bits[] = [
      [2, 4],
      [7, 9],
      [45, 11],
      [461, 11],
      [38 * 45 + 2, 11],
      [1, 6],
    ];
    expect(decodeSegments(codewords([5, 4], ...letters), 1)).toBe('10AB\u001D21');
    expect(decodeSegments(codewords([9, 4], [37, 8], ...letters), 1)).toBe('10AB\u001D21');
    expect(decodeSegments(codewords(...letters), 1)).toBe('10AB%21');
  });

  it('reads one part of a structured append', () => {
    expect(decodeSegments(codewords([3, 4], [0x01, 8], [95, 8], ...bytes(utf8('part'))), 1)).toBe(
      'part',
    );
  });

  it('returns undefined for invalid or empty segments', () => {
    expect(decodeSegments(new Uint8Array(), 1)).toBeUndefined();
    expect(decodeSegments(Uint8Array.of(0, 0, 0), 1)).toBeUndefined();
    expect(decodeSegments(codewords([4, 4], [200, 8], [65, 8]), 1)).toBeUndefined();
    expect(decodeSegments(codewords([1, 4], [3, 10], [1001, 10]), 1)).toBeUndefined();
    expect(decodeSegments(codewords([2, 4], [1, 9], [45, 6]), 1)).toBeUndefined();
    expect(decodeSegments(codewords([15, 4], [65, 8]), 1)).toBeUndefined();
    expect(decodeSegments(codewords([7, 4], [0xff, 8], ...bytes([65])), 1)).toBeUndefined();
  });
});
