import { describe, expect, test } from 'vitest';
import { locales } from '../i18n/locales.ts';
import { flattenMessages, readMessages } from '../i18n/readMessages.ts';
import { translatorFor } from '../i18n/translator.ts';

type Values = Readonly<Record<string, string | number>>;

/** The namespaces of Make, Check and Read. */
const namespaces = [
  'otpqr',
  'labMake',
  'labCheck',
  'labFindings',
  'labCheckServer',
  'labServerRun',
  'labCheckApps',
  'labCheckSteps',
  'labRead',
];

/** Messages of Read with a value that the visitor or a QR code wrote, which may be anything. */
const written = [
  ['rfc4226-digits', 'digits'],
  ['rfc6238-period', 'period'],
  ['rfc4226-counter', 'counter'],
  ['key-uri-algorithm', 'algorithm'],
  ['key-uri-algorithm-case', 'given'],
  ['key-uri-scheme-case', 'scheme'],
  ['key-uri-type-case', 'type'],
  ['key-uri-issuer-mismatch', 'label'],
  ['key-uri-issuer-mismatch', 'parameter'],
  ['key-uri-parameter-unknown', 'name'],
] as const;

const numbers = [0, 1, 2, 21, 4_294_967_295];
const texts = ['six', '0', '−1', 'a'.repeat(300)];

/** Returns the names of a message's arguments, those of plurals and numbers first. */
function argumentsOf(message: string) {
  const counted = [...message.matchAll(/\{(\w+), (?:plural|number)/g)].map(([, name]) => name);
  const others = [...message.matchAll(/\{(\w+)(?:\}|, select)/g)].map(([, name]) => name);
  return { counted: new Set(counted), others: new Set(others) };
}

function valuesFor(message: string, number: number, text: string): Values {
  const { counted, others } = argumentsOf(message);
  return Object.fromEntries([
    ...[...others].map((name) => [name, text] as const),
    ...[...counted].map((name) => [name, number] as const),
  ]) as Values;
}

describe.each(locales)('%s', (locale) => {
  const t = translatorFor(locale) as unknown as (key: string, values: Values) => string;
  const messages = [...flattenMessages(readMessages(locale))].filter(
    ([key, message]) => namespaces.includes(key.split('.')[0] ?? '') && !message.includes('</'),
  );

  test('forms complete sentences with extreme numbers and texts', () => {
    for (const [key, message] of messages)
      for (const [index, number] of numbers.entries()) {
        const text = texts[index % texts.length] ?? '';
        // With the key in the text, a failure names the message.
        const shown = `${key}: ${t(key, valuesFor(message, number, text))}`;
        expect(shown).not.toMatch(/[{}]|undefined|NaN|\s{2}|\s[.,;。]|^[^ ]*: *$/);
      }
  });

  test('formats shares as percentages', () => {
    for (const number of [0, 0.75, 1]) {
      const shown = t('labVectorsImplementations.rarity.sha512-codes', { number });
      expect(shown).toMatch(new RegExp(`${number * 100}\\s?%`));
    }
  });

  test('puts text from a QR code in quotation marks or parentheses, or after a colon', () => {
    const all = new Map(messages);
    for (const [rule, name] of written) {
      const key = `labRead.rule.${rule}`;
      const shown = `${key}: ${t(key, { ...valuesFor(all.get(key) ?? '', 2, 'x'), [name]: 'six' })}`;
      expect(shown).toMatch(/[“„「«（(]six|[:：] ?six/);
    }
  });
});
