import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { firstNames, languages } from './support/screens.ts';
import { Maker } from './support/maker.ts';
import { expect, test } from './support/test.ts';
import { heading, screenState, settled } from './support/visit.ts';

// The checker is run in the page by a script that the site's policy would refuse.
test.use({ bypassCSP: true });

/** Rows of a table are alike: outside a sweep the first three stand for all. */
const furtherRows = 'tbody > tr:nth-child(n + 4)';

/**
 * What axe finds, a line for each rule with the elements that break it. No page has frames: axe
 * runs in it at once, and need not describe the elements in which it finds nothing.
 */
async function findings(page: Page, rules?: readonly string[]): Promise<readonly string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({
    resultTypes: ['violations'],
    ...(rules && { runOnly: [...rules] }),
  });
  if (inSweep(false, true)) axe.exclude(furtherRows);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const themes = ['light', 'dark'] as const;

/** Themes differ in colors alone, and these are the rules that look at colors. */
const colorRules = ['color-contrast', 'link-in-text-block'];

for (const [row, { tag, root }] of languages.entries()) {
  test(`axe finds nothing on any screen in either theme (${tag})`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(root);
    for (const { name, framed } of everySecond(firstNames, row)) {
      await page.goto(`${root}#/${name}`);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findings(page), `${name}, light`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findings(page, colorRules), `${name}, dark`).toEqual([]);
      const { headings, banners, footers, mains } = await screenState(page);
      const frame = framed ? 1 : 0;
      expect([headings.length, mains, banners, footers], name).toEqual([1, 1, frame, frame]);
      await expect(page.getByRole('navigation').first(), name).toBeAttached({ attached: framed });
    }
  });
}

for (const theme of themes) {
  test(`axe finds nothing in any state of the generator (${theme})`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme: theme });
    const maker = new Maker(page);
    await maker.open();
    await maker.secret.fill('ABC1');
    await maker.list('Digits').selectOption('10');
    await maker.setMoment('yesterday');
    await expect(page.getByRole('alert')).toHaveCount(2);
    expect(await findings(page)).toEqual([]);
    await maker.secret.fill('AB');
    await maker.list('Type').selectOption('hotp');
    expect(await findings(page)).toEqual([]);
  });

  test(`axe finds nothing in the folded menu (${theme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/server/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await expect(page.getByTestId('nav-server')).toBeVisible();
    expect(await findings(page)).toEqual([]);
  });
}

for (const { tag, root } of languages) {
  test(`nothing scrolls sideways at 320 px (${tag})`, async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(root);
    for (const { name } of firstNames) {
      await page.goto(`${root}#/${name}`);
      await expect(heading(page)).toBeVisible();
      await settled(page);
      const width = await page.evaluate(() =>
        Math.max(document.documentElement.scrollWidth, document.body.scrollWidth),
      );
      expect(width, name).toBeLessThanOrEqual(320);
    }
  });
}

test('the generator works at 320 px with what is longest in it', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const maker = new Maker(page);
  await maker.open();
  await maker.issuer.fill('W'.repeat(120));
  await maker.list('Digits').selectOption('10');
  await maker.list('Secret length').selectOption('256');
  await maker.generate.click();
  await expect(maker.uri).toContainText('digits=10');
  await expect(maker.picture).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const box = await maker.picture.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
});

test('the generator is worked by keyboard alone, each control seen when focused', async ({
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
  for (let steps = 0; steps < 12; steps++) {
    if (await maker.issuer.evaluate((field) => field === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(maker.issuer).toBeFocused();
  await page.keyboard.type('Bank');
  for (const control of [maker.account, maker.secret, maker.generate]) {
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
