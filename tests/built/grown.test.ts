import { cpSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, type Page, chromium } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCatalog } from '../../scripts/build/vite/catalogs.ts';
import { answerFrom } from '../../scripts/serve/answerFrom.ts';
import { findChrome } from '../../scripts/test/programs.ts';
import { buildIn, copyProject, root, runIn } from './copyOfProject.ts';
import { pseudoArabic } from './pseudoArabic.ts';
import { takeSteps } from './steps.ts';

/**
 * A copy of the site with an app, a screen and a language more, each added as docs/ says: the steps
 * are taken from the documents themselves.
 */
const language = 'ar-Arab-EG';
let copy = '';
let dist = '';
let filesOfApp: ReadonlySet<string> = new Set();
let filesOfScreen: ReadonlySet<string> = new Set();

beforeAll(async () => {
  copy = copyProject();
  cpSync(join(root, 'tests'), join(copy, 'tests'), { recursive: true });
  filesOfApp = takeSteps('docs/add-an-app.md', copy);
  filesOfScreen = takeSteps('docs/add-a-screen.md', copy);
  // Screenshots of its own: any of the right size.
  const pictures = join(copy, 'public/pictures');
  for (const file of readdirSync(`${pictures}/android`).filter((name) =>
    name.startsWith('1-codes'),
  ))
    cpSync(`${pictures}/android/${file}`, `${pictures}/wear-os/${file}`);
  const locales = join(copy, 'locales');
  const words = {
    ...pseudoArabic(readCatalog(locales, 'en-US')),
    languageName: 'ابتثج',
  };
  writeFileSync(join(locales, `${language}.json`), JSON.stringify(words));
  await runIn(copy, ['--import', 'tsx', 'scripts/words.ts']);
  dist = await buildIn(copy);
}, 300_000);

afterAll(() => {
  if (copy) rmSync(copy, { recursive: true });
});

const read = (file: string) => readFileSync(join(dist, file), 'utf8');

test('the grown project compiles', async () => {
  const check = runIn(copy, ['node_modules/typescript/bin/tsc', '--noEmit']);
  await expect(check).resolves.toBeUndefined();
});

describe('an app', () => {
  test('is two files beside its words and pictures', () => {
    expect([...filesOfApp]).toEqual(['src/catalog/apps/wearOs.ts', 'src/catalog/apps.ts']);
  });

  test.each(['', 'ko-KR/', `${language}/`])(
    'has its tab, picture and store below /%s',
    (folder) => {
      const document = read(`${folder}app/index.html`);
      expect(document).toContain('id="tab-wear-os"');
      expect(document).toContain('id="panel-wear-os"');
      expect(document).toMatch(/\/pictures\/wear-os\/1-codes\.upright\.(en-US|ko-KR)\.avif/);
      expect(document).toContain('"operatingSystem":"Wear OS"');
    },
  );

  test('comes first on its system, and last elsewhere, before the page is hydrated', () => {
    const document = read('app/index.html');
    expect(document).toMatch(/:is\([^)]*ios[^)]*\) \[data-tabs\] \[data-tab=wear-os\]\{order:6\}/);
    expect(document).toMatch(/:is\(\[data-system=android\]\) [^{]*\[data-tab=wear-os\]\{order:1\}/);
  });
});

describe('a text', () => {
  test('is three files beside its words', () => {
    expect([...filesOfScreen]).toEqual([
      'src/app/screens.ts',
      'content/en-US/accessibility.md',
      'tests/contract/addresses.ts',
    ]);
  });

  test('is a document in every language, marked where it is not translated', () => {
    expect(read('accessibility/index.html')).toContain('<h2 id="expect">What to expect</h2>');
    const korean = read('ko-KR/accessibility/index.html');
    expect(korean).toContain('lang="en-US" dir="ltr"');
    expect(korean).toContain('이 문서를 볼 수 있는 언어: 영어</p>');
  });

  test('is told to search engines and linked at the foot of every page', () => {
    expect(read('sitemap.xml')).toContain('/accessibility/</loc>');
    expect(read('sitemap.xml')).not.toContain('/ko-KR/accessibility/</loc>');
    expect(read('index.html')).toContain('<a href="/accessibility/">Accessibility</a>');
    expect(read('ko-KR/app/index.html')).toContain('<a href="/ko-KR/accessibility/">');
  });
});

describe('a language from right to left, its tag of three parts', () => {
  let browser: Browser;
  let page: Page;
  const server = createServer((request, response) => answerFrom(dist)(request, response));
  let origin = '';

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    browser = await chromium.launch({ executablePath: findChrome() });
    page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'en-US' });
  });
  afterAll(async () => {
    await browser?.close();
    server.close();
    server.closeAllConnections();
  });

  /** How far an element's middle stands from the window's left edge, as a share of its width. */
  const across = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left + right) / 2 / innerWidth;
    });

  test('has documents of its own, the one for what is not found too', async () => {
    const tagOf = (document: string) => /<html [^>]*>/.exec(document)?.[0];
    expect(tagOf(read(`${language}/index.html`))).toContain(`lang="${language}" dir="rtl"`);
    expect(tagOf(read('index.html'))).not.toContain('dir=');
    const missing = await fetch(`${origin}/${language}/nothing-here/`);
    expect(missing.status).toBe(404);
    const tag = tagOf(await missing.text());
    expect(tag).toContain(`lang="${language}" dir="rtl" data-screen="notFound"`);
    expect(tag).toBe(tagOf(read(`${language}/404.html`)));
  });

  test('is laid out mirrored', async () => {
    await page.goto(`${origin}/${language}/app/`);
    expect(await across('[data-testid=nav-home]')).toBeGreaterThan(0.75);
    expect(await across('[data-testid=language]')).toBeLessThan(0.25);
    const tabs = await page.locator('[role=tab]').evaluateAll((all) =>
      all
        .map((tab) => ({ order: tab.getBoundingClientRect().left, id: tab.id }))
        .sort((one, other) => other.order - one.order)
        .map(({ id }) => id),
    );
    expect(tabs.at(-1)).toBe('tab-wear-os');
  });

  test('the digits of a code stand in their order', async () => {
    await page.goto(`${origin}/${language}/otpqr/`);
    const code = page.getByTestId('otp-code');
    await expect.poll(() => code.textContent()).toMatch(/^\d{6}$/);
    const lefts = await code
      .locator('span')
      .evaluateAll((groups) => groups.map((group) => group.getBoundingClientRect().left));
    expect(lefts).toEqual(lefts.toSorted((one, other) => one - other));
    expect(lefts).toHaveLength(2);
  });

  test('the arrow on the left leads to the next tab', async () => {
    await page.goto(`${origin}/${language}/app/`);
    await page.locator('html[data-ready]').waitFor();
    const second = await page.locator('[role=tab]').nth(1).getAttribute('id');
    await page.locator('[role=tab]').first().focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(second);
  });

  test.each(['/#/otpqr?lang=ar-arab-eg', `/${language}/#/otpqr`, '/AR-ARAB-EG/otpqr/'])(
    '%s opens in it, whatever its case',
    async (path) => {
      await page.goto(`${origin}${path}`);
      await page.locator('html[data-ready][data-screen=otpqr]').waitFor();
      expect(await page.locator('html').getAttribute('lang')).toBe(language);
      expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    },
  );

  test('the direction changes with the language', async () => {
    await page.goto(`${origin}/${language}/`);
    await page.locator('html[data-ready]').waitFor();
    await page.getByTestId('language').selectOption('en-US');
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('ltr');
    await page.getByTestId('language').selectOption(language);
    await expect.poll(() => page.locator('html').getAttribute('dir')).toBe('rtl');
  });

  test.each(['', 'server/', 'app/', 'logon/', 'otpqr/', 'privacy/', 'help-authplugin/'])(
    '/%s does not scroll sideways at 320 pixels',
    async (name) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(`${origin}/${language}/${name}`);
      const { width, outside } = await page.evaluate(() => ({
        width: document.documentElement.scrollWidth,
        outside: [...document.querySelectorAll('#root *')]
          .filter((element) => element.getBoundingClientRect().left < 0)
          .map(({ tagName, className, textContent }) =>
            [tagName, className, textContent].join(' ').slice(0, 80),
          ),
      }));
      expect(width > 320 ? outside : undefined).toBeUndefined();
    },
  );
});
