import { type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { allLanguages } from './support/pages.ts';

/** The texts of the banners in their order. */
const banners = (
  [
    'logon',
    'inconvenient',
    'pin',
    'fromNow',
    'privacy',
    'memos',
    'tryIt',
    'free',
    'thanks',
  ] as const
).map((name) => english.landing.banners[name]);

/** Returns a list that collects the paths of all video files that the page requests. */
function videoRequests(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

async function enableSaveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

async function isPlaying(page: Page): Promise<boolean> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
}

test.describe('without reduced motion', () => {
  test('shows each of nine banners once for 5000 ms, next to headline and links', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/');
    const banner = page.getByTestId('banner');
    for (const [index, text] of banners.entries()) {
      await expect(banner).toHaveAttribute('data-index', String(index));
      await expect(banner).toHaveText(text);
      await expect(banner).toBeVisible();
      await page.clock.runFor(5000);
    }
    await expect(banner).toHaveAttribute('data-index', '-1');
    await expect(banner).toBeHidden();
    await page.clock.runFor(60_000);
    await expect(banner).toHaveAttribute('data-index', '-1');
    await expect(page.locator('h1')).toBeVisible();
    for (const id of ['authApp', 'onlineDemo', 'selfEval'])
      await expect(page.locator(`#${id}`)).toBeVisible();
  });

  for (const [height, size] of [
    [800, 'large'],
    [400, 'large'],
    [399, 'medium'],
    [200, 'medium'],
    [199, 'small'],
  ] as const) {
    test(`plays the ${size} video muted and in a loop in a window ${height} px high`, async ({
      page,
    }) => {
      const requested = videoRequests(page);
      await page.setViewportSize({ width: 1280, height });
      await page.goto('/');
      const video = page.locator('video');
      await expect(video).toHaveAttribute('data-size', size);
      await expect.poll(() => isPlaying(page)).toBe(true);
      const properties = await video.evaluate((element: HTMLVideoElement) => {
        const { muted, loop, playsInline } = element;
        return { muted, loop, playsInline };
      });
      expect(properties).toEqual({ muted: true, loop: true, playsInline: true });
      expect(new Set(requested)).toEqual(new Set([`/video/hero-${size}.webm`]));
    });
  }

  test('fades the video in 1000 ms after it starts to play', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/video/hero-*', async (route) => {
      await released;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/');
    const video = page.locator('video');
    await expect(video).toHaveCount(1);
    // A time that the running clock hasn't reached, but before the next banner.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 2000);
    const playing = video.evaluate(
      (element) => new Promise((resolve) => element.addEventListener('playing', resolve)),
    );
    release();
    await playing;
    await page.clock.runFor(999);
    await expect(video).toHaveCSS('opacity', '0');
    await page.clock.runFor(1);
    await expect(video).toHaveCSS('opacity', '1');
  });

  test('pauses video and banners with one button, also on the next visit', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const banner = page.getByTestId('banner');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.getByTestId('motion-toggle').click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    const index = await banner.getAttribute('data-index');
    await page.clock.runFor(20_000);
    await expect(banner).toHaveAttribute('data-index', String(index));

    const requested = videoRequests(page);
    await page.reload();
    await page.clock.runFor(20_000);
    await expect(banner).toHaveAttribute('data-index', '0');
    expect(requested).toEqual([]);

    await page.getByTestId('motion-toggle').click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.clock.runFor(5000);
    await expect(banner).toHaveAttribute('data-index', '1');
  });

  test('runs the banners but requests no video if the browser saves data', async ({ page }) => {
    const requested = videoRequests(page);
    await enableSaveData(page);
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByTestId('banner')).toHaveAttribute('data-index', '0');
    await page.clock.runFor(5000);
    await expect(page.getByTestId('banner')).toHaveAttribute('data-index', '1');
    await expect(page.locator('video')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('lists all banners and requests no video', async ({ page }) => {
    const requested = videoRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const list = page.locator('h1 ~ * li');
    await expect(list).toHaveText(banners);
    for (const item of await list.all()) await expect(item).toBeVisible();
    await expect(page.getByTestId('banner')).toHaveCount(0);
    await expect(page.getByTestId('motion-toggle')).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    expect(requested).toEqual([]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows banners, links, and all sections', async ({ page }) => {
    const requested = videoRequests(page);
    await page.goto('/');
    const items = page.locator('h1 ~ * li');
    await expect(items).toHaveText(banners);
    for (const item of await items.all()) await expect(item).toBeVisible();
    await expect(page.locator('#authApp')).toHaveAttribute('href', '/app/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(6);
    await expect(page.getByRole('link', { name: 'App for Windows' })).toHaveAttribute(
      'href',
      '/app/?category=windows',
    );
    expect(requested).toEqual([]);
  });
});

test('links to the apps, the demo and the evaluation', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('#onlineDemo')).toHaveAttribute('href', site.demo);
  await expect(page.locator('#selfEval')).toHaveAttribute('href', site.evaluation);
  await page.getByRole('link', { name: 'Login for Mac' }).click();
  await expect(page).toHaveURL('/#/provider?category=macos');
  await page.goBack();
  await page.locator('#authApp').click();
  await expect(page).toHaveURL('/#/app');
});

for (const [width, height] of [
  [360, 800],
  [768, 1024],
] as const)
  test(`fades the lower edge of the poster into the background (${width} px)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('main img').first()).toBeVisible();
    const panelTop = await page
      .locator('main section > div', { has: page.locator('h1') })
      .evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
    const clip = { x: 0, y: panelTop - 8, width, height: 16 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const steps = Array.from({ length: (info.height - 1) * info.width }, (_, index) =>
      Math.abs((data[index + info.width] ?? 0) - (data[index] ?? 0)),
    );
    expect(Math.max(...steps)).toBeLessThan(8);
  });

for (const width of [360, 1280])
  test(`names all devices and the price in the first view of every language (${width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 360 ? 640 : 800 });
    for (const { root } of allLanguages) {
      await page.goto(root);
      const lead = page.locator('h1 + p');
      for (const device of ['iPhone', 'Apple Watch', 'Mac', 'Android', 'Windows'])
        await expect(lead).toContainText(device);
      await expect(lead).toContainText(/free|무료|無料|kostenlos|gratuit/i);
      const box = await lead.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? Infinity), root).toBeLessThanOrEqual(
        width === 360 ? 640 : 800,
      );
    }
  });
