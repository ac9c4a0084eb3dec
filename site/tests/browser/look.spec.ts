import type { Locator, Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { allPaths, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { open, waitUntilReady } from './support/visit.ts';

const themes = ['light', 'dark'] as const;

/** Returns a property of an element's computed style. */
function styleOf(element: Locator, property: string): Promise<string> {
  return element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);
}

/** Returns the sizes of texts that aren't in the scale, each with the text. Codes and pictures are exempt. */
function otherSizes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const scale = [14, 17, 20, 26, 32, 44, 56];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || node.textContent?.trim() === '' || !element.checkVisibility()) continue;
      if (element.closest('[aria-hidden], [role=img], [data-testid^=otp-], option, noscript'))
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size > 0 && !scale.includes(Math.round(size * 100) / 100))
        found.add(`${size} px: ${node.textContent?.trim().slice(0, 40)}`);
    }
    return [...found];
  });
}

for (const [row, { tag, root }] of languages.entries())
  for (const width of [360, 1280])
    test(`uses seven sizes of text (${tag}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of everySecond(allPaths(root), row)) {
        await page.goto(address);
        await waitUntilReady(page);
        expect.soft(await otherSizes(page), address).toEqual([]);
      }
    });

for (const theme of themes)
  test(`outlines the focused control in the color of text (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await open(page, '/otpqr/');
    const text = await styleOf(page.locator('body'), 'color');
    for (const control of [
      page.getByTestId('nav-home'),
      page.getByTestId('language'),
      page.getByRole('textbox', { name: 'Issuer' }),
      page.getByRole('button', { name: 'Generate' }),
    ]) {
      await page.keyboard.press('Tab');
      await control.focus();
      expect(await styleOf(control, 'outline-style')).toBe('solid');
      expect(await styleOf(control, 'outline-color')).toBe(text);
    }
  });

for (const theme of themes)
  test(`fills the primary button with the same red on every page (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    const fills = new Set<string>();
    for (const name of ['server', 'app', 'logon']) {
      await open(page, `/${name}/`);
      for (const button of await page.locator('.button.primary:visible').all())
        fills.add(await styleOf(button, 'background-color'));
    }
    expect([...fills]).toEqual([theme === 'light' ? 'rgb(179, 39, 29)' : 'rgb(186, 43, 32)']);
  });

test('draws its own arrow on lists, which keep their shape under the pointer', async ({ page }) => {
  await open(page, '/otpqr/');
  const lists = await page.locator('select:visible').all();
  expect(lists.length).toBeGreaterThan(0);
  for (const list of lists) {
    const shape = () =>
      Promise.all(
        ['appearance', 'border', 'width', 'height', 'padding-right'].map((property) =>
          styleOf(list, property),
        ),
      );
    const before = await shape();
    expect(before[0]).toBe('none');
    expect(await styleOf(list, 'background-image')).toContain('linear-gradient');
    await list.hover();
    expect(await shape()).toEqual(before);
  }
});

test('tells the chosen tab apart by its background in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [address, chosen, other] of [
    ['/windows/', '[role=tab][data-tab=windows]', '[role=tab][data-tab=android]'],
    ['/otpqr/', 'nav [data-tool=make]', 'nav [data-tool=check]'],
    ['/server/', '[data-testid=nav-server]', '[data-testid=nav-otp]'],
  ] as const) {
    await open(page, address);
    const backgrounds = await Promise.all(
      [chosen, other].map((selector) =>
        styleOf(page.locator(selector).first(), 'background-color'),
      ),
    );
    expect(backgrounds[0], address).not.toBe(backgrounds[1]);
  }
});
