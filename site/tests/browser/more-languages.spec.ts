import { allLanguages, pagePath, allPages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, reopen, loadDeferredContent, waitUntilReady } from './support/visit.ts';

/** The languages that most other files don't test. */
const otherLanguages = allLanguages.filter(({ tag }) => !['en-US', 'ko-KR'].includes(tag));

test.use({ viewport: { width: 320, height: 640 } });

for (const { tag, root } of otherLanguages) {
  test(`shows every page in its language without sideways scrolling at 320 px (${tag})`, async ({
    page,
    request,
  }) => {
    for (const { name } of allPages) {
      const answer = await request.get(pagePath(root, name));
      expect(answer.status(), name).toBe(200);
      expect(await answer.text(), name).toContain(`<html lang="${tag}"`);
      await reopen(page, `${root}#/${name}`);
      await waitUntilReady(page);
      await expect(heading(page), name).toBeVisible();
      await loadDeferredContent(page);
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, name).toBeLessThanOrEqual(320);
    }
  });

  test(`names the languages of the legal texts, and translates the help (${tag})`, async ({
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

test('loads only the Latin font in every language', async ({ page }) => {
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
