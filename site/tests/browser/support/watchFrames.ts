import type { Page } from '@playwright/test';

/**
 * Watches every frame of the page for visible headings, header and footer. Returns a function that lists what was
 * visible so far, without duplicates and with the language of the page: `ko-KR header`.
 */
export async function watchFrames(page: Page): Promise<() => readonly string[]> {
  const seen = new Set<string>();
  await page.exposeFunction('reportVisible', (names: readonly string[]) => {
    for (const name of names) seen.add(name);
  });
  await page.addInitScript(() => {
    const report: unknown = Reflect.get(window, 'reportVisible');
    let last = '';
    const look = () => {
      const names = [...document.querySelectorAll('h1, #root > header, #root > footer')]
        .filter((element) =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
        )
        .map(({ localName, textContent }) => {
          const name = localName === 'h1' ? textContent : localName;
          return `${document.documentElement.lang} ${name}`;
        });
      if (names.join() !== last && typeof report === 'function') report(names);
      last = names.join();
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => [...seen];
}

/** Delays every script, so that the browser paints several frames before any script runs. */
export async function delayScripts(page: Page, milliseconds: number): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await new Promise((done) => setTimeout(done, milliseconds));
    await route.continue();
  });
}
