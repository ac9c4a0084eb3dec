import { everySecond } from '@otp-lab/otp/testing';
import { toolNames } from '../../src/routes.ts';
import { overlaps } from './support/overlaps.ts';
import { allLanguages, allPaths } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { tornWords } from './support/tornWords.ts';
import { heading, loadDeferredContent, waitUntilReady } from './support/visit.ts';

for (const [row, { tag, root }] of allLanguages.entries())
  for (const width of [320, 360])
    test(`fits text of twice the size into ${width} px (${tag})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const address of everySecond(allPaths(root), row)) {
        await page.goto(address);
        await waitUntilReady(page);
        await page.evaluate(() => {
          document.documentElement.style.fontSize = '200%';
        });
        await loadDeferredContent(page);
        const { overflow, wide } = await page.evaluate(() => {
          const end = document.documentElement.clientWidth;
          /** Returns whether an element is in a box that scrolls or clips its content. */
          const isClipped = (element: Element) => {
            for (
              let box = element.parentElement;
              box && box !== document.body;
              box = box.parentElement
            )
              if (getComputedStyle(box).overflowX !== 'visible') return true;
            return false;
          };
          return {
            overflow: document.documentElement.scrollWidth - end,
            wide: [...document.querySelectorAll('#root *')]
              .filter((element) => element.checkVisibility({ visibilityProperty: true }))
              .filter((element) => element.getBoundingClientRect().right > end + 1)
              .filter((element) => !isClipped(element) && !element.closest('.visually-hidden'))
              .slice(0, 3)
              .map((element) => element.outerHTML.slice(0, 120)),
          };
        });
        expect.soft({ overflow, wide }, address).toEqual({ overflow: 0, wide: [] });
        expect.soft(await overlaps(page), address).toEqual([]);
        expect.soft(await tornWords(page), address).toEqual([]);
      }
    });

for (const [width, height] of [
  [1024, 480],
  [1280, 420],
  [1440, 480],
] as const)
  test(`keeps the columns of the lab in a low window (${width} × ${height})`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of ['/otpqr/', ...toolNames.slice(1).map((tool) => `/otpqr/${tool}/`)]) {
      await page.goto(address);
      await waitUntilReady(page);
      const outside = await page.evaluate(() => {
        const column = document.querySelector('h1')?.parentElement?.getBoundingClientRect();
        return [...document.querySelectorAll('main :is(p, input, button, select, dd, h2)')]
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .filter((element) => !element.closest('.visually-hidden'))
          .filter((element) => element.getBoundingClientRect().right > (column?.right ?? 0) + 1)
          .map((element) => element.outerHTML.slice(0, 120));
      });
      expect.soft(outside, address).toEqual([]);
    }
  });

test('shows the code beside the fields of Make at a zoom of 400 %', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('/otpqr/');
  await waitUntilReady(page);
  const code = page.getByTestId('otp-code');
  for (const label of ['Issuer', 'Algorithm', 'Digits']) {
    const field = page.getByLabel(label, { exact: true });
    await field.focus();
    await expect(code).toBeInViewport({ ratio: 1 });
    await expect(field).toBeInViewport({ ratio: 1 });
    const [bar, box] = await Promise.all([code, field].map((element) => element.boundingBox()));
    const [bottom, top] = [(bar?.y ?? Infinity) + (bar?.height ?? 0), box?.y ?? 0];
    expect(bottom).toBeLessThanOrEqual(top);
  }
});

test.describe('on Android', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile',
    viewport: { width: 360, height: 800 },
  });

  test('shows the main action in the first view with text of twice the size', async ({ page }) => {
    for (const [address, action] of [
      ['/', 'a.primary, #authApp'],
      ['/app/', '[data-store=google-play], a[href*="play.google"]'],
      ['/logon/', 'a.primary'],
    ] as const) {
      await page.goto(address);
      await waitUntilReady(page);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      const box = await page
        .locator('main')
        .locator(action)
        .filter({ visible: true })
        .first()
        .boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), address).toBeLessThanOrEqual(800);
    }
  });
});

const sideways = [
  { width: 800, height: 360 },
  { width: 740, height: 360 },
  { width: 667, height: 375 },
];

for (const [row, { tag, root }] of allLanguages.entries())
  test(`leaves room for the page on a phone on its side (${tag})`, async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 360 });
    for (const address of everySecond(allPaths(root), row)) {
      await page.goto(address);
      await expect(heading(page)).toBeVisible();
      await waitUntilReady(page);
      for (const size of sideways) {
        await page.setViewportSize(size);
        const name = `${address} ${size.width} × ${size.height}`;
        const header = page.locator('header > div').first();
        if ((await header.count()) > 0 && !/help-|update-/.test(address))
          expect.soft((await header.boundingBox())?.height, name).toBeLessThanOrEqual(48);
        expect.soft(await overlaps(page), name).toEqual([]);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect.soft(overflow, name).toBe(0);
      }
    }
  });

test('shows the links of the footer as a grid of two by two on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { root } of allLanguages) {
    await page.goto(`${root}privacy/`);
    const boxes = await page
      .getByRole('contentinfo')
      .getByRole('listitem')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    const [first, second, third, fourth] = boxes;
    expect(boxes).toHaveLength(4);
    expect([first?.top, third?.top]).toEqual([second?.top, fourth?.top]);
    expect([first?.left, second?.left]).toEqual([third?.left, fourth?.left]);
    expect(third?.top).toBeGreaterThan(first?.top ?? 0);
  }
});
