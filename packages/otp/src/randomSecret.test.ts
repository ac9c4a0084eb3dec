import { describe, expect, it } from 'vitest';
import { decodeBase32 } from './base32.ts';
import { randomSecret } from './randomSecret.ts';
import { secretLengths } from './settings.ts';

const fill = (bytes: Uint8Array) => bytes.map((_, index) => 255 - index);

describe('randomSecret', () => {
  it.each(secretLengths)('encodes %i bits from the generator, padded', (bits) => {
    const secret = randomSecret(bits, fill);
    const decoded = decodeBase32(secret);
    expect(secret.length % 8).toBe(0);
    expect(decoded.ok && decoded.bytes).toEqual(fill(new Uint8Array(bits / 8)));
  });
});
