import type { Locator, Page } from '@playwright/test';
import { everySecond } from '@otp-lab/otp/testing';
import { languages } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading } from './support/visit.ts';

const texts = ['privacy', 'eula', 'help-authplugin', 'help-authlogin'] as const;

/** The links of a text to its own sections. */
const sectionLinks = (page: Page, path: string) =>
  page.getByRole('main').locator(`a[href^="${path}#"]`);

/** Waits until the page answers. */
async function ready(page: Page): Promise<void> {
  await expect(page.locator('html[data-ready]')).toBeAttached();
}

/** Waits until an element is at the top of the window, or as far up as the end of the page allows. */
async function expectArrived(page: Page, id: string): Promise<void> {
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

/** The ways to a text below the root of a language. */
const arrivals = {
  document: async (page: Page, root: string, name: string) => {
    await page.goto(`${root}${name}/`);
  },
  hash: async (page: Page, root: string, name: string) => {
    await page.goto(`${root}#/${name}`);
  },
  'typed hash': async (page: Page, root: string, name: string) => {
    await page.goto(`${root}server/`);
    await ready(page);
    const before = await heading(page).textContent();
    await page.evaluate((hash) => {
      location.hash = hash;
    }, `#/${name}`);
    await expect(heading(page)).not.toHaveText(before ?? '');
  },
};

const presses = {
  mouse: (link: Locator) => link.click(),
  Enter: (link: Locator) => link.press('Enter'),
  touch: (link: Locator) => link.tap(),
};

test.use({ hasTouch: true });

for (const { tag, root } of languages)
  for (const [row, name] of texts.entries())
    test(`${name}: follows each link to a section at the first press (${tag})`, async ({
      page,
    }) => {
      for (const [column, [way, arrive]] of Object.entries(arrivals).entries())
        for (const [index, press] of everySecond(
          [...Object.values(presses).entries()],
          row + column,
        )) {
          await page.goto('about:blank');
          await arrive(page, root, name);
          await ready(page);
          const links = sectionLinks(page, `${root}${name}/`);
          const link = links.nth(index + 1);
          const target = await targetOf(link);
          const entries = await page.evaluate(() => history.length);
          await press(link);
          await expectArrived(page, target);
          expect(await focusedId(page)).toBe(target);
          await expect(page).toHaveURL(
            way === 'document' ? `${root}${name}/#${target}` : `${root}#/${name}?section=${target}`,
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
        await expectArrived(page, target);
        expect(await focusedId(page)).toBe(target);
      }
    });

test('shows the section in a new tab, and after a reload', async ({ page, context }) => {
  await page.goto('/#/help-authplugin');
  await ready(page);
  const link = sectionLinks(page, '/help-authplugin/').filter({ hasText: 'Emergency' }).first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  const other = await opened;
  await ready(other);
  await expectArrived(other, 'emergency');
  await other.close();
  await link.click();
  await expectArrived(page, 'emergency');
  await page.reload();
  await ready(page);
  await expectArrived(page, 'emergency');
});

test('shows the section with reduced motion, too', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/#/help-authlogin');
  await ready(page);
  await sectionLinks(page, '/help-authlogin/').last().click();
  await expectArrived(page, 'version');
});

test('moves focus to the content by the skip link, and keeps the address', async ({ page }) => {
  for (const address of ['/server/', '/#/privacy', '/#/otpqr?tool=check']) {
    await page.goto('about:blank');
    await page.goto(address);
    await ready(page);
    const { href } = new URL(page.url());
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await focusedId(page), address).toBe('main');
    expect(page.url()).toBe(href);
  }
});

const tabbed = [
  ['app', 'android'],
  ['provider', 'mac'],
] as const;

for (const [name, id] of tabbed)
  test(`${name}: selects a tab by every kind of press, and in a new browser tab`, async ({
    page,
    context,
  }) => {
    const tab = (one: Page, which: string) => one.locator(`[role="tab"][data-tab="${which}"]`);
    for (const arrive of Object.values(arrivals))
      for (const press of [presses.mouse, presses.touch]) {
        await page.goto('about:blank');
        await arrive(page, '/', name);
        await ready(page);
        await expect(tab(page, id)).toHaveAttribute('href', `/${name}/#panel-${id}`);
        await press(tab(page, id));
        await expect(tab(page, id)).toHaveAttribute('aria-selected', 'true');
        await expect(page).toHaveURL(new RegExp(`#/${name}\\?.*tab=${id}`));
      }
    const opened = context.waitForEvent('page');
    await tab(page, 'windows').click({ modifiers: ['ControlOrMeta'] });
    const other = await opened;
    await ready(other);
    await expect(tab(other, 'windows')).toHaveAttribute('aria-selected', 'true');
    await expect(other.locator('#panel-windows')).toBeVisible();
    await expect(other.getByRole('tabpanel')).toHaveCount(1);
  });

test('has the path of the page in every link to a section', async ({ page }) => {
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
    await page.goto('about:blank');
    await page.goto(`/#/${name}`);
    await ready(page);
    const bare = await page
      .locator('a[href^="#"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(bare, name).toEqual(bare.filter((href) => href === '#main'));
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('follows links to sections and tabs', async ({ page }) => {
    for (const name of texts) {
      await page.goto(`/${name}/`);
      const link = sectionLinks(page, `/${name}/`).nth(2);
      const target = await targetOf(link);
      await link.click();
      await expect(page.locator(`#${target}`)).toBeInViewport();
    }
    for (const [name, id] of tabbed) {
      await page.goto(`/${name}/`);
      await page.locator(`#tab-${id}`).click();
      await expect(page.locator(`#panel-${id}`)).toBeInViewport();
    }
  });
});

test('shows neither header nor footer for a hash that begins with help- or update-', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver(() => {
      const frame = [...document.querySelectorAll('#root > header, #root > footer')];
      Reflect.set(
        window,
        'framed',
        frame.some((one) => one.checkVisibility()),
      );
    }).observe({ type: 'paint', buffered: true });
  });
  for (const hash of ['#/help-foo', '#/help-', '#/update-foo', '#/HELP-Foo', '#/help-authlogin']) {
    for (const root of ['/', '/ko-KR/']) {
      await page.goto('about:blank');
      await page.goto(`${root}${hash}`);
      await expect(heading(page)).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => Reflect.get(window, 'framed') as unknown), {
          message: hash,
        })
        .toBe(false);
    }
  }
  await page.goto('/#/server');
  await ready(page);
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
