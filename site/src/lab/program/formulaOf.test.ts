import { expect, it } from 'vitest';
import { formulaOf } from './formulaOf.ts';

it.each([
  ['clock', 'clock-milliseconds', 'counter = floor(seconds / period)'],
  ['counter', 'counter-little-endian', 'message = counter.toBytes(8, bigEndian)'],
  ['key', 'key-ascii', 'key = base32Decode(secret)'],
  ['key', 'key-block', 'hash = HMAC(algorithm, key, message)'],
  ['code', 'code-zeros-lost', "code = padStart(number % 10^digits, digits, '0')"],
  ['truncation', 'truncation-modulo-nines', "code = padStart(number % 10^digits, digits, '0')"],
] as const)('gives the formula for %s: %s', (family, kind, formula) => {
  expect(formulaOf({ family, kind })).toBe(formula);
});

it('takes the offset from the last byte of the hash', () => {
  expect(formulaOf({ family: 'truncation', kind: 'truncation-byte19' })).toMatch(
    /^offset = hash\[hash\.length - 1\] & 15\n/,
  );
});
