import type { Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { changesIn, currentRelease, releases, releasesOf } from '../../src/releases/releases.ts';
import { allLanguages } from './support/pages.ts';
import { userAgentOn } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { reopen } from './support/visit.ts';

/** Opens an address and returns the cumulative layout shift of the page (web.dev/cls). */
async function shiftAt(page: Page, address: string): Promise<number> {
  await reopen(page, address);
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
const names = ['help-authlogin', 'help-authplugin', 'update-authlogin'];

/** Each version as path and as hash, and the longest version in every language. */
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
  test.describe(`on ${system} with a width of ${width} px and ${slowdown}-fold CPU slowdown`, () => {
    test.use({
      viewport: { width, height: 800 },
      userAgent: userAgentOn(system),
    });

    test('causes no layout shift with any version in the address', async ({ page }) => {
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

test('treats missing parts of a version as 0, and never offers an older version', async ({
  page,
}) => {
  const short = newest.replace(/(\.0){1,2}$/, '');
  for (const [version, standingValue, text, links] of [
    [short, 'up-to-date', `the latest version, ${short}.`, 0],
    [`${newest} (1.0.1.0)`, 'up-to-date', `the latest version, ${newest} (1.0.1.0).`, 0],
    ['0.9.2.0 (1.0.1.0)', 'newer-available', 'You have version 0.9.2.0 (1.0.1.0).', 1],
    ['0.9.2', 'newer-available', `${newest} is available. You have version 0.9.2.`, 1],
    ['0.9', 'newer-available', 'You have version 0.9.', 1],
    [
      '1000.1',
      'newer-than-released',
      'You have version 1000.1, which is newer than the latest release',
      0,
    ],
  ] as const) {
    await page.goto(`/update-authlogin/?ver=${encodeURIComponent(version)}`);
    await expect(standing(page)).toHaveAttribute('data-standing', standingValue);
    await expect(standing(page)).toContainText(text);
    await expect(page.getByRole('link', { name: /^Get version/ })).toHaveCount(links);
    const steps = page.getByText('Open the downloaded file').filter({ visible: true });
    await expect(steps).toHaveCount(links);
    await expect(page.getByRole('heading', { name: `new in version ${newest}` })).toBeVisible();
  }
});

test('lists what earlier versions changed', async ({ page }) => {
  await page.goto('/update-authlogin/?ver=0.9.2.0');
  for (const [index, release] of releasesOf(releases, 'login-windows').entries()) {
    const main = page.getByRole('main');
    for (const change of changesIn(release, 'en-US'))
      await expect(main.getByText(change), `release ${index}`).toBeVisible();
  }
});

test('formats the release date for the language', async ({ page }) => {
  const day = new Date(date);
  for (const { tag, root } of allLanguages) {
    await page.goto(`${root}update-authlogin/`);
    const written = day.toLocaleDateString(tag, { dateStyle: 'long', timeZone: 'UTC' });
    await expect(page.getByRole('main')).toContainText(written);
  }
});

test('keeps the version in the address when a section of the help is opened', async ({ page }) => {
  for (const [address, shown] of [
    ['/help-authlogin/?ver=0.9.2.0', '/help-authlogin/?ver=0.9.2.0#version'],
    ['/ko-KR/#/help-authlogin?ver=0.9.2.0', '/ko-KR/#/help-authlogin?ver=0.9.2.0&section=version'],
  ] as const) {
    await reopen(page, address);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await page.getByTestId('contents').locator('a').last().click();
    await expect(page).toHaveURL(shown);
    await expect(page.locator('a[href*="update-authlogin/?ver=0.9.2.0"]')).toHaveCount(2);
  }
});

test('passes the version from the help page to the update page', async ({ page }) => {
  for (const address of ['/help-authlogin/?ver=0.9.2.0', '/ko-KR/#/help-authlogin?ver=0.9.2.0']) {
    await reopen(page, address);
    await page.locator('a[href*="update-authlogin/?ver=0.9.2.0"]').first().click();
    await expect(standing(page)).toHaveAttribute('data-standing', 'newer-available');
  }
  await page.goto('/help-authlogin/?ver=%22%3E');
  await expect(page.locator('a[href$="/update-authlogin/"]').first()).toBeVisible();
});

test.describe('on Windows', () => {
  test.use({ userAgent: userAgentOn('windows') });

  test('opens the versions for the Mac from the help for the Mac', async ({ page }) => {
    for (const address of ['/help-authplugin/?ver=0.9.2.0', '/#/help-authplugin?ver=0.9.2.0']) {
      await reopen(page, address);
      await expect(page.getByRole('main')).toContainText('Your version: 0.9.2.0');
      const links = page.locator('main a[href*="update-authlogin"]');
      await expect(links).toHaveCount(2);
      for (const index of [0, 1]) {
        await reopen(page, address);
        // A press before the page's script would lead to the page without the version.
        await expect(links.nth(index)).toHaveAttribute('href', /[?&]ver=0\.9\.2\.0/);
        await links.nth(index).click();
        await expect(standing(page)).toHaveAttribute('data-standing', 'newer-available');
        await expect(page.locator('[data-product="login-mac"]')).toBeVisible();
        await expect(page.locator('[data-product="login-windows"]')).toBeHidden();
      }
    }
  });
});

const helpPages = ['help-authplugin', 'help-authlogin', 'update-authlogin'];

for (const name of helpPages)
  test(`links ${name} to the two other pages, with the version`, async ({ page }) => {
    const shown = '0.9.2.0 (1.0.1.0)';
    await page.goto(`/${name}/?ver=${encodeURIComponent(shown)}`);
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    for (const other of helpPages.filter((one) => one !== name)) {
      const addresses = await page
        .locator(`main a[href*="/${other}/"]`)
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href));
      expect(addresses.length, other).toBeGreaterThan(0);
      for (const address of addresses)
        expect(new URL(address).searchParams.get('ver'), address).toBe(shown);
    }
  });

for (const [name, targets] of [
  [
    'help-authplugin',
    ['/help-authplugin/#emergency', '/help-authlogin/#no-code', '/help-authplugin/#login'],
  ],
  [
    'help-authlogin',
    ['/help-authplugin/#emergency', '/help-authlogin/#no-code', '/help-authlogin/#signing-in'],
  ],
] as const)
  test(`starts ${name} with the way out for users who are locked out`, async ({ page }) => {
    await page.setViewportSize({ width: 480, height: 400 });
    await page.goto(`/${name}/`);
    const line = page.locator('main p').first();
    await expect(line).toContainText('No code? Locked out?');
    await expect(line).toBeInViewport({ ratio: 1 });
    expect(
      await line
        .locator('a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(targets);
  });

for (const [system, category] of [
  ['macos', 'mac'],
  ['windows', 'windows'],
] as const)
  test.describe(`the update page on ${system}`, () => {
    test.use({ userAgent: userAgentOn(system) });

    test('labels the sample, and links to the download for the system', async ({ page }) => {
      await page.goto('/update-authlogin/?ver=0.9.2.0');
      await expect(page.getByRole('main')).toContainText('This is a sample release.');
      const link = page.getByRole('link', { name: /^Get version/ });
      await expect(link).toHaveAttribute('href', `/provider/?category=${category}`);
      await expect(link).toHaveCSS('background-color', 'rgb(179, 39, 29)');
    });

    test('names its system, and leads to the versions for the other one', async ({ page }) => {
      const [own, other] = system === 'macos' ? ['Mac', 'Windows'] : ['Windows', 'Mac'];
      await page.goto('/update-authlogin/');
      await expect(page.getByRole('status')).toContainText(`The latest version for ${own} is`);
      await page.getByRole('link', { name: `Versions for ${other}` }).click();
      await expect(page.getByRole('status')).toContainText(`The latest version for ${other} is`);
      await expect(page.getByRole('link', { name: `Versions for ${own}` })).toBeVisible();
    });
  });
