import type { Locator, Page } from '@playwright/test';
import { pictures } from '../../src/catalog/pictures.ts';
import { panel, tab } from './support/appTabs.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** In milliseconds. */
const slideDuration = 3000;

const carousel = (page: Page) => page.getByTestId('carousel').filter({ visible: true });
const toggle = (page: Page) => carousel(page).getByTestId('motion-toggle');
const next = (page: Page) => carousel(page).getByRole('button', { name: 'Next picture' });

async function expectSlide(page: Page, position: number): Promise<void> {
  const shown = carousel(page).locator('figure').filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).toHaveAttribute('aria-label', new RegExp(`^${position} of `));
}

/** Opens a tab and scrolls to its carousel. */
async function openTab(page: Page, address: string): Promise<void> {
  await open(page, address);
  await carousel(page).scrollIntoViewIfNeeded();
  await expect(next(page)).toBeVisible();
}

/** Restarts the carousel while the page's clock is stopped. */
async function restartWithStoppedClock(page: Page): Promise<void> {
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName('Play');
  await page.clock.pauseAt(Date.now() + 60_000);
  await toggle(page).click();
  await expect(toggle(page)).toHaveAccessibleName('Pause');
}

async function swipe(area: Locator, right: number, down = 0): Promise<void> {
  const finger = { pointerType: 'touch', isPrimary: true };
  await area.dispatchEvent('pointerdown', { ...finger, clientX: 200, clientY: 200 });
  await area.dispatchEvent('pointerup', {
    ...finger,
    clientX: 200 + right,
    clientY: 200 + down,
  });
}

test('has the slides and blocks of each tab', async ({ page }) => {
  const counts = async (address: string) => {
    await page.goto(address);
    return page.locator('[data-panel]').evaluateAll((panels) =>
      panels.map((element) => {
        const slides = element.querySelectorAll('[data-testid="carousel"] figure').length;
        const all = element.querySelectorAll('picture').length;
        return `${element.dataset['panel']} ${slides} ${all - slides}`;
      }),
    );
  };
  expect(new Set(await counts('/apple/'))).toEqual(
    new Set([
      'ios 5 5',
      'ios-widget 2 0',
      'watchos 2 0',
      'macos 7 7',
      'android 5 0',
      'windows 7 0',
    ]),
  );
  expect(new Set(await counts('/logon/'))).toEqual(
    new Set(['windows 4 0', 'mac 4 0', 'linux 0 0']),
  );
  expect(pictures.filter(({ kind }) => kind === 'slide')).toHaveLength(36);
  expect(pictures.filter(({ kind }) => kind === 'block')).toHaveLength(12);
});

test('shows each slide for 3000 ms and returns to the first, without animation', async ({
  page,
}) => {
  await page.clock.install();
  await openTab(page, '/app/?tab=watchos');
  await expectSlide(page, 1);
  await restartWithStoppedClock(page);
  await page.clock.runFor(slideDuration - 1);
  await expectSlide(page, 1);
  await page.clock.runFor(1);
  await expectSlide(page, 2);
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  await carousel(page).hover();
  await page.clock.runFor(slideDuration);
  await expectSlide(page, 1);
});

test('pauses while focus is inside, and continues when focus leaves', async ({ page }) => {
  await page.clock.install();
  await openTab(page, '/app/?tab=android');
  await restartWithStoppedClock(page);
  await tab(page, 'android').focus();
  await next(page).focus();
  await page.clock.runFor(4 * slideDuration);
  await expectSlide(page, 1);
  await tab(page, 'android').focus();
  await page.clock.runFor(slideDuration);
  await expectSlide(page, 2);
});

test('pauses all carousels, and remembers it on later visits', async ({ page }) => {
  await page.clock.install();
  await openTab(page, '/app/?tab=ios');
  await restartWithStoppedClock(page);
  await toggle(page).click();
  await page.clock.runFor(4 * slideDuration);
  await expectSlide(page, 1);
  await page.clock.resume();
  await openTab(page, '/logon/');
  await expect(toggle(page)).toHaveAccessibleName('Play');
});

test('changes the slide with arrow keys, buttons, and swipes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openTab(page, '/logon/?tab=mac');
  await expectSlide(page, 1);
  await next(page).click();
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowRight');
  await expectSlide(page, 3);
  await carousel(page).getByRole('button', { name: 'Previous picture' }).click();
  await expectSlide(page, 2);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expectSlide(page, 4);
  await swipe(carousel(page), -60);
  await expectSlide(page, 1);
  await swipe(carousel(page), 60);
  await expectSlide(page, 4);
  await swipe(carousel(page), 60, 90);
  await swipe(carousel(page), -30);
  await expectSlide(page, 4);
  // A swipe counts from the slide that is visible when it ends.
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 200, clientY: 200 };
  await carousel(page).dispatchEvent('pointerdown', finger);
  await carousel(page).press('ArrowRight');
  await expectSlide(page, 1);
  await carousel(page).dispatchEvent('pointerup', { ...finger, clientX: 140 });
  await expectSlide(page, 2);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('shows one slide and no pause button', async ({ page }) => {
    await page.clock.install();
    await openTab(page, '/app/?tab=macos');
    await expect(toggle(page)).toHaveCount(0);
    await page.clock.runFor(4 * slideDuration);
    await expectSlide(page, 1);
  });
});

for (const [width, frame, other] of [
  [1280, 'wide', 'upright'],
  [767, 'upright', 'wide'],
] as const)
  test(`loads ${frame} pictures only when their tab and slide come near (${width} px)`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 700 });
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const picture = /\/pictures\/(.*?)\.[^/]*$/.exec(request.url());
      if (!picture) return;
      loaded.add(picture[1] ?? '');
      expect(request.url()).toContain(`${frame}.en-US.avif`);
      expect(request.url()).not.toContain(other);
    });
    await openTab(page, '/app/?tab=android');
    await expect.poll(() => [...loaded]).toEqual(['android/1-codes', 'android/2-scan']);
    await next(page).click();
    await expect.poll(() => [...loaded].at(-1)).toBe('android/3-backup');
    await tab(page, 'watchos').click();
    await expect(panel(page, 'watchos').locator('figure').first()).toBeVisible();
    await expect.poll(() => loaded.has('watchos/1-ring')).toBe(true);
    expect([...loaded].filter((name) => !/^(android|watchos)\//.test(name))).toEqual([]);
  });

/** Returns the file name of the visible slide's picture. */
const shownPicture = (page: Page) =>
  carousel(page)
    .locator('img')
    .filter({ visible: true })
    .evaluate((image: HTMLImageElement) => image.currentSrc.replace(/.*\//, ''));

/** Returns the color that the browser's toolbar gets. */
const toolbarColor = (page: Page) =>
  page
    .locator('meta[name="theme-color"]')
    .evaluateAll(
      (elements: HTMLMetaElement[]) =>
        elements.find(({ media }) => matchMedia(media).matches)?.content,
    );

for (const [width, frame] of [
  [1280, 'wide'],
  [767, 'upright'],
] as const)
  test(`shows dark ${frame} pictures in the dark theme of the system`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    await openTab(page, '/app/?tab=android');
    await expect.poll(() => shownPicture(page)).toBe(`1-codes.${frame}.en-US.dark.avif`);
    await page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => shownPicture(page)).toBe(`1-codes.${frame}.en-US.avif`);
  });

test('pictures and the browser’s toolbar follow the theme that a visitor chooses', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await openTab(page, '/app/?tab=android');
  const dark = await toolbarColor(page);
  await page.getByTestId('theme').selectOption('light');
  await expect.poll(() => shownPicture(page)).toBe('1-codes.wide.en-US.avif');
  const light = await toolbarColor(page);
  expect(light).not.toBe(dark);
  // A later visit, with another theme of the system.
  await page.reload();
  await expect.poll(() => shownPicture(page)).toBe('1-codes.wide.en-US.avif');
  expect(await toolbarColor(page)).toBe(light);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.getByTestId('theme').selectOption('dark');
  await expect.poll(() => shownPicture(page)).toBe('1-codes.wide.en-US.dark.avif');
  expect(await toolbarColor(page)).toBe(dark);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => shownPicture(page)).toBe('1-codes.wide.en-US.avif');
  await page.emulateMedia({ media: 'screen' });
  await page.getByTestId('theme').selectOption('system');
  await expect.poll(() => shownPicture(page)).toBe('1-codes.wide.en-US.avif');
  expect(await toolbarColor(page)).toBe(light);
});
