import type { Page } from '@playwright/test';
import { sampleSecret, shownCode } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** Unix seconds, ten seconds into a period of 30 seconds. */
const now = 1_800_000_010;
const step = Math.floor(now / 30);

const verdict = (page: Page) => page.getByTestId('check-verdict');
const blocked = (page: Page) => page.getByTestId('check-blocked');
const secret = (page: Page) => page.getByRole('textbox', { name: 'Secret', exact: true });

async function openCheck(page: Page) {
  await page.clock.setFixedTime(now * 1000);
  await open(page, '/otpqr/check/');
}

test('gives no verdict while the secret is invalid, and links to its field', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step }));
  await expect(verdict(page)).toHaveAttribute('data-finding', 'match');
  for (const typed of ['GEZD1NBV', 'ABC', '--', 'AB==CD']) {
    await secret(page).fill(typed);
    await expect(blocked(page)).toContainText('Correct the secret first');
    await expect(verdict(page)).not.toHaveAttribute('data-finding');
    await expect(verdict(page)).not.toContainText('clock');
    await expect(page.getByTestId('check-next')).toHaveCount(0);
    await expect(page.getByTestId('check-bar')).toHaveCount(0);
  }
  await page.getByTestId('check-code').focus();
  await blocked(page).getByRole('link').click();
  await expect(secret(page)).toBeFocused();
  await secret(page).fill(sampleSecret);
  await expect(verdict(page)).toHaveAttribute('data-finding', 'match');
  await expect(blocked(page)).toHaveCount(0);
});

test('asks to correct a fixed time, and the code', async ({ page }) => {
  await openCheck(page);
  const code = page.getByTestId('check-code');
  await code.fill('12O 456');
  await expect(blocked(page)).toContainText('isn’t a digit');
  await code.fill('1234');
  await expect(blocked(page)).toHaveCount(0);
  await page.getByLabel('Time', { exact: true }).selectOption('fixed');
  const time = page.getByLabel('Date and time');
  await time.fill('soon');
  await expect(blocked(page)).toContainText('Correct the fixed time first');
  await blocked(page).getByRole('link').click();
  await expect(time).toBeFocused();
});

test('judges a code 500 milliseconds after its last key, and no code of fewer than 4 digits', async ({
  page,
}) => {
  await page.clock.install({ time: (now - 600) * 1000 });
  await open(page, '/otpqr/check/');
  await page.clock.pauseAt((now + 2) * 1000);
  const code = page.getByTestId('check-code');
  const right = shownCode({ counter: step });
  await code.pressSequentially(right.slice(0, 3));
  await expect(blocked(page)).toHaveCount(0);
  await page.clock.runFor(600);
  await expect(blocked(page)).toContainText('at least 4 digits');
  await expect(verdict(page)).not.toHaveAttribute('data-finding');

  await code.press('End');
  await code.pressSequentially(right.slice(3));
  await expect(blocked(page)).toHaveCount(0);
  await page.clock.runFor(450);
  await expect(verdict(page)).not.toHaveAttribute('data-finding');
  await page.clock.runFor(50);
  await expect(verdict(page)).toHaveAttribute('data-finding', 'match');
  // An app may show more digits than the settings call for.
  await code.pressSequentially('7');
  await expect(verdict(page)).not.toHaveAttribute('data-finding');
});

test('says first that an empty secret means the sample secret', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step }));
  await expect(verdict(page)).toContainText(/^You haven’t entered a secret/);
  await secret(page).fill(sampleSecret);
  await expect(verdict(page)).toContainText(/^The code is correct/);
});

test('offers the Base32 of a hexadecimal secret', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step }));
  await secret(page).fill('3132333435363738393031323334353637383930');
  await expect(page.getByRole('alert')).toContainText('This is hexadecimal (40 digits)');
  await expect(page.getByRole('alert')).toContainText(sampleSecret);
  await page.getByRole('button', { name: 'Use this Base32' }).click();
  await expect(secret(page)).toHaveValue(sampleSecret);
  await expect(verdict(page)).toHaveAttribute('data-finding', 'match');
});

test('fills all fields from an OTP URI in the field of the secret', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step }));
  await secret(page).fill(`otpauth://totp/Lab:Tester?secret=${sampleSecret}&algorithm=SHA512`);
  await expect(page.getByRole('alert')).toContainText('This is a whole OTP URI');
  await expect(page.getByTestId('check-blocked')).toContainText('not just a secret');
  await page.getByRole('button', { name: 'Use all settings from the URI' }).click();
  await expect(secret(page)).toHaveValue(sampleSecret);
  await expect(secret(page)).toBeFocused();
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA512');
  await expect(verdict(page)).toHaveAttribute('data-finding', 'algorithm:SHA1');
});

test('uses all settings of a pasted OTP URI at once', async ({ page }) => {
  await openCheck(page);
  const uri = `otpauth://totp/Lab:Tester?secret=${sampleSecret}&algorithm=SHA512`;
  await secret(page).focus();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true }),
    );
    document.execCommand('insertText', false, text);
  }, uri);
  await expect(secret(page)).toHaveValue(sampleSecret);
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA512');
  await expect(page.getByText('All settings were taken from the URI.')).toBeVisible();
  await secret(page).fill(`${sampleSecret}A`);
  await expect(page.getByText('All settings were taken from the URI.')).toBeHidden();
});

test('moves an OTP URI from the field of the code to the field of the secret', async ({ page }) => {
  await openCheck(page);
  const uri = `otpauth://totp/Lab:Tester?secret=${sampleSecret}&algorithm=SHA512`;
  await page.getByTestId('check-code').fill(uri);
  await expect(page.getByTestId('check-code')).toHaveValue('');
  await expect(secret(page)).toHaveValue(uri);
  await expect(secret(page)).toBeFocused();
  await page.getByRole('button', { name: 'Use all settings from the URI' }).click();
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA512');
});

test("doesn't offer the settings of an OTP URI without a secret", async ({ page }) => {
  await openCheck(page);
  await secret(page).fill('otpauth://totp/Lab:Tester?algorithm=SHA512');
  await expect(page.getByRole('alert')).toContainText('“Read a QR” shows what’s in it');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Use all settings from the URI' })).toBeHidden();
});

test('names an invisible character in a secret, and removes it', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step }));
  for (const [character, name] of [
    ['\u200B', 'a zero-width character (U+200B)'],
    ['\u00AD', 'a soft hyphen (U+00AD)'],
  ] as const) {
    await secret(page).fill(`GEZD${character}${sampleSecret.slice(4)}`);
    await expect(page.getByText(`Character 5 is invisible: ${name}`)).toBeVisible();
    await expect(verdict(page)).toHaveAttribute('data-finding', 'match');
    await page.getByRole('button', { name: 'Remove invisible characters' }).click();
    await expect(secret(page)).toHaveValue(sampleSecret);
  }
});

test('reports a secret of a million characters without blocking the page', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill('123456');
  await page.evaluate(() => {
    Reflect.set(window, 'longest', 0);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        Reflect.set(window, 'longest', Math.max(duration, Number(Reflect.get(window, 'longest'))));
    }).observe({ type: 'longtask' });
  });
  await secret(page).focus();
  await page.keyboard.insertText('A'.repeat(1_000_000));
  await expect(page.getByRole('alert')).toContainText('more than 4,296 characters');
  await expect(blocked(page)).toBeVisible();
  // Before, decoding blocked the page for 8 seconds.
  expect(Number(await page.evaluate(() => Reflect.get(window, 'longest') as unknown))).toBeLessThan(
    2000,
  );
});

test('suggests the secret that a typing error explains, and never calls it certain', async ({
  page,
}) => {
  await openCheck(page);
  const wrong = `${sampleSecret.slice(0, 6)}A${sampleSecret.slice(7)}`;
  await secret(page).fill(wrong);
  const code = page.getByTestId('check-code');
  await code.fill(shownCode({ counter: step }));
  await page.getByTestId('check-next').click();
  await page.clock.setFixedTime((now + 30) * 1000);
  await code.fill(shownCode({ counter: step + 1 }));
  await expect(verdict(page)).toHaveAttribute('data-finding', 'secret:one-letter');
  await expect(verdict(page)).toHaveAttribute('data-certainty', 'likely');
  const suggestion = page.getByTestId('check-suggestion');
  await expect(suggestion.locator('code')).toHaveText(sampleSecret);
  await suggestion.getByRole('button').click();
  await expect(secret(page)).toHaveValue(sampleSecret);
  await expect(verdict(page)).toHaveAttribute('data-finding', 'match');
});
