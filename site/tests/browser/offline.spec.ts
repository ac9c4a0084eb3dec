import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import suite from '@otp-lab/vectors/otp-vectors.json' with { type: 'json' };
import { answerFrom } from '../../server/answerFrom.ts';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import korean from '../../src/locales/ko-KR.json' with { type: 'json' };
import { toolNames } from '../../src/routes.ts';
import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { cachedPaths, waitUntilCached } from './support/cached.ts';
import { Host, dist } from './support/host.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/nextVersion.ts';
import {
  allLanguages,
  documentOf,
  firstNames,
  languages,
  readDocument,
} from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading, open, openCold } from './support/visit.ts';
import { kilobyte } from './support/weigh.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const host = new Host();
test.beforeEach(() => {
  host.deploy(dist);
  return host.start();
});
test.afterEach(() => host.stop());

/** What the browser logs for a picture that wasn't seen before the host was stopped. */
const unseen = /net::ERR_(CONNECTION_REFUSED|FAILED)/;

/** The bytes that a host sends for a path. */
function sentBytes(path: string): number {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The heading of a page, as the host serves it. */
async function headingOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return readDocument(await answer.text()).heading;
}

/** The paths of a language's pages that work offline. */
function pagesOf(root: string): string[] {
  return [
    ...firstNames.map(({ name }) => documentOf(root, name)),
    ...toolNames.slice(1).map((tool) => `${root}otpqr/${tool}/`),
  ];
}

for (const [row, { tag, root }] of inSweep(allLanguages, [...languages]).entries())
  test.describe(tag, () => {
    test.use({ locale: tag });

    test('shows every page and tool offline after one visit', async ({ page, messages }) => {
      const pages = pagesOf(root);
      const headings = new Map<string, string>();
      for (const path of pages) headings.set(path, await headingOf(host.origin + path));
      await open(page, `${host.origin}${root}privacy/`);
      await waitUntilCached(page, tag);
      await host.stop();
      expect(await cachedPaths(page)).toEqual(expect.arrayContaining(pages));
      const expectPage = async (address: string, path: string) => {
        await openCold(page, host.origin + address);
        await expect(page.locator('html[data-ready]'), address).toHaveAttribute('lang', tag);
        await expect(heading(page), address).toHaveText(headings.get(path) ?? '');
        await expect(page.locator('#incomplete'), address).toBeHidden();
      };
      for (const path of everySecond(pages, row)) await expectPage(path, path);
      for (const { name } of everySecond(firstNames, row + 1))
        await expectPage(`${root}#/${name}`, documentOf(root, name));
      expect(messages.filter((message) => !unseen.test(message))).toEqual([]);
      messages.length = 0;
    });
  });

for (const { tag, root } of languages)
  test.describe(tag, () => {
    test.use({ locale: tag });

    test('caches pages and messages of this language, and neither video nor unseen pictures', async ({
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
      const pages = paths.filter((path) => /(\/|\.html)$/.test(path));
      expect(pages.sort()).toEqual(pagesOf(root).sort());
      // What a visit costs in all, as hosts send it.
      const bytes = paths.reduce((sum, path) => sum + sentBytes(path), 0);
      expect(bytes).toBeLessThanOrEqual(700 * kilobyte);
    });
  });

test('requests only files of the site, without a query', async ({ page }) => {
  const requests: string[] = [];
  const answer = answerFrom(dist);
  host.answerWith((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response);
  });
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await open(page, `${host.origin}/app/`);
  expect(requests).toContain('GET /eula/');
  const others = requests.filter((request) => !/^GET [^?]+$/.test(request));
  expect([...new Set(others)]).toEqual(['GET /sw.js?language=en-US']);
});

test('works offline in the lab', async ({ page, messages }) => {
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await host.stop();
  await openCold(page, `${host.origin}/#/otpqr`);
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
  for (const tool of ['test', 'vectors', 'notes'] as const) {
    await page.locator(`a[data-tool="${tool}"]`).click();
    await expect(
      page.getByRole('heading', { level: 2, name: english.otpqr.tools[tool] }),
    ).toBeVisible();
    if (tool === 'vectors')
      await expect(page.getByTestId('implementation')).toHaveCount(
        conformance.implementations.length,
      );
  }
  await page.getByRole('contentinfo').getByRole('link', { name: english.footer.suite }).click();
  await expect(page.locator('tr[data-result]')).toHaveCount(suite.numberOfTests);
  // The page of one app's notes isn't cached. The page of all notes shows them.
  for (const address of ['/otpqr/notes/aegis/', '/ko-KR/#/otpqr?tool=notes&app=aegis']) {
    await openCold(page, host.origin + address);
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Aegis');
    await expect(page.locator('main tbody')).toHaveCount(1);
  }
  await expect(page.locator('#incomplete')).toBeHidden();
  expect(messages.filter((message) => !unseen.test(message))).toEqual([]);
  messages.length = 0;
});

/** Addresses without a cached page of their own, each with the page that is shown. */
const others = [
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

test('shows the route and tool of any address offline, in the cached language', async ({
  page,
  messages,
}) => {
  const headings = await Promise.all(others.map(([, path]) => headingOf(host.origin + path)));
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  await host.stop();
  for (const [index, [address, path]] of others.entries()) {
    await openCold(page, host.origin + address);
    for (const time of ['opened', 'loaded again']) {
      if (time === 'loaded again') await page.reload();
      await expect(page.locator('html[data-ready]'), address).toHaveAttribute('lang', 'en-US');
      await expect(heading(page), `${address} ${time}`).toHaveText(headings[index] ?? '');
      await expect(page.locator('#incomplete'), address).toBeHidden();
      if (path.includes('check'))
        await expect(page.getByTestId('check-code'), `${address} ${time}`).toBeVisible();
    }
    if (address.startsWith('/#')) await expect(page).toHaveURL(host.origin + address);
  }
  expect(messages.filter((message) => !unseen.test(message))).toEqual([]);
  messages.length = 0;
});

test('shows pictures offline that were seen before', async ({ page }) => {
  const picture = page.locator('main picture img:visible').first();
  const isShown = () =>
    picture.evaluate(
      (image: HTMLImageElement) =>
        image.complete && image.currentSrc !== '' && image.naturalWidth > 0,
    );
  await open(page, `${host.origin}/logon/`);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
  const { pathname } = new URL(
    await picture.evaluate((image: HTMLImageElement) => image.currentSrc),
  );
  await waitUntilCached(page, 'en-US');
  const isCached = () => page.evaluate(async (path) => Boolean(await caches.match(path)), pathname);
  await expect.poll(isCached).toBe(true);
  await host.stop();
  await openCold(page, `${host.origin}/logon/`);
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(isShown).toBe(true);
});

test('waits only once for a host that does not answer', async ({ page }) => {
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  host.answerWith(() => undefined);
  const waited = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return (visit as PerformanceNavigationTiming).responseStart;
    });
  await openCold(page, `${host.origin}/privacy/`);
  await expect(heading(page)).toHaveText(english.texts.privacy);
  const first = await waited();
  await openCold(page, `${host.origin}/otpqr/`);
  await expect(heading(page)).toHaveText(english.otpqr.title);
  // The first wait is the worker's timeout of 4 seconds.
  expect(await waited()).toBeLessThan(first / 2);
  // Its open requests would keep others from it.
  await host.stop();
  await host.start();
  host.answerWith((_, response) => void response.end('<h1>From the host</h1>'));
  await expect(async () => {
    await page.goto(`${host.origin}/server/`);
    expect(await heading(page).textContent()).toBe('From the host');
  }).toPass();
});

test('shows the cached page if the host answers with an error', async ({ page, messages }) => {
  await open(page, `${host.origin}/`);
  await waitUntilCached(page, 'en-US');
  host.answerWith((_, response) => void response.writeHead(503).end('<h1>Out of order</h1>'));
  await openCold(page, `${host.origin}/privacy/`);
  await expect(heading(page)).toHaveText(english.texts.privacy);
  // The browser logs that other files didn't come.
  messages.length = 0;
});

test('caches another language instead once it is chosen', async ({ page }) => {
  // A page without film and pictures.
  await open(page, `${host.origin}/privacy/`);
  await waitUntilCached(page, 'en-US');
  await open(page, `${host.origin}/eula/`);
  await page.getByTestId('language').selectOption('ko-KR');
  await waitUntilCached(page, 'ko-KR');
  await expect.poll(() => cachedPaths(page)).not.toContain('/server/');
  await host.stop();
  for (const address of ['/ko-KR/otpqr/notes/', '/otpqr/notes/', '/#/otpqr?tool=notes']) {
    await openCold(page, host.origin + address);
    await expect(heading(page)).toHaveText(korean.otpqr.title);
  }
});

test('activates a new version as a whole, and keeps what is typed', async ({ page, context }) => {
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
  // The open page keeps its own files, even those that it hasn't loaded yet.
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
  // No page of the old version is open: the browser lets the new worker take over.
  const third = await context.newPage();
  await expect(async () => {
    await third.goto('about:blank');
    await open(third, `${host.origin}/privacy/`);
    const scripts = (await cachedPaths(third)).filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => !path.endsWith('x.js'))).toEqual([]);
  }).toPass();
  await host.stop();
  await openCold(third, `${host.origin}/otpqr/`);
  await expect(third.locator('html[data-ready]')).toHaveAttribute('data-next');
  await expect(heading(third)).toHaveText(english.otpqr.title);
  rmSync(folder, { recursive: true });
});
