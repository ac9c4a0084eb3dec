import type { Page } from '@playwright/test';
import { allLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';

const sizes = [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
  { width: 1280, height: 800 },
];

/** Returns the top of an element, in CSS pixels below the top of the page. */
async function topOf(page: Page, selector: string): Promise<number> {
  const box = await page.locator(selector).first().boundingBox();
  return box?.y ?? Number.NaN;
}

/** Returns the number of lines of the main heading, without the name of the lab above it. */
function headingLines(page: Page): Promise<number> {
  return page.evaluate(() => {
    const text = document.querySelector('h1')?.lastChild;
    const range = document.createRange();
    if (text) range.selectNodeContents(text);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  });
}

for (const { tag, root } of allLanguages)
  test(`begins with the tool's own fields, and doesn't scroll sideways in a narrow window or with large text (${tag})`, async ({
    page,
  }) => {
    for (const [tool, selector, limit] of [
      ['', 'main form input', 420],
      ['check/', '[data-testid="check-code"]', 320],
      ['read/', '[data-testid="read-text"]', 400],
    ] as const) {
      await page.goto(`${root}otpqr/${tool}`);
      await page.evaluate(() => document.fonts.ready);
      for (const size of sizes) {
        await page.setViewportSize(size);
        const name = `${tool} ${size.width} × ${size.height}`;
        expect(await topOf(page, selector), name).toBeLessThan(limit);
        expect(await headingLines(page), name).toBeLessThanOrEqual(2);
        const lead = page.locator('h1 + div > p');
        if (tool === 'check/' && size.height < 481) await expect(lead, name).toBeHidden();
        else {
          expect(await lead.boundingBox(), name).toMatchObject({ height: expect.closeTo(28, -1) });
        }
        if (tool === 'check/') {
          const controls = page.locator('main :is(input, textarea, select):visible');
          await expect(controls.first()).toHaveAttribute('data-testid', 'check-code');
          expect(await controls.nth(1).evaluate(({ localName }) => localName)).toBe('textarea');
        }
      }
      for (const [width, textSize] of [
        [320, '100%'],
        [360, '200%'],
        [320, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, textSize);
        const content = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(content, `${tool} ${width} px, ${textSize}`).toBeLessThanOrEqual(width);
      }
    }
  });

for (const { tag, root } of allLanguages)
  test(`fits the links to the tools into one row or one control (${tag})`, async ({ page }) => {
    await page.goto(`${root}otpqr/check/`);
    for (const [width, height] of [
      [1280, 800],
      [1024, 800],
      [768, 1024],
      [800, 360],
      [360, 800],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const nav = await page.locator('main nav').boundingBox();
      expect(nav?.height, `${width}`).toBeLessThanOrEqual(50);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
