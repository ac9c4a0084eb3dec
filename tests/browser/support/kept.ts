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

/** Waits until a language is kept, by the worker at work or by the one that is to follow it. */
export async function waitUntilKept(page: Page, tag: string): Promise<void> {
  const keptLanguage = () =>
    page.evaluate(async () => {
      const { waiting, active } = (await navigator.serviceWorker.getRegistration()) ?? {};
      if (active?.state !== 'activated') return undefined;
      return new URL((waiting ?? active).scriptURL).searchParams.get('language');
    });
  await expect.poll(keptLanguage, { timeout: 20_000 }).toBe(tag);
}
