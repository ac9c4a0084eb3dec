import type { Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { currentRelease, releases } from '../../src/releases/releases.ts';
import { allLanguages } from './support/screens.ts';
import { systems } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** The cumulative layout shift of a page (web.dev/cls). */
async function shiftAt(page: Page, address: string): Promise<number> {
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.locator('html[data-ready]')).toBeAttached();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // The browser reports a shift two frames after the change.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => {
              const shifts = Reflect.get(window, 'shifts') as readonly number[];
              resolve(shifts.reduce((sum, shift) => sum + shift, 0));
            }, 150),
          ),
        );
      }),
  );
}

const versions = ['1.0.3.0', '1.0', '12345.12345.12345.12345', 'x'.repeat(300)];
const names = ['help-authlogin', 'update-authlogin'];

/** Every kind of version at both kinds of address, and the longest version in every language. */
const addresses = names.flatMap((name) => [
  ...versions.flatMap((version) => [`/${name}/?ver=${version}`, `/#/${name}?ver=${version}`]),
  ...allLanguages.map(({ root }) => `${root}${name}/?ver=${versions[2]}`),
]);

for (const [row, [system, width, slowdown]] of (
  [
    ['windows', 360, 1],
    ['windows', 1280, 4],
    ['macos', 360, 4],
    ['macos', 1280, 1],
  ] as const
).entries())
  test.describe(`on ${system}, ${width} px wide, ${slowdown} times as slow`, () => {
    test.use({
      viewport: { width, height: 800 },
      userAgent: systems.find((one) => one.system === system)?.userAgent ?? '',
    });

    test('moves nothing, whatever version the address holds', async ({ page }) => {
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value') as number);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      for (const address of everySecond(addresses, row))
        expect(await shiftAt(page, address), address.slice(0, 60)).toBeLessThanOrEqual(0.005);
    });
  });

const { version: newest, date } = currentRelease(releases, 'login-windows');
const standing = (page: Page) => page.locator('[data-standing]');

test('takes missing parts of a version as 0, and offers no older version', async ({ page }) => {
  const short = newest.replace(/(\.0){1,2}$/, '');
  for (const [version, value, says, links] of [
    [short, 'up-to-date', `the latest version, ${short}.`, 1],
    ['0.9.2', 'newer-available', `${newest} is available. You have version 0.9.2.`, 1],
    ['0.9', 'newer-available', 'You have version 0.9.', 1],
    ['1000.1', 'newer-than-released', 'Version 1000.1 is newer than the latest release', 0],
  ] as const) {
    await page.goto(`/update-authlogin/?ver=${version}`);
    await expect(standing(page)).toHaveAttribute('data-standing', value);
    await expect(standing(page)).toContainText(says);
    await expect(page.getByRole('link', { name: /^Get version/ })).toHaveCount(links);
    await expect(page.getByRole('heading', { name: `new in version ${newest}` })).toBeVisible();
  }
});

test('writes the date in the format of the language', async ({ page }) => {
  const day = new Date(date);
  for (const { tag, root } of allLanguages) {
    await page.goto(`${root}update-authlogin/`);
    const written = day.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
    await expect(page.getByRole('main')).toContainText(written);
  }
});

test('keeps the version on the help page when a section is chosen', async ({ page }) => {
  for (const [address, shown] of [
    ['/help-authlogin/?ver=0.9.2.0', '/help-authlogin/?ver=0.9.2.0#version'],
    ['/ko-KR/#/help-authlogin?ver=0.9.2.0', '/ko-KR/#/help-authlogin?ver=0.9.2.0&section=version'],
  ] as const) {
    await page.goto('about:blank');
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await page.getByTestId('contents').locator('a').last().click();
    await expect(page).toHaveURL(shown);
    await expect(page.locator('a[href*="update-authlogin/?ver=0.9.2.0"]')).toHaveCount(1);
  }
});

test('hands the version on from the help page to the update page', async ({ page }) => {
  for (const address of ['/help-authlogin/?ver=0.9.2.0', '/ko-KR/#/help-authlogin?ver=0.9.2.0']) {
    await page.goto('about:blank');
    await page.goto(address);
    await page.locator('a[href*="update-authlogin/?ver=0.9.2.0"]').click();
    await expect(standing(page)).toHaveAttribute('data-standing', 'newer-available');
  }
  await page.goto('/help-authlogin/?ver=%22%3E');
  await expect(page.locator('a[href$="/update-authlogin/"]')).toBeVisible();
});

test.describe('on Linux', () => {
  test.use({ userAgent: systems.find((one) => one.system === 'linux')?.userAgent ?? '' });

  test('says on the apps page what there is, and marks nothing', async ({ page }) => {
    await open(page, '/app/');
    const note = page.getByTestId('no-app');
    await expect(note).toContainText('There is no app for Linux.');
    await expect(note.getByRole('img')).toHaveCount(2);
    const borders = await page
      .locator('nav a[data-store]')
      .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopColor));
    expect(new Set(borders).size).toBe(1);
    await open(page, '/provider/');
    await expect(page.getByText('A PAM provider is under construction.')).toBeVisible();
    await expect(page.locator('a[data-download]:visible')).toHaveCount(0);
  });
});

for (const width of [360, 1280])
  test(`says on the landing page what it is, that it is free and for which devices (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    for (const { root } of allLanguages) {
      await page.goto(root);
      const lead = page.locator('h1 + p');
      for (const device of ['iPhone', 'Apple Watch', 'Mac', 'Android', 'Windows'])
        await expect(lead).toContainText(device);
      await expect(lead).toContainText(/free|무료|無料|kostenlos|gratuit/i);
      const box = await lead.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity), root).toBeLessThanOrEqual(
        width === 360 ? 640 : 800,
      );
    }
  });

test.describe('on an Android phone', () => {
  test.use({
    viewport: { width: 360, height: 640 },
    userAgent: systems.find((one) => one.system === 'android')?.userAgent ?? '',
  });

  test('shows and marks the store of the device without scrolling', async ({ page }) => {
    await open(page, '/app/');
    const link = page.locator('nav a[data-store="google-play"]');
    await expect(link).toBeInViewport({ ratio: 1 });
    await expect(link).not.toHaveCSS('box-shadow', 'none');
    await expect(page.getByTestId('no-app')).toBeHidden();
  });
});
