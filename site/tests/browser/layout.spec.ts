import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { answerFrom } from '../../server/answerFrom.ts';
import { Host, dist } from './support/host.ts';
import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { allLanguages, documentOf, firstNames, languages } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { heading, settled } from './support/visit.ts';

/** Returns the layout shifts that the browser has recorded since the page began to load. */
async function shifts(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(
            (list.getEntries() as LayoutShift[])
              .filter((entry) => !entry.hadRecentInput)
              .flatMap(({ value, sources }) =>
                sources.map(
                  ({ node }) =>
                    `${value.toFixed(4)} ${(node instanceof Element ? node : node?.parentElement)?.outerHTML.slice(0, 200)}`,
                ),
              ),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 100);
      }),
  );
}

/** Waits until the present content has been painted. */
async function nextFrames(page: Page): Promise<void> {
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

const everyWidth = [320, 360, 414, 481, 600, 768, 900, 1024, 1280, 1600, 1920];

for (const [row, { tag, root }] of inSweep(allLanguages, [...languages]).entries())
  for (const [place, width] of inSweep(everyWidth, [360, 1280]).entries())
    test(`moves nothing while a page loads (${tag}, ${width} px)`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const { name } of everySecond(firstNames, row + place)) {
        await page.goto(documentOf(root, name));
        await expect(heading(page)).toBeVisible();
        await page.evaluate(() => document.fonts.ready);
        await settled(page);
        expect(await shifts(page), name).toEqual([]);
      }
    });

test('shows edges of all controls of the lab in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/otpqr/', { waitUntil: 'networkidle' });
  const bare = await page
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
  expect(bare).toEqual([]);
  const card = page.getByTestId('otp-qr');
  const colors = await card.evaluate((svg) => {
    const path = svg.querySelector('path') ?? svg;
    return [getComputedStyle(path).fill, getComputedStyle(path).stroke].join(' ');
  });
  expect(colors).toContain('rgb(0, 0, 0)');
});

test('prints no controls', async ({ page }) => {
  await page.goto('/privacy/');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByTestId('nav-home')).toBeHidden();
  await expect(page.getByTestId('language')).toBeHidden();
  const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground);
});

test('shows the tabs once all have arrived, and moves none', async ({ page }) => {
  const whole = readFileSync(join(dist, 'windows/index.html'), 'utf8');
  const place = whole.search(/<a id="tab-macos"/);
  expect(place).toBeGreaterThan(0);
  let goOn = () => {};
  const wait = new Promise<void>((resolve) => (goOn = resolve));
  const host = new Host();
  await host.start();
  const files = answerFrom(dist);
  host.answerWith((request, response) => {
    if (request.url !== '/windows/') return files(request, response);
    response.writeHead(200, { 'content-type': 'text/html' });
    response.write(whole.slice(0, place));
    void wait.then(() => response.end(whole.slice(place)));
  });
  await page.goto(`${host.origin}/windows/`, { waitUntil: 'commit' });
  const first = page.locator('[role=tab][data-tab=ios]').first();
  await expect(first).toBeAttached();
  await expect(heading(page)).toBeVisible();
  await expect(first).toHaveCSS('visibility', 'hidden');
  await nextFrames(page);
  goOn();
  await expect(first).toHaveCSS('visibility', 'visible');
  await nextFrames(page);
  expect(await shifts(page)).toEqual([]);
  await host.stop();
});

test.describe('while the document arrives', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } });

  test('hides the settings until what is above them has arrived', async ({ page }) => {
    await page.route('**/otpqr/', async (route) => {
      const response = await route.fetch();
      const whole = await response.text();
      await route.fulfill({ response, body: whole.slice(0, whole.indexOf('</form>')) });
    });
    await page.goto('/otpqr/');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByLabel('Issuer')).toBeAttached();
    await expect(page.getByLabel('Issuer')).toBeHidden();
    await page.unroute('**/otpqr/');
    await page.goto('/otpqr/');
    await expect(page.getByLabel('Issuer')).toBeVisible();
  });
});
