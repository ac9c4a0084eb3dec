import type { Page } from '@playwright/test';
import { toolHeading } from './support/labFrame.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import {
  expectPage,
  fetchPage,
  heading,
  open,
  reopen,
  scrollTo,
  scrollTop,
  waitUntilReady,
} from './support/visit.ts';

const [english, korean] = languages;

/** Clicks a link of the header or footer without scrolling to it first. */
async function follow(page: Page, name: string): Promise<void> {
  await page.locator(`:is(header, footer) a[href="/${name}/"]`).first().dispatchEvent('click');
}

/** Goes back or forward by some entries of the history. */
async function traverse(page: Page, steps: number): Promise<void> {
  // Use a timer, because the browser may leave the page before `evaluate` returns.
  await page.evaluate((count) => {
    setTimeout(() => history.go(count));
  }, steps);
}

/** Scrolls, and waits until the page has stored the position in the history entry. */
async function scrollAndWait(page: Page, top: number): Promise<void> {
  await waitUntilReady(page);
  await scrollTo(page, top);
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ scroll: top });
}

test('restores page, title, and scroll position after Back and Forward', async ({
  page,
  request,
}) => {
  const privacy = await fetchPage(request, english, 'privacy');
  const server = await fetchPage(request, english, 'server');
  const eula = await fetchPage(request, english, 'eula');

  await open(page, '/privacy/');
  await scrollAndWait(page, 600);
  await follow(page, 'server');
  await expectPage(page, server, true, 'server');
  expect(await scrollTop(page)).toBe(0);
  await follow(page, 'eula');
  await expectPage(page, eula, true, 'eula');
  await scrollAndWait(page, 900);

  await page.goBack();
  await expectPage(page, server, true, 'server');
  await expect(page).toHaveURL('/#/server');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expectPage(page, privacy, true, 'privacy');
  await expect.poll(() => scrollTop(page)).toBe(600);
  await expect(page).toHaveURL('/privacy/');
  await page.goForward();
  await page.goForward();
  await expectPage(page, eula, true, 'eula');
  await expect(page).toHaveURL('/#/eula');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('keeps the scroll position of a long text after a reload', async ({ page }) => {
  for (const address of ['/eula/', '/#/eula']) {
    await reopen(page, address);
    await waitUntilReady(page);
    await scrollAndWait(page, 900);
    await page.reload();
    await expect.poll(() => scrollTop(page), address).toBe(900);
  }
});

test('keeps the scroll position of a page that is left before its scripts have run', async ({
  page,
  request,
  consoleMessages,
}) => {
  const server = await fetchPage(request, english, 'server');
  const eula = await fetchPage(request, english, 'eula');
  await open(page, '/privacy/');
  await follow(page, 'eula');
  await expectPage(page, eula, true, 'eula');
  await waitUntilReady(page);
  await scrollAndWait(page, 900);
  await follow(page, 'server');
  await expectPage(page, server, true, 'server');
  await traverse(page, -2);
  await expect(page).toHaveURL('/privacy/');
  await waitUntilReady(page);

  await page.route(/\.js$/, (route) => route.abort());
  await traverse(page, 1);
  await expectPage(page, eula, true, 'eula');
  await scrollTo(page, 100);
  await page.unrouteAll();
  await traverse(page, 1);
  await expectPage(page, server, true, 'server');
  await page.goBack();
  await expectPage(page, eula, true, 'eula');
  await expect.poll(() => scrollTop(page)).toBe(900);
  // The browser reports the aborted scripts, sometimes late.
  consoleMessages.length = 0;
});

test('returns to the top after Back from a section in a typed address', async ({ page }) => {
  await open(page, '/privacy/');
  await page.evaluate(() => {
    location.hash = 'rights';
  });
  await expect(page.locator('#rights')).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/privacy/');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goForward();
  await expect(page.locator('#rights')).toBeInViewport();
});

test('scrolls to the section in the address and focuses it', async ({ page }) => {
  await page.goto('/#/help-authplugin?section=emergency');
  const section = page.locator('#emergency');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await reopen(page, '/help-authplugin/#emergency');
  await expect(section).toBeInViewport();
});

test('opens a link in a new tab on Ctrl+click, and stays on the page', async ({
  page,
  context,
  request,
}) => {
  const server = await fetchPage(request, english, 'server');
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page.getByTestId('nav-server').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expectPage(tab, server, true, 'new tab');
  await expect(page).toHaveURL('/');
  await tab.close();
});

test('follows each hash that is typed into the address bar', async ({ page, request }) => {
  await open(page, '/#/update-authlogin');
  for (const [hash, name, hasFrame] of [
    ['#/', 'main', true],
    ['#/server', 'server', true],
    ['#/', 'main', true],
    ['#/help-authlogin', 'help-authlogin', false],
    ['#/otpqr?tool=check', 'otpqr/check', true],
    ['#/otpqr', 'otpqr', true],
    ['#/no-such-page', 'nothing-here', true],
  ] as const) {
    const expected = await fetchPage(request, english, name);
    await page.evaluate((typed) => {
      location.hash = typed;
    }, hash);
    await expectPage(page, expected, hasFrame, hash);
    await waitUntilReady(page);
    await expect(page).toHaveURL(`/${hash}`);
  }
  await page.goBack();
  await expectPage(page, await fetchPage(request, english, 'otpqr'), true, 'Back');
  await expect(page).toHaveURL('/#/otpqr');
});

test('keeps the chosen language after Back to an address without a language', async ({ page }) => {
  await open(page, '/#/otpqr?tool=check');
  await page.locator('a[data-tool="read"]').click();
  await expect(page).toHaveURL('/#/otpqr?tool=read');
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page).toHaveURL('/ko-KR/#/otpqr?tool=read');
  await waitUntilReady(page);
  await page.goBack();
  await expect(page).toHaveURL('/ko-KR/#/otpqr?tool=check');
  await expect(page.locator('html')).toHaveAttribute('lang', korean.tag);
  const check = page.locator('a[data-tool="check"]');
  await expect(check).toHaveText(korean.messages.otpqr.tools.check);
  await expect(check).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('check-code')).toBeVisible();
  await expect(heading(page)).toHaveText(toolHeading('check', korean.messages));
});
