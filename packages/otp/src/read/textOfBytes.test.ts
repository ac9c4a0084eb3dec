import { describe, expect, it } from 'vitest';
import { randomBytes, seededNumbers } from '../testing/random.ts';
import { textOfBytes } from './textOfBytes.ts';

describe('textOfBytes', () => {
  it.each([
    ['UTF-8', [...new TextEncoder().encode('한글 abc')], '한글 abc'],
    ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'a'],
    ['little-endian UTF-16', [0xff, 0xfe, 0x61, 0, 0x00, 0xac], 'a가'],
    ['big-endian UTF-16', [0xfe, 0xff, 0, 0x61, 0xac, 0x00], 'a가'],
    ['an empty file', [], ''],
  ])('decodes %s', (_, bytes, text) => {
    expect(textOfBytes(Uint8Array.from(bytes))).toBe(text);
  });

  it('replaces a few invalid bytes by U+FFFD', () => {
    const bytes = Uint8Array.from([...new TextEncoder().encode('a long name: '), 0xb0, 0x61]);
    expect(textOfBytes(bytes)).toBe('a long name: \uFFFDa');
  });

  it('rejects random bytes and bytes with a NUL', () => {
    for (let seed = 0; seed < 200; seed += 1)
      expect(textOfBytes(randomBytes(seededNumbers(seed), 64))).toBeUndefined();
    expect(textOfBytes(Uint8Array.of(0x50, 0x4b, 0x03, 0x04, 0x00))).toBeUndefined();
  });
});
