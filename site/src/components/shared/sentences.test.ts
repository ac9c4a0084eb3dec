import { expect, test } from 'vitest';
import { gapAfter, sentences } from './sentences.ts';

test('joins sentences by a space, except after a full-width stop', () => {
  expect(sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(sentences(['一つ。', '二つ。'])).toBe('一つ。二つ。');
  expect(sentences(['하나예요.'])).toBe('하나예요.');
  expect(sentences([])).toBe('');
});

test('adds no space after a full-width colon', () => {
  expect(gapAfter('宛先：')).toBe('');
  expect(gapAfter('To:')).toBe(' ');
});
