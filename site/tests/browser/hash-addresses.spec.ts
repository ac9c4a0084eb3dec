import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerFrom } from '../../server/answerFrom.ts';
import { expectSelected, shownTabs } from './support/appTabs.ts';
import { Host, dist } from './support/host.ts';
import { delayScripts } from './support/paint.ts';
import { languages } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import {
  expectScreen,
  fetchDocument,
  heading,
  openCold,
  scrollTo,
  scrollTop,
} from './support/visit.ts';

const [english, korean] = languages;

/** The addresses of the pages that the browser requests from now on. */
function recordPages(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url());
  });
  return asked;
}

const ready = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-ready');

for (const { root, words } of languages)
  test.describe(`an unknown name under ${root}`, () => {
    for (const address of [
      '#//evil.example',
      '#/\\evil.example',
      '#/%2f%2fevil.example',
      '#/..',
      '#/../../evil.example',
      '#/otpqr/..//evil.example',
      '#/javascript:document.title=1',
      '?lang=//evil.example#/constructor',
    ])
      test(`${address} shows the not-found page of this site`, async ({ page, baseURL }) => {
        const asked = recordPages(page);
        await openCold(page, `${root}${address}`);
        await expect(heading(page)).toHaveText(words.notFound.title);
        await ready(page);
        await expect(heading(page)).toHaveText(words.notFound.title);
        const { origin } = new URL(page.url());
        expect(origin).toBe(baseURL);
        expect(asked.map((url) => new URL(url).origin)).toEqual(asked.map(() => origin));
        expect(asked.length).toBeLessThanOrEqual(3);
      });
  });

test('reaches language, page and tool by one redirect, and shows the hash address at its root', async ({
  page,
  baseURL,
}) => {
  const asked = recordPages(page);
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
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(address);
    await ready(page);
    await expect(page, address).toHaveURL(shown);
    const paths = asked.map((url) => new URL(url).pathname);
    expect(paths, address).toEqual([new URL(address, baseURL).pathname, path]);
  }
});

test('requests one page if the address is its own', async ({ page }) => {
  const asked = recordPages(page);
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
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(address);
    await ready(page);
    await expect(page, address).toHaveURL(address);
    expect(asked, address).toHaveLength(1);
  }
});

/** Reports each page that hides itself, by its path. */
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
    await ready(page);
  }
  expect(hidden).toEqual([]);
  // The landing page may be gone before it can report.
  await page.route('**/server/', async (route) => {
    await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await openCold(page, '/#/server');
  await ready(page);
  expect(new Set(hidden)).toEqual(new Set(['/']));
});

test('shows the first page again if the next one does not come, and follows the hash after a reload', async ({
  page,
  messages,
}) => {
  // An answer without a body: browsers stay where they are.
  await page.route('**/otpqr/', (route) => route.fulfill({ status: 204 }));
  await page.goto('/#/otpqr', { waitUntil: 'commit' });
  const isHidden = () => page.evaluate(() => document.documentElement.style.display === 'none');
  await expect.poll(isHidden).toBe(true);
  await expect.poll(isHidden).toBe(false);
  await page.unrouteAll();
  await page.reload();
  await ready(page);
  await expect(heading(page)).toHaveText(english.words.otpqr.title);
  expect(messages.splice(0).filter((message) => !message.includes('.woff2'))).toEqual([]);
});

for (const isStorageOpen of [true, false])
  test(`keeps a hash address and its scroll position after reload and Back, with storage ${isStorageOpen ? 'open' : 'closed'}`, async ({
    page,
  }) => {
    if (!isStorageOpen)
      await page.addInitScript(() => {
        const refuse = {
          get: () => {
            throw new DOMException('closed', 'SecurityError');
          },
        };
        Object.defineProperty(window, 'sessionStorage', refuse);
        Object.defineProperty(window, 'localStorage', refuse);
      });
    await page.goto('/#/privacy');
    await ready(page);
    await scrollTo(page, 900);
    // The browser tells the page some time after it has scrolled.
    await expect.poll(() => page.evaluate(() => history.state?.scroll)).toBe(900);
    const expectPlace = async () => {
      await ready(page);
      await expect(heading(page)).toHaveText(english.words.texts.privacy);
      await expect(page).toHaveURL('/#/privacy');
      if (isStorageOpen) {
        await expect.poll(() => scrollTop(page)).toBe(900);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      }
    };
    await page.reload();
    await expectPlace();
    await page.goto('about:blank');
    await page.goBack();
    await expectPlace();
  });

const entrances = [
  ['/app/?utm_source=x', english, 'app', true],
  ['/help-authlogin/?ver=1.0.3.0', english, 'help-authlogin', false],
  ['/update-authlogin/?ver=1.0.0.0', english, 'update-authlogin', false],
  ['/?lang=ko-KR', korean, 'main', true],
  ['/#/app', english, 'app', true],
  ['/#/otpqr?tool=check', english, 'otpqr/check', true],
  ['/?category=windows#/app', english, 'app', true],
] as const;

for (const [address, language, name, framed] of entrances)
  test(`${address} stays readable and shows a notice if no script arrives`, async ({
    page,
    request,
    messages,
  }) => {
    const expected = await fetchDocument(request, language, name);
    await page.route(/\/assets\//, (route) => route.abort());
    await page.goto(address);
    await expectScreen(page, expected, framed, address);
    const text = await page.getByRole('main').innerText();
    expect(text.length).toBeGreaterThan(expected.heading.length + 100);
    await expect(page.locator('#incomplete')).toBeVisible();
    await expectScreen(page, expected, framed, address);
    expect(await page.getByRole('main').innerText()).toBe(text);
    messages.length = 0;
  });

test('shows the right page if the host answers every folder with the landing page', async ({
  page,
  request,
}) => {
  const host = new Host();
  await host.start();
  const files = answerFrom(dist);
  const landingPage = readFileSync(join(dist, 'index.html'));
  host.answerWith((asked, response) => {
    if (/\.\w+(\?|$)/.test(asked.url ?? '')) files(asked, response);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(landingPage);
  });
  const asked = recordPages(page);
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
    const expected = await fetchDocument(request, language, name);
    await page.goto('about:blank');
    asked.length = 0;
    await page.goto(host.origin + address);
    await ready(page);
    await expectScreen(page, expected, true, address);
    expect(asked.length, address).toBeLessThanOrEqual(3);
  }
  await host.stop();
});

test.describe('a Korean visitor', () => {
  test.use({ locale: 'ko-KR' });

  test('gets hash addresses in Korean by one redirect', async ({ page, request }) => {
    const expected = await fetchDocument(request, korean, 'otpqr');
    const asked = recordPages(page);
    await page.goto('/#/otpqr');
    await expectScreen(page, expected, true, '/#/otpqr');
    await ready(page);
    await expect(page).toHaveURL('/ko-KR/#/otpqr');
    expect(asked.map((url) => new URL(url).pathname)).toEqual(['/', '/ko-KR/otpqr/']);
  });
});

/** The tabs that are marked as the selected one, to the eye. */
function markedTabs(page: Page): Promise<readonly (string | undefined)[]> {
  return page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs
        .filter((tab) => getComputedStyle(tab).borderBottomColor !== 'rgba(0, 0, 0, 0)')
        .map(({ dataset }) => dataset['tab']),
    );
}

test('orders the tabs by a category before the hash, before the first paint', async ({ page }) => {
  await delayScripts(page, 300);
  await page.goto('/?category=windows#/app', { waitUntil: 'commit' });
  await expect(page.getByRole('tab')).toHaveCount(6);
  await expect(page.locator('html')).not.toHaveAttribute('data-ready');
  const before = await shownTabs(page);
  expect(before).toBe('windows android ios macos ios-widget watchos');
  expect(await markedTabs(page)).toEqual(['windows']);
  await ready(page);
  await expectSelected(page, 'windows');
  expect(await shownTabs(page)).toBe(before);
  expect(await markedTabs(page)).toEqual(['windows']);
});
