import * as site from '../../site.config.ts';
import { expectSelectedTab, panel, tabOrder, tab } from './support/appTabs.ts';
import { delayScripts } from './support/watchFrames.ts';
import { scan } from './support/scan.ts';
import { languages } from './support/pages.ts';
import { systems, userAgentOn } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { open, waitUntilReady } from './support/visit.ts';

const [english, korean] = languages;

const appleFirst = 'ios ios-widget watchos macos android windows';
const tabOrders = {
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

    test('orders the tabs for its system before the first paint', async ({ page }) => {
      await page.addInitScript((points) => {
        // Only Chromium has client hints. In other browsers, they would reveal the real system.
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
      expect(await tabOrder(page)).toBe(tabOrders[system]);
      await waitUntilReady(page);
      expect(await tabOrder(page)).toBe(tabOrders[system]);
      await expectSelectedTab(page, tabOrders[system].split(' ')[0] ?? '');
      await expect(page.locator('[data-visitor]')).toHaveAttribute('data-visitor', system);
      expect(await page.evaluate(() => Reflect.get(window, 'shift'))).toBeLessThan(0.001);
    });
  });
}

test('orders the tabs for the system in the address, ignoring upper and lower case', async ({
  page,
}) => {
  for (const [address, first] of [
    ['/?category=macOS#/windows', 'macos'],
    ['/?category=macOS#/app?category=Ubuntu', 'ios'],
    ['/?category=none#/Android', 'android'],
    ['/osx/', 'macos'],
  ] as const) {
    await page.goto(address);
    await expectSelectedTab(page, first);
    expect(await tabOrder(page), address).toBe(tabOrders[first]);
  }
});

test('keeps the selected tab in the address, after a reload, and in another language', async ({
  page,
}) => {
  await open(page, '/app/');
  await page.evaluate(() => Reflect.set(window, 'visit', 'the same'));
  const entries = await page.evaluate(() => history.length);
  await tab(page, 'macos').click();
  await expectSelectedTab(page, 'macos');
  await expect(page).toHaveURL('/#/app?tab=macos');
  expect(await page.evaluate(() => Reflect.get(window, 'visit'))).toBe('the same');
  expect(await page.evaluate(() => history.length)).toBe(entries);

  await page.reload();
  await expectSelectedTab(page, 'macos');
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page).toHaveURL('/ko-KR/#/app?tab=macos');
  await expectSelectedTab(page, 'macos');
  await expect(tab(page, 'ios-widget')).toHaveText(korean.messages.apps.names['ios-widget']);
});

test('selects tabs with the arrow keys, Home, and End', async ({ page }) => {
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
    await expectSelectedTab(page, id);
  }
});

test('selects the last of several tabs that are clicked in quick succession', async ({ page }) => {
  await open(page, '/app/');
  await page.evaluate(() => {
    for (const id of ['watchos', 'android', 'windows'])
      document.querySelector<HTMLElement>(`[role=tab][data-tab=${id}]`)?.click();
  });
  await expectSelectedTab(page, 'windows');
});

test('shows the detected system, and lets the visitor change it', async ({ page }) => {
  await open(page, '/app/?tab=watchos');
  const line = page.locator('[data-visitor]');
  await expect(line).toContainText(/ on Windows \(64-bit, x64\)\./);
  await line.getByLabel('Another system?').selectOption('android');
  await expect(page).toHaveURL('/#/app?category=android');
  await expectSelectedTab(page, 'android');
  expect(await tabOrder(page)).toBe(tabOrders.android);
  await expect(line).toHaveText(/Showing downloads for Android\./);
  await line.getByLabel('Another system?').selectOption('');
  await expectSelectedTab(page, 'windows');
  await expect(page).toHaveURL('/#/app');
});

for (const { width, height, isBeside } of [
  { width: 1280, height: 800, isBeside: true },
  { width: 360, height: 800, isBeside: false },
])
  test(`has its help links ${isBeside ? 'beside the text' : 'below the stores'} at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/app/');
    // A phone has room for one link, which leads to all questions.
    const name = isBeside ? 'Code rejected?' : 'Questions';
    const link = await page.getByRole('link', { name, exact: true }).boundingBox();
    const store = await page.getByRole('link', { name: 'Google Play' }).first().boundingBox();
    expect((link?.y ?? 0) < (store?.y ?? 0)).toBe(isBeside);
  });

test('causes no layout shift when another tab is selected', async ({ page }) => {
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
    await expectSelectedTab(page, id);
    await expect(panel(page, id).locator('figure').first()).toBeVisible();
    expect(await bars.boundingBox()).toEqual(before);
  }
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toEqual([]);
});

for (const { tag, root, messages } of [english, korean])
  test(`includes description, features, and specifications in every tab (${tag})`, async ({
    request,
  }) => {
    const source = await (await request.get(`${root}app/`)).text();
    const panels = source.split(' data-panel="').slice(1);
    expect(panels.map((html) => html.slice(0, html.indexOf('"')))).toEqual(appleFirst.split(' '));
    const { headings } = messages.prose;
    const { descriptions } = messages.appProse;
    for (const [index, id] of (
      Object.keys(descriptions) as (keyof typeof descriptions)[]
    ).entries())
      for (const text of [...Object.values(headings), descriptions[id], messages.catalog.priceText])
        expect(panels[index], id).toContain(text.replaceAll("'", '&#x27;'));
  });

test('compares the apps, and claims only what is known about each', async ({ page }) => {
  await open(page, '/app/');
  const table = page.getByRole('table', { name: 'Compare the apps' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Feature',
    'iOS',
    'macOS',
    'Android',
    'Windows',
  ]);
  await expect(table.getByRole('row')).toHaveCount(11);
  for (const [capability, cells] of [
    ['Scan a QR code', ['Yes', 'Yes', 'Yes', 'Yes']],
    ['Menu bar or taskbar', ['Not available', 'Yes', 'Not available', 'Yes']],
    ['Apple Watch app', ['Yes', 'Not available', 'Not available', 'Not available']],
  ] as const)
    await expect(table.getByRole('row', { name: capability }).getByRole('cell')).toHaveText([
      ...cells,
    ]);
});

test.describe('the QR code of an app store', () => {
  for (const [id, store] of [
    ['ios', site.stores.appStore],
    ['android', site.stores.googlePlay],
  ] as const)
    test(`is readable in the tab ${id} on a computer`, async ({ page }, info) => {
      await open(page, `/app/?tab=${id}`);
      const code = panel(page, id).locator('aside');
      await expect(code).toBeVisible();
      const file = info.outputPath('code.png');
      await code.getByRole('img').screenshot({ path: file });
      expect(scan(file)).toBe(store);
    });

  test.describe('on a phone', () => {
    test.use({ userAgent: userAgentOn('android'), viewport: { width: 820, height: 400 } });

    test('is hidden', async ({ page }) => {
      await open(page, '/android/');
      await expect(panel(page, 'android').getByRole('heading').first()).toBeVisible();
      await expect(panel(page, 'android').locator('aside')).toBeHidden();
    });
  });
});

test.describe('on Linux', () => {
  test.use({ userAgent: userAgentOn('linux') });

  for (const viewport of [
    { width: 360, height: 800 },
    { width: 1280, height: 800 },
  ])
    test(`says what to do on the phone, with two QR codes side by side, in the first view (${viewport.width} px)`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await open(page, '/app/');
      const note = page.getByTestId('no-app');
      await expect(note).toContainText('There’s no app for Linux.');
      await expect(note).toContainText('Point your phone’s camera');
      const codes = note.getByRole('img');
      await expect(codes).toHaveCount(2);
      const [first, second] = await Promise.all([
        codes.nth(0).boundingBox(),
        codes.nth(1).boundingBox(),
      ]);
      expect(first?.y).toBe(second?.y);
      expect((first?.y ?? Infinity) + (first?.height ?? 0)).toBeLessThanOrEqual(viewport.height);
      const row = await page.locator('nav:has(> a[data-store])').boundingBox();
      const box = await note.boundingBox();
      expect(row?.y).toBeGreaterThan((box?.y ?? Infinity) + (box?.height ?? 0));
      const borders = await page
        .locator('nav a[data-store]')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopColor));
      expect(new Set(borders).size).toBe(1);
    });
});

for (const system of ['windows', 'macos', 'ios', 'android'] as const)
  test.describe(`the address /#/linux on ${system}`, () => {
    test.use({ userAgent: userAgentOn(system) });

    test('says what there is for Linux, and asks no phone to scan itself', async ({ page }) => {
      await open(page, '/#/linux');
      const note = page.getByTestId('no-app');
      await expect(note).toContainText('There’s no app for Linux.');
      await expect(note.getByRole('link', { name: 'OTP login for Linux' })).toBeVisible();
      const isComputer = system === 'windows' || system === 'macos';
      await expect(note.locator('img:visible')).toHaveCount(isComputer ? 2 : 0);
    });
  });

test('shows the store of another system’s app in its tab', async ({ page }) => {
  await open(page, '/app/?category=ios&tab=android');
  const link = panel(page, 'android').getByRole('link', { name: 'Get it on Google Play' });
  await expect(link).toHaveAttribute('href', site.stores.googlePlay);
  await tab(page, 'ios').click();
  await expect(panel(page, 'ios').getByRole('link', { name: /App Store/ })).toBeHidden();
});
