import { expect, test } from 'vitest';
import { gapAfter, sentences } from './sentences.ts';

test('a space parts sentences, and none where the stop is full-width', () => {
  expect(sentences(['One.', 'Two.'])).toBe('One. Two.');
  expect(sentences(['一つ。', '二つ。'])).toBe('一つ。二つ。');
  expect(sentences(['하나예요.'])).toBe('하나예요.');
  expect(sentences([])).toBe('');
});

test('a full-width colon has its own space', () => {
  expect(gapAfter('宛先：')).toBe('');
  expect(gapAfter('To:')).toBe(' ');
});
