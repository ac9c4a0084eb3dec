import { encodeQR } from 'qr';
import { describe, expect, it } from 'vitest';
import { decodeModules } from './decodeModules.ts';

const levels = ['low', 'medium', 'quartile', 'high'] as const;
const versions = Array.from({ length: 40 }, (_, index) => index + 1);

/** Encodes a text and returns its modules as sampled from a perfect picture. */
function sampledModules(text: string, version: number, ecc: (typeof levels)[number]): Float32Array {
  const rows = encodeQR(text, 'raw', { version, ecc, border: 1 });
  return Float32Array.from(
    rows.slice(1, -1).flatMap((row) => row.slice(1, -1).map((dark) => (dark ? -1 : 1))),
  );
}

describe('decodeModules', () => {
  it.each(versions)('reads version %s at every level', (version) => {
    for (const ecc of levels) {
      const text = 'Größe 7'.slice(0, version < 2 ? 4 : 7);
      expect(decodeModules(sampledModules(text, version, ecc), version)).toBe(text);
    }
  });
});
