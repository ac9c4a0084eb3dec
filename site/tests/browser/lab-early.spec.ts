import type { Page } from '@playwright/test';
import { delayScripts } from './support/paint.ts';
import { sampleSecret } from './support/otpApp.ts';
import { qrPicture } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';
import { takenOver } from './support/visit.ts';

test('reads a file that is chosen before the scripts arrive', async ({ page }) => {
  await delayScripts(page, 1500);
  await page.goto('/otpqr/read/', { waitUntil: 'commit' });
  const text = `otpauth://totp/A:b?secret=${sampleSecret}&issuer=A`;
  const file = { name: 'code.png', mimeType: 'image/png', buffer: qrPicture(text) };
  await page.getByTestId('read-file').setInputFiles(file);
  await takenOver(page);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-secret', sampleSecret);
});

/** Presses the button that starts the test in a task of its own, as soon as the page reaches a moment. */
async function pressStartAt(page: Page, moment: 'hydrating' | 'ready'): Promise<void> {
  await page.addInitScript((wanted) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () =>
      document.querySelector<HTMLElement>('[data-testid="run-start"]')?.click(),
    );
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
  test(`applies what was typed before a press while the page is ${moment}`, async ({ page }) => {
    await pressStartAt(page, moment);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/test/', { waitUntil: 'commit' });
    await page.getByLabel('App', { exact: true }).fill('Some app');
    await page.getByLabel('Version').fill('1.2');
    await page.getByRole('button', { name: 'Report so far' }).click();
    await expect(page.getByLabel('App', { exact: true })).toHaveValue('Some app');
    await expect(page.getByLabel('Version')).toHaveValue('1.2');
  });
