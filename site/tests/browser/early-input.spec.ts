import type { Page } from '@playwright/test';
import { expectSelectedTab, tab } from './support/appTabs.ts';
import { Maker } from './support/maker.ts';
import { delayScripts } from './support/watchFrames.ts';
import { expect, test } from './support/test.ts';
import { waitUntilReady } from './support/visit.ts';

const secret = 'MFRGGZDFMZTWQ2LK';

/** Returns a function that counts how often the page has requested random bytes. */
async function watchRandomRequests(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Reflect.set(window, 'generated', 0);
    const fill = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      Reflect.set(window, 'generated', Number(Reflect.get(window, 'generated')) + 1);
      return fill(array);
    };
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'generated')));
}

test.describe('before the scripts load', () => {
  test('keeps and applies choices', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/otpqr/program/', { waitUntil: 'commit' });
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });
    for (const name of ['Ruby', 'Go', 'Python', 'Ruby']) await choice(name).check();
    await waitUntilReady(page);
    await expect(choice('Ruby')).toBeChecked();
    await page.getByText('The driver’s source').click();
    await expect(page.locator('[data-language="ruby"]')).toBeVisible();
    await expect(page.locator('[data-language="javascript"]')).toBeHidden();

    await page.goto('/otpqr/', { waitUntil: 'commit' });
    const announceCodes = page.getByRole('checkbox');
    await announceCodes.check();
    await waitUntilReady(page);
    await expect(announceCodes).toBeChecked();
    await expect(page.getByText(/New code: (\d ){5}\d/)).toBeAttached();
  });

  test('keeps and applies typed text', async ({ page }) => {
    const maker = new Maker(page);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/', { waitUntil: 'commit' });
    await maker.secret.fill(secret);
    await expect(maker.uri).not.toContainText(secret);
    await waitUntilReady(page);
    await expect(maker.uri).toContainText(`secret=${secret}&`);
    await expect(maker.secret).toHaveValue(secret);
  });

  test('a button that is clicked before hydration works once', async ({ page }) => {
    const maker = new Maker(page);
    const countRandomRequests = await watchRandomRequests(page);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/', { waitUntil: 'commit' });
    await maker.generate.click();
    await waitUntilReady(page);
    await expect(maker.secret).not.toHaveValue('');
    expect(await countRandomRequests()).toBe(1);
  });

  test('selects a clicked tab', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/app/', { waitUntil: 'commit' });
    await tab(page, 'watchos').click();
    await waitUntilReady(page);
    await expectSelectedTab(page, 'watchos');
  });

  test('applies and stores a chosen theme', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/privacy/', { waitUntil: 'commit' });
    await page.getByTestId('theme').selectOption('dark');
    await waitUntilReady(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByTestId('theme')).toHaveValue('dark');
  });

  for (const { language, from, to } of [
    { language: 'ko-KR', from: '/#/app?tab=macos', to: '/ko-KR/#/app?tab=macos' },
    { language: 'en-US', from: '/ko-KR/#/app?tab=macos', to: '/#/app?tab=macos' },
  ])
    test(`opens the page in the chosen language with the same tab (${language})`, async ({
      page,
    }) => {
      await delayScripts(page, 1500);
      await page.goto(from, { waitUntil: 'commit' });
      await expect(page).toHaveURL(from);
      await page.getByTestId('language').selectOption(language);
      await expect(page).toHaveURL(to);
      await waitUntilReady(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectSelectedTab(page, 'macos');
    });
});

/** Clicks Generate in a separate task as soon as the page reaches a state. */
async function clickGenerateWhen(page: Page, state: 'hydrating' | 'ready'): Promise<void> {
  await page.addInitScript((wanted) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Generate')?.click();
    });
    port1.start();
    const click = () => port2.postMessage(undefined);
    // Astro fires this event after it has called React. React hydrates in later tasks.
    if (wanted === 'hydrating')
      addEventListener('astro:hydrate', click, { capture: true, once: true });
    else
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.hasAttribute('data-ready')) return;
        observer.disconnect();
        click();
      }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
  }, state);
}

for (const state of ['hydrating', 'ready'] as const)
  test(`a button that is clicked while the page is ${state} works once`, async ({ page }) => {
    const maker = new Maker(page);
    const countRandomRequests = await watchRandomRequests(page);
    await clickGenerateWhen(page, state);
    await page.goto('/otpqr/');
    await waitUntilReady(page);
    await expect(maker.secret).not.toHaveValue('');
    expect(await countRandomRequests()).toBe(1);
  });
