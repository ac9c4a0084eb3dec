import { describe, expect, it } from 'vitest';
import { hotp } from './hotp.ts';
import { maxCounter } from './settings.ts';
import { verify } from './verify.ts';

const input = {
  secret: new TextEncoder().encode('12345678901234567890'),
  counter: 5n,
  digits: 6,
  algorithm: 'SHA1',
} as const;
const codeAt = (counter: bigint) => hotp({ ...input, counter });

describe('verify', () => {
  it('accepts only the code of the given counter by default', () => {
    expect(verify(codeAt(5n), input)).toBe(5n);
    expect(verify(codeAt(4n), input)).toBeNull();
    expect(verify(codeAt(6n), input)).toBeNull();
  });

  it('accepts exactly the counters of the window', () => {
    const matched = Array.from({ length: 12 }, (_, counter) =>
      verify(codeAt(BigInt(counter)), { ...input, behind: 1, ahead: 3 }),
    );
    expect(matched).toEqual([null, null, null, null, 4n, 5n, 6n, 7n, 8n, null, null, null]);
  });

  it('skips counters below 0 and above 2^64 − 1', () => {
    expect(verify('000000', { ...input, counter: 0n, behind: 2 })).toBeNull();
    expect(verify('000000', { ...input, counter: maxCounter, ahead: 2 })).toBeNull();
  });

  it('compares a number as text, without leading zeros', () => {
    const padded = { ...input, counter: 174n };
    const early = Array.from({ length: 2000 }, (_, counter) => BigInt(counter)).find((counter) =>
      codeAt(counter).startsWith('0'),
    );
    if (early === undefined) throw new Error('no code with a leading zero');
    expect(verify(Number(codeAt(5n)), input)).toBe(5n);
    expect(verify(codeAt(early), { ...padded, counter: early })).toBe(early);
    expect(verify(Number(codeAt(early)), { ...padded, counter: early })).toBeNull();
  });

  it.each(['', '25467', '2546760', ' 254676', '25467a'])('rejects "%s"', (code) => {
    expect(codeAt(5n)).toBe('254676');
    expect(verify(code, input)).toBeNull();
  });
});
