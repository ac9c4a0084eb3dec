import { allLanguages, documentOf, firstNames } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading, openCold, settled, takenOver } from './support/visit.ts';

/** The languages besides the two of the specification, which the other files test. */
const others = allLanguages.filter(({ tag }) => !['en-US', 'ko-KR'].includes(tag));

test.use({ viewport: { width: 320, height: 640 } });

for (const { tag, root } of others) {
  test(`shows every page in the language within 320 px (${tag})`, async ({ page, request }) => {
    for (const { name } of firstNames) {
      const answer = await request.get(documentOf(root, name));
      expect(answer.status(), name).toBe(200);
      expect(await answer.text(), name).toContain(`<html lang="${tag}"`);
      await openCold(page, `${root}#/${name}`);
      await takenOver(page);
      await expect(heading(page), name).toBeVisible();
      await settled(page);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBeLessThanOrEqual(320);
    }
  });

  test(`says that the legal texts are in other languages, and translates the help (${tag})`, async ({
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

test('loads one Latin typeface in every language', async ({ page }) => {
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
