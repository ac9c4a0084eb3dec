import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import english from '../../locales/en-US.json' with { type: 'json' };
import korean from '../../locales/ko-KR.json' with { type: 'json' };
import conformance from '@otp-lab/vectors/conformance.json' with { type: 'json' };
import suite from '@otp-lab/vectors/otp-vectors.json' with { type: 'json' };
import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/pages/otpqr/tools/tools.ts';
import {
  allLanguages,
  documentOf,
  firstNames,
  languages,
  readDocument,
} from './support/screens.ts';
import { Host, dist } from './support/host.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/nextVersion.ts';
import { expect, test } from './support/test.ts';
import { heading, open, openCold } from './support/visit.ts';
import { keptPaths, waitUntilKept } from './support/kept.ts';
import { kilobyte } from './support/weigh.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const host = new Host();
test.beforeEach(() => {
  host.deploy(dist);
  return host.start();
});
test.afterEach(() => host.stop());

/** What the browser says of a picture that was not seen before the host was stopped. */
const unseen = /net::ERR_(CONNECTION_REFUSED|FAILED)/;

/** The bytes that a host sends for a path. */
function sentBytes(path: string): number {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** A document's heading, as the host serves it. */
async function headingOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return readDocument(await answer.text()).heading;
}

for (const [row, { tag, root }] of inSweep(allLanguages, [...languages]).entries()) {
  test.describe(tag, () => {
    test.use({ locale: tag });

    test('after one visit every screen and tool works with the host stopped', async ({
      page,
      messages,
    }) => {
      const names = firstNames.map(({ name }) => name);
      const screens = names.map((name) => documentOf(root, name));
      const documents = [...screens, ...toolNames.slice(1).map((tool) => `${root}otpqr/${tool}/`)];
      const headings = new Map<string, string>();
      for (const path of documents) headings.set(path, await headingOf(host.origin + path));
      await open(page, `${host.origin}${root}`);
      await waitUntilKept(page, tag);
      await host.stop();
      expect(await keptPaths(page)).toEqual(expect.arrayContaining(documents));
      const expectHeading = async (address: string, path: string) => {
        await openCold(page, host.origin + address);
        await expect(heading(page), address).toHaveText(headings.get(path) ?? '');
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('html')).toHaveAttribute('data-ready');
        await expect(page.locator('#incomplete'), address).toBeHidden();
      };
      for (const path of everySecond(documents, row)) await expectHeading(path, path);
      // By document, or else by hash.
      for (const name of everySecond(names, row + 1))
        await expectHeading(`${root}#/${name}`, documentOf(root, name));
      expect(messages.filter((message) => !unseen.test(message))).toEqual([]);
      messages.length = 0;
    });
  });
}

for (const { tag, root } of languages) {
  test.describe(tag, () => {
    test.use({ locale: tag });

    test('only files of this language are kept, and neither video nor unseen pictures', async ({
      page,
    }) => {
      await open(page, `${host.origin}${root}otpqr/`);
      await waitUntilKept(page, tag);
      const paths = await keptPaths(page);
      const other = languages.find((language) => language.tag !== tag)?.tag ?? '';
      expect(paths.filter((path) => path.includes(`/${other}/`))).toEqual([]);
      expect(paths.filter((path) => /^\/(video|downloads|share|pictures)\//.test(path))).toEqual(
        [],
      );
      expect(paths).toContain(`${root}otpqr/`);
      // What a visit costs in all, as hosts send it.
      const bytes = paths.reduce((sum, path) => sum + sentBytes(path), 0);
      expect(bytes).toBeLessThanOrEqual(700 * kilobyte);
    });
  });
}

async function openLabOffline(page: Page): Promise<Maker> {
  await open(page, `${host.origin}/`);
  await waitUntilKept(page, 'en-US');
  await host.stop();
  await page.goto('about:blank');
  await page.goto(`${host.origin}/#/otpqr`);
  return new Maker(page);
}

test('the lab works whole with the host stopped', async ({ page, messages }) => {
  const maker = await openLabOffline(page);
  await maker.issuer.fill('Offline');
  await expect(maker.uri).toHaveText(/Offline/);
  const picture = await maker.save('Save PNG');
  await page.locator('[data-tool="read"]').click();
  await page.getByTestId('read-file').setInputFiles(picture);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-issuer', 'Offline');
  await page.locator('[data-tool="check"]').click();
  await page.getByTestId('check-code').fill('123456');
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding', /./);
  await page.locator('[data-tool="program"]').click();
  await page.getByTestId('program-output').fill('rfc4226-1 755225\nrfc4226-2 287083');
  await expect(page.getByTestId('program-finding')).toHaveAttribute('data-finding', 'unknown');
  for (const tool of ['test', 'vectors', 'notes'] as const) {
    await page.locator(`[data-tool="${tool}"]`).click();
    await expect(
      page.getByRole('heading', { level: 2, name: english.otpqr.tools[tool] }),
    ).toBeVisible();
    // Static HTML, which only the document has without more being loaded.
    if (tool === 'vectors')
      await expect(page.getByTestId('implementation')).toHaveCount(
        conformance.implementations.length,
      );
  }
  await page.getByRole('contentinfo').getByRole('link', { name: english.footer.suite }).click();
  await expect(page.locator('tr[data-result]')).toHaveCount(suite.numberOfTests);
  // The document of one app's notes is not kept; that of all shows them.
  for (const address of ['/otpqr/notes/aegis/', '/ko-KR/#/otpqr?tool=notes&app=aegis']) {
    await openCold(page, host.origin + address);
    await expect(page.getByRole('heading', { level: 2 })).toContainText('Aegis');
    await expect(page.locator('main tbody')).toHaveCount(1);
  }
  await expect(page.locator('#incomplete')).toBeHidden();
  expect(messages.filter((message) => !unseen.test(message))).toEqual([]);
  messages.length = 0;
});

/** Addresses that are not kept, with the document that is shown in their place. */
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

test('any address opens its screen, in a kept language where its own is not', async ({
  page,
  messages,
}) => {
  const headings = await Promise.all(others.map(([, path]) => headingOf(host.origin + path)));
  await open(page, `${host.origin}/`);
  await waitUntilKept(page, 'en-US');
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
    if (address.includes('/#')) await expect(page).toHaveURL(host.origin + address);
  }
  expect(messages.filter((message) => !unseen.test(message))).toEqual([]);
  messages.length = 0;
});

test('a host that does not answer is waited for once', async ({ page }) => {
  await open(page, `${host.origin}/`);
  await waitUntilKept(page, 'en-US');
  host.answerWith(() => undefined);
  const waited = () =>
    page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation');
      return (visit as PerformanceNavigationTiming).responseStart;
    });
  await openCold(page, `${host.origin}/server/`);
  await expect(heading(page)).toHaveText(english.server.heading);
  const first = await waited();
  await openCold(page, `${host.origin}/otpqr/`);
  await expect(heading(page)).toHaveText(english.otpqr.title);
  expect(await waited()).toBeLessThan(first / 2);
  // Its requests that are still open would keep others from it.
  await host.stop();
  await host.start();
  host.answerWith((_, response) => void response.writeHead(503).end('<h1>Out of order</h1>'));
  await openCold(page, `${host.origin}/privacy/`);
  await expect(heading(page)).toHaveText(english.texts.privacy);
  host.answerWith((_, response) => void response.end('<h1>From the host</h1>'));
  await expect(async () => {
    await page.goto(`${host.origin}/server/`);
    expect(await heading(page).textContent()).toBe('From the host');
  }).toPass();
});

test('another language takes the place of the first when it is chosen', async ({ page }) => {
  // A screen without film and pictures: none is asked for once the host has stopped.
  await open(page, `${host.origin}/privacy/`);
  await waitUntilKept(page, 'en-US');
  await page.getByTestId('language').selectOption('ko-KR');
  await waitUntilKept(page, 'ko-KR');
  await host.stop();
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .not.toContainEqual(expect.stringMatching(/ en-US$/));
  await openCold(page, `${host.origin}/ko-KR/server/`);
  await expect(heading(page)).toHaveText(korean.server.heading);
  await openCold(page, `${host.origin}/server/`);
  await expect(heading(page)).toHaveText(korean.server.heading);
});

test('a new version takes over whole, and what is typed stays', async ({ page, context }) => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  makeNextVersion(folder);
  await open(page, `${host.origin}/otpqr/`);
  await waitUntilKept(page, 'en-US');
  const maker = new Maker(page);
  await maker.issuer.fill('Typed before');
  host.deploy(folder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((resolve) => void setTimeout(resolve, 50));
  });
  // The open page goes on with its own files, also those that it has not loaded yet.
  await page.locator('[data-tool="vectors"]').click();
  await expect(page.getByRole('heading', { name: english.labVectors.title })).toBeVisible();
  await page.locator('a[data-tool="make"]').click();
  await expect(maker.issuer).toHaveValue('Typed before');
  await expect(page.locator('html')).not.toHaveAttribute('data-next');

  const second = await context.newPage();
  await open(second, `${host.origin}/`);
  await expect(second.locator('html')).toHaveAttribute('data-next');
  await page.close();
  await second.close();
  // No page of the old version is open any more: the browser now lets the new worker take over.
  const third = await context.newPage();
  await expect(async () => {
    await third.goto('about:blank');
    await open(third, `${host.origin}/`);
    const names = await third.evaluate(() => caches.keys());
    expect(names).toContain('site next0000 en-US');
    expect(names.filter((name) => !/^site (next0000|pictures)/.test(name))).toEqual([]);
  }).toPass();
  await host.stop();
  await third.goto(`${host.origin}/server/`);
  await expect(third.locator('html')).toHaveAttribute('data-next');
  await expect(heading(third)).toHaveText(english.server.heading);
  rmSync(folder, { recursive: true });
});
