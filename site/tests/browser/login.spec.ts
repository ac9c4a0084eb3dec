import * as site from '../../site.config.ts';
import { otherAuthenticators } from '../../src/catalog/stores.ts';
import { expectSelectedTab, panel, tabOrder, tab } from './support/appTabs.ts';
import { allLanguages, languages } from './support/pages.ts';
import { userAgentOn } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

const [english, korean] = languages;

test('orders and selects tabs by category and path, ignoring upper and lower case', async ({
  page,
}) => {
  for (const [address, order, selected] of [
    ['/?category=IPHONE#/logon', 'mac windows linux', 'mac'],
    ['/?category=osx#/windowsLogon', 'mac windows linux', 'mac'],
    ['/?category=ubuntu#/provider', 'windows mac linux', 'linux'],
    ['/windowsLogonUpdate/', 'windows mac linux', 'windows'],
  ] as const) {
    await page.goto(address);
    await expectSelectedTab(page, selected);
    expect(await tabOrder(page), address).toBe(order);
  }
});

for (const [system, order, selected] of [
  ['macos', 'mac windows linux', 'mac'],
  ['linux', 'windows mac linux', 'linux'],
  ['android', 'windows mac linux', 'windows'],
] as const)
  test.describe(`a browser on ${system}`, () => {
    test.use({ userAgent: userAgentOn(system) });

    test(`orders the tabs ${order} and selects ${selected}`, async ({ page }) => {
      await open(page, '/provider/');
      await expectSelectedTab(page, selected);
      expect(await tabOrder(page)).toBe(order);
    });
  });

test.describe('a browser on Linux, which has no installer', () => {
  test.use({ userAgent: userAgentOn('linux') });

  test('shows that a PAM module is planned', async ({ page }) => {
    await open(page, '/provider/');
    await expect(page.getByText('A PAM module is under construction.')).toBeVisible();
    await expect(panel(page, 'linux').locator('a[data-download]')).toHaveCount(0);
  });
});

test('shows a sign-in beside the main download in a wide window, and below it on a tablet', async ({
  page,
}) => {
  const story = page.getByRole('region', { name: english.messages.login.story.heading });
  const download = page.locator('main a.primary:visible');
  await open(page, '/logon/?category=windows');
  for (const [width, isBeside] of [
    [1280, true],
    [768, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const [steps, button] = [await story.boundingBox(), await download.boundingBox()];
    if (!steps || !button) throw new Error('the story or the download is hidden');
    expect(steps.x > button.x + button.width, `${width} px`).toBe(isBeside);
    expect(steps.y < button.y, `${width} px`).toBe(isBeside);
  }
});

for (const [width, columns] of [
  [768, 2],
  [1280, 4],
] as const)
  test(`arranges all downloads in ${columns} columns (${width} px)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/logon/');
    const boxes = await page
      .getByRole('region', { name: english.messages.login.downloads })
      .locator('ul > li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(4 / columns);
  });

test('shows the planned builds for Linux with a dashed outline, unlike the downloads', async ({
  page,
}) => {
  await open(page, '/logon/');
  const build = page.getByRole('button', { name: 'x86_64', exact: true });
  await expect(build).toHaveCSS('border-top-style', 'dashed');
  await expect(build).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('a[data-download]:visible').first()).toHaveCSS(
    'border-top-style',
    'solid',
  );
});

test('keeps the number of bits of an installer on one line', async ({ page }) => {
  for (const { root } of allLanguages)
    for (const [name, width] of [
      ['logon', 320],
      ['logon', 768],
      ['app', 320],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await open(page, `${root}${name}/?category=windows`);
      const broken = await page.locator('main a:visible').evaluateAll((links) =>
        links.flatMap((link) => {
          const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
          const found: string[] = [];
          while (texts.nextNode()) {
            const text = texts.currentNode;
            const bits = /\d+[-\s]?(?:bits?|ビット|비트)/i.exec(text.textContent ?? '');
            if (!bits) continue;
            const range = document.createRange();
            range.setStart(text, bits.index);
            range.setEnd(text, bits.index + bits[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(link.textContent);
          }
          return found;
        }),
      );
      expect(broken, `${root}${name} ${width}`).toEqual([]);
    }
});

test('offers each installer in its tab, labeled as a sample', async ({ page }) => {
  for (const [id, files] of [
    ['windows', ['setup_x64.msi', 'setup_x86.msi']],
    ['mac', ['auth_login.dmg']],
  ] as const) {
    await open(page, `/logon/?tab=${id}`);
    const links = panel(page, id).locator('a[data-download]:visible');
    expect(
      await links.evaluateAll((all) => all.map((link) => link.getAttribute('data-download'))),
    ).toEqual(files);
    await expect(panel(page, id)).toContainText(english.messages.catalog.sample);
  }
});

test('answers in its first sentence whether the code replaces the password', async ({ page }) => {
  await open(page, '/logon/');
  const [first] = await page.locator('main p').allTextContents();
  expect(first).toMatch(/^At the login window, you type the code .* instead of your password\./);
});

test('a tab has at most 220 words before the downloads, and no picture twice', async ({ page }) => {
  await open(page, '/logon/');
  const text = await page.locator('main').innerText();
  const before = text.slice(0, text.indexOf(english.messages.login.linux.name));
  const words = before.match(/[\p{L}\p{N}][^\s]*/gu) ?? [];
  expect(words.length).toBeGreaterThan(60);
  expect(words.length).toBeLessThanOrEqual(220);
  const pictures = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')));
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('shows the title of the selected tab in the selected language', async ({ page }) => {
  await open(page, '/logon/');
  for (const id of ['mac', 'linux', 'windows'] as const) {
    await tab(page, id).click();
    await expect(page).toHaveTitle(`${english.messages.login[id].name} · ${site.brand}`);
    await expect(page).toHaveURL(`/#/logon?tab=${id}`);
  }
  await tab(page, 'mac').click();
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page).toHaveTitle(`${korean.messages.login.mac.name} · ${site.brand}`);
  await page.reload();
  await expectSelectedTab(page, 'mac');
  await expect(tab(page, 'mac')).toContainText(korean.messages.login.mac.name);
});

test('explains in a dialog that each Linux installer is under construction', async ({ page }) => {
  await open(page, '/logon/?tab=linux');
  await expect(panel(page, 'linux')).toContainText('Under construction');
  const dialog = page.getByRole('dialog', { name: 'Coming soon' });
  for (const [build, closeWith] of [
    ['x86_64', 'Close'],
    ['x86', 'Escape'],
  ] as const) {
    const item = page.getByRole('button', { name: build, exact: true });
    await item.click();
    await expect(dialog).toContainText(`Linux PAM module for ${build} is under construction`);
    if (closeWith === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: closeWith }).click();
    await expect(dialog).toBeHidden();
    await expect(item).toBeFocused();
  }
});

test('links to each authenticator in both stores', async ({ page }) => {
  await open(page, '/logon/?tab=mac');
  const stores = { product: site.stores, ...otherAuthenticators };
  const names = {
    product: site.productName,
    google: 'Google Authenticator',
    microsoft: 'Microsoft Authenticator',
  };
  for (const id of ['product', 'google', 'microsoft'] as const)
    for (const [store, address] of [
      ['Google Play', stores[id].googlePlay],
      ['App Store', stores[id].appStore],
    ] as const)
      await expect(
        panel(page, 'mac').getByRole('link', { name: new RegExp(`^${names[id]}.*${store}`) }),
      ).toHaveAttribute('href', address);
});
