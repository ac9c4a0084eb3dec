import { delayScripts } from './support/paint.ts';
import { sampleSecret } from './support/otpApp.ts';
import { qrPicture } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';
import { takenOver } from './support/visit.ts';

test('a file that is chosen before the scripts arrive is read', async ({ page }) => {
  await delayScripts(page, 1500);
  await page.goto('/otpqr/read/', { waitUntil: 'commit' });
  const text = `otpauth://totp/A:b?secret=${sampleSecret}&issuer=A`;
  const file = { name: 'code.png', mimeType: 'image/png', buffer: qrPicture(text) };
  await page.getByTestId('read-file').setInputFiles(file);
  await takenOver(page);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-secret', sampleSecret);
});

for (const moment of ['listening', 'hydrated'])
  test(`what is typed before counts for a press right after ${moment}`, async ({ page }) => {
    await page.addInitScript((event) => {
      // A task of its own, ahead of those in which the page is hydrated.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () =>
        document.querySelector<HTMLElement>('[data-testid="run-start"]')?.click(),
      );
      port1.start();
      document.addEventListener(`site:${event}`, () => port2.postMessage(undefined));
    }, moment);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/test/', { waitUntil: 'commit' });
    await page.getByLabel('App', { exact: true }).fill('Some app');
    await page.getByLabel('Version').fill('1.2');
    await page.getByRole('button', { name: 'Report so far' }).click();
    await expect(page.getByLabel('App', { exact: true })).toHaveValue('Some app');
    await expect(page.getByLabel('Version')).toHaveValue('1.2');
  });
