import { type Page, expect, test } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import { heroCode } from '../../src/components/landing/heroCode.ts';
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
  test('shows each of nine banners once for 5000 ms, next to headline and button', async ({
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
    await expect(page.locator('#authApp')).toBeInViewport();
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
    await expect(page.getByRole('link', { name: 'Get the app', exact: true })).toHaveId('authApp');
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

const userAgents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1',
  Mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15',
  Android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36',
  Windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
};

for (const [device, userAgent] of Object.entries(userAgents))
  test.describe(`on ${device}`, () => {
    test.use({ userAgent });

    test('names the device on the button, before any file of script arrives', async ({ page }) => {
      await page.route(/\.js$/, (route) => route.abort());
      await page.setViewportSize({ width: 440, height: 800 });
      await page.goto('/');
      const button = page.getByRole('link', { name: `Get the app for ${device}`, exact: true });
      await expect(button).toHaveId('authApp');
      await expect(button).toHaveAttribute('href', '/app/');
    });
  });

test.describe('on an iPad', () => {
  test.use({ userAgent: userAgents.iPhone, viewport: { width: 1024, height: 768 } });

  test('names it on the button', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('link', { name: 'Get the app for iPad', exact: true })).toHaveId(
      'authApp',
    );
  });
});

const windows = [
  [360, 800],
  [360, 640],
  [800, 360],
  [740, 360],
  [667, 375],
  [768, 1024],
  [1280, 800],
] as const;

for (const { tag, root } of allLanguages)
  test(`shows promise, button, devices and price in the first view, and nothing overlaps (${tag})`, async ({
    page,
  }) => {
    await page.goto(root);
    await page.evaluate(() => document.fonts.ready);
    const terms = page.locator('span:has(+ #authApp)');
    for (const device of ['iPhone', 'Apple Watch', 'Mac', 'Android', 'Windows'])
      await expect(terms).toContainText(device);
    await expect(terms).toContainText(
      /free for personal|개인 용도로는 무료|個人利用は無料|kostenlos für private|gratis para uso personal/i,
    );
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height });
      const size = `${width} × ${height}`;
      const boxes = [];
      for (const selector of ['h1', 'h1 + p', 'span:has(+ #authApp)', '#authApp']) {
        const box = await page.locator(selector).boundingBox();
        if (!box) throw new Error(`${selector} is hidden.`);
        expect(box.y + box.height, `${selector} ${size}`).toBeLessThanOrEqual(height);
        boxes.push(box);
      }
      const phone = await page.getByTestId('hero-phone').boundingBox();
      for (const box of boxes) {
        const isBeside = box.x + box.width <= (phone?.x ?? 0);
        const isAbove = box.y + box.height <= (phone?.y ?? 0);
        expect(isBeside || isAbove, size).toBe(true);
      }
      const toggle = await page.getByTestId('motion-toggle').boundingBox();
      const button = boxes.at(-1);
      expect(toggle?.y, size).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0) + 8);
      expect((toggle?.y ?? 0) + (toggle?.height ?? 0), size).toBeLessThanOrEqual(height);
    }
  });

test('shows the same code on the phone as on the tiles, which end at the edge of the column', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [800, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByTestId('hero-phone')).toContainText(
      `${heroCode.slice(0, 3)} ${heroCode.slice(3)}`,
    );
    const [columnEnd, wallEnd] = await page.evaluate(() => {
      const heading = document.querySelector('h2')?.parentElement;
      const still = document.querySelector('main img');
      if (!heading || !still) return [];
      const end = (element: Element, side: 'paddingRight') =>
        element.getBoundingClientRect().right - parseFloat(getComputedStyle(element)[side]);
      return [end(heading, 'paddingRight'), end(still, 'paddingRight')];
    });
    expect(wallEnd).toBeCloseTo(columnEnd ?? 0, 0);
  }
});

test('shows only whole tiles', async ({ page }) => {
  await page.goto('/');
  for (const [width, height] of [
    [360, 800],
    [800, 360],
    [768, 1024],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    const rows = await page
      .locator('main img')
      .first()
      .evaluate((still) => {
        const style = getComputedStyle(still);
        const size = (side: string) => parseFloat(style.getPropertyValue(side));
        const wide = still.clientWidth - size('padding-left') - size('padding-right');
        const high = still.clientHeight - size('padding-top') - size('padding-bottom');
        return (high + (wide * 8) / 712) / ((wide * 120) / 712);
      });
    expect(rows).toBeGreaterThan(1);
    expect(Math.abs(rows - Math.round(rows)), `${width} × ${height}`).toBeLessThan(0.02);
  }
});

test('leaves no gap above the tiles on a tall screen, and shows where the next section begins', async ({
  page,
}) => {
  await page.goto('/');
  for (const [width, height] of [
    [1600, 900],
    [1920, 1080],
    [2560, 1440],
  ] as const) {
    await page.setViewportSize({ width, height });
    const still = page.locator('main img').first();
    const above = await still.evaluate((element) =>
      parseFloat(getComputedStyle(element).paddingTop),
    );
    expect(above, `${width} × ${height}`).toBeLessThanOrEqual(64);
    const box = await still.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThan(height);
  }
});

test('leads visitors who use another app to the tool that moves accounts', async ({ page }) => {
  for (const address of ['/', '/app/']) {
    await page.goto(address);
    const link = page.getByRole('link', { name: 'Move from another app' });
    await expect(link).toHaveAttribute('href', '/otpqr/move/');
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test('takes at most five screens on a phone, and 350 words', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
    4000,
  );
  const words = await page.evaluate(() => {
    const main = document.querySelector('main');
    for (const picture of main?.querySelectorAll('[role="img"], [aria-hidden="true"]') ?? [])
      picture.remove();
    return main?.innerText.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  });
  expect(words).toBeGreaterThan(150);
  expect(words).toBeLessThanOrEqual(350);
});

test('shows a verdict of the lab, and leads developers to its tool Check', async ({ page }) => {
  await page.goto('/');
  const verdict = page.getByTestId('example-verdict');
  await expect(verdict).toContainText('Your app ignored SHA256');
  await page.getByRole('link', { name: 'Check a code in the OTP lab' }).click();
  await expect(page).toHaveURL('/#/otpqr?tool=check');
});

test('leads administrators to the steps of a rollout', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Prepare a rollout' }).click();
  await expect(page).toHaveURL('/#/server?section=rollout');
  await expect(page.getByText('How do I prepare a rollout?')).toBeInViewport();
});

test('leads organizations to a license', async ({ page }) => {
  await page.goto('/');
  await expect(
    page.locator('section', { has: page.locator('#selfEval') }).locator('a[href^="mailto:"]'),
  ).toHaveText(site.business.email);
});

test("doesn't scroll sideways with large text", async ({ page }) => {
  for (const { root } of allLanguages) {
    await page.goto(root);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 800 });
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${root} ${width} px`,
      ).toBeLessThanOrEqual(width);
    }
  }
});

test('headings have at most two lines on a phone in every language', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { root } of allLanguages)
    for (const address of [root, `${root}server/`]) {
      await page.goto(address);
      await page.evaluate(() => document.fonts.ready);
      const long = await page.locator('main :is(h1, h2, h3)').evaluateAll((headings) =>
        headings
          .filter((heading) => {
            const { lineHeight } = getComputedStyle(heading);
            return heading.clientHeight > 2.5 * parseFloat(lineHeight);
          })
          .map(({ textContent }) => textContent),
      );
      expect(long, address).toEqual([]);
    }
});
