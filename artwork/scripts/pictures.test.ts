import { expect, test } from 'vitest';
import { pictures } from '../../site/src/catalog/pictures.ts';
import type { Platform } from '../drawing.ts';
import { renderings } from '../renderings.ts';
import { platforms } from '../screens/index.ts';
import {
  type PictureTab,
  framesOf,
  pictureFile,
  pictureLanguages,
} from '../../site/src/catalog/picture.ts';

/** The pictures that are drawings. The others are screenshots. */
const drawn = pictures.filter(({ tab }) => platforms[tab]);

async function drawingsOf(tab: PictureTab): Promise<Platform> {
  const drawings = await platforms[tab]?.();
  if (!drawings) throw new Error(`${tab} has no drawings.`);
  return drawings;
}

test.each(Object.keys(platforms) as PictureTab[])(
  '%s draws exactly the pictures of the catalog',
  async (tab) => {
    const named = pictures.filter((picture) => picture.tab === tab).map((picture) => picture.slug);
    const { slugs } = await drawingsOf(tab);
    expect([...slugs].sort()).toEqual([...named].sort());
  },
);

test('drawings differ in more than their texts', async () => {
  const bodies = await Promise.all(
    drawn.map(async ({ tab, slug }) => {
      const { draw } = await drawingsOf(tab);
      return draw(slug, 'en-US', 'wide')
        .replaceAll(/>[^<]*</g, '><')
        .replaceAll(/#\w+/g, '');
    }),
  );
  expect(new Set(bodies).size).toBe(drawn.length);
});

test('a picture is different in each language and frame', async () => {
  for (const picture of drawn) {
    const { draw } = await drawingsOf(picture.tab);
    const bodies = framesOf(picture).flatMap((frame) =>
      pictureLanguages.map((language) => draw(picture.slug, language, frame)),
    );
    expect(new Set(bodies).size, `${picture.tab} ${picture.slug}`).toBe(bodies.length);
  }
});

test('a file name has tab, index, slug, frame and language, and says if it is dark', () => {
  const names = renderings(['ios/', 'ko-KR']).map(({ picture, frame, language, theme }) =>
    pictureFile(picture, frame, language, 'avif', theme),
  );
  expect(names).toContain('ios/1-codes.wide.ko-KR.avif');
  expect(names).toContain('ios/1-codes.wide.ko-KR.dark.avif');
  expect(names).toContain('ios/1-codes.upright.ko-KR.avif');
  expect(names).toContain('ios/1-block-icon.ko-KR.avif');
  expect(names.every((name) => name.startsWith('ios/'))).toBe(true);
});
