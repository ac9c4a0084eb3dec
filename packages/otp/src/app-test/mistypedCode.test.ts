import { expect, it } from 'vitest';
import { isOneTypingErrorApart } from './mistypedCode.ts';

it.each([
  ['123456', '123456', true],
  ['123456', '123956', true],
  ['123456', '12356', true],
  ['12356', '123456', true],
  ['123456', '124356', true],
  ['112233', '112332', false],
  ['123456', '143256', false],
  ['123456', '654321', false],
  ['123456', '1234', false],
])('checks whether %s and %s are one typing error apart: %s', (first, second, isOneApart) => {
  expect(isOneTypingErrorApart(first, second)).toBe(isOneApart);
  expect(isOneTypingErrorApart(second, first)).toBe(isOneApart);
});
