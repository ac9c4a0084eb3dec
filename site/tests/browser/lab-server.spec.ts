import type { Page } from '@playwright/test';
import { shownCode } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

const key = Buffer.from('48656c6c6f21deadbeef'.repeat(2), 'hex');
/** The key in Base32. */
const secretText = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** Three seconds into a time step. Unix time in seconds. */
const start = 1_800_000_003;

function codeOf(step: number): string {
  return shownCode({ counter: step, key });
}

async function openServer(page: Page, secret = secretText): Promise<void> {
  await page.clock.install({ time: start * 1000 });
  await open(page, '/otpqr/check/?show=server');
  await page.getByLabel('Secret', { exact: true }).fill(secret);
  await expect(page.getByTestId('server-code')).toBeVisible();
}

/** Enters a code, and whether the server accepted it. */
async function enter(page: Page, code: string, outcome: 'accepted' | 'rejected'): Promise<void> {
  await page.getByTestId('server-code').fill(code);
  await page.getByTestId(`server-${outcome}`).click();
}

/** A server with a window of one step, whose clock and memory can be wrong. */
class Server {
  private newest = -1;
  private readonly remembers: boolean;
  /** By how many seconds its clock is ahead. */
  private readonly clock: number;

  constructor(remembers: boolean, clock = 0) {
    this.remembers = remembers;
    this.clock = clock;
  }

  accepts(typed: string, seconds: number): boolean {
    const now = Math.floor((seconds + this.clock) / 30);
    const code = typed.replaceAll(' ', '');
    const step = [now - 1, now, now + 1].find((one) => codeOf(one) === code);
    if (step === undefined || (this.remembers && step <= this.newest)) return false;
    this.newest = Math.max(this.newest, step);
    return true;
  }
}

/**
 * Plays the guided run with the page's clock.
 * @param shouldSkipZeros whether to press the button that skips the wait for a code that begins with 0
 * @returns how often the button was pressed
 */
async function play(page: Page, server: Server, shouldSkipZeros = false): Promise<number> {
  let skipped = 0;
  await page.getByTestId('server-run-start').click();
  const code = page.getByTestId('server-run-code');
  const report = page.getByTestId('server-report');
  for (let count = 0; count < 600; count += 1) {
    if (await report.isVisible()) return skipped;
    if (await code.isVisible()) {
      const typed = (await code.textContent()) ?? '';
      await page.clock.runFor(4000);
      const seconds = (await page.evaluate(() => Date.now())) / 1000;
      const outcome = server.accepts(typed, seconds) ? 'accepted' : 'rejected';
      await page.getByTestId(`server-run-${outcome}`).click();
    }
    const skip = page.getByRole('button', { name: 'Skip this check' });
    if (shouldSkipZeros && (await skip.isVisible())) {
      await skip.click();
      skipped += 1;
    }
    await page.clock.runFor(1000);
    await page.waitForTimeout(20);
  }
  throw new Error('the run did not end');
}

const verdictOf = (page: Page, check: string) =>
  page.locator(`[data-testid=server-report] [data-check=${check}]`);

test('gives the same verdict for two codes in either order', async ({ page }) => {
  await openServer(page);
  await page.getByLabel('Neighboring steps accepted').selectOption('0');
  const verdict = page.getByTestId('server-verdict');
  const now = Math.floor(start / 30);
  for (const codes of [
    [codeOf(now), codeOf(now - 1)],
    [codeOf(now - 1), codeOf(now)],
  ]) {
    for (const code of codes) await enter(page, code, 'rejected');
    await expect(verdict).toHaveAttribute('data-finding', 'settings');
    await expect(verdict).toHaveAttribute('data-certainty', 'likely');
    await expect(verdict).toContainText('First, compare the server’s clock');
    for (const code of codes)
      await page.getByRole('button', { name: `Remove code ${code}` }).click();
  }
});

test('sets a mistyped code aside', async ({ page }) => {
  await openServer(page);
  const code = codeOf(Math.floor(start / 30));
  const mistyped = `${code.slice(0, 5)}${(Number(code[5]) + 5) % 10}`;
  await enter(page, code, 'accepted');
  await enter(page, mistyped, 'rejected');
  const verdict = page.getByTestId('server-verdict');
  await expect(verdict).toHaveAttribute('data-finding', 'slip');
  await expect(verdict).toContainText(code);
  await enter(page, code, 'rejected');
  await expect(verdict).toHaveAttribute('data-finding', 'reuse');
  await expect(verdict).toHaveAttribute('data-certainty', 'likely');
  await expect(verdict).toHaveAttribute('data-also', /elsewhere/);
  await expect(page.getByTestId('server-slip')).toContainText(mistyped);
});

test('has no verdict while a code is unfinished or the secret is invalid', async ({ page }) => {
  await openServer(page);
  const code = codeOf(Math.floor(start / 30));
  await enter(page, code, 'rejected');
  const verdict = page.getByTestId('server-verdict');
  await expect(verdict).toHaveAttribute('data-finding');
  await page.getByTestId('server-code').fill(code.slice(0, 3));
  await page.getByTestId('server-rejected').click();
  await expect(verdict).toHaveCount(0);
  const blocked = page.getByTestId('check-blocked');
  await expect(blocked).toContainText('6 digits');
  await blocked.getByRole('link').click();
  await expect(page.getByTestId('server-code')).toBeFocused();

  await page.getByTestId('server-code').fill('');
  await expect(verdict).toHaveAttribute('data-finding');
  await page.getByLabel('Secret', { exact: true }).fill('1111');
  await expect(verdict).toHaveCount(0);
  await page.getByTestId('server-blocked').getByRole('link').click();
  await expect(page.getByLabel('Secret', { exact: true })).toBeFocused();
});

test('calls a likely cause likely, and asks for the expected code only once', async ({ page }) => {
  await openServer(page);
  await enter(page, codeOf(Math.floor(start / 30)), 'rejected');
  const verdict = page.getByTestId('server-verdict');
  await expect(verdict).toHaveAttribute('data-finding', 'settings');
  await expect(verdict).toContainText('Most likely:');
  const request = verdict.getByText('enter the code that the server expected');
  await expect(request).toBeVisible();
  await page.getByTestId('server-expected').fill('111111');
  await expect(page.getByTestId('server-expected-verdict')).toContainText('None of the common');
  await expect(verdict).toHaveAttribute('data-finding', 'settings');
  await expect(request).toHaveCount(0);
});

test('says that codes were compared with the sample secret', async ({ page }) => {
  await openServer(page, '');
  await enter(page, '123456', 'rejected');
  await expect(page.getByTestId('server-verdict')).toContainText('the public sample secret');
});

test('finds a server that accepts codes twice', async ({ page }) => {
  await openServer(page);
  await play(page, new Server(false));
  await expect(verdictOf(page, 'reuse')).toHaveAttribute('data-verdict', 'fail');
  await expect(verdictOf(page, 'window-behind')).toHaveAttribute('data-verdict', 'pass');
  await expect(verdictOf(page, 'reuse')).toContainText('RFC 6238, section 5.2');
  await expect(page.locator('[data-testid=server-report] [data-check]')).toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Copy report' })).toBeVisible();
});

test('finds no fault in a correct server, with the keyboard only', async ({ page }) => {
  await openServer(page);
  await page.getByTestId('server-run-start').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('server-run-code')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByTestId('server-run-accepted')).toBeFocused();
  await page.getByRole('button', { name: 'New test' }).click();
  await play(page, new Server(true));
  await expect(page.locator('[data-testid=server-report] [data-verdict=fail]')).toHaveCount(0);
  for (const check of ['window-behind', 'window-ahead', 'clock', 'reuse', 'period', 'key-length'])
    await expect(verdictOf(page, check)).toHaveAttribute('data-verdict', 'pass');
});

test('offers to skip the wait for a code that begins with 0', async ({ page }) => {
  await openServer(page);
  expect(await play(page, new Server(true), true)).toBe(1);
  await expect(verdictOf(page, 'leading-zeros')).toHaveAttribute(
    'data-verdict',
    /not-seen|unclear/,
  );
  await expect(verdictOf(page, 'reuse')).toHaveAttribute('data-verdict', 'pass');
});

test('says that a server that accepts no code probably has another secret', async ({ page }) => {
  await openServer(page);
  await page.getByTestId('server-run-start').click();
  for (let count = 0; count < 3; count += 1) {
    await expect(page.getByTestId('server-run-code')).toBeVisible();
    await page.getByTestId('server-run-rejected').click();
    await page.clock.runFor(30_000);
  }
  await page.getByRole('button', { name: 'End and show the report' }).click();
  await expect(page.getByText('The server accepted none of the codes.')).toBeVisible();
});

test('keeps the answers if the report fails, and makes it on a second try', async ({ page }) => {
  let isOffline = true;
  await page.route(/serverRun\.worker[^/]*\.js/, (route) =>
    isOffline ? route.abort() : route.continue(),
  );
  await openServer(page);
  await page.getByTestId('server-run-start').click();
  await page.getByTestId('server-run-rejected').click();
  await page.getByRole('button', { name: 'End and show the report' }).click();
  await expect(page.getByText('The report couldn’t be made')).toBeVisible();
  isOffline = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByTestId('server-report')).toBeVisible();
});

test('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openServer(page);
  await play(page, new Server(true, 3600));
  await expect(verdictOf(page, 'clock')).not.toHaveAttribute('data-verdict', 'pass');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});
