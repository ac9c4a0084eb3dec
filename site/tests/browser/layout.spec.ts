import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { createRequestListener } from '../../server/createRequestListener.ts';
import { Host, dist } from './support/host.ts';
import { everySecond, allOrSample } from '@otp-lab/otp/testing';
import { allLanguages, pagePath, allPages, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, loadDeferredContent } from './support/visit.ts';

/**
 * Returns the layout shifts since the start of the page load, each with the element that moved. A page without shifts
 * gives its observer no entry. So the function also observes the first paint, which every page has: once its entry
 * arrives, the observer has reported all earlier shifts, too.
 */
async function layoutShifts(page: Page): Promise<readonly string[]> {
  await waitForPaint(page);
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const shifts: string[] = [];
        const observer = new PerformanceObserver((list) => {
          for (const { value, hadRecentInput, sources } of list.getEntriesByType(
            'layout-shift',
          ) as LayoutShift[])
            for (const { node } of hadRecentInput ? [] : sources) {
              const element = node instanceof Element ? node : node?.parentElement;
              shifts.push(`${value.toFixed(4)} ${element?.outerHTML.slice(0, 200)}`);
            }
          if (list.getEntriesByType('paint').length > 0) resolve(shifts);
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        observer.observe({ type: 'paint', buffered: true });
      }),
  );
}

/** Waits until the browser has painted the current content. */
async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
  );
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

test('enlarges text and columns on wide screens', async ({ page }) => {
  await page.goto('/app/');
  const measure = () =>
    page.evaluate(() => ({
      text: Number.parseFloat(getComputedStyle(document.body).fontSize),
      column: document.querySelector('main h1')?.parentElement?.getBoundingClientRect().width ?? 0,
    }));
  await page.setViewportSize({ width: 1280, height: 800 });
  const laptop = await measure();
  await page.setViewportSize({ width: 1920, height: 1080 });
  const wide = await measure();
  expect(wide.text).toBeGreaterThan(laptop.text * 1.1);
  expect(wide.column).toBeGreaterThan(laptop.column * 1.2);
});

const widths = [320, 360, 414, 481, 600, 768, 900, 1024, 1280, 1600, 1920];

for (const [row, { tag, root }] of allOrSample(allLanguages, [...languages]).entries())
  for (const [column, width] of allOrSample(widths, [360, 1280]).entries())
    test(`causes no layout shift while a page loads (${tag}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { name } of everySecond(allPages, row + column)) {
        await page.goto(pagePath(root, name));
        await expect(heading(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await loadDeferredContent(page);
        expect(await layoutShifts(page), name).toEqual([]);
      }
    });

test('outlines all controls of the lab in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/otpqr/', { waitUntil: 'networkidle' });
  const withoutOutline = await page
    .locator('main')
    .locator('button, input:not([type=file]), select')
    .evaluateAll((controls) =>
      controls
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const style = getComputedStyle(control);
          const isNative = control.matches('[type=checkbox], [type=radio]');
          return !isNative && style.borderTopWidth === '0px' && style.textDecorationLine === 'none';
        })
        .map((control) => control.outerHTML.slice(0, 80)),
    );
  expect(withoutOutline).toEqual([]);
  const card = page.getByTestId('otp-qr');
  const colors = await card.evaluate((svg) => {
    const path = svg.querySelector('path') ?? svg;
    return [getComputedStyle(path).fill, getComputedStyle(path).stroke].join(' ');
  });
  expect(colors).toContain('rgb(0, 0, 0)');
});

test('hides the tabs until the page has received all of them', async ({ page }) => {
  const whole = readFileSync(join(dist, 'windows/index.html'), 'utf8');
  const cut = whole.search(/<a id="tab-macos"/);
  expect(cut).toBeGreaterThan(0);
  let sendRest = () => {};
  const released = new Promise<void>((resolve) => (sendRest = resolve));
  const host = new Host();
  await host.start();
  const serveFile = createRequestListener(dist);
  host.answerWith((request, response) => {
    if (request.url !== '/windows/') return serveFile(request, response);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(whole.slice(0, cut));
    void released.then(() => response.end(whole.slice(cut)));
  });
  await page.goto(`${host.origin}/windows/`, { waitUntil: 'commit' });
  const first = page.locator('[role=tab][data-tab=ios]').first();
  await expect(first).toBeAttached();
  await expect(heading(page)).toBeVisible();
  await expect(first).toHaveCSS('visibility', 'hidden');
  await waitForPaint(page);
  sendRest();
  await expect(first).toHaveCSS('visibility', 'visible');
  await waitForPaint(page);
  expect(await layoutShifts(page)).toEqual([]);
  await host.stop();
});

for (const { tag, root } of allLanguages)
  test(`begins no line with a separating dot (${tag})`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    for (const path of [
      'app/',
      'logon/',
      'otpqr/check/',
      'otpqr/notes/authy/',
      'otpqr/move/aegis/',
    ]) {
      await page.goto(root + path);
      await page.evaluate(() => document.fonts.ready);
      const lines = await page.evaluate(() => {
        const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        const topOf = (text: Node, index: number) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().top;
        };
        while (texts.nextNode()) {
          const { currentNode: text } = texts;
          const characters = text.textContent ?? '';
          for (const { index } of characters.matchAll(/·/g))
            if (index === 0 || topOf(text, index - 1) !== topOf(text, index))
              found.push(characters);
        }
        return found;
      });
      expect(lines, path).toEqual([]);
    }
  });
