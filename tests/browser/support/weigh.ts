import { brotliCompressSync } from 'node:zlib';
import type { Browser, Request } from '@playwright/test';

export const kilobyte = 1024;

/** Most script before the first press, in bytes: on a screen, and on a tool of the lab. */
export const scriptBudgets = { screen: 78 * kilobyte, tool: 84 * kilobyte };

interface Weight {
  /** Bytes of script requested before the first press, without workers, as they are sent. */
  readonly script: number;
  readonly style: number;
  /** The document with its headers, as it is sent. */
  readonly answer: number;
}

/** Opens an address in a browser that has nothing of the site yet. */
export async function weigh(browser: Browser, locale: string, address: string): Promise<Weight> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests: Request[] = [];
  const workers = new Set<string>();
  page.on('requestfinished', (request) => requests.push(request));
  page.on('worker', (worker) => workers.add(worker.url()));
  const document = (await page.goto(address))?.request();
  if (!document) throw new Error(`${address} gives no document`);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter(
    (request) => request.url().endsWith('.js') && !workers.has(request.url()),
  );
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  const styles = await page.locator('head style').allTextContents();
  const { responseHeadersSize, responseBodySize } = await document.sizes();
  await context.close();
  return {
    script: sizes.reduce((sum, size) => sum + size.responseBodySize, 0),
    style: brotliCompressSync(styles.join('')).length,
    answer: responseHeadersSize + responseBodySize,
  };
}
