import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createRequestListener } from '../../server/createRequestListener.ts';
import { toolHeading } from './support/labFrame.ts';
import { expectSelectedTab, tabOrder } from './support/appTabs.ts';
import { Host, dist } from './support/host.ts';
import { delayScripts } from './support/watchFrames.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import {
  expectPage,
  fetchPage,
  heading,
  leave,
  reopen,
  scrollTo,
  scrollTop,
  waitUntilReady,
} from './support/visit.ts';

const [english, korean] = languages;

/** Returns a list that collects the addresses of all pages that the browser requests from now on. */
function recordPageRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requested.push(request.url());
  });
  return requested;
}

for (const { root, messages } of languages)
  test(`unknown pages under ${root} show the not-found page of this site`, async ({
    page,
    baseURL,
  }) => {
    const requested = recordPageRequests(page);
    for (const address of [
      '#//evil.example',
      '#/\\evil.example',
      '#/%2f%2fevil.example',
      '#/..',
      '#/../../evil.example',
      '#/otpqr/..//evil.example',
      '#/javascript:document.title=1',
      '?lang=//evil.example#/constructor',
    ]) {
      await leave(page);
      requested.length = 0;
      await page.goto(`${root}${address}`);
      await expect(heading(page), address).toHaveText(messages.notFound.title);
      await waitUntilReady(page);
      await expect(heading(page), address).toHaveText(messages.notFound.title);
      const { origin } = new URL(page.url());
      expect(origin, address).toBe(baseURL);
      expect(
        requested.map((url) => new URL(url).origin),
        address,
      ).toEqual(requested.map(() => origin));
      expect(requested.length, address).toBeLessThanOrEqual(3);
    }
  });

test('redirects once to language, page, and tool, and shows the hash address below the language root', async ({
  page,
  baseURL,
}) => {
  const requested = recordPageRequests(page);
  for (const [address, path, shown] of [
    ['/#/otpqr', '/otpqr/', '/#/otpqr'],
    ['/#/OTPQR/', '/otpqr/', '/#/OTPQR/'],
    ['/#/otpqr?tool=check', '/otpqr/check/', '/#/otpqr?tool=check'],
    ['/#/otpqr/check', '/otpqr/check/', '/#/otpqr/check'],
    ['/server/#/privacy', '/privacy/', '/#/privacy'],
    ['/ko-KR/server/#/app', '/ko-KR/app/', '/ko-KR/#/app'],
    [
      '/?lang=ko-KR#/otpqr?tool=check',
      '/ko-KR/otpqr/check/',
      '/ko-KR/?lang=ko-KR#/otpqr?tool=check',
    ],
    ['/?lang=ko-kr', '/ko-KR/', '/ko-KR/?lang=ko-kr'],
    ['/otpqr/?tool=check', '/otpqr/check/', '/otpqr/check/?tool=check'],
    ['/404.html#/app', '/app/', '/#/app'],
  ] as const) {
    await leave(page);
    requested.length = 0;
    await page.goto(address);
    await waitUntilReady(page);
    await expect(page, address).toHaveURL(shown);
    const paths = requested.map((url) => new URL(url).pathname);
    expect(paths, address).toEqual([new URL(address, baseURL).pathname, path]);
  }
});

test("doesn't redirect an address that already names the page", async ({ page }) => {
  const requested = recordPageRequests(page);
  for (const address of [
    '/otpqr/check/',
    '/otpqr/check/?tool=check',
    '/app/?utm_source=x',
    '/?utm_source=x#',
    '/#/',
    '/ko-KR/#/main',
    '/ko-KR/privacy/?lang=ko-KR',
    '/help-authlogin/?ver=1.0.3.0',
  ]) {
    await leave(page);
    requested.length = 0;
    await page.goto(address);
    await waitUntilReady(page);
    await expect(page, address).toHaveURL(address);
    expect(requested, address).toHaveLength(1);
  }
});

/** Returns a list that collects the path of each page that hides itself. */
async function watchHidden(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  await page.exposeFunction('reportHidden', (path: string) => hidden.push(path));
  await page.addInitScript(() => {
    const report = Reflect.get(window, 'reportHidden') as (path: string) => void;
    new MutationObserver(() => {
      if (document.documentElement?.style.display === 'none') report(location.pathname);
    }).observe(document, { attributes: true, attributeFilter: ['style'], subtree: true });
  });
  return hidden;
}

test('hides a page only while it redirects', async ({ page }) => {
  const hidden = await watchHidden(page);
  await delayScripts(page, 100);
  for (const address of ['/app/', '/app/?utm_source=x', '/?category=mac', '/otpqr/read/']) {
    await page.goto(address);
    await waitUntilReady(page);
  }
  expect(hidden).toEqual([]);
  // Delay the next page, so that the landing page can report before it is replaced.
  await page.route('**/server/', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await reopen(page, '/#/server');
  await waitUntilReady(page);
  expect(new Set(hidden)).toEqual(new Set(['/']));
});

test("shows the first page again if the next one doesn't arrive, and follows the hash after a reload", async ({
  page,
  consoleMessages,
}) => {
  // After status 204, browsers stay on the current page.
  await page.route('**/otpqr/', (route) => route.fulfill({ status: 204 }));
  await page.goto('/#/otpqr', { waitUntil: 'commit' });
  const isHidden = () => page.evaluate(() => document.documentElement.style.display === 'none');
  await expect.poll(isHidden).toBe(true);
  await expect.poll(isHidden).toBe(false);
  await page.unrouteAll();
  await page.reload();
  await waitUntilReady(page);
  await expect(heading(page)).toHaveText(toolHeading('make'));
  expect(consoleMessages.splice(0).filter((message) => !message.includes('.woff2'))).toEqual([]);
});

for (const hasStorage of [true, false])
  test(`keeps a hash address after reload and Back, ${hasStorage ? 'and its scroll position' : 'without storage'}`, async ({
    page,
  }) => {
    if (!hasStorage)
      await page.addInitScript(() => {
        const throwsOnRead = {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'sessionStorage', throwsOnRead);
        Object.defineProperty(window, 'localStorage', throwsOnRead);
      });
    await page.goto('/#/privacy');
    await waitUntilReady(page);
    await scrollTo(page, 900);
    // The page stores its position some time after the browser has scrolled.
    await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(900);
    const expectSamePage = async () => {
      await waitUntilReady(page);
      await expect(heading(page)).toHaveText(english.messages.texts.privacy);
      await expect(page).toHaveURL('/#/privacy');
      if (hasStorage) {
        await expect.poll(() => scrollTop(page)).toBe(900);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      }
    };
    await page.reload();
    await expectSamePage();
    await page.goto('about:blank');
    await page.goBack();
    await expectSamePage();
  });

/** Addresses with their language, the name of their page, and whether it has header and footer. */
const addresses = [
  ['/app/?utm_source=x', english, 'app', true],
  ['/help-authlogin/?ver=1.0.3.0', english, 'help-authlogin', false],
  ['/update-authlogin/?ver=1.0.0.0', english, 'update-authlogin', false],
  ['/?lang=ko-KR', korean, 'main', true],
  ['/#/app', english, 'app', true],
  ['/#/otpqr?tool=check', english, 'otpqr/check', true],
  ['/?category=windows#/app', english, 'app', true],
] as const;

for (const [address, language, name, hasFrame] of addresses)
  test(`${address} stays readable and shows a notice if no script loads`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    const expected = await fetchPage(request, language, name);
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(address);
    await expectPage(page, expected, hasFrame, address);
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(expected.heading.length + 100);
    await expect(page.locator('#incomplete')).toBeVisible();
    await expectPage(page, expected, hasFrame, address);
    expect(await page.getByRole('main').innerText()).toBe(text);
    consoleMessages.length = 0;
  });

test('shows the right page if the host sends the landing page for every folder', async ({
  page,
  request,
}) => {
  const host = new Host();
  await host.start();
  const serveFile = createRequestListener(dist);
  const landingPage = readFileSync(join(dist, 'index.html'));
  host.answerWith((request, response) => {
    if (/\.\w+(\?|$)/.test(request.url ?? '')) serveFile(request, response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(landingPage);
  });
  const requested = recordPageRequests(page);
  for (const [address, language, name] of [
    ['/', english, 'main'],
    ['/otpqr/check/', english, 'otpqr/check'],
    ['/server/index.html', english, 'server'],
    ['/ko-KR/app/', korean, 'app'],
    ['/#/app', english, 'app'],
    ['/ko-KR/#/otpqr?tool=read', korean, 'otpqr/read'],
    ['/privacy/?lang=ko-KR', korean, 'privacy'],
    ['/no-such-screen/', english, 'nothing-here'],
  ] as const) {
    const expected = await fetchPage(request, language, name);
    await leave(page);
    requested.length = 0;
    await page.goto(host.origin + address);
    await waitUntilReady(page);
    await expectPage(page, expected, true, address);
    expect(requested.length, address).toBeLessThanOrEqual(3);
  }
  await host.stop();
});

test.describe('a Korean visitor', () => {
  test.use({ locale: 'ko-KR' });

  test('reaches the Korean page of a hash address by one redirect', async ({ page, request }) => {
    const expected = await fetchPage(request, korean, 'otpqr');
    const requested = recordPageRequests(page);
    await page.goto('/#/otpqr');
    await expectPage(page, expected, true, '/#/otpqr');
    await waitUntilReady(page);
    await expect(page).toHaveURL('/ko-KR/#/otpqr');
    expect(requested.map((url) => new URL(url).pathname)).toEqual(['/', '/ko-KR/otpqr/']);
  });
});

/** Returns the ids of the tabs that look selected. */
function tabsThatLookSelected(page: Page): Promise<readonly (string | undefined)[]> {
  return page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => getComputedStyle(tab).borderBottomColor !== 'rgba(0, 0, 0, 0)')
        .map(({ dataset }) => dataset['tab']),
    );
}

test('orders the tabs by the category in the query before the first paint', async ({ page }) => {
  await delayScripts(page, 300);
  await page.goto('/?category=windows#/app', { waitUntil: 'commit' });
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  const before = await tabOrder(page);
  expect(before).toBe('windows android ios macos ios-widget watchos');
  expect(await tabsThatLookSelected(page)).toEqual(['windows']);
  await waitUntilReady(page);
  await expectSelectedTab(page, 'windows');
  expect(await tabOrder(page)).toBe(before);
  expect(await tabsThatLookSelected(page)).toEqual(['windows']);
});
