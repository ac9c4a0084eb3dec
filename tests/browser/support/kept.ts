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

/** Waits until a language is kept whole: the number of its files does not grow any more. */
export async function waitUntilKept(page: Page, tag: string): Promise<void> {
  let before = -1;
  await expect
    .poll(
      async () => {
        const paths = await keptPaths(page);
        const grew = paths.length !== before;
        before = paths.length;
        return !grew && paths.some((path) => path.includes(`/${tag}/`));
      },
      { intervals: [250], timeout: 20_000 },
    )
    .toBe(true);
}
