import { expect, test } from 'vitest';
import catalog from '../../locales/en-US.json' with { type: 'json' };
import { causes, workarounds } from '@otp-lab/vectors/conformance';
import { makeSuite } from '@otp-lab/vectors';

const vectors = makeSuite();
/** The files have plain spaces instead of the page's no-break spaces. */
const english = JSON.parse(JSON.stringify(catalog).replaceAll('\u00a0', ' ')) as typeof catalog;

test('has the files’ descriptions of groups, flags and causes', () => {
  expect(english.vectorsContent.groups).toEqual(
    Object.fromEntries(vectors.groups.map(({ name, comment }) => [name, comment])),
  );
  expect(english.vectorsContent.flags).toEqual(vectors.flags);
  expect(english.labVectorsImplementations.causes).toEqual(causes);
  for (const [name, { text, code }] of Object.entries(workarounds)) {
    const message = english.labVectorsImplementations.fair[name as keyof typeof workarounds];
    expect(message.replace('{option}', code).replaceAll(/<\/?code>/g, '')).toBe(text);
  }
});
