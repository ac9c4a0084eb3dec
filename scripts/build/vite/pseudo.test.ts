import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { type Message, format } from '../../../src/i18n/format.ts';
import { languageTags } from './catalogs.ts';
import { pseudoCatalog, pseudoLanguage } from './pseudo.ts';

function shown(text: string, values = {}): unknown {
  return format(pseudoCatalog({ text: compile(text) }).text as Message, 'en-US', values);
}

test.each([
  ['Copy code', {}, '[Çøpý çødé]'],
  ['Version {version}', { version: 'one' }, '[Véršîøñ one]'],
  ['{count, plural, one {# second} other {# seconds}}', { count: 2 }, '[2 šéçøñdš]'],
  ['{state, select, open {open} other {shut}}', { state: 'open' }, '[øpéñ]'],
  ['{share, number, percent} of it', { share: 0.5 }, '[50% øf îţ]'],
])('%s', (text, values, expected) => {
  expect(shown(text, values)).toBe(expected);
});

test('what stands inside a tag is marked, the tag is kept', () => {
  const parts = shown('see <link>the app</link>', { link: (inner: unknown) => ({ inner }) });
  expect(parts).toEqual(['[', 'šéé ', { inner: ['ţhé åpp'] }, ']']);
});

test('it is none of the languages that are built', () => {
  expect(languageTags('locales')).not.toContain(pseudoLanguage.tag);
});
