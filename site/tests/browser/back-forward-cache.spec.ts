import type { Page } from '@playwright/test';
import { findChrome } from '../../../scripts/programs.ts';
import { expect, test } from './support/test.ts';
import { open, scrollTo, scrollTop, takenOver } from './support/visit.ts';

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: findChrome(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  },
});

/** Goes back to a page that the browser has kept whole. */
async function goBack(page: Page, address: string): Promise<void> {
  // No page loads, so there is no load to wait for.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
}

/** Leaves a mark that only a page from the back/forward cache still has. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'mark'));

for (const address of ['/#/otpqr', '/otpqr/'])
  test(`restores what was typed in the lab by Back to ${address}`, async ({ page }) => {
    await open(page, address);
    await mark(page);
    const issuer = page.getByRole('textbox', { name: 'Issuer' });
    await issuer.fill('Bank');
    await page.getByLabel('Digits').selectOption('8');
    await scrollTo(page, 200);
    await page.getByTestId('nav-server').dispatchEvent('click');
    await expect(page).toHaveURL('/#/server');
    await takenOver(page);
    await goBack(page, address);
    expect(await isMarked(page)).toBe(true);
    await expect(issuer).toHaveValue('Bank');
    await expect(page.getByTestId('otp-uri')).toContainText('Bank');
    await expect(page.getByTestId('otp-code')).toHaveText(/^\d{4}\s?\d{4}$/);
    expect(await scrollTop(page)).toBe(200);
  });

test('shows a page again in the language and theme that were chosen since', async ({ page }) => {
  await open(page, '/#/server');
  await mark(page);
  await page.getByTestId('nav-qr').click();
  await expect(page).toHaveURL('/#/otpqr');
  await takenOver(page);
  await page.getByTestId('theme').selectOption('dark');
  await goBack(page, '/#/server');
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByTestId('theme')).toHaveValue('dark');

  await page.getByTestId('nav-qr').click();
  await expect(page).toHaveURL('/#/otpqr');
  await takenOver(page);
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page).toHaveURL('/ko-KR/#/otpqr');
  await takenOver(page);
  await goBack(page, '/ko-KR/#/server');
  await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'ko-KR');
  await expect(page.getByTestId('language')).toHaveValue('ko-KR');
});
