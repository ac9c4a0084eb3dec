import type { Browser, Request } from '@playwright/test';

export const kilobyte = 1024;

/**
 * Opens an address with an empty cache.
 * @returns how many bytes of script the page transfers before the first click, without workers
 */
export async function scriptBytes(
  browser: Browser,
  locale: string,
  address: string,
): Promise<number> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const requests: Request[] = [];
  const workers = new Set<string>();
  page.on('requestfinished', (request) => requests.push(request));
  page.on('worker', (worker) => workers.add(worker.url()));
  await page.goto(address);
  await page.locator('html[data-ready]').waitFor();
  await page.waitForLoadState('networkidle');
  const scripts = requests.filter(
    (request) => request.url().endsWith('.js') && !workers.has(request.url()),
  );
  const sizes = await Promise.all(scripts.map((request) => request.sizes()));
  await context.close();
  return sizes.reduce((sum, size) => sum + size.responseBodySize, 0);
}
