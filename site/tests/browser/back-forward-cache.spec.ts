import type { Page } from '@playwright/test';
import { findChrome } from '../../../scripts/programs.ts';
import { expect, test } from './support/test.ts';
import { open, scrollTo, scrollTop, waitUntilReady } from './support/visit.ts';

// By default, Playwright disables the back/forward cache.
test.use({
  launchOptions: {
    executablePath: findChrome(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  },
});

/** Goes back to a page in the back/forward cache. */
async function goBack(page: Page, address: string): Promise<void> {
  // A page from the cache doesn't fire `load` again.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(address);
}

/** Marks the page. After Back, only a page from the back/forward cache still has the mark. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'mark'));

for (const address of ['/#/otpqr', '/otpqr/'])
  test(`restores the input of the lab after Back to ${address}`, async ({ page }) => {
    await open(page, address);
    await mark(page);
    const issuer = page.getByRole('textbox', { name: 'Issuer' });
    await issuer.fill('Bank');
    await page.getByLabel('Digits').selectOption('8');
    await scrollTo(page, 200);
    await page.getByTestId('nav-server').dispatchEvent('click');
    await expect(page).toHaveURL('/#/server');
    await waitUntilReady(page);
    await goBack(page, address);
    expect(await isMarked(page)).toBe(true);
    await expect(issuer).toHaveValue('Bank');
    await expect(page.getByTestId('otp-uri')).toContainText('Bank');
    await expect(page.getByTestId('otp-code')).toHaveText(/^\d{4}\s?\d{4}$/);
    expect(await scrollTop(page)).toBe(200);
  });

test('applies the language and theme that the visitor chose after leaving the page', async ({
  page,
}) => {
  await open(page, '/#/server');
  await mark(page);
  await page.getByTestId('nav-qr').click();
  await expect(page).toHaveURL('/#/otpqr');
  await waitUntilReady(page);
  await page.getByTestId('theme').selectOption('dark');
  await goBack(page, '/#/server');
  expect(await isMarked(page)).toBe(true);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByTestId('theme')).toHaveValue('dark');

  await page.getByTestId('nav-qr').click();
  await expect(page).toHaveURL('/#/otpqr');
  await waitUntilReady(page);
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page).toHaveURL('/ko-KR/#/otpqr');
  await waitUntilReady(page);
  await goBack(page, '/ko-KR/#/server');
  await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'ko-KR');
  await expect(page.getByTestId('language')).toHaveValue('ko-KR');
});

test('restores the selected tool and the input of all tools', async ({ page }) => {
  await open(page, '/otpqr/');
  await page.getByLabel('Issuer').fill('Bank');
  await page.locator('a[data-tool="read"]').click();
  await page.getByTestId('read-text').fill('some text');
  await page.locator('a[data-tool="check"]').click();
  await page.getByTestId('check-code').fill('12345678');
  await page.getByTestId('nav-server').click();
  await expect(page).toHaveURL('/#/server');
  await waitUntilReady(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/#/otpqr?tool=check');
  await expect(page.getByTestId('check-code')).toHaveValue('12345678');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByTestId('read-text')).toHaveValue('some text');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByTestId('otp-uri')).toContainText('issuer=Bank');
});

test('restores the progress of an app test', async ({ page }) => {
  await open(page, '/otpqr/test/');
  await page.getByLabel('App', { exact: true }).fill('Some app');
  await page.getByTestId('run-start').click();
  await page.getByTestId('run-next').click();
  const title = page.getByRole('heading', { name: /^QR code 2 of / });
  await expect(title).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByTestId('nav-server').click();
  await expect(page).toHaveURL('/#/server');
  await waitUntilReady(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(title).toBeVisible();
});
