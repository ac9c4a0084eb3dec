import { fileURLToPath } from 'node:url';
import compile from 'icu-minify/compile';
import peer from 'icu-minify/format';
import { expect, test } from 'vitest';
import { flatten, languageTags, readCatalog } from '../../scripts/build/vite/catalogs.ts';
import { type Message, format } from './format.ts';

const options = {
  formats: { number: { percent: { style: 'percent' as const } } },
  formatters: {
    getDateTimeFormat: (...input: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      new Intl.DateTimeFormat(...input),
    getNumberFormat: (...input: ConstructorParameters<typeof Intl.NumberFormat>) =>
      new Intl.NumberFormat(...input),
    getPluralRules: (...input: ConstructorParameters<typeof Intl.PluralRules>) =>
      new Intl.PluralRules(...input),
  },
};

function ours(text: string, values: Record<string, unknown>, language = 'en-US') {
  return format(compile(text), language, values);
}

/** Every argument of every message gets some value: tags a function, the rest a number or text. */
function valuesFor(text: string, value: number | string): Record<string, never> {
  const tags = [...text.matchAll(/<(\w+)>/g)].map(([, name]) => [
    name,
    (parts: unknown[]) => `<${parts.join('')}>`,
  ]);
  const names = [...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, value]);
  return Object.fromEntries([...names, ...tags]) as Record<string, never>;
}

const folder = new URL('../../locales', import.meta.url).pathname;

test.each(languageTags(folder))('every message of %s reads as icu-minify writes it', (tag) => {
  const messages = [...flatten(readCatalog(folder, tag)).values()];
  expect(messages.length).toBeGreaterThan(100);
  for (const text of messages)
    for (const value of [0, 1, 2, 30]) {
      const values = valuesFor(text, value);
      expect(format(compile(text) as Message, tag, values)).toEqual(
        peer(compile(text), tag, values, options),
      );
    }
});

test('plurals, selects and numbers', () => {
  const seconds = '{n, plural, =0 {none} one {# second} other {# seconds}}';
  expect([0, 1, 5000].map((n) => ours(seconds, { n }))).toEqual([
    'none',
    '1 second',
    '5,000 seconds',
  ]);
  const who = '{who, select, mac {a Mac} other {a computer}}';
  expect(ours(who, { who: 'mac' })).toBe('a Mac');
  expect(ours(who, { who: 'toaster' })).toBe('a computer');
});

test('numbers are written as each language of the site writes them', () => {
  const number = compile('{n, number}') as Message;
  for (const tag of languageTags(fileURLToPath(new URL('../../locales', import.meta.url)))) {
    const intl = new Intl.NumberFormat(tag);
    for (const n of [0, 7, 59, 999, 1000, 12345, -3, 1.5])
      expect(format(number, tag, { n }), `${tag} ${n}`).toBe(intl.format(n));
  }
});

test('a tag gets its parts, and what it returns stays what it is', () => {
  const link = { made: 'element' };
  expect(ours('See <a>the {name}</a>.', { name: 'guide', a: () => link })).toEqual([
    'See ',
    link,
    '.',
  ]);
});

test('a missing value is named', () => {
  expect(() => ours('Hello {name}', {})).toThrow('a message lacks its value name');
});
