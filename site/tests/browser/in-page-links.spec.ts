import type { Locator, Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, leave, reopen, waitUntilReady } from './support/visit.ts';

const texts = ['privacy', 'eula', 'help-authplugin', 'help-authlogin'] as const;

/** Returns the links of a text to its own sections. */
const sectionLinks = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href^="${path}#"]`);

/** Waits until the page has scrolled to an element, or to the end of the page if the element is close to it. */
async function expectScrolledTo(page: Page, id: string): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate((wanted) => {
          const top = document.getElementById(wanted)?.getBoundingClientRect().top ?? Number.NaN;
          const end = document.documentElement.scrollHeight - innerHeight - scrollY;
          return top >= -1 && (top < 40 || (end < 2 && top < innerHeight));
        }, id),
      { message: id },
    )
    .toBe(true);
}

const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id);

async function targetOf(link: Locator): Promise<string> {
  return ((await link.getAttribute('href')) ?? '').split('#')[1] ?? '';
}

/** Ways to open a text in a language. */
const waysToOpen = {
  path: async (page: Page, root: string, name: string) => {
    await page.goto(`${root}${name}/`);
  },
  hash: async (page: Page, root: string, name: string) => {
    await page.goto(`${root}#/${name}`);
  },
  'typed hash': async (page: Page, root: string, name: string) => {
    await page.goto(`${root}server/`);
    await waitUntilReady(page);
    const before = await heading(page).textContent();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${name}`);
    await expect(heading(page)).not.toHaveText(before ?? '');
  },
};

/** Ways to activate a link. */
const activations = {
  mouse: (link: Locator) => link.click(),
  Enter: (link: Locator) => link.press('Enter'),
  touch: (link: Locator) => link.tap(),
};

test.use({ hasTouch: true });

for (const { tag, root } of languages)
  for (const [row, name] of texts.entries())
    test(`${name}: follows each link to a section at the first click, key press, or tap (${tag})`, async ({
      page,
    }) => {
      for (const [column, [way, openText]] of Object.entries(waysToOpen).entries())
        for (const [index, activate] of everySecond(
          [...Object.values(activations).entries()],
          row + column,
        )) {
          await leave(page);
          await openText(page, root, name);
          await waitUntilReady(page);
          const links = sectionLinks(page, `${root}${name}/`);
          const link = links.nth(index + 1);
          const target = await targetOf(link);
          const entries = await page.evaluate(() => history.length);
          await activate(link);
          await expectScrolledTo(page, target);
          expect(await focusedId(page)).toBe(target);
          await expect(page).toHaveURL(
            way === 'path' ? `${root}${name}/#${target}` : `${root}#/${name}?section=${target}`,
          );
          expect(await page.evaluate(() => history.length)).toBe(entries + 1);
        }
      await expect(page.getByTestId('contents')).toBeVisible();
      const links = sectionLinks(page, `${root}${name}/`);
      const count = await links.count();
      expect(count).toBeGreaterThan(4);
      for (let index = 0; index < count; index += 1) {
        const target = await targetOf(links.nth(index));
        await links.nth(index).click();
        await expectScrolledTo(page, target);
        expect(await focusedId(page)).toBe(target);
      }
    });

test('scrolls to the section in a new tab and after a reload', async ({ page, context }) => {
  await page.goto('/#/help-authplugin');
  await waitUntilReady(page);
  const link = sectionLinks(page, '/help-authplugin/').filter({ hasText: 'Emergency' }).first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await waitUntilReady(other);
  await expectScrolledTo(other, 'emergency');
  await other.close();
  await link.click();
  await expectScrolledTo(page, 'emergency');
  await page.reload();
  await waitUntilReady(page);
  await expectScrolledTo(page, 'emergency');
});

test('scrolls to the section with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/help-authlogin');
  await waitUntilReady(page);
  await sectionLinks(page, '/help-authlogin/').filter({ hasText: 'Your version' }).click();
  await expectScrolledTo(page, 'version');
});

test('moves focus to the content with the skip link, and keeps the address', async ({ page }) => {
  for (const address of ['/server/', '/#/privacy', '/#/otpqr?tool=check']) {
    await reopen(page, address);
    await waitUntilReady(page);
    const { href } = new URL(page.url());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusedId(page), address).toBe('main');
    expect(page.url()).toBe(href);
  }
});

/** Pages with tabs, each with the id of a tab. */
const pagesWithTabs = [
  ['app', 'android'],
  ['provider', 'mac'],
] as const;

for (const [name, id] of pagesWithTabs)
  test(`${name}: selects a tab by click and tap, and opens it in a new browser tab`, async ({
    page,
    context,
  }) => {
    const tab = (shownPage: Page, tabId: string) =>
      shownPage.locator(`[role="tab"][data-tab="${tabId}"]`);
    for (const openText of Object.values(waysToOpen))
      for (const activate of [activations.mouse, activations.touch]) {
        await leave(page);
        await openText(page, '/', name);
        await waitUntilReady(page);
        await expect(tab(page, id)).toHaveAttribute('href', `/${name}/#panel-${id}`);
        await activate(tab(page, id));
        await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
        await expect(page).toHaveURL(new RegExp(`#/${name}\\?.*tab=${id}`));
      }
    const opened = context.waitForEvent('page');
    await tab(page, 'windows').click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await waitUntilReady(other);
    await expect(tab(other, 'windows')).toHaveAttribute('aria-selected', 'true');
    await expect(other.locator('#panel-windows')).toBeVisible();
    await expect(other.getByRole('tabpanel')).toHaveCount(1);
  });

test('includes the path of the page in every link to a section', async ({ page }) => {
  for (const name of [
    ...texts,
    'app',
    'provider',
    'server',
    'otpqr',
    'vectors',
    'update-authlogin',
    '',
  ]) {
    await reopen(page, `/#/${name}`);
    await waitUntilReady(page);
    const hashOnly = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(hashOnly, name).toEqual(hashOnly.filter((href) => href === '#main'));
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('follows links to sections and tabs', async ({ page }) => {
    for (const name of texts) {
      await page.goto(`/${name}/`);
      const link = sectionLinks(page, `/${name}/`).nth(2);
      const target = await targetOf(link);
      await link.click();
      await expect(page.locator(`#${target}`)).toBeInViewport();
    }
    for (const [name, id] of pagesWithTabs) {
      await page.goto(`/${name}/`);
      await page.locator(`#tab-${id}`).click();
      await expect(page.locator(`#panel-${id}`)).toBeInViewport();
    }
  });
});

test('a hash that begins with help- or update- never shows header and footer', async ({ page }) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const frame = [...document.querySelectorAll('#root > header, #root > footer')];
      Reflect.set(
        window,
        'isFrameVisible',
        frame.some((element) => element.checkVisibility()),
      );
    }).observe({ type: 'paint', buffered: true });
  });
  for (const hash of ['#/help-foo', '#/help-', '#/update-foo', '#/HELP-Foo', '#/help-authlogin']) {
    for (const root of ['/', '/ko-KR/']) {
      await reopen(page, `${root}${hash}`);
      await expect(heading(page)).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'isFrameVisible') as unknown), {
          message: hash,
        })
        .toBe(false);
    }
  }
  await page.goto('/#/server');
  await waitUntilReady(page);
  for (const [hash, count] of [
    ['#/help-foo', 0],
    ['#/privacy', 1],
    ['#/Update-', 0],
  ] as const) {
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
    await expect(page.getByRole('banner'), hash).toHaveCount(count);
    await expect(page.getByRole('contentinfo'), hash).toHaveCount(count);
  }
});
