import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import vectors from '@otp-lab/vectors/otp-vectors.json' with { type: 'json' };
import { createRequestListener } from '../../server/createRequestListener.ts';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import korean from '../../src/locales/ko-KR.json' with { type: 'json' };
import { toolNames } from '../../src/routes.ts';
import { everySecond, allOrSample } from '@otp-lab/otp/testing';
import { cachedPaths, waitUntilCached } from './support/cachedPaths.ts';
import { Host, dist } from './support/host.ts';
import { toolHeading } from './support/labFrame.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/makeNextVersion.ts';
import { allLanguages, pagePath, allPages, languages, parsePage } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, open } from './support/visit.ts';
import { kilobyte } from './support/scriptBytes.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const host = new Host();
test.beforeEach(() => {
  host.deploy(dist);
  return host.start();
});
test.afterEach(() => host.stop());

/** Leaves the site before it opens an address. A page of the site might not open offline. */
async function openFromBlank(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** The browser logs this for a picture that isn't cached. */
const failedRequest = /net::ERR_(CONNECTION_REFUSED|FAILED)/;

/** Returns how many bytes a host sends for a path. */
function transferSize(path: string): number {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** Returns the heading of a page from its HTML source. */
async function headingOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return parsePage(await answer.text()).heading;
}

/** Returns the paths of a language's cached pages. */
function cachedPages(root: string): string[] {
  return [
    ...allPages.map(({ name }) => pagePath(root, name)),
    ...toolNames.slice(1).map((tool) => `${root}otpqr/${tool}/`),
  ];
}

for (const [row, { tag, root }] of allOrSample(allLanguages, [...languages]).entries())
  test.describe(`in ${tag}`, () => {
    test.use({ locale: tag });

    test('shows every page and tool offline after one visit', async ({ page, consoleMessages }) => {
      const pages = cachedPages(root);
      const headings = new Map<string, string>();
      for (const path of pages) headings.set(path, await headingOf(host.origin + path));
      await open(page, `${host.origin}${root}privacy/`);
      await waitUntilCached(page, tag);
      await host.stop();
      expect(await cachedPaths(page)).toEqual(expect.arrayContaining(pages));
      const expectPage = async (address: string, path: string) => {
        await openFromBlank(page, host.origin + address);
        await expect(page.locator('html[data-ready]'), address).toHaveAttribute('lang', tag);
        await expect(heading(page), address).toHaveText(headings.get(path) ?? '');
        await expect(page.locator('#incomplete'), address).toBeHidden();
      };
      for (const path of everySecond(pages, row)) await expectPage(path, path);
      for (const { name } of everySecond(allPages, row + 1))
        await expectPage(`${root}#/${name}`, pagePath(root, name));
      expect(consoleMessages.filter((message) => !failedRequest.test(message))).toEqual([]);
      consoleMessages.length = 0;
    });
  });

for (const { tag, root } of languages)
  test.describe(`in ${tag}`, () => {
    test.use({ locale: tag });

    test('caches at most 850 KB: pages and messages of this language, without videos and pictures', async ({
      page,
    }) => {
      await open(page, `${host.origin}${root}otpqr/`);
      await waitUntilCached(page, tag);
      const paths = await cachedPaths(page);
      const other = languages.find((language) => language.tag !== tag)?.tag ?? '';
      expect(paths.filter((path) => path.includes(other))).toEqual([]);
      expect(paths.filter((path) => /^\/(video|downloads|share|pictures)\//.test(path))).toEqual(
        [],
      );
      // The tools show some icons only later, which aren't in their pages.
      expect(paths.filter((path) => /\/icons\..*svg$/.test(path))).toHaveLength(1);
      const pages = paths.filter((path) => /(\/|\.html)$/.test(path));
      expect(pages.sort()).toEqual(cachedPages(root).sort());
      const bytes = paths.reduce((sum, path) => sum + transferSize(path), 0);
      expect(bytes).toBeLessThanOrEqual(850 * kilobyte);
    });
  });

test('requests only files of the site, and adds a query only to the service worker', async ({
  page,
}) => {
  const requests: string[] = [];
  const serveFile = createRequestListener(dist);
  host.answerWith((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    serveFile(request, response);
  });
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await open(page, `${host.origin}/app/`);
  expect(requests).toContain('GET /eula/');
  const others = requests.filter((request) => !/^GET [^?]+$/.test(request));
  expect([...new Set(others)]).toEqual(['GET /sw.js?language=en-US']);
});

test('keeps every tool of the lab working offline', async ({ page, consoleMessages }) => {
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await host.stop();
  await openFromBlank(page, `${host.origin}/#/otpqr`);
  const maker = new Maker(page);
  await maker.issuer.fill('Offline');
  await expect(maker.uri).toHaveText(/Offline/);
  const picture = await maker.save('Save PNG');
  await page.locator('[data-tool="read"]').click();
  await page.getByTestId('read-file').setInputFiles(picture);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-issuer', 'Offline');
  await page.locator('a[data-tool="check"]').click();
  await page.getByTestId('check-code').fill('123456');
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding', /./);
  await page.locator('a[data-tool="program"]').click();
  await page.getByTestId('program-output').fill('rfc4226-1 755225\nrfc4226-2 287083');
  await expect(page.getByTestId('program-finding')).toHaveAttribute('data-finding', 'unknown');
  for (const tool of ['test', 'vectors', 'notes', 'move'] as const) {
    await page.locator(`a[data-tool="${tool}"]`).click();
    await expect(heading(page)).toHaveText(toolHeading(tool));
    if (tool === 'vectors')
      await expect(page.getByTestId('implementation')).toHaveCount(
        conformance.implementations.length,
      );
  }
  await page.getByRole('contentinfo').getByRole('link', { name: english.footer.vectors }).click();
  await expect(page.locator('tr[data-result]')).toHaveCount(vectors.numberOfTests);
  // The page with the notes on one app isn't cached. The page with all notes shows them instead.
  for (const address of ['/otpqr/notes/aegis/', '/ko-KR/#/otpqr?tool=notes&app=aegis']) {
    await openFromBlank(page, host.origin + address);
    await expect(heading(page)).toContainText('Aegis');
    await expect(page.locator('main tbody')).toHaveCount(1);
  }
  await expect(page.locator('#incomplete')).toBeHidden();
  expect(consoleMessages.filter((message) => !failedRequest.test(message))).toEqual([]);
  consoleMessages.length = 0;
});

/** Addresses that aren't cached themselves, each with the page that is shown instead. */
const aliases = [
  ['/#/windows', '/app/'],
  ['/windows/', '/app/'],
  ['/Windows', '/app/'],
  ['/app/index.html?category=mac', '/app/'],
  ['/windowsLogon/', '/logon/'],
  ['/ko-KR/#/app', '/app/'],
  ['/ko-KR/server/', '/server/'],
  ['/server/?lang=de-DE', '/server/'],
  ['/otpqr/?tool=check', '/otpqr/check/'],
  ['/#/otpqr/check', '/otpqr/check/'],
  ['/ko-KR/otpqr/check', '/otpqr/check/'],
  ['/nothing-here/at/all', '/404.html'],
  ['/ko-KR/nothing-here', '/404.html'],
  ['/#/nothing-here', '/404.html'],
] as const;

test('shows the right page for any address offline, in the cached language', async ({
  page,
  consoleMessages,
}) => {
  const headings = await Promise.all(aliases.map(([, path]) => headingOf(host.origin + path)));
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await host.stop();
  for (const [index, [address, path]] of aliases.entries()) {
    await openFromBlank(page, host.origin + address);
    for (const load of ['opened', 'reloaded']) {
      if (load === 'reloaded') await page.reload();
      await expect(page.locator('html[data-ready]'), address).toHaveAttribute('lang', 'en-US');
      await expect(heading(page), `${address} ${load}`).toHaveText(headings[index] ?? '');
      await expect(page.locator('#incomplete'), address).toBeHidden();
      if (path.includes('check'))
        await expect(page.getByTestId('check-code'), `${address} ${load}`).toBeVisible();
    }
    if (address.startsWith('/#')) await expect(page).toHaveURL(host.origin + address);
  }
  expect(consoleMessages.filter((message) => !failedRequest.test(message))).toEqual([]);
  consoleMessages.length = 0;
});

test('shows viewed pictures offline', async ({ page }) => {
  const picture = page.locator('main picture img:visible').first();
  const isShown = () =>
    picture.evaluate(
      (image: HTMLImageElement) =>
        image.complete && image.currentSrc !== '' && image.naturalWidth > 0,
    );
  await open(page, `${host.origin}/logon/`);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  const source = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  const { pathname } = new URL(await source());
  await waitUntilCached(page, 'en-US');
  const isCached = () => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname);
  await expect.poll(isCached).toBe(true);
  await host.stop();
  await openFromBlank(page, `${host.origin}/logon/`);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  // The visitor has seen the picture only in the light theme.
  await page.getByTestId('theme').selectOption('dark');
  await expect.poll(source).toContain('.dark.');
  await expect.poll(isShown).toBe(true);
});

test("waits only once for a host that doesn't respond", async ({ page }) => {
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  host.answerWith(() => undefined);
  const responseTime = () =>
    page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation');
      return (navigation as PerformanceNavigationTiming).responseStart;
    });
  await openFromBlank(page, `${host.origin}/privacy/`);
  await expect(heading(page)).toHaveText(english.texts.privacy);
  const first = await responseTime();
  await openFromBlank(page, `${host.origin}/otpqr/`);
  await expect(heading(page)).toHaveText(toolHeading('make'));
  // The first visit waits until the service worker's timeout of 4 seconds.
  expect(await responseTime()).toBeLessThan(first / 2);
  // Restart the host, because its open requests would block new ones.
  await host.stop();
  await host.start();
  host.answerWith((_, response) => void response.end('<h1>From the host</h1>'));
  await expect(async () => {
    await page.goto(`${host.origin}/server/`);
    expect(await heading(page).textContent()).toBe('From the host');
  }).toPass();
});

test('shows the cached page if the host answers with an error', async ({
  page,
  consoleMessages,
}) => {
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  host.answerWith((_, response) => void response.writeHead(503).end('<h1>Out of order</h1>'));
  await openFromBlank(page, `${host.origin}/privacy/`);
  await expect(heading(page)).toHaveText(english.texts.privacy);
  // The browser logs the other files that failed to load.
  consoleMessages.length = 0;
});

test('replaces the cached language when the visitor chooses another one', async ({ page }) => {
  // This page has no video and no pictures.
  await open(page, `${host.origin}/privacy/`);
  await waitUntilCached(page, 'en-US');
  await open(page, `${host.origin}/eula/`);
  await page.getByTestId('language').selectOption('ko-KR');
  await waitUntilCached(page, 'ko-KR');
  await expect.poll(() => cachedPaths(page)).not.toContain('/server/');
  await host.stop();
  for (const address of ['/ko-KR/otpqr/notes/', '/otpqr/notes/', '/#/otpqr?tool=notes']) {
    await openFromBlank(page, host.origin + address);
    await expect(heading(page)).toHaveText(toolHeading('notes', korean));
  }
});

test('activates a new version only after all pages are closed, and keeps the input until then', async ({
  page,
  context,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  await makeNextVersion(folder);
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await open(page, `${host.origin}/otpqr/`);
  const maker = new Maker(page);
  await maker.issuer.fill('Typed before');
  host.deploy(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => void setTimeout(resolve, 50));
  });
  // The open page still gets the files of its own version, also those that it hasn't loaded yet.
  await page.locator('a[data-tool="vectors"]').click();
  await expect(page.getByRole('heading', { name: english.labVectors.title })).toBeVisible();
  await page.locator('a[data-tool="make"]').click();
  await expect(maker.issuer).toHaveValue('Typed before');
  await expect(page.locator('html')).not.toHaveAttribute('data-next');

  const second = await context.newPage();
  await open(second, `${host.origin}/`);
  await expect(second.locator('html')).toHaveAttribute('data-next');
  await page.close();
  await second.close();
  // No page of the old version is open, so the browser activates the new service worker.
  const third = await context.newPage();
  await expect(async () => {
    await third.goto('about:blank');
    await open(third, `${host.origin}/privacy/`);
    const scripts = (await cachedPaths(third)).filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => !path.endsWith('x.js'))).toEqual([]);
  }).toPass();
  await host.stop();
  await openFromBlank(third, `${host.origin}/otpqr/`);
  await expect(third.locator('html[data-ready]')).toHaveAttribute('data-next');
  await expect(heading(third)).toHaveText(toolHeading('make'));
  rmSync(folder, { recursive: true });
});
