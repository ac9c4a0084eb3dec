import { readFileSync } from 'node:fs';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { computeVectors } from '@otp-lab/otp/rfc-vectors';
import { toolNames } from '../../src/routes.ts';
import { toolHeading } from './support/labFrame.ts';
import { delayScripts } from './support/watchFrames.ts';
import { allLanguages, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, waitUntilReady } from './support/visit.ts';

const tools = toolNames.filter((tool) => tool !== 'make');
const messagesOf = (tag: string) =>
  JSON.parse(readFileSync(`src/locales/${tag}.json`, 'utf8')) as typeof english;

/** The selector of an important element of each tool. */
const elements = {
  make: '[data-testid="otp-uri"]',
  check: '[data-testid="check-code"]',
  read: '[data-testid="read-text"]',
  test: '[data-testid="run-start"]',
  vectors: '[data-testid="vector"]',
  program: '[data-testid="program-output"]',
  notes: 'main table',
  move: '[data-testid="move-text"]',
} as const;

for (const { tag, root } of allLanguages)
  test(`describes each tool in the head of its page (${tag})`, async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const { toolDescriptions, otpqr } = messagesOf(tag);
    for (const tool of tools) {
      const answer = await request.get(`${root}otpqr/${tool}/`);
      expect(answer.status(), tool).toBe(200);
      const source = (await answer.text()).replaceAll('&#x27;', '’');
      const own = `${site.origin}${root}otpqr/${tool}/`;
      expect(source).toContain(`<html lang="${tag}" data-screen="otpqr"`);
      expect(source).toMatch(new RegExp(`<html [^>]*data-tool="${tool}"`));
      const title = `${otpqr.tools[tool]} · ${otpqr.name} · ${site.brand}`;
      expect(source).toContain(`<title>${title}</title>`);
      for (const name of ['name="description"', 'property="og:description"'])
        expect(source, tool).toContain(`<meta ${name} content="${toolDescriptions[tool]}">`);
      expect(source).toContain(`<link rel="canonical" href="${own}">`);
      expect(source).toContain(`<meta property="og:url" content="${own}">`);
      const [, picture = ''] = /og:image" content="([^"]+)"/.exec(source) ?? [];
      expect(picture).toMatch(/\/share\/otpqr\.[a-z]{2}-[A-Z]{2}\.png$/);
      expect((await request.head(new URL(picture).pathname)).status()).toBe(200);
      const addresses = allLanguages.map((other) => [other.tag, other.root] as const);
      for (const [hreflang, start] of [...addresses, ['x-default', '/'] as const])
        expect(source, tool).toContain(
          `hreflang="${hreflang}" href="${site.origin}${start}otpqr/${tool}/">`,
        );
      expect(sitemap).toContain(`<loc>${own}</loc>`);
    }
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { tag, root } of languages)
    test(`contains text and form of each tool in its page (${tag})`, async ({ page }) => {
      const messages = messagesOf(tag);
      for (const tool of tools) {
        await page.goto(`${root}otpqr/${tool}/`);
        await expect(heading(page)).toHaveText(toolHeading(tool, messages));
        await expect(page.locator(elements[tool]).first()).toBeVisible();
        await expect(page.locator('main noscript p')).toHaveText(messages.otpqr.script);
        await expect(page.locator('nav a[data-tool][aria-current]')).toHaveText(
          messages.otpqr.tools[tool],
        );
      }
    });

  test('shows no verdict on a vector that the browser has not computed', async ({ page }) => {
    await page.goto('/otpqr/vectors/');
    const rows = page.getByTestId('vector');
    const published = computeVectors().map(({ input, expected }) => `${input}${expected}`);
    await expect(rows).toHaveText(published);
    await expect(page.locator('main [data-verdict]')).toHaveCount(0);
    await expect(page.getByText(english.labVectors.pending)).toBeVisible();
    await expect(page.getByText(english.labVectors.pass)).toHaveCount(0);
  });
});

test('moves no column when results appear', async ({ page }) => {
  const columns = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      const heads = [...document.querySelectorAll('main thead th')];
      const isReady = document.documentElement.dataset.ready !== undefined;
      return { isReady, lefts: heads.map((head) => head.getBoundingClientRect().left) };
    });
  await delayScripts(page, 1500);
  // The page has loaded, but its scripts haven't.
  await page.goto('/otpqr/vectors/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByText(english.labVectors.pending)).toBeVisible();
  const { isReady, lefts } = await columns();
  expect(isReady).toBe(false);
  await expect(page.getByText('All 28 codes match the published ones.')).toBeVisible();
  expect((await columns()).lefts).toEqual(lefts);
});

for (const { tag, root } of languages)
  for (const tool of toolNames)
    test(`keeps the elements of ${tool} during hydration (${tag})`, async ({ page }) => {
      await page.addInitScript(() =>
        document.addEventListener('DOMContentLoaded', () => {
          for (const element of document.querySelectorAll('main *'))
            Reflect.set(element, 'isPrerendered', true);
        }),
      );
      await page.goto(`${root}otpqr/${tool === 'make' ? '' : `${tool}/`}`);
      await waitUntilReady(page);
      await expect(page.locator(elements[tool]).first()).toBeVisible();
      const areKept = await page
        .locator(`main h1, main h2, ${elements[tool]}`)
        .evaluateAll((all) => all.every((element) => Reflect.has(element, 'isPrerendered')));
      expect(areKept).toBe(true);
      await expect(page.locator(`a[data-tool="${tool}"]`)).toHaveAttribute('aria-current', 'page');
    });

/** Addresses of Check, each with the address that the browser shows afterward. */
const addressesOfCheck = [
  ['/otpqr/?tool=check', '/otpqr/check/?tool=check'],
  ['/#/otpqr?tool=check', '/#/otpqr?tool=check'],
  ['/#/otpqr/check', '/#/otpqr/check'],
  ['/?tool=check#/otpqr', '/?tool=check#/otpqr'],
  ['/OTPQR/Check', '/otpqr/check/'],
  ['/ko-KR/#/otpqr?tool=check', '/ko-KR/#/otpqr?tool=check'],
] as const;

for (const [address, shown] of addressesOfCheck)
  test(`opens Check at ${address}`, async ({ page }) => {
    await page.goto(address);
    await waitUntilReady(page);
    const root = page.locator('html');
    for (const load of ['first', 'reload']) {
      if (load === 'reload') await page.reload();
      await waitUntilReady(page);
      await expect(root, load).toHaveAttribute('data-tool', 'check');
      await expect(page.getByTestId('check-code')).toBeVisible();
      await expect(page.locator('a[data-tool="check"]')).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL(shown);
    }
    await page.locator('a[data-tool="vectors"]').click();
    await expect(page.locator('[data-verdict="pass"]').first()).toBeVisible();
    await page.goBack();
    await expect(page.getByTestId('check-code')).toBeVisible();
  });

test('opens Make for an unknown tool', async ({ page }) => {
  await page.goto('/otpqr/?tool=nothing');
  await waitUntilReady(page);
  await expect(page.getByTestId('otp-uri')).toBeVisible();
  expect((await page.request.get('/otpqr/nothing/')).status()).toBe(404);
});

test('serves vectors and results as JSON that browsers revalidate', async ({ request }) => {
  const names = ['otp-vectors', 'conformance', 'history'];
  const files = names.flatMap((name) => [`${name}.json`, `${name}.schema.json`]);
  for (const file of [...files, 'badges/otplib.json']) {
    const headers = (await request.get(`/vectors/${file}`)).headers();
    expect(headers['content-type'], file).toMatch(/^application\/json/);
    expect(headers['cache-control'], file).toBe('no-cache');
    expect(headers['content-security-policy'], file).toContain("default-src 'none'");
  }
});
