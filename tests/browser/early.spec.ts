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
  test('what is chosen stays and counts', async ({ page }) => {
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

  test('what is typed stays and counts', async ({ page }) => {
    const maker = new Maker(page);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/', { waitUntil: 'commit' });
    await maker.secret.fill(secret);
    await expect(maker.uri).not.toContainText(secret);
    await takenOver(page);
    await expect(maker.uri).toContainText(`secret=${secret}&`);
    await expect(maker.secret).toHaveValue(secret);
  });

  test('a button that is pressed answers once', async ({ page }) => {
    const maker = new Maker(page);
    const generated = await countGenerated(page);
    await delayScripts(page, 1500);
    await page.goto('/otpqr/', { waitUntil: 'commit' });
    await maker.generate.click();
    await takenOver(page);
    await expect(maker.secret).not.toHaveValue('');
    expect(await generated()).toBe(1);
  });

  test('a tab that is pressed is selected', async ({ page }) => {
    await delayScripts(page, 1500);
    await page.goto('/app/', { waitUntil: 'commit' });
    await tab(page, 'watchos').click();
    await takenOver(page);
    await expectSelected(page, 'watchos');
  });
});

for (const moment of ['listening', 'hydrated'])
  test(`a button pressed right after ${moment} answers once`, async ({ page }) => {
    const maker = new Maker(page);
    const generated = await countGenerated(page);
    await page.addInitScript((event) => {
      // A task of its own, ahead of those in which the page is hydrated.
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => {
        const buttons = [...document.querySelectorAll('button')];
        buttons.find(({ textContent }) => textContent === 'Generate')?.click();
      });
      port1.start();
      document.addEventListener(`site:${event}`, () => port2.postMessage(undefined));
    }, moment);
    await page.goto('/otpqr/');
    await takenOver(page);
    await expect(maker.secret).not.toHaveValue('');
    expect(await generated()).toBe(1);
  });

const macos = [
  { language: 'ko-KR', from: '/#/app?tab=macos', to: '/ko-KR/#/app?tab=macos' },
  { language: 'en-US', from: '/ko-KR/#/app?tab=macos', to: '/#/app?tab=macos' },
];

for (const { language, from, to } of macos) {
  test(`a language chosen before the scripts arrive is shown, at the tab that was asked for (${language})`, async ({
    page,
  }) => {
    await delayScripts(page, 1500);
    await page.goto(from, { waitUntil: 'commit' });
    await page.locator('#root').waitFor();
    await page.getByTestId('language').selectOption(language);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page).toHaveURL(to);
  });

  for (const moment of ['listening', 'hydrated'])
    test(`a language chosen right after ${moment} is shown (${language})`, async ({ page }) => {
      await page.addInitScript(
        ([event = '', chosen = '']) => {
          // A task of its own, ahead of those in which the page is hydrated.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            const select = document.querySelector<HTMLSelectElement>('[data-testid="language"]');
            if (!select) return;
            select.value = chosen;
            for (const type of ['input', 'change'])
              select.dispatchEvent(new Event(type, { bubbles: true }));
          });
          port1.start();
          document.addEventListener(`site:${event}`, () => port2.postMessage(undefined));
        },
        [moment, language],
      );
      await page.goto(from);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page).toHaveURL(to);
    });
}
