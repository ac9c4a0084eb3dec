import type { Page } from '@playwright/test';
import { frameSizes } from '../site/src/catalog/picture.ts';
import { responseTo, artworkOrigin, pageHtml } from './page.ts';
import { type Rendering, pixelRatio } from './renderings.ts';
import { platforms } from './screens/index.ts';
import { launchBrowser } from './launch.ts';

async function screenshot(
  page: Page,
  { picture, frame, language, theme }: Rendering,
): Promise<Buffer> {
  const drawings = await platforms[picture.tab]?.();
  if (!drawings) throw new Error(`artwork/screens/index.ts has no drawings for ${picture.tab}.`);
  const html = pageHtml(picture.tab, language, frame, drawings.draw(picture.slug, language, frame));
  await page.route(`${artworkOrigin}/**`, (route) =>
    route.fulfill(responseTo(new URL(route.request().url()).pathname, html)),
  );
  await page.setViewportSize(frameSizes[frame]);
  await page.emulateMedia({ colorScheme: theme });
  await page.goto(`${artworkOrigin}/`);
  await page.evaluate(() => document.fonts.ready);
  const png = await page.screenshot();
  await page.unroute(`${artworkOrigin}/**`);
  return png;
}

/**
 * Draws the renderings one after the other. The same sources give the same bytes.
 * @param onImage receives each rendering with its PNG file
 */
export async function render(
  wanted: readonly Rendering[],
  onImage: (rendering: Rendering, png: Buffer) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ deviceScaleFactor: pixelRatio });
    for (const rendering of wanted) await onImage(rendering, await screenshot(page, rendering));
  } finally {
    await browser.close();
  }
}
