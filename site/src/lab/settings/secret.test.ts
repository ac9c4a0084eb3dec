import { describe, expect, it } from 'vitest';
import { findInvisibleCharacter, maxSecretLength, parseSecret } from './secret.ts';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('parseSecret', () => {
  it.each([
    ['40 hexadecimal digits', '3132333435363738393031323334353637383930'],
    ['digits in groups', '31:32:33:34:35:36:37:38:39:30:31:32:33:34:35:36:37:38:39:30'],
    ['a prefix and capitals', '0x3132333435363738393031323334353637383930'.toUpperCase()],
  ])('offers the Base32 of %s', (_name, typed) => {
    expect(parseSecret(typed)).toEqual({
      ok: false,
      error: { kind: 'hex', digits: 40, base32: secret },
    });
  });

  it.each([
    ['text that is Base32, although it is hexadecimal, too', 'ABCDEF22ABCDEF22', { ok: true }],
    ['a short text', 'GEZ1', { ok: false, error: { kind: 'character' } }],
    ['an odd number of digits', '313233343536373839301', { error: { kind: 'character' } }],
  ])("doesn't call %s hexadecimal", (_name, typed, result) => {
    expect(parseSecret(typed)).toMatchObject(result);
  });

  it('recognizes an OTP URI', () => {
    expect(parseSecret(` OTPAUTH://totp/Lab?secret=${secret}`)).toEqual({
      ok: false,
      error: { kind: 'uri' },
    });
  });

  it('answers without decoding a text that no QR code could hold', () => {
    const started = performance.now();
    expect(parseSecret('A'.repeat(10_000_000))).toEqual({
      ok: false,
      error: { kind: 'tooLong' },
    });
    expect(performance.now() - started).toBeLessThan(50);
    expect(parseSecret('A'.repeat(maxSecretLength)).ok).toBe(true);
  });
});

describe('findInvisibleCharacter', () => {
  it.each([
    ['a zero-width space', `GEZD\u200BGNBV`, { name: 'zeroWidth', codePoint: 'U+200B', place: 5 }],
    ['a soft hyphen', `GEZD GN\u00ADBV`, { name: 'softHyphen', codePoint: 'U+00AD', place: 8 }],
    ['a direction mark', `\u200EGEZD`, { name: 'other', codePoint: 'U+200E', place: 1 }],
  ])('names %s and its place', (_name, typed, found) => {
    expect(findInvisibleCharacter(typed)).toEqual(found);
    expect(parseSecret(typed).ok).toBe(true);
  });

  it('finds none in separators that people type', () => {
    expect(findInvisibleCharacter('gezd gnbv-gy3t\u00A0qojq–====\n')).toBeUndefined();
  });
});
