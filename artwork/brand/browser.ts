import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { launchBrowser } from '../launch.ts';

const origin = 'http://artwork.invalid';
const fontFile = new URL(
  '../../node_modules/pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  import.meta.url,
);

/** The CSS rule that loads the font. `withPage` serves its file. */
export const fontFaceRule =
  "@font-face { font-family: Pretendard; src: url(/pretendard.woff2) format('woff2'); font-weight: 45 920; }";

/** A size in pixels. One pixel is one CSS pixel. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Opens a page in Chromium without network access, runs `work`, and closes the browser. */
export async function withPage(
  size: PageSize,
  html: string,
  work: (page: Page) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  try {
    const font = await readFile(fontFile);
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

/** Replaces the content of the body, waits for the font, and returns a screenshot as PNG. */
export async function screenshotOf(page: Page, body: string): Promise<Buffer> {
  await page.evaluate(async (markup) => {
    document.body.innerHTML = markup;
    await document.fonts.ready;
  }, body);
  return page.screenshot();
}
