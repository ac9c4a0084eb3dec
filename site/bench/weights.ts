import type { Browser, Request } from '@playwright/test';
import { type Report, inKilobytes } from './figures.ts';

/** Loads a page. Returns the transferred bytes of response bodies by Playwright's resource type. */
async function weigh(browser: Browser, address: string): Promise<ReadonlyMap<string, number>> {
  // Block the service worker: it would load all pages.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const bytes = new Map<string, number>();
  for (const request of requests) {
    const { responseBodySize } = await request.sizes();
    const type = request.resourceType();
    bytes.set(type, (bytes.get(type) ?? 0) + responseBodySize);
  }
  await context.close();
  return bytes;
}

/** Measures how many bytes a first visit to each page loads before the first click. */
export async function measureWeights(
  browser: Browser,
  origin: string,
  pages: readonly string[],
): Promise<Report> {
  const rows: string[][] = [];
  for (const page of pages) {
    const bytes = await weigh(browser, origin + page);
    const other = [...bytes].filter(([type]) => !['document', 'script'].includes(type));
    rows.push([
      `\`${page}\``,
      inKilobytes(bytes.get('document') ?? 0),
      inKilobytes(bytes.get('script') ?? 0),
      inKilobytes(other.reduce((sum, [, size]) => sum + size, 0)),
    ]);
  }
  return {
    title: 'Weights of pages',
    method:
      'Bytes that a first visit at 1280 × 720 loads before the first click, compressed with brotli, without headers. Styles are part of the document. “Other” is fonts, pictures and the video.',
    table: [['Page', 'Document', 'Script', 'Other'], ...rows],
  };
}
