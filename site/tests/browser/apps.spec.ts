import * as site from '../../site.config.ts';
import { expectSelected, panel, shownTabs, tab } from './support/appTabs.ts';
import { delayScripts } from './support/paint.ts';
import { scan } from './support/scan.ts';
import { languages } from './support/screens.ts';
import { systems } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { open, takenOver } from './support/visit.ts';

const [english, korean] = languages;

const appleFirst = 'ios ios-widget watchos macos android windows';
const orders = {
  ios: appleFirst,
  macos: 'macos ios ios-widget watchos android windows',
  android: 'android ios macos ios-widget watchos windows',
  chromeos: 'android ios macos ios-widget watchos windows',
  windows: 'windows android ios macos ios-widget watchos',
  linux: appleFirst,
  unknown: appleFirst,
} as const;

for (const { name, system, userAgent, touchPoints } of systems) {
  test.describe(name, () => {
    test.use({ userAgent });

    test(`orders the tabs for ${name} before the first paint`, async ({ page }) => {
      await page.addInitScript((points) => {
        // Only Chromium has client hints. They would report the real system.
        if (!navigator.userAgent.includes('Chrome/'))
          Object.defineProperty(navigator, 'userAgentData', { value: undefined });
        if (points !== undefined)
          Object.defineProperty(navigator, 'maxTouchPoints', { value: points });
      }, touchPoints);
      await page.addInitScript(() => {
        Reflect.set(window, 'shift', 0);
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            Reflect.set(
              window,
              'shift',
              Reflect.get(window, 'shift') + Reflect.get(entry, 'value'),
            );
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await delayScripts(page, 100);
      await page.goto('/app/', { waitUntil: 'commit' });
      await expect(page.getByRole('tab')).toHaveCount(6);
      expect(await shownTabs(page)).toBe(orders[system]);
      await takenOver(page);
      expect(await shownTabs(page)).toBe(orders[system]);
      await expectSelected(page, orders[system].split(' ')[0] ?? '');
      await expect(page.locator('[data-visitor]')).toHaveAttribute('data-visitor', system);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
    });
  });
}

test('orders the tabs for the system that the address names, in any case', async ({ page }) => {
  for (const [address, first] of [
    ['/?category=macOS#/windows', 'macos'],
    ['/?category=macOS#/app?category=Ubuntu', 'ios'],
    ['/?category=none#/Android', 'android'],
    ['/osx/', 'macos'],
  ] as const) {
    await page.goto(address);
    await expectSelected(page, first);
    expect(await shownTabs(page), address).toBe(orders[first]);
  }
});

test('keeps the selected tab in the address, after a reload and in another language', async ({
  page,
}) => {
  await open(page, '/app/');
  await page.evaluate(() => Reflect.set(window, 'visit', 'the same'));
  const entries = await page.evaluate(() => history.length);
  await tab(page, 'macos').click();
  await expectSelected(page, 'macos');
  await expect(page).toHaveURL('/#/app?tab=macos');
  expect(await page.evaluate(() => Reflect.get(window, 'visit'))).toBe('the same');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await expectSelected(page, 'macos');
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page).toHaveURL('/ko-KR/#/app?tab=macos');
  await expectSelected(page, 'macos');
  await expect(tab(page, 'ios-widget')).toHaveText(korean.words.apps.names['ios-widget']);
});

test('selects tabs by arrow keys, Home and End', async ({ page }) => {
  await open(page, '/windows/');
  await tab(page, 'windows').focus();
  for (const [key, id] of [
    ['ArrowLeft', 'watchos'],
    ['ArrowRight', 'windows'],
    ['End', 'watchos'],
    ['Home', 'windows'],
    ['ArrowRight', 'android'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(page, id)).toBeFocused();
    await expectSelected(page, id);
  }
});

test('shows the last of several tabs that are pressed quickly', async ({ page }) => {
  await open(page, '/app/');
  await page.evaluate(() => {
    for (const id of ['watchos', 'android', 'windows'])
      document.querySelector<HTMLElement>(`[role=tab][data-tab=${id}]`)?.click();
  });
  await expectSelected(page, 'windows');
});

test('shows which system it detected, and lets the visitor change it', async ({ page }) => {
  await open(page, '/app/?tab=watchos');
  const line = page.locator('[data-visitor]');
  await expect(line).toContainText(/ on Windows, 64-bit \(x64\)\./);
  await line.getByLabel('Change').selectOption('android');
  await expect(page).toHaveURL('/#/app?category=android');
  await expectSelected(page, 'android');
  expect(await shownTabs(page)).toBe(orders.android);
  await expect(line).toHaveText(/Showing downloads for Android\./);
  await line.getByLabel('Change').selectOption('');
  await expectSelected(page, 'windows');
  await expect(page).toHaveURL('/#/app');
});

test('shifts nothing in view when another tab is selected', async ({ page }) => {
  await open(page, '/app/');
  await page.evaluate(() => {
    Reflect.set(window, 'shifted', []);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Reflect.get(window, 'shifted').push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift' });
  });
  const bars = page.getByRole('tablist');
  const before = await bars.boundingBox();
  for (const id of ['android', 'macos', 'watchos', 'windows', 'ios']) {
    await tab(page, id).click();
    await expectSelected(page, id);
    await expect(panel(page, id).locator('figure').first()).toBeVisible();
    expect(await bars.boundingBox()).toEqual(before);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([]);
});

for (const { tag, root, words } of [english, korean])
  test(`shows description, features and specifications in every tab (${tag})`, async ({
    request,
  }) => {
    const source = await (await request.get(`${root}app/`)).text();
    const panels = source.split(' data-panel="').slice(1);
    expect(panels.map((part) => part.slice(0, part.indexOf('"')))).toEqual(appleFirst.split(' '));
    const { headings } = words.prose;
    const { descriptions } = words.appProse;
    for (const [place, id] of (
      Object.keys(descriptions) as (keyof typeof descriptions)[]
    ).entries())
      for (const text of [...Object.values(headings), descriptions[id], words.catalog.priceText])
        expect(panels[place], id).toContain(text.replaceAll("'", '&#x27;'));
  });

test('compares every capability of every app', async ({ page }) => {
  await open(page, '/app/');
  const table = page.getByRole('table', { name: 'Compare the apps' });
  await expect(table.getByRole('columnheader')).toHaveCount(7);
  await expect(table.getByRole('row')).toHaveCount(16);
  const answers = async (capability: string) =>
    table.getByRole('row', { name: capability }).getByRole('cell').allInnerTexts();
  const answered = (cells: readonly string[]) =>
    cells.map((cell) => (cell.includes('Yes') ? 'yes' : 'no')).join(' ');
  expect(answered(await answers('Scan a QR code'))).toBe('yes no no yes yes yes');
  expect(answered(await answers('Encrypted backup file'))).toBe('no no no yes no yes');
});

test.describe('the code that takes a phone to its store', () => {
  for (const [id, store] of [
    ['ios', site.stores.appStore],
    ['android', site.stores.googlePlay],
  ] as const)
    test(`shows a readable QR code in the tab ${id} on a computer`, async ({ page }, info) => {
      await open(page, `/app/?tab=${id}`);
      const code = panel(page, id).locator('aside');
      await expect(code).toBeVisible();
      const file = info.outputPath('code.png');
      await code.getByRole('img').screenshot({ path: file });
      expect(scan(file)).toBe(store);
    });

  test.describe('on a phone', () => {
    const phone = systems.find(({ system }) => system === 'android');
    test.use({ userAgent: phone?.userAgent ?? '', viewport: { width: 820, height: 400 } });

    test('shows none', async ({ page }) => {
      await open(page, '/android/');
      await expect(panel(page, 'android').getByRole('heading').first()).toBeVisible();
      await expect(panel(page, 'android').locator('aside')).toBeHidden();
    });
  });
});
