import { allOrSample } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/routes.ts';
import { allLanguages, pagePath, allPages, languages } from './support/pages.ts';
import { kilobyte, scriptBytes } from './support/scriptBytes.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** Pages with islands, except the lab. */
const pagesWithIslands = ['main', 'app', 'logon', 'server'];

/** Returns how much compressed script a page may load before the first click, in kilobytes. */
function limitOf(name: string): number {
  if (name.startsWith('otpqr')) return 96;
  return pagesWithIslands.includes(name) ? 75 : 10;
}

for (const { tag, root } of allOrSample(allLanguages, [...languages]))
  test(`loads at most 96 KB of script before the first click in the lab, 75 KB on pages with islands, and 10 KB elsewhere (${tag})`, async ({
    browser,
  }) => {
    const tools = toolNames.slice(1).map((tool) => `otpqr/${tool}`);
    for (const name of [...allPages.map((page) => page.name), ...tools]) {
      const bytes = await scriptBytes(browser, tag, pagePath(root, name));
      expect(bytes, name).toBeGreaterThan(0);
      expect(bytes, name).toBeLessThanOrEqual(limitOf(name) * kilobyte);
    }
  });

/** How much a first visit to the landing page may transfer before the first click, in kilobytes. */
const landingLimit = 150;

for (const { tag, root } of languages)
  test.describe(`without animation (${tag})`, () => {
    test.use({
      locale: tag,
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width: 1280, height: 800 },
    });

    test(`transfers at most ${landingLimit} KB for the landing page`, async ({ page }) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Network.enable');
      const sizes: number[] = [];
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        sizes.push(encodedDataLength);
      });
      await open(page, root);
      await page.waitForLoadState('networkidle');
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      expect(sizes.length).toBeGreaterThan(3);
      expect(bytes).toBeLessThanOrEqual(landingLimit * kilobyte);
    });
  });
