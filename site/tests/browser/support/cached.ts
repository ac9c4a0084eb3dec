import { type Page, expect } from '@playwright/test';

/** The paths of all files that the service worker has cached, without pictures that were seen. */
export function cachedPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name !== 'pictures');
    const lists = await Promise.all(
      names.map(async (name) => {
        const cache = await caches.open(name);
        return cache.keys();
      }),
    );
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Waits until the worker of a language is active: it has cached all of its files by then. */
export async function waitUntilCached(page: Page, tag: string): Promise<void> {
  const activeScript = () =>
    page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.scriptURL;
      })
      // A page that is being left can't be asked. The next one can.
      .catch(() => undefined);
  await expect.poll(activeScript, { timeout: 20_000 }).toContain(`language=${tag}`);
}
