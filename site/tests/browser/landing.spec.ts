import { type Page, expect, test } from '@playwright/test';
import sharp from 'sharp';
import * as site from '../../site.config.ts';

/** The texts of the banners in the order of the specification. */
const banners = [
  /Windows .*\bOTP\b/,
  /password.* inconvenient/i,
  /PIN is convenient.* risk.* same number/,
  /From now on.* Windows .*\bOTP\b/,
  /privacy/,
  /Post-it.* username.* password.* PIN/,
  /try it now/i,
  /free/,
  /Thank you/,
];

/** Collects the paths of all video files that the page requests. */
function videoRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) asked.push(new URL(request.url()).pathname);
  });
  return asked;
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
}

async function isPlaying(page: Page): Promise<boolean> {
  return page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused);
}

test.describe('where motion is welcome', () => {
  test('shows each of nine banners once for 5000 ms, and keeps headline and links', async ({
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
    test(`plays the ${size} video, muted and looping, in a window of ${height} px`, async ({
      page,
    }) => {
      const asked = videoRequests(page);
      await page.setViewportSize({ width: 1280, height });
      await page.goto('/');
      const video = page.locator('video');
      await expect(video).toHaveAttribute('data-size', size);
      await expect.poll(() => isPlaying(page)).toBe(true);
      const kind = await video.evaluate((element: HTMLVideoElement) => {
        const { muted, loop, playsInline } = element;
        return { muted, loop, playsInline };
      });
      expect(kind).toEqual({ muted: true, loop: true, playsInline: true });
      expect(new Set(asked)).toEqual(new Set([`/video/hero-${size}.webm`]));
    });
  }

  test('shows the video 1000 ms after it begins to play', async ({ page }) => {
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
    // Later than the clock, which still runs, and before the next banner.
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

  test('stops video and banners by one button, and stores the choice', async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    const banner = page.getByTestId('banner');
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.getByTestId('motion-toggle').click();
    await expect.poll(() => isPlaying(page)).toBe(false);
    const index = await banner.getAttribute('data-index');
    await page.clock.runFor(20_000);
    await expect(banner).toHaveAttribute('data-index', String(index));

    const asked = videoRequests(page);
    await page.reload();
    await page.clock.runFor(20_000);
    await expect(banner).toHaveAttribute('data-index', '0');
    expect(asked).toEqual([]);

    await page.getByTestId('motion-toggle').click();
    await expect.poll(() => isPlaying(page)).toBe(true);
    await page.clock.runFor(5000);
    await expect(banner).toHaveAttribute('data-index', '1');
  });

  test('runs the banners and requests no video with Save-Data', async ({ page }) => {
    const asked = videoRequests(page);
    await saveData(page);
    await page.clock.install();
    await page.goto('/');
    await expect(page.getByTestId('banner')).toHaveAttribute('data-index', '0');
    await page.clock.runFor(5000);
    await expect(page.getByTestId('banner')).toHaveAttribute('data-index', '1');
    await expect(page.locator('video')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('lists the banners, keeps the poster and requests no video', async ({ page }) => {
    const asked = videoRequests(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const list = page.locator('h1 ~ * li');
    await expect(list).toHaveText(banners);
    for (const item of await list.all()) await expect(item).toBeVisible();
    await expect(page.getByTestId('banner')).toHaveCount(0);
    await expect(page.getByTestId('motion-toggle')).toHaveCount(0);
    await expect(page.locator('video')).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('shows banners, links and everything below them', async ({ page }) => {
    const asked = videoRequests(page);
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
    expect(asked).toEqual([]);
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

test('has the name of the authenticator as its title', async ({ page }) => {
  await page.goto('/ko-KR/');
  await expect(page).toHaveTitle(site.productName);
});

for (const [width, height] of [
  [360, 800],
  [768, 1024],
] as const)
  test(`fades the lower edge of the film out (${width} px)`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await expect(page.locator('main img').first()).toBeVisible();
    const end = await page
      .locator('main section > div', { has: page.locator('h1') })
      .evaluate((panel) => Math.round(panel.getBoundingClientRect().top));
    const clip = { x: 0, y: end - 8, width, height: 16 };
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .grayscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const steps = Array.from({ length: (info.height - 1) * info.width }, (_, place) =>
      Math.abs((data[place + info.width] ?? 0) - (data[place] ?? 0)),
    );
    expect(Math.max(...steps)).toBeLessThan(8);
  });
