import compile from 'icu-minify/compile';
import peer from 'icu-minify/format';
import { expect, test } from 'vitest';
import { flatten, languageTags, readCatalogue } from '../../scripts/build/vite/catalogues.ts';
import { hasOwnDigits } from '../../scripts/build/vite/digits.ts';
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
  const messages = [...flatten(readCatalogue(folder, tag)).values()];
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

test('small numbers are written as the language writes them, in every language there is', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz'];
  const two = letters.flatMap((one) => letters.map((other) => one + other));
  const three = two.flatMap((start) => letters.map((letter) => start + letter));
  const regions = ['ar-EG', 'pa-Arab', 'pa-PK', 'ur-IN', 'uz-Arab', 'uz-AF', 'fa-AF'];
  const all = Intl.NumberFormat.supportedLocalesOf([...two, ...three, ...regions]);
  // Those with digits of their own are told to the site at build, if they are its languages.
  const tags = all.filter((tag) => !hasOwnDigits(tag));
  expect(tags.length).toBeGreaterThan(200);
  expect(all.length).toBeGreaterThan(tags.length);
  const number = compile('{n, number}') as Message;
  for (const tag of tags) {
    const intl = new Intl.NumberFormat(tag);
    for (const n of [0, 7, 59, 999])
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
