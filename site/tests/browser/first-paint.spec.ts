import { languages } from './support/pages.ts';
import { delayScripts, watchFrames } from './support/watchFrames.ts';
import { expect, test } from './support/test.ts';
import { expectPage, fetchPage, heading } from './support/visit.ts';

for (const language of languages) {
  const { tag, root } = language;
  for (const { address, name, hasFrame } of [
    { address: '#/otpqr', name: 'otpqr', hasFrame: true },
    { address: '#/OTPQR?tool=make', name: 'otpqr', hasFrame: true },
    { address: 'server/#/otpqr', name: 'otpqr', hasFrame: true },
    { address: '#/privacy', name: 'privacy', hasFrame: true },
    { address: '#/help-authplugin', name: 'help-authplugin', hasFrame: false },
  ]) {
    test(`${root}${address} never shows another page first (${tag})`, async ({ page, request }) => {
      const expected = await fetchPage(request, language, name);
      const seen = await watchFrames(page);
      await delayScripts(page, 150);
      await page.goto(`${root}${address}`);
      await expectPage(page, expected, hasFrame, address);
      await expect.poll(seen).toContain(`${tag} ${expected.heading}`);
      const allowed = [expected.heading, ...(hasFrame ? ['header', 'footer'] : [])];
      expect(allowed.map((name) => `${tag} ${name}`)).toEqual(expect.arrayContaining([...seen()]));
    });
  }
}

for (const { address, wanted } of [
  { address: '/#/otpqr', wanted: 'en-US otpqr' },
  { address: '/#/otpqr?tool=check', wanted: 'en-US otpqr' },
  { address: '/?lang=ko-KR', wanted: 'ko-KR main' },
  { address: '/?lang=ko-KR#/app', wanted: 'ko-KR apps' },
])
  test(`${address} paints nothing of the page that redirects it`, async ({ page }) => {
    const reports: string[] = [];
    await page.exposeFunction('reportPaint', (text: string) => reports.push(text));
    await page.addInitScript(() => {
      const send: unknown = Reflect.get(window, 'reportPaint');
      const report = (event: string) => {
        const { lang, dataset } = document.documentElement;
        if (typeof send === 'function') send(`${lang} ${dataset['screen']} ${event}`);
      };
      setTimeout(() => report('begun'), 100);
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) report(name);
      }).observe({ type: 'paint', buffered: true });
    });
    let pageCount = 0;
    await page.route('**/*', async (route) => {
      const isDocument = route.request().resourceType() === 'document';
      // The second page arrives long after the first page has redirected.
      if (isDocument && (pageCount += 1) > 1) await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.goto(address);
    await expect.poll(() => reports).toContain(`${wanted} first-contentful-paint`);
    expect(reports).toContain('en-US main begun');
    expect(reports.filter((text) => text.endsWith('first-contentful-paint'))).toEqual([
      `${wanted} first-contentful-paint`,
    ]);
  });

test('paints the first frame in the chosen theme', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    const colors: string[] = [];
    Reflect.set(window, 'colors', colors);
    const look = () => {
      const color = getComputedStyle(document.documentElement).backgroundColor;
      if (document.body && colors.at(-1) !== color) colors.push(color);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await delayScripts(page, 150);
  await page.goto('/otpqr/');
  await expect(page.getByTestId('theme')).toHaveValue('dark');
  const colors: unknown = await page.evaluate(() => Reflect.get(window, 'colors') as unknown);
  expect(colors).toEqual(['rgb(18, 19, 23)']);
});

test('shows the heading without any script', async ({ page, request, consoleMessages }) => {
  const [english] = languages;
  const expected = await fetchPage(request, english, 'otpqr');
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/otpqr/');
  await expect(heading(page)).toHaveText(expected.heading);
  // Browsers log every file that doesn't load.
  await expect.poll(() => consoleMessages.length).toBeGreaterThan(0);
  await page.goto('about:blank');
  expect(
    consoleMessages.splice(0).filter((message) => !message.startsWith('error: Failed to')),
  ).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/otpqr/', '/ko-KR/privacy/', '/404.html', '/update-authlogin/'])
    test(`${address} requests only the page, one font and the styles for paper, and shows its icons`, async ({
      page,
    }) => {
      const requested: string[] = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.goto(address);
      const [document, ...files] = requested;
      expect(document).toBe(address);
      expect(files.toSorted()).toEqual([
        expect.stringMatching(/^\/assets\/print\.[\w-]+\.css$/),
        expect.stringMatching(/^\/assets\/site\.[\w-]+\.woff2$/),
      ]);
      const icons = await page
        .locator('svg:visible:has(> use)')
        .evaluateAll((all) =>
          all.map((icon) => (icon.firstElementChild as SVGUseElement).getBBox().width),
        );
      expect(Math.min(1, ...icons)).toBeGreaterThan(0);
    });
});

for (const address of ['/', '/app/', '/logon/'])
  test(`${address} requests islands and video after the first paint, and pictures below the first view lazily`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const islands = [...document.querySelectorAll('astro-island')].flatMap((island) => [
        island.getAttribute('component-url') ?? '',
        island.getAttribute('renderer-url') ?? '',
      ]);
      /** Returns whether a URL is of an image below the first view that isn't lazy. */
      const isEager = (url: string) =>
        [...document.images].some(
          (image) =>
            image.currentSrc === url &&
            image.loading !== 'lazy' &&
            image.getBoundingClientRect().top > innerHeight,
        );
      return performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < (paint?.startTime ?? 0))
        .map(({ name }) => ({
          name,
          isLate:
            islands.includes(new URL(name).pathname) || /\.(mp4|webm)$/.test(name) || isEager(name),
        }));
    });
    expect(early.length).toBeGreaterThan(0);
    expect(early.filter(({ isLate }) => isLate)).toEqual([]);
  });

test('links to the manifest once the page is idle', async ({ page }) => {
  await page.goto('/privacy/');
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/manifest.webmanifest',
  );
});
