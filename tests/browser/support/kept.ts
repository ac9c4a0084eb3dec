import { type Page, expect } from '@playwright/test';

/** The paths of all files that the service worker keeps. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'site pictures');
    const lists = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return cache.keys();
      }),
    );
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the worker that keeps a language is at work: it has kept all of it by then. */
export async function waitUntilKept(page: Page, tag: string): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL), {
      timeout: 20_000,
    })
    .toContain(`language=${tag}`);
}
