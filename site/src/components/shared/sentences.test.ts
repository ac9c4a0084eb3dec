import { expect, test } from 'vitest';
import { alternatives, gapAfter, sentences } from './sentences.ts';

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

test('continues alternatives in lower case, except for the German polite form', () => {
  const join = (texts: string[], language: string) =>
    alternatives(texts, language, ({ one, other }) => `${one}; oder ${other}`);
  expect(join(['Die App rundet.', 'Die Uhr geht vor.'], 'de-DE')).toBe(
    'Die App rundet; oder die Uhr geht vor.',
  );
  expect(join(['Ihr Programm rundet.', 'Ihr Programm hasht.'], 'de-DE')).toBe(
    'Ihr Programm rundet; oder Ihr Programm hasht.',
  );
  expect(join(['Ihr Zähler.', 'Ihre Zeit.', 'Die Zeit Ihres Programms.'], 'de-DE')).toBe(
    'Ihr Zähler; oder Ihre Zeit; oder die Zeit Ihres Programms.',
  );
  expect(join(['Allein.'], 'de-DE')).toBe('Allein.');
});
