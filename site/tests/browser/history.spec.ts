import type { Page } from '@playwright/test';
import { languages } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import {
  expectScreen,
  fetchDocument,
  heading,
  open,
  openCold,
  scrollTo,
  scrollTop,
  takenOver,
} from './support/visit.ts';

const [english, korean] = languages;

/** Presses a link of the header or footer without scrolling to it first, as with a keyboard. */
async function press(page: Page, name: string): Promise<void> {
  await page.locator(`:is(header, footer) a[href="/${name}/"]`).first().dispatchEvent('click');
}

/** Goes back or forward by some entries of the history, as a press on a button of the browser does. */
async function traverse(page: Page, steps: number): Promise<void> {
  // A timer, because the browser may leave the page before `evaluate` has returned.
  await page.evaluate((count) => {
    setTimeout(() => history.go(count));
  }, steps);
}

/** Scrolls, and waits until the history entry holds the position. */
async function scrollAndWait(page: Page, top: number): Promise<void> {
  await scrollTo(page, top);
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ scroll: top });
}

test('returns to page, title and scroll position by Back and Forward', async ({
  page,
  request,
}) => {
  const privacy = await fetchDocument(request, english, 'privacy');
  const server = await fetchDocument(request, english, 'server');
  const eula = await fetchDocument(request, english, 'eula');

  await open(page, '/privacy/');
  await scrollAndWait(page, 600);
  await press(page, 'server');
  await expectScreen(page, server, true, 'server');
  expect(await scrollTop(page)).toBe(0);
  await press(page, 'eula');
  await expectScreen(page, eula, true, 'eula');
  await scrollAndWait(page, 900);

  await page.goBack();
  await expectScreen(page, server, true, 'server');
  await expect(page).toHaveURL('/#/server');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.goBack();
  await expectScreen(page, privacy, true, 'privacy');
  await expect.poll(() => scrollTop(page)).toBe(600);
  await expect(page).toHaveURL('/privacy/');
  await page.goForward();
  await page.goForward();
  await expectScreen(page, eula, true, 'eula');
  await expect(page).toHaveURL('/#/eula');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('keeps the scroll position in a long text after a reload', async ({ page }) => {
  for (const address of ['/eula/', '/#/eula']) {
    await openCold(page, address);
    await takenOver(page);
    await scrollAndWait(page, 900);
    await page.reload();
    await expect.poll(() => scrollTop(page), address).toBe(900);
  }
});

test('keeps the scroll position of a page that is left again before its scripts have run', async ({
  page,
  request,
  messages,
}) => {
  const server = await fetchDocument(request, english, 'server');
  const eula = await fetchDocument(request, english, 'eula');
  await open(page, '/privacy/');
  await press(page, 'eula');
  await expectScreen(page, eula, true, 'eula');
  await takenOver(page);
  await scrollAndWait(page, 900);
  await press(page, 'server');
  await expectScreen(page, server, true, 'server');
  await traverse(page, -2);
  await expect(page).toHaveURL('/privacy/');
  await takenOver(page);

  await page.route(/\.js$/, (route) => route.abort());
  await traverse(page, 1);
  await expectScreen(page, eula, true, 'eula');
  await scrollTo(page, 100);
  await page.unrouteAll();
  messages.length = 0;
  await traverse(page, 1);
  await expectScreen(page, server, true, 'server');
  await page.goBack();
  await expectScreen(page, eula, true, 'eula');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('returns to the top by Back from a section that was typed into the address', async ({
  page,
}) => {
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

test('shows and focuses the section that the address names', async ({ page }) => {
  await page.goto('/#/help-authplugin?section=emergency');
  const section = page.locator('#emergency');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await openCold(page, '/help-authplugin/#emergency');
  await expect(section).toBeInViewport();
});

test('opens a link in a new tab and keeps this page if it is pressed with Ctrl', async ({
  page,
  context,
  request,
}) => {
  const server = await fetchDocument(request, english, 'server');
  await open(page, '/');
  const opened = context.waitForEvent('page');
  await page.getByTestId('nav-server').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expectScreen(tab, server, true, 'new tab');
  await expect(page).toHaveURL('/');
  await tab.close();
});

test('follows each hash that is typed into the address of an open page', async ({
  page,
  request,
}) => {
  await open(page, '/#/update-authlogin');
  for (const [hash, name, framed] of [
    ['#/', 'main', true],
    ['#/server', 'server', true],
    ['#/', 'main', true],
    ['#/help-authlogin', 'help-authlogin', false],
    ['#/otpqr?tool=check', 'otpqr/check', true],
    ['#/otpqr', 'otpqr', true],
    ['#/no-such-page', 'nothing-here', true],
  ] as const) {
    const expected = await fetchDocument(request, english, name);
    await page.evaluate((typed) => {
      location.hash = typed;
    }, hash);
    await expectScreen(page, expected, framed, hash);
    await takenOver(page);
    await expect(page).toHaveURL(`/${hash}`);
  }
  await page.goBack();
  await expectScreen(page, await fetchDocument(request, english, 'otpqr'), true, 'Back');
  await expect(page).toHaveURL('/#/otpqr');
});

test('shows the chosen language by Back to an address that names none', async ({ page }) => {
  await open(page, '/#/otpqr?tool=check');
  await page.locator('a[data-tool="read"]').click();
  await expect(page).toHaveURL('/#/otpqr?tool=read');
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page).toHaveURL('/ko-KR/#/otpqr?tool=read');
  await takenOver(page);
  await page.goBack();
  await expect(page).toHaveURL('/ko-KR/#/otpqr?tool=check');
  await expect(page.locator('html')).toHaveAttribute('lang', korean.tag);
  const check = page.locator('a[data-tool="check"]');
  await expect(check).toHaveText(korean.words.otpqr.tools.check);
  await expect(check).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('check-code')).toBeVisible();
  await expect(heading(page)).toHaveText(korean.words.otpqr.title);
});
