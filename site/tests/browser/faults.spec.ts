import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import korean from '../../src/locales/ko-KR.json' with { type: 'json' };
import { createRequestListener } from '../../server/createRequestListener.ts';
import { toolHeading } from './support/labFrame.ts';
import { expectSelectedTab, tab } from './support/appTabs.ts';
import { codeAt } from './support/codes.ts';
import { pagePath, allPages } from './support/pages.ts';
import { Host, dist } from './support/host.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/makeNextVersion.ts';
import { sampleSecret } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { heading, open, reopen, waitUntilReady } from './support/visit.ts';

const host = new Host();
test.beforeEach(async () => {
  host.deploy(dist);
  await host.start();
});
test.afterEach(() => host.stop());

/** Cuts every connection that requests a script. */
function cutScripts(): void {
  const serveFile = createRequestListener(dist);
  host.answerWith((request, response) => {
    if (request.url?.endsWith('.js')) request.socket.destroy();
    else serveFile(request, response);
  });
}

for (const address of ['/otpqr/', '/#/otpqr', '/ko-KR/#/privacy'])
  test(`${address} shows its text and a notice if its scripts don't load, and recovers with the notice's button`, async ({
    page,
    consoleMessages,
  }) => {
    cutScripts();
    await page.goto(host.origin + address);
    const notice = page.getByRole('alert');
    await expect(notice).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(heading(page)).toBeVisible();
    host.deploy(dist);
    await notice.getByRole('button').click();
    await expect(page.locator('html')).toHaveAttribute('data-ready');
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('#incomplete')).toBeHidden();
    consoleMessages.length = 0;
  });

test("shows a notice with a button instead of a tool whose script doesn't load", async ({
  page,
  consoleMessages,
}) => {
  await open(page, `${host.origin}/otpqr/`);
  cutScripts();
  const link = page.locator('a[data-tool="read"]');
  await link.hover();
  await expect(page.locator('#incomplete')).toBeHidden();
  await link.click();
  const failure = page.getByRole('main').getByRole('alert');
  await expect(failure).toContainText(english.loadFailure.title);
  await expect(heading(page)).toHaveText(`${english.otpqr.name}: ${english.otpqr.tools.read}`);
  host.deploy(dist);
  await failure.getByRole('button', { name: english.loadFailure.again }).click();
  await expect(page.getByTestId('read-text')).toBeVisible();
  await expect(page).toHaveURL(`${host.origin}/#/otpqr?tool=read`);
  consoleMessages.length = 0;
});

/** Answers requests for these scripts with 404, even if the browser has cached them. */
async function dropScripts(page: Page, paths: readonly (string | null)[]): Promise<void> {
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    (route) => route.fulfill({ status: 404 }),
  );
}

test('shows the text of every page, and a notice, if the scripts of its islands are missing', async ({
  page,
  consoleMessages,
}) => {
  for (const { name, hasFrame } of allPages) {
    await reopen(page, `${host.origin}${pagePath('/', name)}`);
    const title = (await heading(page).textContent()) ?? '';
    const islands = await page
      .locator('astro-island')
      .evaluateAll((all) => all.map((island) => island.getAttribute('component-url')));
    await dropScripts(page, islands);
    await reopen(page, `${host.origin}/#/${name}`);
    await expect(heading(page), name).toHaveText(title);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(page.locator('#incomplete'), name).toBeVisible({ visible: islands.length > 0 });
    await expect(page.getByRole('banner'), name).toHaveCount(hasFrame ? 1 : 0);
    await expect(heading(page), name).toHaveText(title);
    await page.unrouteAll();
  }
  consoleMessages.length = 0;
});

test('keeps the other islands working if the script of one island is missing', async ({
  page,
  consoleMessages,
}) => {
  const address = `${host.origin}/app/`;
  await page.goto(address);
  const island = page.locator('astro-island', { has: page.getByTestId('verify-file') }).first();
  await dropScripts(page, [await island.getAttribute('component-url')]);
  await reopen(page, address);
  await waitUntilReady(page);
  await expect(page.locator('#incomplete')).toBeVisible();
  await page.locator('[data-visitor] select').selectOption('android');
  await expect(page).toHaveURL(`${host.origin}/#/app?category=android`);
  await tab(page, 'watchos').click();
  await expectSelectedTab(page, 'watchos');
  consoleMessages.length = 0;
});

test('requests missing messages only once, and shows the rest of the page with a notice', async ({
  page,
  consoleMessages,
}) => {
  const serveFile = createRequestListener(dist);
  const requested: string[] = [];
  host.answerWith((request, response) => {
    if (/\/messages_en-US_(check-more|verdict)\./.test(request.url ?? '')) {
      requested.push(request.url ?? '');
      response.writeHead(404).end();
    } else serveFile(request, response);
  });
  await open(page, `${host.origin}/otpqr/check/`);
  await page.getByTestId('fold-apps').locator('summary').click();
  await expect(page.locator('#incomplete')).toBeVisible();
  await expect(page.getByTestId('check-code')).toBeVisible();
  await open(page, `${host.origin}/app/`);
  await page.getByTestId('verify-file').setInputFiles('package.json');
  await expect(page.locator('#incomplete')).toBeVisible();
  await expect(page.getByTestId('verify-file')).toBeAttached();
  expect(requested).toHaveLength(2);
  consoleMessages.length = 0;
});

test('shows a new version after a click on a link, and offers it in an open lab', async ({
  page,
  consoleMessages,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  await makeNextVersion(folder);
  await open(page, `${host.origin}/`);
  host.deploy(folder);
  await page.getByTestId('nav-qr').click();
  await expect(page.locator('html[data-ready]')).toHaveAttribute('data-next');
  await expect(heading(page)).toHaveText(toolHeading('make'));

  host.deploy(dist);
  await open(page, `${host.origin}/otpqr/`);
  await expect(page.locator('html')).not.toHaveAttribute('data-next');
  host.deploy(folder);
  await page.locator('a[data-tool="read"]').click();
  await page.getByRole('main').getByRole('button', { name: english.loadFailure.again }).click();
  await expect(page.locator('html[data-ready]')).toHaveAttribute('data-next');
  await expect(page.getByTestId('read-text')).toBeVisible();
  rmSync(folder, { recursive: true });
  consoleMessages.length = 0;
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('keeps pages and menus working when storage is full', async ({ page, consoleMessages }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: host.origin,
      quotaSize: 20_000,
    });
    await open(page, `${host.origin}/`);
    for (const [link, title] of [
      ['nav-server', english.server.title],
      ['nav-qr', english.otpqr.title],
    ] as const) {
      await page.getByTestId(link).click();
      await expect(page).toHaveTitle(new RegExp(title));
      await waitUntilReady(page);
    }
    await page.getByTestId('theme').selectOption('dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('#incomplete')).toBeHidden();
    consoleMessages.length = 0;
  });
});

test('the site works without storage, cookies, and the service worker', async ({
  page,
  consoleMessages,
}) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDocumentCookieDisabled', { disabled: true });
  await page.addInitScript(() => {
    const throwsOnRead = {
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', throwsOnRead);
    Object.defineProperty(window, 'sessionStorage', throwsOnRead);
    Object.defineProperty(window, 'caches', throwsOnRead);
  });
  await open(page, `${host.origin}/`);
  await page.getByTestId('theme').selectOption('dark');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  await page.getByTestId('nav-qr').click();
  await expect(heading(page)).toHaveText(toolHeading('make', korean));
  await waitUntilReady(page);
  expect(consoleMessages).toEqual([]);
});

for (const years of [-1, 1])
  test(`shows the code for the time of the device when its clock is wrong by ${years} year`, async ({
    page,
  }) => {
    const unixSeconds = 1_800_000_010 + years * 31_536_000;
    await page.clock.setFixedTime(unixSeconds * 1000);
    const maker = new Maker(page);
    await page.goto(`${host.origin}/otpqr/`);
    await maker.issuer.fill('Clock');
    await expect(maker.uri).toHaveText(/Clock/);
    await expect
      .poll(() => maker.digits(maker.code))
      .toBe(codeAt({ secret: sampleSecret }, unixSeconds));
    await expect(page.locator('#incomplete')).toBeHidden();
  });
