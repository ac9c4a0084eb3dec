import { expect, test } from 'vitest';
import { hasOwnDigits } from './digits.ts';

test.each([
  ['en-US', false],
  ['de-DE', false],
  ['es-ES', false],
  ['ja-JP', false],
  ['ko-KR', false],
  ['ar-EG', true],
  ['ar-MA', false],
  ['bn-BD', true],
  ['fa-IR', true],
  ['my-MM', true],
])('%s has digits of its own: %s', (tag, own) => {
  expect(hasOwnDigits(tag)).toBe(own);
});
