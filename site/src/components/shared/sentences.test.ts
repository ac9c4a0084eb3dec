import { expect, test } from 'vitest';
import { alternatives, gapAfter, sentences } from './sentences.ts';

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

test('of alternatives the second goes on small, but for the German address', () => {
  const either = (texts: string[], language: string) =>
    alternatives(texts, language, ({ one, other }) => `${one}; oder ${other}`);
  expect(either(['Die App rundet.', 'Die Uhr geht vor.'], 'de-DE')).toBe(
    'Die App rundet; oder die Uhr geht vor.',
  );
  expect(either(['Ihr Programm rundet.', 'Ihr Programm hasht.'], 'de-DE')).toBe(
    'Ihr Programm rundet; oder Ihr Programm hasht.',
  );
  expect(either(['Ihr Zähler.', 'Ihre Zeit.', 'Die Zeit Ihres Programms.'], 'de-DE')).toBe(
    'Ihr Zähler; oder Ihre Zeit; oder die Zeit Ihres Programms.',
  );
  expect(either(['Allein.'], 'de-DE')).toBe('Allein.');
});
