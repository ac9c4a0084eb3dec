import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { type PageText, type Language, pagePath, parsePage } from './pages.ts';

/** Returns the main heading of the page. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Opens an address and waits until the page is hydrated. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilReady(page);
}

/** Waits until the page is hydrated and reacts to clicks and typing. */
export async function waitUntilReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/**
 * Leaves the page for a text file. `about:blank` would end the page's process, which doubles the time that the next
 * page takes.
 */
export async function leave(page: Page): Promise<void> {
  await page.goto('/robots.txt');
}

/** Opens an address as a new page. Without leaving first, the browser might only change the hash of the page. */
export async function reopen(page: Page, address: string): Promise<void> {
  await leave(page);
  await page.goto(address);
}

/** Returns the texts in the HTML source of a page, by a name of its route. */
export async function fetchPage(
  request: APIRequestContext,
  { root }: Language,
  name: string,
): Promise<PageText> {
  const answer = await request.get(pagePath(root, name));
  expect(answer.status(), name).toBe(200);
  return parsePage(await answer.text());
}

/** What the page shows. */
export interface PageState {
  readonly headings: readonly string[];
  readonly language: string;
  readonly title: string;
  readonly banners: number;
  readonly footers: number;
  readonly mains: number;
}

/** Returns the visible headings and landmarks of the page, its language and its title. */
export function readPageState(page: Page): Promise<PageState> {
  return page.evaluate(() => {
    const visible = [
      ...document.querySelectorAll('h1, main, #root > header, #root > footer'),
    ].filter((element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    );
    const named = (name: string) => visible.filter(({ localName }) => localName === name);
    return {
      headings: named('h1').map(({ textContent }) => textContent.trim()),
      language: document.documentElement.lang,
      title: document.title,
      banners: named('header').length,
      footers: named('footer').length,
      mains: named('main').length,
    };
  });
}

/** Waits until the page shows the heading, title and language of an HTML source, and no second heading. */
export async function expectPage(
  page: Page,
  expected: PageText,
  hasFrame: boolean,
  address: string,
): Promise<void> {
  const frame = hasFrame ? 1 : 0;
  await expect
    // `evaluate` fails during a navigation. The next attempt succeeds.
    .poll(() => readPageState(page).catch(() => undefined), {
      message: address,
      intervals: [20, 50, 100, 200],
    })
    .toEqual({
      headings: [expected.heading],
      language: expected.language,
      title: expected.title,
      banners: frame,
      footers: frame,
      mains: 1,
    });
}

/** Returns the scroll position of the page, in CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls without animation, as soon as the page is long enough. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await expect
    .poll(() =>
      page.evaluate((to) => {
        window.scrollTo({ top: to, behavior: 'instant' });
        return scrollY;
      }, top),
    )
    .toBe(top);
}

/** Adds space below the content, so that every page can be scrolled. */
export async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '2000px';
  });
}

/** Scrolls to the end and back to the top. Waits both times until the page no longer changes. */
export async function loadDeferredContent(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // Content near the top loads first, so the second wait is shorter.
    for (const [top, quietMilliseconds] of [
      [document.body.scrollHeight, 250],
      [0, 100],
    ] as const) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise<void>((done) => {
        let timer = setTimeout(done, quietMilliseconds);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quietMilliseconds);
        });
        watcher.observe(document.body, { childList: true, subtree: true });
      });
    }
  });
}
