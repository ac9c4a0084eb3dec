import type { Page } from '@playwright/test';
import { Maker } from './support/maker.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

test.use({ viewport: { width: 360, height: 800 } });

/** Returns whether the middle of an element is in the window and nothing covers it. */
function isUncovered(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((found) => {
    const element = document.querySelector(found);
    const box = element?.getBoundingClientRect();
    if (!element || !box) return false;
    const topmost = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return topmost !== null && (element.contains(topmost) || topmost.contains(element));
  }, selector);
}

const fields = 'main form :is(input, select, textarea, button)';

test('keeps code, time left, and focused field visible, and the QR code one tap away', async ({
  page,
}) => {
  const maker = new Maker(page);
  await open(page, '/otpqr/');
  await expect(maker.code).toHaveText(/^\d{6}$/);
  const all = page.locator(fields);
  expect(await all.count()).toBeGreaterThan(8);
  for (const field of await all.all()) {
    await field.focus();
    const name = await field.evaluate((element) => element.outerHTML.slice(0, 60));
    for (const shown of ['[data-testid=otp-code]', '[data-testid=otp-progress]', ':focus'])
      expect(await isUncovered(page, shown), `${shown} at ${name}`).toBe(true);
  }
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await maker.list('Digits').selectOption('10');
    const content = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(content).toBeLessThanOrEqual(width);
  }
  await maker.issuer.fill('Bank');
  await page.getByRole('button', { name: 'QR code' }).click();
  const sheet = page.getByTestId('otp-qr-sheet');
  await expect(sheet.getByRole('img')).toBeInViewport({ ratio: 1 });
  await expect(sheet.getByTestId('otp-sheet-code')).toHaveText(
    (await maker.code.textContent()) ?? '',
  );
  // On its side, too, the phone shows the QR code, the code to compare, and the button.
  for (const [width, height] of [
    [800, 360],
    [667, 375],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of [
      sheet.getByRole('img'),
      sheet.getByTestId('otp-sheet-code'),
      sheet.getByRole('button', { name: 'Close' }),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await expect(maker.code).toHaveCount(1);
  await expect(maker.qrCode).toHaveCount(1);
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  await expect(maker.issuer).toHaveValue('Bank');
});

test('keeps the verdict in view while settings change', async ({ page }) => {
  await open(page, '/otpqr/check/');
  const field = page.getByTestId('check-code');
  const before = await field.boundingBox();
  await field.fill('000000');
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-certainty', /./);
  const bar = page.getByTestId('check-bar');
  await expect(bar).toContainText('000000');
  // The verdict doesn't move the field in which the visitor types. Its headline is in view, so there is no bar.
  expect(await field.boundingBox()).toEqual(before);
  await expect(page.getByTestId('check-verdict').locator('p').first()).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await page.getByLabel('Secret', { exact: true }).focus();
  expect(await isUncovered(page, ':focus')).toBe(true);
  for (const label of ['Issuer', 'Algorithm', 'Period']) {
    await page.getByLabel(label, { exact: true }).focus();
    expect(await isUncovered(page, ':focus'), label).toBe(true);
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  // The RFC's code of counter 1 has eight digits instead of six, so there is a cause.
  await field.fill('94287082');
  const sentence = page.getByTestId('check-verdict').getByText('used 8 digits');
  await expect(bar).toContainText((await sentence.textContent()) ?? '');
  await expect(bar).toContainText('Cause found');
  await page.getByLabel('Period', { exact: true }).focus();
  await bar.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByTestId('check-verdict')).toBeInViewport();
  await expect(page.getByRole('heading', { name: 'Result' })).toBeFocused();
  // Beside the verdict, the bar would repeat it.
  await expect(bar).toBeHidden();
});

for (const [tool, secret] of [
  ['make', 'form textarea'],
  ['check', 'form textarea'],
  ['read', '[data-testid=read-text]'],
] as const)
  test(`shows the notice before the secret's field (${tool})`, async ({ page }) => {
    await page.goto(tool === 'make' ? '/otpqr/' : `/otpqr/${tool}/`);
    await expect(page.getByTestId('otp-notice')).toBeVisible();
    const isAbove = await page.evaluate((selector) => {
      const notice = document.querySelector('[data-testid=otp-notice]');
      const field = document.querySelector(selector);
      const order = field ? notice?.compareDocumentPosition(field) : 0;
      const above =
        notice &&
        field &&
        notice.getBoundingClientRect().bottom <= field.getBoundingClientRect().top;
      return order === Node.DOCUMENT_POSITION_FOLLOWING && above;
    }, secret);
    expect(isAbove).toBe(true);
  });
