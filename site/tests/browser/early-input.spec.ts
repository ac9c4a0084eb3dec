import type { Page } from '@playwright/test';
import { expectSelected, tab } from './support/appTabs.ts';
import { Maker } from './support/maker.ts';
import { delayScripts } from './support/paint.ts';
import { expect, test } from './support/test.ts';
import { takenOver } from './support/visit.ts';

const secret = 'MFRGGZDFMZTWQ2LK';

/** Counts how often Generate has asked for random bytes. */
async function countGenerated(page: Page): Promise<() => Promise<number>> {
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

test.describe('before the scripts arrive', () => {
  test('keeps and applies what is chosen', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/otpqr/program/', { waitUntil: 'commit' });
    const choice = (name: string) => page.getByRole('radio', { name, exact: true });
    for (const name of ['Ruby', 'Go', 'Python', 'Ruby']) await choice(name).check();
    await takenOver(page);
    await expect(choice('Ruby')).toBeChecked();
    await expect(page.locator('[data-language="ruby"]')).toBeVisible();
    await expect(page.locator('[data-language="javascript"]')).toBeHidden();

    await page.goto('/otpqr/', { waitUntil: 'commit' });
    const announces = page.getByRole('checkbox');
    await announces.check();
    await takenOver(page);
    await expect(announces).toBeChecked();
    await expect(page.getByText(/New code: (\d ){5}\d/)).toBeAttached();
  });

  test('keeps and applies what is typed', async ({ page }) => {
    const maker = new Maker(page);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/', { waitUntil: 'commit' });
    await maker.secret.fill(secret);
    await expect(maker.uri).not.toContainText(secret);
    await takenOver(page);
    await expect(maker.uri).toContainText(`secret=${secret}&`);
    await expect(maker.secret).toHaveValue(secret);
  });

  test('runs a pressed button once', async ({ page }) => {
    const maker = new Maker(page);
    const generated = await countGenerated(page);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/', { waitUntil: 'commit' });
    await maker.generate.click();
    await takenOver(page);
    await expect(maker.secret).not.toHaveValue('');
    expect(await generated()).toBe(1);
  });

  test('selects a pressed tab', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/app/', { waitUntil: 'commit' });
    await tab(page, 'watchos').click();
    await takenOver(page);
    await expectSelected(page, 'watchos');
  });

  test('applies and stores a chosen theme', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/privacy/', { waitUntil: 'commit' });
    await page.getByTestId('theme').selectOption('dark');
    await takenOver(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.getByTestId('theme')).toHaveValue('dark');
  });

  for (const { language, from, to } of [
    { language: 'ko-KR', from: '/#/app?tab=macos', to: '/ko-KR/#/app?tab=macos' },
    { language: 'en-US', from: '/ko-KR/#/app?tab=macos', to: '/#/app?tab=macos' },
  ])
    test(`opens the page in a chosen language, at the same tab (${language})`, async ({ page }) => {
      await delayScripts(page, 1500);
      await page.goto(from, { waitUntil: 'commit' });
      await expect(page).toHaveURL(from);
      await page.getByTestId('language').selectOption(language);
      await expect(page).toHaveURL(to);
      await takenOver(page);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expectSelected(page, 'macos');
    });
});

/** Presses Generate in a task of its own as soon as the page reaches a moment of its hydration. */
async function pressGenerateAt(page: Page, moment: 'hydrating' | 'ready'): Promise<void> {
  await page.addInitScript((wanted) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Generate')?.click();
    });
    port1.start();
    const press = () => port2.postMessage(undefined);
    // Astro reports that it has called React, which hydrates in later tasks.
    if (wanted === 'hydrating')
      addEventListener('astro:hydrate', press, { capture: true, once: true });
    else
      new MutationObserver((_, observer) => {
        if (!document.documentElement?.hasAttribute('data-ready')) return;
        observer.disconnect();
        press();
      }).observe(document, { attributes: true, attributeFilter: ['data-ready'], subtree: true });
  }, moment);
}

for (const moment of ['hydrating', 'ready'] as const)
  test(`runs a button once that is pressed while the page is ${moment}`, async ({ page }) => {
    const maker = new Maker(page);
    const generated = await countGenerated(page);
    await pressGenerateAt(page, moment);
    await page.goto('/otpqr/');
    await takenOver(page);
    await expect(maker.secret).not.toHaveValue('');
    expect(await generated()).toBe(1);
  });
