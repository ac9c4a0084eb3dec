import type { Page } from '@playwright/test';
import { languages } from './support/screens.ts';
import { delayScripts } from './support/paint.ts';
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

/** Follows a link without scrolling to it first, as a keyboard user or a sticky header would. */
async function follow(page: Page, testId: string): Promise<void> {
  await page.getByTestId(testId).dispatchEvent('click');
}

test('back and forward bring screen, focus and scroll back', async ({ page, request }) => {
  const privacy = await fetchDocument(request, english, 'privacy');
  const server = await fetchDocument(request, english, 'server');
  const eula = await fetchDocument(request, english, 'eula');

  await open(page, '/privacy/');
  await scrollTo(page, 600);
  await follow(page, 'nav-server');
  await expectScreen(page, server, true, 'server');
  await expect.poll(() => scrollTop(page)).toBe(0);
  await page.getByRole('contentinfo').locator('a[href$="eula"]').dispatchEvent('click');
  await expectScreen(page, eula, true, 'eula');
  await expect(heading(page)).toBeFocused();
  await scrollTo(page, 900);

  await page.goBack();
  await expectScreen(page, server, true, 'server');
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expectScreen(page, privacy, true, 'privacy');
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(600);
  await expect(page).toHaveURL('/privacy/');
  await page.goForward();
  await page.goForward();
  await expectScreen(page, eula, true, 'eula');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('a reload keeps the place in a long text', async ({ page }) => {
  for (const address of ['/eula/', '/#/eula']) {
    await openCold(page, address);
    await takenOver(page);
    await scrollTo(page, 900);
    // The entry learns of it with the next frame.
    await expect
      .poll(() => page.evaluate(() => history.state as unknown))
      .toMatchObject({ scroll: 900 });
    await page.reload();
    await expect.poll(() => scrollTop(page), address).toBe(900);
  }
});

test('what is passed while it is being loaded keeps its place', async ({ page, request }) => {
  const server = await fetchDocument(request, english, 'server');
  const eula = await fetchDocument(request, english, 'eula');
  await open(page, '/privacy/');
  await page.getByRole('contentinfo').locator('a[href$="eula"]').dispatchEvent('click');
  await expectScreen(page, eula, true, 'eula');
  await scrollTo(page, 900);
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ scroll: 900 });
  await follow(page, 'nav-server');
  await expectScreen(page, server, true, 'server');
  await page.evaluate(() => history.go(-2));
  await expect(page).toHaveURL('/privacy/');
  await page.reload();
  await takenOver(page);
  await delayScripts(page, 800);
  await page.evaluate(() => history.forward());
  await page.waitForTimeout(100);
  await scrollTo(page, 100);
  await page.waitForTimeout(200);
  await page.evaluate(() => history.forward());
  await expectScreen(page, server, true, 'server');
  await page.goBack();
  await expectScreen(page, eula, true, 'eula');
  await expect.poll(() => scrollTop(page)).toBe(900);
});

test('back from a section that was typed into the address leads to where one was', async ({
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

test('a section that the address names is shown and focused', async ({ page }) => {
  await page.goto('/#/help-authplugin?section=emergency');
  const section = page.locator('#emergency');
  await expect(section).toBeFocused();
  await expect(section).toBeInViewport();
  await openCold(page, '/help-authplugin/#emergency');
  await expect(section).toBeInViewport();
});

test('a link pressed with a modifier or to another place is left to the browser', async ({
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

test('the last of several quick choices is what is shown', async ({ page, request }) => {
  const generator = await fetchDocument(request, english, 'otpqr');
  await open(page, '/');
  await page.route(/server.*\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, 400));
    await route.continue();
  });
  await page.getByTestId('nav-server').click();
  await page.getByTestId('nav-qr').click();
  await expectScreen(page, generator, true, 'otpqr');
  await page.waitForLoadState('networkidle');
  await expectScreen(page, generator, true, 'otpqr');
  await expect(page).toHaveURL('/#/otpqr');
});

test('a screen whose files do not arrive says so and can be asked for again', async ({
  page,
  request,
  messages,
}) => {
  const server = await fetchDocument(request, english, 'server');
  const { failure } = english.words.shell;
  await open(page, '/');
  await page.route(/words\/.*\/server\.js$/, (route) => route.abort());
  await page.getByTestId('nav-server').click();
  await expect(heading(page)).toHaveText(failure.title);
  await page.unrouteAll();
  await page.getByRole('button', { name: failure.again }).click();
  await expectScreen(page, server, true, 'server');
  const said = messages.splice(0);
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
});

test('going back to another tool in another language shows it', async ({ page }) => {
  await open(page, '/#/otpqr?tool=check');
  await page.locator('a[data-tool="read"]').click();
  await expect(page).toHaveURL('/#/otpqr?tool=read');
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page.locator('html')).toHaveAttribute('lang', korean.tag);
  await page.goBack();
  await expect(page.locator('html')).toHaveAttribute('lang', english.tag);
  const check = page.locator('a[data-tool="check"]');
  await expect(check).toHaveText(english.words.otpqr.tools.check);
  await expect(check).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
});
