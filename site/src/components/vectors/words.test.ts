import { expect, test } from 'vitest';
import catalog from '../../locales/en-US.json' with { type: 'json' };
import { causes, rarities, workarounds } from '@otp-lab/vectors/conformance';
import { makeSuite } from '@otp-lab/vectors';

const vectors = makeSuite();
/** The files have plain spaces instead of the page's no-break spaces. */
const english = JSON.parse(JSON.stringify(catalog).replaceAll('\u00a0', ' ')) as typeof catalog;

/** Returns an English message with its argument `number` filled in. */
function withNumber(message: string, number: number): string {
  return message
    .replace('{number, number, ::percent}', number.toLocaleString('en', { style: 'percent' }))
    .replace('{number, number}', number.toLocaleString('en'))
    .replace('{number}', String(number));
}

test('the English messages are the files’ descriptions of groups, flags and causes', () => {
  expect(english.vectorsContent.groups).toEqual(
    Object.fromEntries(vectors.groups.map(({ name, comment }) => [name, comment])),
  );
  expect(english.vectorsContent.flags).toEqual(vectors.flags);
  expect(english.labVectorsImplementations.causes).toEqual(causes);
  for (const [name, { text, number }] of Object.entries(rarities)) {
    const message = english.labVectorsImplementations.rarity[name as keyof typeof rarities];
    expect(withNumber(message, number)).toBe(text);
  }
  for (const [name, { text, code }] of Object.entries(workarounds)) {
    const message = english.labVectorsImplementations.fair[name as keyof typeof workarounds];
    expect(message.replace('{option}', code).replaceAll(/<\/?code>/g, '')).toBe(text);
  }
});
