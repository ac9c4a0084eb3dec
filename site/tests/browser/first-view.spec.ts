import { expect, test } from '@playwright/test';
import { waitUntilReady } from './support/visit.ts';
import { kilobyte } from './support/scriptBytes.ts';

for (const [language, path, allowed] of [
  ['en-US', '/', 150],
  ['ko-KR', '/ko-KR/', 150],
] as const) {
  test(`transfers at most ${allowed} KB for the first view of the landing page (${language})`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      locale: language,
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    let files = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      files += 1;
    });
    await page.goto(path);
    await waitUntilReady(page);
    await page.waitForLoadState('networkidle');
    expect(files).toBeGreaterThan(3);
    expect(bytes).toBeLessThanOrEqual(allowed * kilobyte);
    await context.close();
  });
}
