import { everySecond } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/routes.ts';
import { type LastLine, lastLines } from './support/lastLines.ts';
import { allLanguages, pagePath, allPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** Returns whether the last line has only one word. In Japanese, which has no spaces: fewer than three letters. */
function isOrphan({ line }: LastLine, tag: string): boolean {
  if (tag === 'ja-JP') return (line.match(/[\p{L}\p{N}ー]/gu) ?? []).length < 3;
  return line.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length < 2;
}

for (const [row, { tag, root }] of allLanguages.entries())
  test(`breaks headings into two lines at most, with no single word on the last (${tag}, 360 px)`, async ({
    page,
  }) => {
    const addresses = [
      ...allPages.map(({ name }) => pagePath(root, name)),
      ...['windows', 'android', 'macos', 'watchos'].map((name) => pagePath(root, name)),
      ...toolNames.slice(1).map((tool) => `${root}otpqr/${tool}/`),
      ...['notes/microsoft-authenticator', 'notes/authy', 'move/google-authenticator'].map(
        (path) => `${root}otpqr/${path}/`,
      ),
      `${root}#/nothing-here`,
    ];
    for (const address of everySecond(addresses, row)) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const wrapped = await lastLines(page);
      expect
        .soft(
          wrapped.filter((last) => isOrphan(last, tag)),
          address,
        )
        .toEqual([]);
      expect
        .soft(
          wrapped.filter(({ level, lines }) => level < 3 && lines > 2),
          address,
        )
        .toEqual([]);
    }
  });
