import { expectSelectedTab, tab } from './support/appTabs.ts';
import { allPages, languages } from './support/pages.ts';
import { watchFrames } from './support/watchFrames.ts';
import { expect, test } from './support/test.ts';
import {
  expectPage,
  fetchPage,
  lengthen,
  open,
  reopen,
  scrollTo,
  scrollTop,
  waitUntilReady,
} from './support/visit.ts';

const [english, korean] = languages;

/** How far the scroll position may move when the language changes, in CSS pixels. */
const tolerance = 24;

test.describe('a browser that prefers Korean', () => {
  test.use({ locale: 'ko-KR' });

  for (const [address, target, name] of [
    ['/', '/ko-KR/', 'main'],
    ['/#/otpqr?tool=make', '/ko-KR/#/otpqr?tool=make', 'otpqr'],
    ['/server/', '/ko-KR/server/', 'server'],
    ['/?category=mac#/app', '/ko-KR/?category=mac#/app', 'app'],
  ] as const) {
    test(`is redirected from ${address} to ${target} before the first paint`, async ({
      page,
      request,
    }) => {
      const expected = await fetchPage(request, korean, name);
      const seen = await watchFrames(page);
      await page.route('**/ko-KR/**', async (route) => {
        await new Promise((done) => setTimeout(done, 300));
        await route.continue();
      });
      await page.goto(address);
      await page.waitForURL(target);
      await expectPage(page, expected, true, address);
      await expect.poll(seen).toContain(`ko-KR ${expected.heading}`);
      expect(seen().filter((text) => !text.startsWith('ko-KR'))).toEqual([]);
      expect(await page.evaluate(() => history.length)).toBe(2);
    });
  }

  test('shows the language in the address', async ({ page, request }) => {
    const expected = await fetchPage(request, english, 'server');
    for (const address of ['/?lang=en-US#/server', '/server/?lang=en-US', '/#/server?lang=en-us']) {
      await page.goto(address);
      await expectPage(page, expected, true, address);
      expect(page.url()).toContain(address);
    }
  });

  test('shows the language that the visitor chose before', async ({ page, request }) => {
    await open(page, '/ko-KR/#/server');
    await page.getByTestId('language').selectOption('en-US');
    await expect(page).toHaveURL('/#/server');
    const expected = await fetchPage(request, english, 'main');
    await reopen(page, '/');
    await expectPage(page, expected, true, '/');
    expect(new URL(page.url()).pathname).toBe('/');
    await page.goto('/ko-KR/server/');
    await expectPage(page, await fetchPage(request, korean, 'server'), true, 'server');
  });
});

test('shows Korean in an English browser if the address is Korean', async ({ page, request }) => {
  for (const address of ['/ko-KR/', '/ko-KR/#/', '/?lang=ko-KR']) {
    await reopen(page, address);
    await expectPage(page, await fetchPage(request, korean, 'main'), true, address);
  }
  await page.evaluate(() => localStorage.setItem('language', 'en-US'));
  await page.reload();
  await expectPage(page, await fetchPage(request, korean, 'main'), true, 'reloaded');
});

test("is in English if the site isn't available in the browser's language", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ locale: 'fr-FR' });
  const page = await context.newPage();
  await page.goto('/');
  await expectPage(page, await fetchPage(request, english, 'main'), true, '/');
  await context.close();
});

test('keeps page, query, and scroll position when the language changes', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 800, height: 320 });
  for (const { name } of allPages.filter(({ hasFrame }) => hasFrame)) {
    const [before, after] = await Promise.all(
      languages.map((language) => fetchPage(request, language, name)),
    );
    if (!before || !after) throw new Error(`no document for ${name}`);
    await reopen(page, `/#/${name}?category=windows&x=1%2B1`);
    await waitUntilReady(page);
    await expectPage(page, before, true, name);
    await lengthen(page);
    await scrollTo(page, 120);
    await page.getByTestId('language').selectOption('ko-KR');
    await expectPage(page, after, true, name);
    await waitUntilReady(page);
    const hash = name === 'main' ? '' : name;
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
      `/ko-KR/#/${hash}?category=windows&x=1%2B1`,
    );
    expect(Math.abs((await scrollTop(page)) - 120), name).toBeLessThan(tolerance);
    await expect(page.getByTestId('nav-qr')).toHaveText(korean.messages.shell.nav.qr);
    await expect(page.getByTestId('nav-qr')).toHaveAttribute('href', '/ko-KR/otpqr/');
    await expect(page.getByRole('contentinfo')).toContainText(korean.messages.footer.privacy);
    await page.getByTestId('language').selectOption('en-US');
    await expectPage(page, before, true, name);
    await waitUntilReady(page);
    expect(Math.abs((await scrollTop(page)) - 120), name).toBeLessThan(tolerance);
  }
});

test('keeps the scroll position of a long text when the language changes', async ({
  page,
  request,
}) => {
  for (const address of ['/privacy/', '/#/eula']) {
    await reopen(page, address);
    await waitUntilReady(page);
    await scrollTo(page, 1500);
    await page.getByTestId('language').evaluate((select) => {
      if (!(select instanceof HTMLSelectElement)) throw new Error('no select');
      select.value = 'ko-KR';
      select.dispatchEvent(new Event('change', { bubbles: true }));
    });
    const name = /privacy|eula/.exec(address)?.[0] ?? '';
    await expectPage(page, await fetchPage(request, korean, name), true, name);
    await expect(page.getByRole('main').locator('[lang=ko-KR] h2').first()).toBeVisible();
    await expect.poll(() => scrollTop(page), address).toBeGreaterThan(1500 - tolerance);
    expect(await scrollTop(page), address).toBeLessThan(1500 + tolerance);
    await page.getByTestId('language').selectOption('en-US');
    await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'en-US');
  }
});

test('keeps tool and tab when the language changes', async ({ page }) => {
  await open(page, '/otpqr/check/');
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page).toHaveURL('/ko-KR/#/otpqr?tool=check');
  await waitUntilReady(page);
  await expect(page.getByTestId('check-code')).toBeVisible();
  await page.reload();
  await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'ko-KR');
  await expect(page).toHaveURL('/ko-KR/#/otpqr?tool=check');

  await open(page, '/ko-KR/app/');
  await tab(page, 'watchos').click();
  await page.getByTestId('language').selectOption('en-US');
  await expect(page).toHaveURL('/#/app?tab=watchos');
  await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'en-US');
  await expectSelectedTab(page, 'watchos');
});

test('stores the chosen language in the address if storage is blocked', async ({
  page,
  request,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.getItem = Storage.prototype.setItem = () => {
      throw new DOMException('forbidden', 'SecurityError');
    };
  });
  await open(page, '/#/server');
  await page.getByTestId('language').selectOption('ko-KR');
  await expectPage(page, await fetchPage(request, korean, 'server'), true, 'server');
  await page.getByTestId('language').selectOption('en-US');
  await expect(page).toHaveURL('/#/server?lang=en-US');
  await page.getByTestId('theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
