import { type Page, expect } from '@playwright/test';

/** Returns the paths of all files that the service worker has cached, except pictures. */
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

/** Waits until the service worker of a language is active. It activates once it has cached all its files. */
export async function waitUntilCached(page: Page, tag: string): Promise<void> {
  const activeScript = () =>
    page
      .evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return registration?.active?.scriptURL;
      })
      // `evaluate` fails during a navigation. The next attempt succeeds.
      .catch(() => undefined);
  await expect.poll(activeScript, { timeout: 20_000 }).toContain(`language=${tag}`);
}
