import { expect, test } from 'vitest';
import { createTranslator } from 'use-intl/core';
import { locales } from '../i18n/locales.ts';
import { allMessages } from '../i18n/messages.ts';

type Translate = (key: string, values: Readonly<Record<string, string | number>>) => string;

const counts = [0, 1, 2, 21, 500];
const words = ['0', 'six', 'a'.repeat(200), '가나다: <b>{x}</b>'];

/** Messages with a number, and their other values. */
const counted: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['labTest.count', 'extra', { first: '10' }],
  ['labTest.readLater', 'seconds', {}],
  ['labMove.bring.reading', 'count', {}],
  ['labMoveAccounts.heading', 'count', {}],
  ['labMoveAccounts.from.file', 'count', { app: 'Aegis', hasApp: 'yes' }],
  ['labMoveAccounts.unread', 'count', {}],
  ['labMoveAccounts.duplicates.found', 'count', {}],
  ['labMoveAccounts.mark.digits', 'digits', {}],
  ['labMoveAccounts.mark.period', 'period', {}],
  ['labMoveTarget.all', 'count', { app: 'Aegis' }],
  ['labMoveTarget.changed', 'count', {}],
  ['labMoveTarget.leftOut', 'count', { app: 'Aegis' }],
  ['labMoveTarget.losses.more', 'count', {}],
  ['labMoveSave.check.more', 'count', {}],
  ['labNotes.count', 'count', {}],
  ['labNotes.takes', 'count', {}],
  ['vectorsContent.count', 'count', {}],
];

/** Messages with a word, and their other values. */
const worded: readonly (readonly [string, string, Readonly<Record<string, string>>])[] = [
  ['labTest.step', 'place', { count: '10' }],
  ['labTest.scan', 'name', {}],
  ['labTest.summary.wrong', 'settings', {}],
  [
    'labTest.summary.works',
    'algorithms',
    { extent: 'some', digits: '6', periods: '30', hotp: 'yes' },
  ],
  ['labMove.unlock.title', 'name', { isNamed: 'yes', app: 'Aegis' }],
  ['labMove.problem.damaged', 'name', { isNamed: 'yes', app: '', hasApp: 'no' }],
  ['labMove.problem.not-recognized', 'name', { isNamed: 'yes', app: '', hasApp: 'no' }],
  ['labMoveAccounts.mark.hotp', 'counter', {}],
  ['labMoveTarget.losses.changed', 'to', {}],
  ['labMoveSave.saveName', 'name', {}],
  ['labMoveSave.after.saved', 'name', {}],
];

const wordsForTwo = /\b(?:Both|Beide|dos)\b/;

for (const locale of locales) {
  const translate = createTranslator({
    locale,
    messages: allMessages(locale),
    timeZone: 'UTC',
    onError: (error) => {
      throw error;
    },
  }) as unknown as Translate;

  test(`writes a sentence with any number (${locale})`, () => {
    for (const [key, name, others] of counted)
      for (const count of counts) {
        const text = translate(key, { ...others, [name]: count });
        expect(text, `${key} ${count}`).not.toMatch(/[{}#]| {2}|^ | $|undefined/);
        const hasNumber =
          text.includes(count.toLocaleString(locale)) || (count === 2 && wordsForTwo.test(text));
        expect(hasNumber || count < 2, `${key} ${count}: ${text}`).toBe(true);
      }
  });

  test(`writes a sentence with any word (${locale})`, () => {
    for (const [key, name, others] of worded)
      for (const word of words) {
        const text = translate(key, { ...others, [name]: word });
        expect(text, `${key} ${word}`).toContain(word);
        expect(text.replace(word, 'x'), `${key} ${word}`).not.toMatch(/[{}#]| {2}|undefined/);
      }
  });
}
