import { documentOf, firstNames, languages } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visit.ts';

test.use({ javaScriptEnabled: false });

for (const { tag, root } of languages) {
  test(`a screen reader gets every screen as it was read before (${tag})`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name } of firstNames) {
      await page.goto(documentOf(root, name));
      // Of hundreds of rows that are alike, the first of each table.
      await page
        .locator('tbody tr[data-result]:not(:first-child)')
        .evaluateAll((rows) => rows.forEach((row) => row.remove()));
      await expect(page.locator('body')).toMatchAriaSnapshot({ name: `${name}.${tag}.aria.yml` });
    }
  });

  test(`headings go down one level at a time, landmarks have their places (${tag})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const { name, framed } of firstNames) {
      await page.goto(documentOf(root, name));
      await expect(heading(page), name).toHaveCount(1);
      const levels = await page
        .getByRole('heading')
        .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
      expect(levels[0], name).toBe(1);
      for (const [index, level] of levels.entries())
        if (index > 0) expect(level, name).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
      await expect(page.getByRole('main'), name).toHaveCount(1);
      await expect(page.getByRole('banner'), name).toHaveCount(framed ? 1 : 0);
      await expect(page.getByRole('contentinfo'), name).toHaveCount(framed ? 1 : 0);
      const outside = await page
        .locator('body :is(h1, h2, h3, p, table, img)')
        .evaluateAll(
          (all) =>
            all.filter((one) => one.checkVisibility() && !one.closest('main, header, footer'))
              .length,
        );
      expect(outside, name).toBe(0);
    }
  });

  test(`what is in another language says so (${tag})`, async ({ page }) => {
    // Hangul, or four small Latin words in a row: a sentence of the other language.
    const other = tag === 'en-US' ? /\p{Script=Hangul}/u : /(?:\b[a-z]+ ){4}/;
    for (const { name } of firstNames) {
      await page.goto(documentOf(root, name));
      const texts = await page
        .locator('main :is(p, li, h1, h2, h3, td, th, dt, dd)')
        .evaluateAll(
          (all, language) =>
            all
              .filter((one) => one.closest('[lang]')?.getAttribute('lang') === language)
              .map(({ textContent }) => textContent),
          tag,
        );
      expect(texts.length, name).toBeGreaterThan(0);
      expect(
        texts.filter((text) => other.test(text)),
        name,
      ).toEqual([]);
    }
  });
}
