import { type Page, expect, test } from '@playwright/test';
import * as site from '../../site.config.ts';
import { allLanguages } from './support/pages.ts';

const dialog = (page: Page) => page.getByTestId('self-evaluation');
const opener = (page: Page) => page.getByRole('button', { name: 'What is an evaluation server?' });

test('states that the server becomes open source, and links to demo and evaluation', async ({
  page,
}) => {
  await page.goto('/server/');
  await expect(page.locator('h1')).toContainText('open source');
  await expect(page.locator('main')).toContainText(/prepar\w+[^.]*open source/i);
  await expect(page.locator('#selfDemo')).toHaveAttribute('href', site.demo);
  await expect(page.locator('#selfEval')).toHaveAttribute('href', site.evaluation);
});

for (const { tag, root } of allLanguages)
  test(`shows both buttons in the first view, and doesn't scroll sideways with large text (${tag})`, async ({
    page,
  }) => {
    await page.goto(`${root}server/`);
    for (const [width, height] of [
      [360, 800],
      [800, 360],
      [740, 360],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const id of ['selfDemo', 'selfEval']) {
        const box = await page.locator(`#${id}`).boundingBox();
        expect(
          (box?.y ?? 0) + (box?.height ?? Infinity),
          `${id} ${width} × ${height}`,
        ).toBeLessThanOrEqual(height);
      }
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  });

test('explains a sign-in in four steps', async ({ page }) => {
  await page.goto('/server/');
  await expect(page.locator('figure svg')).toBeVisible();
  await expect(page.locator('figure li')).toHaveCount(4);
});

test('names the license for organizations where it names the price', async ({ page }) => {
  await page.goto('/server/');
  const answer = page.locator('dd', { hasText: 'free for personal use' });
  await expect(answer.getByRole('link', { name: /license/ })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${site.business.email}\\?subject=`),
  );
});

test('writes an email that asks what an offer depends on', async ({ page }) => {
  await page.goto('/server/');
  const link = page.locator('#rollout').getByRole('link', { name: 'Email us' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(address.pathname).toBe(site.business.email);
  expect(address.searchParams.get('subject')).toBe('OTP login for our organization');
  expect(address.searchParams.get('body')?.split('\r\n')).toEqual(
    expect.arrayContaining(['Number of Windows PCs:', 'Other questions:']),
  );
});

for (const width of [360, 1280])
  test(`scrolls the buttons with the text (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/server/');
    const button = page.locator('#selfDemo');
    const top = (await button.boundingBox())?.y ?? 0;
    await page.evaluate(() => scrollTo(0, 200));
    expect((await button.boundingBox())?.y).toBe(top - 200);
  });

for (const closeWith of ['Login', 'Cancel', 'Escape'] as const) {
  test(`opens a modal dialog of 400 × 400 px, which ${closeWith} closes`, async ({ page }) => {
    await page.goto('/server/');
    await expect(dialog(page)).toBeHidden();
    await opener(page).click();
    await expect(page.getByRole('dialog', { name: 'Self Evaluation' })).toBeVisible();
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true);
    const { width, height } = (await dialog(page).boundingBox()) ?? {};
    expect([width, height]).toEqual([400, 400]);

    const address = page.url();
    if (closeWith === 'Escape') await page.keyboard.press('Escape');
    else await dialog(page).getByRole('button', { name: closeWith }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    expect(page.url()).toBe(address);

    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });
}

test('focuses the prominent link to the evaluation site in the dialog', async ({ page }) => {
  await page.goto('/server/');
  await opener(page).click();
  await expect(dialog(page)).toContainText(/server.*cloud/i);
  const link = dialog(page).getByRole('link', { name: 'Open the evaluation site' });
  await expect(link).toHaveAttribute('href', site.evaluation);
  await expect(link).toBeFocused();
  const background = (locator: typeof link) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const name of ['Login', 'Cancel'])
    expect(await background(dialog(page).getByRole('button', { name }))).toBe('rgba(0, 0, 0, 0)');
  expect(await background(link)).not.toBe('rgba(0, 0, 0, 0)');
});

test('keeps the dialog within the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/server/');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  const box = await dialog(page).boundingBox();
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('animates opening and closing of the dialog for 100 ms each', async ({ page }) => {
  await page.goto('/server/');
  await opener(page).click();
  await expect(dialog(page)).toHaveCSS('animation-duration', '0.1s');
  const running = () =>
    dialog(page).evaluate((element) => element.getAnimations({ subtree: true }).length);
  await expect.poll(running).toBe(0);
  const durations = await dialog(page).evaluate(
    (element) =>
      new Promise((resolve) => {
        new MutationObserver(() => {
          const pieces = element.getAnimations({ subtree: true });
          resolve(pieces.map((piece) => piece.effect?.getComputedTiming().duration));
        }).observe(element, { childList: true });
        element.querySelector('button')?.click();
      }),
  );
  expect(durations).toEqual(Array.from({ length: 10 }, () => 100));
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(page).locator(':scope > *')).toHaveCount(1);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('opens and closes the dialog without animation', async ({ page }) => {
    await page.goto('/server/');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    const running = await dialog(page).evaluate(
      (element) => element.getAnimations({ subtree: true }).length,
    );
    expect(running).toBe(0);
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog(page)).toBeHidden();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows the evaluation in the text, and hides the button of its dialog', async ({ page }) => {
    await page.goto('/server/');
    await expect(page.locator('main button').first()).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Evaluation server' })).toBeVisible();
  });
});
