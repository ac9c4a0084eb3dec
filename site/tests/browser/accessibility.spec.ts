import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everySecond, allOrSample } from '@otp-lab/otp/testing';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { toolNames } from '../../src/routes.ts';
import { pagePath, allPages, languages } from './support/pages.ts';
import { Maker } from './support/maker.ts';
import { expect, test } from './support/test.ts';
import { heading, readPageState, loadDeferredContent } from './support/visit.ts';

// axe injects a script into the page. The site's content security policy would block it.
test.use({ bypassCSP: true });

/** Rows of a table are alike, so axe checks only the first three unless this is a sweep. */
const rowsAfterThird = 'tbody > tr:nth-child(n + 4)';

/**
 * Runs axe. Returns a line for each violated rule, with the elements that violate it. Legacy mode is faster, and
 * sufficient because no page has frames.
 */
async function axeViolations(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  if (allOrSample(false, true)) axe.exclude(rowsAfterThird);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const themes = ['light', 'dark'] as const;

/** The rules that check colors. Only these can differ between the themes. */
const colorRules = ['color-contrast', 'link-in-text-block'];

for (const [row, { tag, root }] of languages.entries()) {
  test(`passes axe on every page in both themes (${tag})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(root);
    for (const { name, hasFrame } of everySecond(allPages, row)) {
      await page.goto(`${root}#/${name}`);
      await expect(heading(page)).toBeVisible();
      await loadDeferredContent(page);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await axeViolations(page), `${name}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await axeViolations(page, colorRules), `${name}, dark`).toEqual([]);
      const { headings, banners, footers, mains } = await readPageState(page);
      const frame = hasFrame ? 1 : 0;
      expect([headings.length, mains, banners, footers], name).toEqual([1, 1, frame, frame]);
      await expect(page.getByRole('navigation').first(), name).toBeAttached({ attached: hasFrame });
    }
  });
}

for (const theme of themes) {
  test(`passes axe in Make with errors and with a counter (${theme})`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme: theme });
    const maker = new Maker(page);
    await maker.open();
    await maker.secret.fill('ABC1');
    await maker.list('Digits').selectOption('10');
    await maker.setTime('yesterday');
    await expect(page.getByRole('alert')).toHaveCount(2);
    expect(await axeViolations(page)).toEqual([]);
    await maker.secret.fill('AB');
    await maker.list('Type').selectOption('hotp');
    expect(await axeViolations(page)).toEqual([]);
  });

  test(`passes axe with the menu open on a phone (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/server/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByTestId('nav-server')).toBeVisible();
    expect(await axeViolations(page)).toEqual([]);
  });
}

for (const { tag, root } of languages) {
  test(`doesn't scroll sideways at 320 px (${tag})`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(root);
    for (const { name } of allPages) {
      await page.goto(`${root}#/${name}`);
      await expect(heading(page)).toBeVisible();
      await loadDeferredContent(page);
      const width = await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
      );
      expect(width, name).toBeLessThanOrEqual(320);
    }
  });
}

test('fits the longest values of Make into 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const maker = new Maker(page);
  await maker.open();
  await maker.issuer.fill('W'.repeat(120));
  await maker.list('Digits').selectOption('10');
  await maker.list('Secret length').selectOption('256');
  await maker.generate.click();
  await expect(maker.uri).toContainText('digits=10');
  await expect(maker.qrCode).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = await maker.qrCode.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('lets visitors use Make with the keyboard only, and keeps the focused control in view', async ({
  page,
}) => {
  const maker = new Maker(page);
  await maker.open();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL('/#/otpqr');
  await page.keyboard.press('Tab');
  for (let steps = 0; steps < 20; steps++) {
    if (await maker.issuer.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(maker.issuer).toBeFocused();
  await page.keyboard.type('Bank');
  const length = page.getByLabel('Secret length');
  for (const control of [maker.account, maker.secret, length, maker.generate]) {
    await page.keyboard.press('Tab');
    await expect(control).toBeFocused();
    await expect(control).toBeInViewport();
    expect(await control.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe(
      'solid',
    );
  }
  await page.keyboard.press('Enter');
  await expect(maker.secret).toHaveValue(/^[A-Z2-7]{32}$/);
  await expect(maker.uri).toContainText('/Bank:Tester?');
});

test('gives landmarks, tools and regions of the lab accessible names', async ({ page }) => {
  await page.goto('/otpqr/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: `${site.brand}, home` })).toBeVisible();
  await expect(header.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText([
    'SERVER',
    'OTP',
    'LOGIN',
    /^DOCS/,
    'QR',
  ]);
  await expect(
    header.getByRole('link', { name: 'DOCS (opens in a new window)', exact: true }),
  ).toBeVisible();
  for (const name of ['Language', 'Theme'])
    await expect(header.getByRole('combobox', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Lab tools' }).getByRole('link')).toHaveText(
    toolNames.map((tool) => english.otpqr.tools[tool]),
  );
  for (const name of ['Settings', 'QR code'])
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
});

for (const { tag, root } of languages)
  test.describe(`without JavaScript (${tag})`, () => {
    test.use({ javaScriptEnabled: false });

    test('skips no heading level, and keeps all content inside landmarks', async ({ page }) => {
      for (const { name, hasFrame } of allPages) {
        await page.goto(pagePath(root, name));
        await expect(heading(page), name).toHaveCount(1);
        const levels = await page
          .getByRole('heading')
          .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
        expect(levels[0], name).toBe(1);
        for (const [index, level] of levels.entries())
          if (index > 0) expect(level, name).toBeLessThanOrEqual((levels[index - 1] ?? 0) + 1);
        await expect(page.getByRole('main'), name).toHaveCount(1);
        await expect(page.getByRole('banner'), name).toHaveCount(hasFrame ? 1 : 0);
        await expect(page.getByRole('contentinfo'), name).toHaveCount(hasFrame ? 1 : 0);
        const outside = await page
          .locator('body :is(h1, h2, h3, p, table, img)')
          .evaluateAll(
            (all) =>
              all.filter(
                (element) => element.checkVisibility() && !element.closest('main, header, footer'),
              ).length,
          );
        expect(outside, name).toBe(0);
      }
    });

    test('marks text in another language with its `lang` attribute', async ({ page }) => {
      // Hangul in an English page, or four lower-case Latin words in a row in a Korean page.
      const other = tag === 'en-US' ? /\p{Script=Hangul}/u : /(?:\b[a-z]+ ){4}/;
      for (const { name } of allPages) {
        await page.goto(pagePath(root, name));
        const texts = await page
          .locator('main :is(p, li, h1, h2, h3, td, th, dt, dd)')
          .evaluateAll(
            (all, language) =>
              all
                .filter((element) => element.closest('[lang]')?.getAttribute('lang') === language)
                .map(({ textContent }) => textContent),
            tag,
          );
        expect(texts.length, name).toBeGreaterThan(0);
        expect(
          texts.filter((text) => other.test(text)),
          name,
        ).toEqual([]);
      }
    });
  });
