import type { Page } from '@playwright/test';
import { delayScripts } from './support/watchFrames.ts';
import { sampleSecret } from './support/otpApp.ts';
import { qrPicture } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';
import { waitUntilReady } from './support/visit.ts';

test('reads a file that was chosen before the scripts loaded', async ({ page }) => {
  await delayScripts(page, 1500);
  await page.goto('/otpqr/read/', { waitUntil: 'commit' });
  const text = `otpauth://totp/A:b?secret=${sampleSecret}&issuer=A`;
  const file = { name: 'code.png', mimeType: 'image/png', buffer: qrPicture(text) };
  await page.getByTestId('read-file').setInputFiles(file);
  await waitUntilReady(page);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-secret', sampleSecret);
});

/** Clicks the button that starts the test in a separate task, as soon as the page reaches a state. */
async function clickStartWhen(page: Page, state: 'hydrating' | 'ready'): Promise<void> {
  await page.addInitScript((wanted) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () =>
      document.querySelector<HTMLElement>('[data-testid="run-start"]')?.click(),
    );
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
  test(`keeps text typed before the click on a button while the page is ${state}`, async ({
    page,
  }) => {
    await clickStartWhen(page, state);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/test/', { waitUntil: 'commit' });
    await page.getByLabel('App', { exact: true }).fill('Some app');
    await page.getByLabel('Version').fill('1.2');
    await page.getByRole('button', { name: 'Report so far' }).click();
    await expect(page.getByLabel('App', { exact: true })).toHaveValue('Some app');
    await expect(page.getByLabel('Version')).toHaveValue('1.2');
  });
