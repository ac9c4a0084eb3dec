import { expect, test } from 'vitest';
import catalog from '../../locales/en-US.json' with { type: 'json' };
import { causes, fairNotes } from '@otp-lab/vectors/conformance';
import { makeSuite } from '@otp-lab/vectors';

const suite = makeSuite();
/** The files have plain spaces where the page has non-breaking ones. */
const english = JSON.parse(JSON.stringify(catalog).replaceAll('\u00a0', ' ')) as typeof catalog;

test('describes groups, flags and causes as the files do', () => {
  expect(english.suiteRows.groups).toEqual(
    Object.fromEntries(suite.groups.map(({ name, comment }) => [name, comment])),
  );
  expect(english.suiteRows.flags).toEqual(suite.flags);
  expect(english.labImplementations.causes).toEqual(causes);
  for (const [name, { text, code }] of Object.entries(fairNotes)) {
    const said = english.labImplementations.fair[name as keyof typeof fairNotes];
    expect(said.replace('{option}', code).replaceAll(/<\/?code>/g, '')).toBe(text);
  }
});
