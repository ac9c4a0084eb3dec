import { allLanguages, documentOf, firstNames } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading, settled } from './support/visit.ts';

/** The languages beside the two of the specification; those are tested in every other file. */
const others = allLanguages.filter(({ tag }) => !['en-US', 'ko-KR'].includes(tag));

test.use({ viewport: { width: 320, height: 640 } });

for (const { tag, root } of others) {
  test(`every screen is there, in the language and 320 px (${tag})`, async ({ page, request }) => {
    test.setTimeout(90_000);
    await page.goto(root);
    for (const { name } of firstNames) {
      const answer = await request.get(documentOf(root, name));
      expect(answer.status(), name).toBe(200);
      expect(await answer.text(), name).toContain(`<html lang="${tag}"`);
      await page.goto(`${root}#/${name}`);
      await expect(heading(page), name).toBeVisible();
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBeLessThanOrEqual(320);
    }
  });

  test(`legal texts say that they are in other languages, help is not (${tag})`, async ({
    page,
  }) => {
    const names = new Intl.DisplayNames(tag, { type: 'language' });
    for (const name of ['privacy', 'eula']) {
      await page.goto(`${root}${name}/`);
      await expect(page.getByRole('main')).toContainText(
        new Intl.ListFormat(tag).format([names.of('en') ?? '', names.of('ko') ?? '']),
      );
      await expect(page.locator('main .prose')).toHaveAttribute('lang', 'en-US');
    }
    await page.goto(`${root}help-authplugin/`);
    await expect(page.locator('main .prose')).toHaveAttribute('lang', tag);
  });
}

test('every language loads the one Latin face and no other', async ({ page }) => {
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts]
        .filter(({ family, status }) => status === 'loaded' && !family.includes('fallback'))
        .map(({ family }) => family.replaceAll('"', '')),
    );
  for (const { root } of allLanguages) {
    await page.goto(root, { waitUntil: 'networkidle' });
    expect(await loaded(), root).toEqual(['Site']);
  }
});
