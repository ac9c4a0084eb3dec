import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChrome } from '../../../scripts/programs.ts';
import { buildSite, copyProject, root, runNode } from './projectCopy.ts';
import { pseudoArabic } from './pseudoArabic.ts';
import { followDoc } from './followDoc.ts';
import { type SiteServer, serveSite } from './serveSite.ts';

/**
 * The project with another app, page, tool, field, hypothesis, note and language. The test follows docs/contributor/ to
 * add all but the language.
 */
const locale = 'ar-Arab-EG';
const localeName = 'ابتثج';
let copy = '';
let dist = '';
let filesOfApp: readonly string[] = [];
let filesOfPage: readonly string[] = [];
let browser: Browser;
let server: SiteServer;
let page: Page;

function addLocale(site: string): void {
  const list = join(site, 'src/i18n/locales.ts');
  const source = readFileSync(list, 'utf8')
    .replace("'en-US',", `'en-US', '${locale}',`)
    .replace("'en-US': 'English',", `'en-US': 'English',\n  '${locale}': '${localeName}',`);
  writeFileSync(list, source);
  const messages = JSON.parse(readFileSync(join(site, 'src/locales/en-US.json'), 'utf8'));
  writeFileSync(
    join(site, 'src/locales', `${locale}.json`),
    JSON.stringify({ ...pseudoArabic(messages), languageName: localeName }),
  );
}

beforeAll(async () => {
  copy = copyProject();
  const site = join(copy, 'site');
  filesOfApp = followDoc('docs/contributor/add-an-app.md', copy);
  filesOfPage = followDoc('docs/contributor/add-a-page.md', copy);
  followDoc('docs/contributor/add-a-tool.md', copy);
  followDoc('docs/contributor/add-a-field.md', copy);
  followDoc('docs/contributor/add-a-hypothesis.md', copy);
  followDoc('docs/contributor/add-a-note.md', copy);
  // Any pictures of the right size are sufficient.
  const pictures = join(site, 'public/pictures');
  for (const file of readdirSync(`${pictures}/android`))
    if (file.startsWith('1-codes'))
      cpSync(`${pictures}/android/${file}`, `${pictures}/wear-os/${file}`);
  addLocale(site);
  await runNode(site, ['scripts/messages.ts']);
  await runNode(copy, ['packages/app-notes/scripts/writeNotes.ts']);
  dist = await buildSite(copy);
  server = await serveSite(dist);
  browser = await chromium.launch({ executablePath: findChrome() });
  // A worker that another one replaces during a navigation can delay the page. offline.spec.ts tests workers.
  page = await browser.newPage({
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  // Much longer than a page takes on a slow machine.
  page.setDefaultTimeout(120_000);
});

afterAll(async () => {
  await browser?.close();
  server?.stop();
  if (copy) rmSync(copy, { recursive: true });
});

const open = (path: string) => page.goto(server.origin + path);

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('the extended project has no type errors', async () => {
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  await expect(runNode(copy, [tsc, '--noEmit'])).resolves.toBeUndefined();
});

describe('a new app', () => {
  test('needs two files in addition to its messages and pictures', () => {
    expect(filesOfApp).toEqual(['site/src/catalog/apps/wearOs.ts', 'site/src/catalog/apps.ts']);
  });

  test.each(['', 'ko-KR/', `${locale}/`])(
    'has tab, picture, and structured data in /%sapp/',
    (folder) => {
      const page = read(`${folder}app/index.html`);
      expect(page).toContain('id="tab-wear-os"');
      expect(page).toContain('id="panel-wear-os"');
      expect(page).toMatch(/\/pictures\/wear-os\/1-codes\.upright\.(en-US|ko-KR)\.avif/);
      expect(page).toContain('"operatingSystem":"Wear OS"');
    },
  );

  test('is the last tab on iOS and the second on Android, before hydration', () => {
    const page = read('app/index.html');
    const order = (system: string) =>
      new RegExp(
        `:is\\([^)]*\\[data-system=${system}\\][^)]*\\) \\S+ \\[data-tab=wear-os\\]\\{order:(\\d)\\}`,
      ).exec(page)?.[1];
    expect([order('ios'), order('android')]).toEqual(['6', '1']);
  });
});

describe('a new page', () => {
  test('needs six files in addition to its messages', () => {
    expect(filesOfPage).toHaveLength(6);
  });

  test('exists in every language, and names its language if it is not translated', () => {
    expect(read('accessibility/index.html')).toContain('<h2 id="expect">What to expect</h2>');
    const korean = read('ko-KR/accessibility/index.html');
    expect(korean).toContain('lang="en-US" dir="ltr"');
    expect(korean).toContain('이 문서를 볼 수 있는 언어: 영어</p>');
  });

  test('is in the footer, and in the sitemap if it is translated', () => {
    expect(read('sitemap.xml')).toContain('/accessibility/</loc>');
    expect(read('sitemap.xml')).not.toContain('/ko-KR/accessibility/</loc>');
    expect(read('index.html')).toContain('<a href="/accessibility/">Accessibility</a>');
    expect(read('ko-KR/app/index.html')).toContain('<a href="/ko-KR/accessibility/">');
  });
});

describe('a new tool', () => {
  /** Returns the bytes of the sample secret in hexadecimal. */
  const bytes = () => page.getByTestId('bytes').textContent();

  test('has a page in every language and in the sitemap', () => {
    for (const folder of ['', 'ko-KR/', `${locale}/`]) {
      expect(read(`${folder}otpqr/bytes/index.html`)).toMatch(/<html [^>]*data-tool="bytes"/);
      expect(read('sitemap.xml')).toContain(`/${folder}otpqr/bytes/</loc>`);
    }
  });

  test('opens from another tool without loading a page', async () => {
    await open('/otpqr/');
    await page.locator('html[data-ready]').waitFor();
    await page.evaluate(() => Reflect.set(globalThis, 'isFirstPage', true));
    await page.locator('a[data-tool=bytes]').click();
    await expect.poll(bytes).toMatch(/^([0-9a-f]{2})+$/);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isFirstPage'))).toBe(true);
  });
});

describe('a new field of the settings', () => {
  test('adds its parameter to the URI, unless its content is invalid', async () => {
    await open('/otpqr/');
    await page.locator('html[data-ready]').waitFor();
    const image = page.getByLabel('Image', { exact: true });
    await image.fill('https://example.com/a.png');
    const uri = () => page.getByTestId('otp-uri').textContent();
    await expect.poll(uri).toContain('&image=https%3A%2F%2Fexample.com%2Fa.png');
    await image.fill('logo.png');
    await expect.poll(uri).not.toContain('&image=');
    expect(await page.getByRole('alert').allTextContents()).toEqual([
      'Enter an address that begins with https://.',
    ]);
  });

  test('passes the unit test of its recipe', async () => {
    const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'site'];
    const tests = ['src/lab/settings/imageAddress.test.ts'];
    await expect(runNode(copy, [...vitest, ...tests])).resolves.toBeUndefined();
  });
});

test('a new hypothesis passes the tests of its recipe, and has sentences for programs', async () => {
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project'];
  const tests = [
    'packages/otp/src/diagnosis/deviations.test.ts',
    'packages/vectors/src/selectInputs.test.ts',
  ];
  await expect(runNode(copy, [...vitest, 'unit', ...tests])).resolves.toBeUndefined();
  const sentences = 'src/lab/program/sentences.test.ts';
  await expect(runNode(copy, [...vitest, 'site', sentences])).resolves.toBeUndefined();
});

test('a new note is in the table and in the published file, and passes the tests of the notes', async () => {
  expect(read('otpqr/notes/index.html')).toContain('Nimbus');
  expect(read('notes/otp-app-notes.json')).toContain('"nimbus-42"');
  const vitest = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--project'];
  const tests = [...vitest, 'unit', 'packages/app-notes'];
  await expect(runNode(copy, tests)).resolves.toBeUndefined();
});

describe('a right-to-left language whose tag has three parts', () => {
  /** Returns the horizontal center of an element, from 0 at the left edge of the window to 1 at the right. */
  const centerOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2 / innerWidth;
    });

  test('has its own pages, including the not-found page', async () => {
    const tagOf = (html: string) => /<html [^>]*>/.exec(html)?.[0];
    expect(tagOf(read(`${locale}/index.html`))).toContain(`lang="${locale}" dir="rtl"`);
    expect(tagOf(read('index.html'))).not.toContain('dir=');
    const missing = await fetch(`${server.origin}/${locale}/nothing-here/`);
    expect(missing.status).toBe(404);
    const tag = tagOf(await missing.text());
    expect(tag).toContain(`lang="${locale}" dir="rtl" data-screen="notFound"`);
    expect(tag).toBe(tagOf(read(`${locale}/404.html`)));
  });

  test('mirrors the layout', async () => {
    await open(`/${locale}/app/`);
    expect(await centerOf('[data-testid=nav-home]')).toBeGreaterThan(0.75);
    expect(await centerOf('[data-testid=language]')).toBeLessThan(0.25);
    const tabs = await page.locator('[role=tab]').evaluateAll((all) =>
      all
        .map((tab) => ({ left: tab.getBoundingClientRect().left, id: tab.id }))
        .sort((first, second) => second.left - first.left)
        .map(({ id }) => id),
    );
    expect(tabs.at(-1)).toBe('tab-wear-os');
  });

  test('shows the digits of a code from left to right', async () => {
    await open(`/${locale}/otpqr/`);
    const code = page.getByTestId('otp-code');
    await expect.poll(() => code.textContent(), { timeout: 60_000 }).toMatch(/^\d{6}$/);
    const lefts = await code
      .locator('span > span')
      .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().left));
    expect(lefts).toEqual(lefts.toSorted((first, second) => first - second));
    expect(lefts).toHaveLength(2);
  });

  test('moves to the next tab with the left arrow key', async () => {
    await open(`/${locale}/app/`);
    await page.locator('html[data-ready]').waitFor();
    const second = await page.locator('[role=tab]').nth(1).getAttribute('id');
    await page.locator('[role=tab]').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(second);
  });

  test.each(['/#/otpqr?lang=ar-arab-eg', `/${locale}/#/otpqr`, '/AR-ARAB-EG/otpqr/'])(
    'opens from %s, ignoring upper and lower case',
    async (path) => {
      await open(path);
      await page.locator('html[data-ready][data-screen=otpqr]').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(locale);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    },
  );

  test('changes the text direction when the visitor chooses a language', async () => {
    await open(`/${locale}/`);
    await page.locator('html[data-ready]').waitFor();
    const direction = () => page.locator('html[data-ready]').getAttribute('dir');
    await page.getByTestId('language').selectOption('en-US');
    await expect.poll(direction).toBeNull();
    await page.getByTestId('language').selectOption(locale);
    await expect.poll(direction).toBe('rtl');
  });

  test.each(['', 'server/', 'app/', 'logon/', 'otpqr/', 'privacy/', 'help-authplugin/'])(
    'does not scroll sideways on /%s at 320 px',
    async (path) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await open(`/${locale}/${path}`);
      const { width, outside } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        outside: [...document.querySelectorAll('#root *')]
          .filter((element) => element.getBoundingClientRect().left < 0)
          .map(({ tagName, className, textContent }) =>
            [tagName, className, textContent].join(' ').slice(0, 80),
          ),
      }));
      const isTooWide = width > 320;
      expect({ isTooWide, outside: isTooWide ? outside : [] }).toEqual({
        isTooWide: false,
        outside: [],
      });
    },
  );
});
