import { languages } from './support/screens.ts';
import { delayScripts, watchFrames } from './support/paint.ts';
import { expect, test } from './support/test.ts';
import { expectScreen, fetchDocument, heading } from './support/visit.ts';

for (const language of languages) {
  const { tag, root } = language;
  for (const { address, name, framed } of [
    { address: '#/otpqr', name: 'otpqr', framed: true },
    { address: '#/OTPQR?tool=make', name: 'otpqr', framed: true },
    { address: 'server/#/otpqr', name: 'otpqr', framed: true },
    { address: '#/privacy', name: 'privacy', framed: true },
    { address: '#/help-authplugin', name: 'help-authplugin', framed: false },
  ]) {
    test(`${root}${address} never shows another page (${tag})`, async ({ page, request }) => {
      const expected = await fetchDocument(request, language, name);
      const seen = await watchFrames(page);
      await delayScripts(page, 150);
      await page.goto(`${root}${address}`);
      await expectScreen(page, expected, framed, address);
      await expect.poll(seen).toContain(`${tag} ${expected.heading}`);
      const allowed = [expected.heading, ...(framed ? ['header', 'footer'] : [])];
      expect(allowed.map((part) => `${tag} ${part}`)).toEqual(expect.arrayContaining([...seen()]));
    });
  }
}

for (const { address, wanted } of [
  { address: '/#/otpqr', wanted: 'en-US otpqr' },
  { address: '/#/otpqr?tool=check', wanted: 'en-US otpqr' },
  { address: '/?lang=ko-KR', wanted: 'ko-KR main' },
  { address: '/?lang=ko-KR#/app', wanted: 'ko-KR apps' },
])
  test(`${address} paints nothing of the page that redirects`, async ({ page }) => {
    const noted: string[] = [];
    await page.exposeFunction('note', (text: string) => noted.push(text));
    await page.addInitScript(() => {
      const say: unknown = Reflect.get(window, 'note');
      const note = (what: string) => {
        const { lang, dataset } = document.documentElement;
        if (typeof say === 'function') say(`${lang} ${dataset['screen']} ${what}`);
      };
      setTimeout(() => note('begun'), 100);
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) note(name);
      }).observe({ type: 'paint', buffered: true });
    });
    let count = 0;
    await page.route('**/*', async (route) => {
      const isDocument = route.request().resourceType() === 'document';
      // The second page comes long after the first one has redirected.
      if (isDocument && (count += 1) > 1) await new Promise((done) => setTimeout(done, 700));
      await route.continue();
    });
    await page.goto(address);
    await expect.poll(() => noted).toContain(`${wanted} first-contentful-paint`);
    expect(noted).toContain('en-US main begun');
    expect(noted.filter((text) => text.endsWith('first-contentful-paint'))).toEqual([
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

test('shows the heading before a script has come', async ({ page, request, messages }) => {
  const [english] = languages;
  const expected = await fetchDocument(request, english, 'otpqr');
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('/otpqr/');
  await expect(heading(page)).toHaveText(expected.heading);
  // Browsers log every file that does not arrive.
  await expect.poll(() => messages.length).toBeGreaterThan(0);
  await page.goto('about:blank');
  expect(messages.splice(0).filter((message) => !message.startsWith('error: Failed to'))).toEqual(
    [],
  );
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of ['/otpqr/', '/ko-KR/privacy/', '/404.html', '/update-authlogin/'])
    test(`${address} requests one typeface only, and shows its icons`, async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      await page.goto(address);
      expect(asked).toEqual([address, expect.stringMatching(/^\/assets\/site\.[\w-]+\.woff2$/)]);
      const icons = await page
        .locator('svg:visible:has(> use)')
        .evaluateAll((all) =>
          all.map((icon) => (icon.firstElementChild as SVGUseElement).getBBox().width),
        );
      expect(Math.min(1, ...icons)).toBeGreaterThan(0);
    });
});

for (const address of ['/', '/app/', '/logon/'])
  test(`${address} requests islands and film after the first paint, and leaves further pictures to the browser`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const islands = [...document.querySelectorAll('astro-island')].flatMap((island) => [
        island.getAttribute('component-url') ?? '',
        island.getAttribute('renderer-url') ?? '',
      ]);
      /** Whether an image is below the first view, and the browser may not wait until it comes near. */
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
