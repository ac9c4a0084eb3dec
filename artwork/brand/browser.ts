import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../launch.ts';

const origin = 'http://artwork.invalid';
const typeface = new URL(
  '../../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  import.meta.url,
);

/** Declares the typeface of drawn pages; `withPage` serves its file. */
export const typefaceRule =
  "@font-face { font-family: Pretendard; src: url(/pretendard.woff2) format('woff2'); font-weight: 45 920; }";

/** Pixels, at one pixel for each CSS pixel. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Opens a document in Chromium, cut off from every network, for as long as the work takes. */
export async function withPage(
  size: PageSize,
  html: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const font = await readFile(typeface);
    const page = await browser.newPage({ viewport: { ...size } });
    await page.route(`${origin}/**`, (route) =>
      route.fulfill(
        route.request().url().endsWith('.woff2')
          ? { contentType: 'font/woff2', body: font }
          : { contentType: 'text/html; charset=utf-8', body: html },
      ),
    );
    await page.goto(`${origin}/`);
    await work(page);
  } finally {
    await browser.close();
  }
}

/** Replaces what the page shows and takes its picture, once the typeface has come. */
export async function pictureOf(page: Page, body: string): Promise<Buffer> {
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    await document.fonts.ready;
  }, body);
  return page.screenshot();
}
