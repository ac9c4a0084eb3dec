import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import english from '../../locales/en-US.json' with { type: 'json' };
import {
  allLanguages,
  documentOf,
  firstNames,
  languages,
  readDocument,
} from './support/screens.ts';
import { Host } from './support/host.ts';
import { Maker } from './support/maker.ts';
import { makeNextVersion } from './support/nextVersion.ts';
import { expect, test } from './support/test.ts';
import { heading, open } from './support/visit.ts';
import { keptPaths, waitUntilKept } from './support/kept.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ timeout: 90_000 });

const host = new Host();
test.beforeEach(() => host.start());
test.afterEach(() => host.stop());

/** What the browser says of a picture that was not seen before the host was stopped. */
const unseen = /net::ERR_(CONNECTION_REFUSED|FAILED)/;

/** A document's heading, as the host serves it. */
async function headingOf(address: string): Promise<string> {
  const answer = await fetch(address);
  return readDocument(await answer.text()).heading;
}

for (const { tag, root } of allLanguages) {
  test.describe(tag, () => {
    test.use({ locale: tag });

    test('after one visit every screen works with the host stopped', async ({ page, messages }) => {
      const names = firstNames.map(({ name }) => name).filter((name) => name !== 'nothing-here');
      const addresses = names.map((name) => `${host.origin}${documentOf(root, name)}`);
      const headings = await Promise.all(addresses.map(headingOf));
      await open(page, `${host.origin}${root}`);
      await waitUntilKept(page, tag);
      await host.stop();
      const kept = await keptPaths(page);
      expect(kept).toEqual(expect.arrayContaining(names.map((name) => documentOf(root, name))));
      for (const [index, address] of addresses.entries()) {
        await page.goto('about:blank');
        await page.goto(address);
        await expect(heading(page), address).toHaveText(headings[index] ?? '');
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(page.locator('#incomplete'), address).toBeHidden();
      }
      for (const [index, name] of names.entries()) {
        await page.goto(`${host.origin}${root}#/${name}`);
        await expect(heading(page), name).toHaveText(headings[index] ?? '');
        await expect(page.locator('#incomplete'), name).toBeHidden();
      }
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
      expect(paths.some((path) => path.includes('site-hangul'))).toBe(tag === 'ko-KR');
      expect(paths).toContain(`${root}otpqr/`);
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

test('the next visit shows Hangul in the site’s own face', async ({ page }) => {
  const isLoaded = () =>
    page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => family.includes('hangul') && status === 'loaded',
      ),
    );
  await open(page, `${host.origin}/ko-KR/privacy/`);
  await waitUntilKept(page, 'ko-KR');
  expect(await isLoaded()).toBe(false);
  await page.reload();
  await expect.poll(isLoaded).toBe(true);
});

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
  for (const tool of ['test', 'vectors', 'notes'] as const) {
    await page.locator(`[data-tool="${tool}"]`).click();
    await expect(
      page.getByRole('heading', { level: 2, name: english.otpqr.tools[tool] }),
    ).toBeVisible();
  }
  await expect(page.locator('#incomplete')).toBeHidden();
  expect(messages).toEqual([]);
});

test('an address that is not kept leads to its screen, or says calmly that it cannot', async ({
  page,
  messages,
}) => {
  await open(page, `${host.origin}/`);
  await waitUntilKept(page, 'en-US');
  await host.stop();
  await page.goto(`${host.origin}/windowsLogon/`);
  await expect(page).toHaveURL(`${host.origin}/#/windowsLogon`);
  await expect(heading(page)).toBeVisible();
  await page.goto(`${host.origin}/ko-KR/server/`);
  await expect(page).toHaveURL(`${host.origin}/?lang=en-US#/server`);
  await expect(heading(page)).toHaveText(english.server.heading);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.goto(`${host.origin}/server/`);
  await expect(heading(page)).toHaveText('No connection');
  await host.start();
  await page.getByRole('link', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText(english.server.heading);
  const expected = (message: string) => message.includes('503') || unseen.test(message);
  expect(messages.filter((message) => !expected(message))).toEqual([]);
  messages.length = 0;
});

test('another language is kept in place of the first when it is chosen', async ({ page }) => {
  await open(page, `${host.origin}/`);
  await waitUntilKept(page, 'en-US');
  await page.getByTestId('language').selectOption('ko-KR');
  await waitUntilKept(page, 'ko-KR');
  await expect
    .poll(async () => (await keptPaths(page)).filter((path) => path.includes('/en-US/')))
    .toEqual([]);
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
  await page.locator('[data-tool="make"]').click();
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
