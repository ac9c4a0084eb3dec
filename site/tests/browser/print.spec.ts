import type { Locator, Page } from '@playwright/test';
import { allPaths, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, open, waitUntilReady } from './support/visit.ts';

/** Returns the number of sheets of the page in print. */
async function sheetsOf(page: Page, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  const file = await page.pdf({ format });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Returns the position and size of a shown element, in CSS pixels. */
async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element.toString()} isn't shown.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

for (const { tag, root } of languages)
  test(`prints the enrollment sheet on one sheet of paper (${tag})`, async ({ page }) => {
    await open(page, `${root}otpqr/`);
    for (const format of ['A4', 'Letter'] as const)
      expect(await sheetsOf(page, format), format).toBe(1);
  });

test('prints the QR code on the left, the settings beside it, and the signature below', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await open(page, '/otpqr/');
  await page.emulateMedia({ media: 'print' });
  const sheet = page.locator('[data-sheet]');
  const title = await boxOf(sheet.locator('p:text-is("OTP enrollment sheet")'));
  const code = await boxOf(sheet.getByTestId('otp-qr'));
  const settings = await boxOf(sheet.locator('table'));
  const signature = await boxOf(sheet.locator('p:text-is("Signature")'));
  // The code begins with its empty border, which isn't wider than an eighth of the code.
  expect(Math.abs(code.x + code.width / 16 - title.x)).toBeLessThan(code.width / 16);
  expect(settings.x).toBeGreaterThanOrEqual(code.right);
  expect(settings.y).toBeLessThan(code.bottom);
  expect(settings.right).toBeGreaterThan(780);
  expect(signature.y).toBeGreaterThan(Math.max(settings.bottom, code.bottom));
});

test('prints the addresses of the downloads instead of their buttons', async ({ page }) => {
  await open(page, '/logon/');
  await page.emulateMedia({ media: 'print' });
  const downloads = page.getByRole('region', { name: 'All downloads' }).getByRole('listitem');
  const texts = await downloads.allInnerTexts();
  expect(texts).toHaveLength(4);
  for (const text of texts) expect(text).toMatch(/https:\/\/\S+|under construction/);
  expect(texts[0]).toMatch(/x64.*https:\/\/\S+\.msi[\s\S]*x86.*https:\/\/\S+\.msi/);
});

test('prints long pages on few sheets', async ({ page }) => {
  for (const [address, most] of [
    ['/', 2],
    ['/logon/', 3],
    ['/otpqr/program/', 2],
    ['/otpqr/vectors/', 4],
    ['/vectors/', 5],
    ['/otpqr/notes/', 11],
  ] as const) {
    await open(page, address);
    expect.soft(await sheetsOf(page), address).toBeLessThanOrEqual(most);
  }
});

test('prints the picture of the login window beside its text', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 });
  await open(page, '/');
  await page.emulateMedia({ media: 'print' });
  const section = page
    .locator('section')
    .filter({ has: page.locator('picture') })
    .last();
  // The parents, because the heading is only the first line, and the picture is cropped.
  const text = await boxOf(section.getByRole('heading').locator('..'));
  const picture = await boxOf(section.locator('picture').locator('..'));
  expect(picture.x).toBeGreaterThanOrEqual(text.right);
  expect(picture.y).toBeLessThan(text.bottom);
  expect(text.y).toBeLessThan(picture.bottom);
});

test('prints a legal text without controls on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/privacy/');
  // `html` has the background of the page.
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 19, 23)');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByTestId('nav-home')).toBeHidden();
  await expect(page.getByTestId('language')).toBeHidden();
  for (const element of ['html', 'body'])
    await expect(page.locator(element)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

for (const { tag, root } of languages)
  test(`prints pages without controls (${tag})`, async ({ page }) => {
    for (const address of allPaths(root)) {
      await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
      await page.goto(address);
      await waitUntilReady(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
      const controls = await page
        .locator('#root > header, #root > footer')
        .or(page.locator('nav, button, select, .button, video, [role=tablist]'))
        .evaluateAll((all) =>
          all
            .filter((element) => element.checkVisibility())
            .map((element) => element.outerHTML.slice(0, 100)),
        );
      expect.soft(controls, address).toEqual([]);
      await expect.soft(page.locator('body'), address).toHaveCSS('color', 'rgb(23, 25, 30)');
    }
  });

test('prints the addresses of links in a text', async ({ page }) => {
  await page.goto('/help-authplugin/');
  await page.emulateMedia({ media: 'print' });
  const shown = await page
    .locator('.prose a[href^=http]')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
  expect(shown.length).toBeGreaterThan(0);
  for (const address of shown) expect(address).toContain('http');
});

test('prints the verdict without fields and buttons', async ({ page }) => {
  await open(page, '/otpqr/check/');
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding', /algorithm/);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('check-verdict')).toBeVisible();
  await expect(page.getByTestId('check-bar').getByText(/^\d{6}$/)).toBeVisible();
  const controls = page.locator('main').locator('nav, button, input, select, textarea');
  expect(await controls.count()).toBeGreaterThan(0);
  for (const control of await controls.all()) await expect(control).toBeHidden();
});
