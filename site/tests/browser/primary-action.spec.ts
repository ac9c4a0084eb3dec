import type { Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import { systems, userAgentOn } from './support/systems.ts';
import { expect, test } from './support/test.ts';

const { get } = english.catalog;

/** The primary action for visitors on each system. On Linux and unknown systems no button is the right one. */
const actions = {
  app: {
    ios: get['app-store'],
    macos: get['app-store'],
    android: get['google-play'],
    windows: get.x64,
  },
  logon: {
    ios: english.login.sendLink,
    macos: get.universal,
    android: english.login.sendLink,
    windows: get.x64,
  },
} as const;

const sizes = [
  { width: 360, height: 800 },
  { width: 800, height: 360 },
  { width: 1280, height: 800 },
];

/** Returns the labels of the links in the content with a filled red background, and the lowest edge of these links. */
async function primaryLinks(page: Page): Promise<{ labels: readonly string[]; bottom: number }> {
  return page.evaluate(() => {
    const probe = document.createElement('i');
    probe.style.color = 'var(--fill)';
    document.body.append(probe);
    const fill = getComputedStyle(probe).color;
    probe.remove();
    const filled = [...document.querySelectorAll<HTMLElement>('main a')].filter(
      (link) => link.checkVisibility() && getComputedStyle(link).backgroundColor === fill,
    );
    return {
      labels: filled.map(({ innerText }) => innerText.trim()),
      bottom: Math.max(0, ...filled.map((link) => link.getBoundingClientRect().bottom)),
    };
  });
}

for (const [name, labels] of Object.entries(actions))
  for (const [system, label] of Object.entries(labels))
    test.describe(`a browser on ${system}`, () => {
      test.use({ userAgent: userAgentOn(system as keyof typeof labels) });

      test(`shows “${label}” as the only primary action in the first view of /${name}/, before and after scripts load`, async ({
        page,
      }) => {
        await page.addInitScript(() => {
          if (!navigator.userAgent.includes('Chrome/'))
            Object.defineProperty(navigator, 'userAgentData', { value: undefined });
        });
        let loadScripts = () => {};
        const released = new Promise<void>((resolve) => (loadScripts = resolve));
        await page.route(/\.js$/, async (route) => {
          await released;
          await route.continue();
        });
        await page.goto(`/${name}/`, { waitUntil: 'commit' });
        await expect(page.getByRole('contentinfo')).toBeAttached();
        for (const size of sizes) {
          await page.setViewportSize(size);
          const { labels: shown, bottom } = await primaryLinks(page);
          expect(shown).toEqual([label]);
          expect(bottom, `${size.width} px`).toBeLessThanOrEqual(size.height);
        }
        const beforeScripts = await primaryLinks(page);
        loadScripts();
        await expect(page.locator('html')).toHaveAttribute('data-ready');
        expect(await primaryLinks(page)).toEqual(beforeScripts);
      });
    });

test.describe('a 32-bit browser on Windows', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Windows NT 10.0; rv:128.0) Gecko/20100101 Firefox/128.0' });

  test('gets the installer for x86', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'));
    for (const name of ['app', 'logon']) {
      await page.goto(`/${name}/`);
      await expect(page.locator('html')).toHaveAttribute('data-ready');
      expect((await primaryLinks(page)).labels).toEqual([get.x86]);
    }
  });
});

test.describe('Windows on ARM', () => {
  test.use({ userAgent: userAgentOn('windows') });

  test('gets the app for x64, but no login component', async ({ page }) => {
    await page.addInitScript(() => {
      const hints = { platform: 'Windows', architecture: 'arm', bitness: '64' };
      Object.defineProperty(navigator, 'userAgentData', {
        value: { ...hints, getHighEntropyValues: () => Promise.resolve(hints) },
      });
    });
    await page.goto('/app/');
    await expect(page.locator('html')).toHaveAttribute('data-architecture', 'arm64');
    expect((await primaryLinks(page)).labels).toEqual([get.x64]);
    await page.goto('/logon/');
    await expect(page.locator('html')).toHaveAttribute('data-architecture', 'arm64');
    await expect(page.getByText(english.catalog['not-for-arm']).first()).toBeVisible();
    expect((await primaryLinks(page)).labels).toEqual([]);
  });
});

for (const { name, system, userAgent } of systems.filter(({ system: one }) =>
  ['linux', 'unknown'].includes(one),
))
  test.describe(name, () => {
    test.use({ userAgent });

    test(`the apps page has no primary action, because no app is the right one (${system})`, async ({
      page,
    }) => {
      await page.goto('/app/');
      expect((await primaryLinks(page)).labels).toEqual([]);
      await expect(page.locator('nav a[data-store]:visible')).toHaveCount(3);
    });
  });
