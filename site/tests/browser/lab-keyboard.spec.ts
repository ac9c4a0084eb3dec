import type { Page } from '@playwright/test';
import { sampleSecret, shownCode } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

const unixSeconds = 1_800_000_010;

/**
 * Presses Tab until an element that matches a selector has the focus. Waits for the element first: the answers of
 * Test an app appear only when a worker has chosen the secret, and Tab would pass their place before.
 */
async function tabTo(page: Page, selector: string): Promise<void> {
  const limit = 60;
  await expect(page.locator(selector).first()).toBeAttached();
  for (let presses = 0; presses < limit; presses += 1) {
    await page.keyboard.press('Tab');
    const isFocused = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted) ?? false,
      selector,
    );
    if (isFocused) return;
  }
  throw new Error(`no ${selector} within ${limit} presses of Tab`);
}

test('lets visitors use every tool with the keyboard only', async ({ page }) => {
  test.setTimeout(180_000);
  await page.clock.setFixedTime(unixSeconds * 1000);
  await open(page, '/#/otpqr');

  await tabTo(page, 'a[data-tool="check"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('check-code')).toBeVisible();
  await tabTo(page, '[data-testid="check-code"]');
  await page.keyboard.type(shownCode({ counter: Math.floor(unixSeconds / 30) + 1 }));
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding', 'clock:+1');
  await tabTo(page, '[aria-labelledby="check-answer"] summary');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader', { name: 'App shows' })).toBeVisible();

  await page.keyboard.press('Control+Home');
  await page.getByTestId('nav-qr').focus();
  await tabTo(page, 'a[data-tool="read"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('read-text')).toBeVisible();
  await tabTo(page, '[data-testid="read-file"]');
  await tabTo(page, '[data-testid="read-text"]');
  await page.keyboard.insertText(`otpauth://totp/A:b?secret=${sampleSecret}&issuer=A&digits=7`);
  await expect(page.getByTestId('read-account')).toBeVisible();
  await tabTo(page, '[data-testid="read-account"] button');
  await page.keyboard.press('Enter');
  await expect(page.locator('a[data-tool="make"]')).toBeFocused();
  await expect(page.getByTestId('otp-code')).toHaveText(/^\d{7}$/);

  await tabTo(page, 'a[data-tool="test"]');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('run-start')).toBeVisible();
  await tabTo(page, '[data-testid="run-start"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^QR code 1 of / })).toBeFocused();
  await tabTo(page, '[data-testid="run-refused"]');
  await page.keyboard.press('Space');
  await tabTo(page, '[data-testid="run-next"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^QR code 2 of / })).toBeFocused();
  await tabTo(page, '[data-testid="run-code"]');
  await page.keyboard.type('123456');
  await tabTo(page, '[data-testid="run-next"]');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^QR code 3 of / })).toBeFocused();
});

test('focuses the notice and then the code after the menu of the tools on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/otpqr/check/');
  await page.locator('[data-tool-menu]').focus();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('otp-notice').locator('summary')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('check-code')).toBeFocused();
});
