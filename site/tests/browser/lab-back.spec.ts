import { findChrome } from '../../../scripts/programs.ts';
import { expect, test } from './support/test.ts';
import { open, takenOver } from './support/visit.ts';

// Playwright switches the back/forward cache off.
test.use({
  launchOptions: {
    executablePath: findChrome(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    args: ['--no-sandbox'],
  },
});

test('restores the tool that was switched to, and what was typed in all tools', async ({
  page,
}) => {
  await open(page, '/otpqr/');
  await page.getByLabel('Issuer').fill('Bank');
  await page.locator('a[data-tool="read"]').click();
  await page.getByTestId('read-text').fill('some text');
  await page.locator('a[data-tool="check"]').click();
  await page.getByTestId('check-code').fill('12345678');
  await page.getByTestId('nav-server').click();
  await expect(page).toHaveURL('/#/server');
  await takenOver(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL('/#/otpqr?tool=check');
  await expect(page.getByTestId('check-code')).toHaveValue('12345678');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByTestId('read-text')).toHaveValue('some text');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByTestId('otp-uri')).toContainText('issuer=Bank');
});

test('restores a test of an app', async ({ page }) => {
  await open(page, '/otpqr/test/');
  await page.getByLabel('App', { exact: true }).fill('Some app');
  await page.getByTestId('run-start').click();
  await page.getByTestId('run-next').click();
  const title = page.getByRole('heading', { name: 'QR code 2 of 10' });
  await expect(title).toBeVisible();
  page.once('dialog', (dialog) => dialog.accept());
  await page.getByTestId('nav-server').click();
  await expect(page).toHaveURL('/#/server');
  await takenOver(page);
  await page.goBack({ waitUntil: 'commit' });
  await expect(title).toBeVisible();
});
