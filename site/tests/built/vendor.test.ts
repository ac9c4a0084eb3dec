import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChrome } from '../../../scripts/programs.ts';
import { listFiles } from '../../integrations/listFiles.ts';
import { locales } from '../../src/i18n/locales.ts';
import { brokenLinks } from './brokenLinks.ts';
import { buildSite, copyProject } from './projectCopy.ts';
import { type SiteServer, serveSite } from './serveSite.ts';

/** The site of another vendor (docs/vendor/make-it-yours.md) in two languages, hosted under a path. */
const base = '/otp/';
const keptLocales = ['en-US', 'ko-KR'];
let copy = '';
let dist = '';

const replacements = [
  ['Tessera', 'Halyard'],
  ['tessera', 'halyard'],
  ['Example Company', 'Harbor Company'],
  ['example.com', 'example.org'],
  ['apps/details?id=com.example', 'apps/details?id=org.harbor'],
] as const;
/** Chrome's warning on pages that may not have a service worker. */
const blockedWorker = 'Service Worker registration blocked by Playwright';
const originalBrand = /tessera|example company|example\.com|com\.example/i;
const textFile = /\.(html|js|css|svg|json|xml|txt|webmanifest)$|_headers$/;

function edit(file: string, change: (content: string) => string): void {
  const path = join(copy, 'site', file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

function removeLocale(locale: string): void {
  const entries = new RegExp(`\\s+'${locale}'(: '.*')?,`, 'g');
  edit('src/i18n/locales.ts', (content) => content.replaceAll(entries, ''));
  rmSync(join(copy, 'site/src/locales', `${locale}.json`));
  rmSync(join(copy, 'site/src/content', locale), { recursive: true, force: true });
}

beforeAll(async () => {
  copy = copyProject();
  edit('site.config.ts', (content) =>
    replacements.reduce((changed, [from, to]) => changed.replaceAll(from, to), content),
  );
  edit('releases.json', (content) => content.replaceAll('1.0.3.0', '2.0.0.0'));
  for (const prefix of ['', 'v']) {
    const downloads = join(copy, 'site/public/downloads');
    renameSync(join(downloads, `${prefix}1.0.3.0`), join(downloads, `${prefix}2.0.0.0`));
  }
  edit('src/content/en-US/privacy.md', (content) => `Halyard keeps nothing.\n\n${content}`);
  for (const locale of locales) if (!keptLocales.includes(locale)) removeLocale(locale);
  dist = await buildSite(copy, base);
});

afterAll(() => {
  if (copy) rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

describe('another vendor’s site', () => {
  test('does not contain the original brand', () => {
    // Test vectors contain example.com, which RFC 2606 reserves for examples, as an image's address and as an issuer.
    const exampleInVectors = /image=https%3A%2F%2Fexample\.com%2F|issuer=example\.com/g;
    const files = listFiles(dist).filter((file) => textFile.test(file));
    expect(files.length).toBeGreaterThan(100);
    const withBrand = files.filter(
      (file) =>
        originalBrand.test(file) || originalBrand.test(read(file).replaceAll(exampleInVectors, '')),
    );
    expect(withBrand).toEqual([]);
  });

  test.each([
    ['index.html', 'Halyard Authenticator'],
    ['windows/index.html', '/otp/downloads/v2.0.0.0/setup_x64.msi'],
    ['privacy/index.html', 'Halyard keeps nothing.'],
    ['manifest.webmanifest', 'Halyard'],
    ['releases.xml', 'https://halyard.example.org/otp/'],
    ['sitemap.xml', 'https://halyard.example.org/otp/ko-KR/'],
    ['robots.txt', 'Sitemap: https://halyard.example.org/otp/sitemap.xml'],
    ['.well-known/security.txt', 'https://halyard.example.org/.well-known/security.txt'],
  ])('has %s with %s', (file, text) => {
    expect(read(file).includes(text)).toBe(true);
  });

  test('has no page in a language that was removed', () => {
    expect(existsSync(join(dist, 'ko-KR'))).toBe(true);
    expect(existsSync(join(dist, 'de-DE'))).toBe(false);
    expect(read('index.html')).not.toContain('de-DE');
  });
});

describe('a site under a path', () => {
  let browser: Browser;
  let server: SiteServer;
  let page: Page;
  const problems: string[] = [];

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChrome() });
    server = await serveSite(dist);
    // In the other tests, each page would start to fetch the site of its language while the test opens the next page.
    page = await browser.newPage({ locale: 'en-US', serviceWorkers: 'block' });
    // Much longer than a page takes on a slow machine.
    page.setDefaultTimeout(120_000);
    page.on('console', (message) => {
      const text = message.text();
      if (text !== blockedWorker) problems.push(`${message.type()}: ${text}`);
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith(base) || response.status() >= 400)
        problems.push(`${response.status()} ${pathname}`);
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.stop();
  });

  test('has no broken links', () => {
    expect(brokenLinks(dist, base)).toEqual([]);
  });

  test.each([
    ['', 'main'],
    ['server/', 'server'],
    ['app/', 'apps'],
    ['logon/', 'login'],
    ['otpqr/', 'otpqr'],
    ['otpqr/check/', 'otpqr'],
    ['otpqr/notes/aegis/', 'otpqr'],
    ['vectors/', 'suite'],
    ['privacy/', 'privacy'],
    ['help-authplugin/', 'helpAuthPlugin'],
    ['update-authlogin/?ver=1.0.0.0', 'updateAuthLogin'],
    ['ko-KR/', 'main'],
    ['ko-KR/otpqr/read/', 'otpqr'],
    ['#/otpqr?tool=check', 'otpqr'],
    ['?lang=ko-KR#/app', 'apps'],
  ])('opens %s, and requests only files under the path', async (address, route) => {
    await page.goto('about:blank');
    await page.goto(server.origin + base + address);
    await page.locator(`html[data-ready][data-screen=${route}]`).waitFor();
    expect(await page.locator('h1').first().isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toMatch(/^\/otp\//);
    expect(problems.splice(0)).toEqual([]);
  });

  test('keeps links and the language menu under the path', async () => {
    await page.goto(`${server.origin}${base}`);
    await page.locator('html[data-ready]').waitFor();
    await page.getByTestId('nav-qr').click();
    await page.locator('html[data-ready][data-screen=otpqr]').waitFor();
    await page.getByTestId('language').selectOption('ko-KR');
    await page.locator('html[data-ready][lang=ko-KR][data-screen=otpqr]').waitFor();
    expect(page.url()).toBe(`${server.origin}${base}ko-KR/#/otpqr`);
    await page.goBack();
    await page.locator('html[data-ready][data-screen=main]').waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/otp\//);
    expect(problems.splice(0)).toEqual([]);
  });

  test('shows the not-found page of the language', async () => {
    const answer = await page.goto(`${server.origin}${base}ko-KR/nothing/`);
    expect(answer?.status()).toBe(404);
    expect(await page.locator('html').getAttribute('lang')).toBe('ko-KR');
    problems.splice(0);
  });

  test('works offline', async () => {
    const visitor = await browser.newPage({ locale: 'en-US' });
    await visitor.goto(`${server.origin}${base}`);
    await visitor.evaluate(async () => void (await navigator.serviceWorker.ready));
    // The worker serves pages that are opened after its installation.
    await visitor.reload();
    const isCached = () =>
      visitor.evaluate(() => navigator.serviceWorker.controller?.scriptURL.includes('/otp/sw.js'));
    await expect.poll(isCached, { timeout: 60_000 }).toBe(true);
    server.stop();
    await visitor.goto(`${server.origin}${base}otpqr/check/`);
    await visitor.locator('html[data-ready][data-screen=otpqr]').waitFor();
  });
});
