import { allLanguages, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, reopen, waitUntilReady } from './support/visit.ts';

/** Values that an attacker could put into the address instead of a version. */
const hostileVersions = [
  '',
  ' 1.0.3.0 ',
  '-1.0.3.0',
  '9'.repeat(6000),
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '__proto__',
  '１.0.3.0',
  '\0',
];

for (const name of ['help-authlogin', 'update-authlogin']) {
  test(`${name} shows its text and runs no code from any version in the address`, async ({
    page,
  }) => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => dialogs.push(dialog.message()));
    await page.setViewportSize({ width: 480, height: 600 });
    await page.goto(`/${name}/`);
    const text = await heading(page).textContent();
    for (const version of hostileVersions) {
      const query = new URLSearchParams({ ver: version }).toString();
      for (const address of [`/#/${name}?${query}`, `/${name}/?${query}`]) {
        await reopen(page, address);
        await waitUntilReady(page);
        await expect(heading(page)).toHaveText(text ?? '');
        await expect(page.locator('main :is(script, img[src="x"])')).toHaveCount(0);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, address.slice(0, 60)).toBeLessThanOrEqual(480);
        if (name === 'update-authlogin')
          await expect(page.locator('[data-standing]')).toHaveAttribute(
            'data-standing',
            'unusable',
          );
        else await expect(page.getByText(/^Version /)).toHaveCount(0);
      }
    }
    await page.goto(`/${name}/?ver=1.0.3.0&ver=9.9.9.9`);
    await expect(page.getByRole('main')).toContainText('1.0.3.0');
    await expect(page.getByRole('main')).not.toContainText('9.9.9.9');
    expect(dialogs).toEqual([]);
  });
}

for (const { tag, root } of languages) {
  test(`fits the window and the printed page of the Mac login app (${tag})`, async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 600 });
    await page.goto(`${root}help-authplugin/`);
    const figures = page.getByRole('main').getByRole('img');
    await expect(figures).toHaveCount(6);
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, media).toBeLessThanOrEqual(480);
      for (const figure of await figures.all()) await expect(figure).toBeVisible();
    }
  });
}

for (const { tag, root } of allLanguages)
  test(`keeps the figures of the help readable at 320 px, without empty space below them (${tag})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 600 });
    await page.goto(`${root}help-authplugin/`);
    const figures = page.getByRole('main').getByRole('img');
    await expect(figures).toHaveCount(6);
    for (const figure of await figures.all()) {
      const found = await figure.evaluate((element) => {
        const box = (element.firstElementChild ?? element).getBoundingClientRect();
        const labels = [...element.querySelectorAll('*')].filter(
          ({ children }) => children.length === 0,
        );
        const boxes = labels.map((label) => label.getBoundingClientRect());
        return {
          fontSize: Math.min(
            ...labels.map((label) => parseFloat(getComputedStyle(label).fontSize)),
          ),
          isCut: labels.some((label) => label.scrollWidth > label.clientWidth + 1),
          isOutside: boxes.some(({ left, right }) => left < box.left || right > box.right),
          emptySpace: box.bottom - Math.max(...boxes.map(({ bottom }) => bottom)),
        };
      });
      expect(found.fontSize).toBeGreaterThanOrEqual(14);
      expect(found).toMatchObject({ isCut: false, isOutside: false });
      expect(found.emptySpace).toBeLessThanOrEqual(24);
    }
  });
