import { expect, test } from 'vitest';
import {
  framesOf,
  pictureFile,
  pictureLanguages,
  pictureTabs,
  pictures,
} from '../../artwork/list.ts';
import { renderings } from '../../artwork/renderings.ts';
import { platforms } from '../../artwork/screens/index.ts';

test.each(pictureTabs)('%s draws the pictures that the list names, and no others', async (tab) => {
  const named = pictures.filter((picture) => picture.tab === tab).map((picture) => picture.slug);
  const { slugs } = await platforms[tab]();
  expect([...slugs].sort()).toEqual([...named].sort());
});

test('no two drawings are the same but for their words', async () => {
  const bodies = await Promise.all(
    pictures.map(async ({ tab, slug }) => {
      const { draw } = await platforms[tab]();
      return draw(slug, 'en-US', 'wide')
        .replaceAll(/>[^<]*</g, '><')
        .replaceAll(/#\w+/g, '');
    }),
  );
  expect(new Set(bodies).size).toBe(pictures.length);
});

test('every picture is drawn differently for the two languages and the two frames', async () => {
  for (const picture of pictures) {
    const { draw } = await platforms[picture.tab]();
    const bodies = framesOf(picture).flatMap((frame) =>
      pictureLanguages.map((language) => draw(picture.slug, language, frame)),
    );
    expect(new Set(bodies).size, `${picture.tab} ${picture.slug}`).toBe(bodies.length);
  }
});

test('a file name says tab, place, slug, frame and language', () => {
  const names = renderings(['ios/', 'ko-KR']).map(({ picture, frame, language }) =>
    pictureFile(picture, frame, language, 'avif'),
  );
  expect(names).toContain('ios/1-codes.wide.ko-KR.avif');
  expect(names).toContain('ios/1-codes.upright.ko-KR.avif');
  expect(names).toContain('ios/1-block-icon.ko-KR.avif');
  expect(names.every((name) => name.startsWith('ios/'))).toBe(true);
});
