import { expect, test } from 'vitest';
import english from '../../../locales/en-US.json' with { type: 'json' };
import { fairNotes } from '../../../scripts/conformance/fairNotes.ts';
import { causes } from '../../../scripts/conformance/causes.ts';
import { makeSuite } from '../../otp/suite/suite.ts';

const suite = makeSuite();

test('the page says of groups, flags and causes what the files say', () => {
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
