import { expect, test } from 'vitest';
import english from '../../../locales/en-US.json' with { type: 'json' };
import { causes } from '../../../scripts/conformance/causes.ts';
import { makeSuite } from '../../otp/suite/suite.ts';

const suite = makeSuite();

test('the page says of groups, flags and causes what the files say', () => {
  expect(english.suiteRows.groups).toEqual(
    Object.fromEntries(suite.groups.map(({ name, comment }) => [name, comment])),
  );
  expect(english.suiteRows.flags).toEqual(suite.flags);
  expect(english.labImplementations.causes).toEqual(causes);
});
