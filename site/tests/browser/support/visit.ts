import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { type DocumentText, type Language, documentOf, readDocument } from './screens.ts';

/** The heading of the screen that is shown. */
export function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

/** Opens an address of a framed screen and waits until script has taken over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await takenOver(page);
}

/** Waits until the page answers to presses and typing. */
export async function takenOver(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-ready');
}

/** Opens an address as a new tab would: nothing of the site is there yet. */
export async function openCold(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

/** What the document of a name says before any script runs. */
export async function fetchDocument(
  request: APIRequestContext,
  { root }: Language,
  name: string,
): Promise<DocumentText> {
  const answer = await request.get(documentOf(root, name));
  expect(answer.status(), name).toBe(200);
  return readDocument(await answer.text());
}

/** What is on screen, read in one go. */
export interface ScreenState {
  readonly headings: readonly string[];
  readonly language: string;
  readonly title: string;
  readonly banners: number;
  readonly footers: number;
  readonly mains: number;
}

/** The visible headings and landmarks of the page, its language and its title. */
export function screenState(page: Page): Promise<ScreenState> {
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

/** Waits until the page shows what a document says, and nothing else. */
export async function expectScreen(
  page: Page,
  expected: DocumentText,
  framed: boolean,
  address: string,
): Promise<void> {
  const frame = framed ? 1 : 0;
  await expect
    // A document that is left cannot be asked: the next one is.
    .poll(() => screenState(page).catch(() => undefined), {
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

/** The scroll position of the page, in CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => scrollY);
}

/** Scrolls at once, as soon as the page is long enough. */
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

/** Lengthens the page for as long as its document lives, so that every screen can be scrolled. */
export async function lengthen(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.body.style.paddingBlockEnd = '2000px';
  });
}

/** Waits until every part that is loaded later has come: the page has been still for a moment. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // What is near the top was asked for at once, and has come while the end was waited for.
    for (const [top, still] of [
      [document.body.scrollHeight, 250],
      [0, 100],
    ] as const) {
      window.scrollTo({ top, behavior: 'instant' });
      await new Promise<void>((done) => {
        let timer = setTimeout(done, still);
        const watcher = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, still);
        });
        watcher.observe(document.body, { childList: true, subtree: true });
      });
    }
  });
}
