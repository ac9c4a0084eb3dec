import * as site from '../../site.config.ts';
import { otherAuthenticators } from '../../src/catalog/stores.ts';
import { expectSelectedTab, panel, tabOrder, tab } from './support/appTabs.ts';
import { languages } from './support/pages.ts';
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

  test('shows that a PAM provider is planned, and no installer', async ({ page }) => {
    await open(page, '/provider/');
    await expect(page.getByText('A PAM provider is under construction.')).toBeVisible();
    await expect(page.locator('a[data-download]:visible')).toHaveCount(0);
  });

  test('shows the note on sample files only in the list of installers', async ({ page }) => {
    await open(page, '/provider/');
    const note = page.getByText(english.messages.downloads.installer.sample);
    await expect(note).toBeHidden();
    await page.getByText(english.messages.downloads.installer.others).click();
    await expect(note).toBeVisible();
    await expect(
      page.locator('details[open]').getByText(english.messages.downloads.installer.sample),
    ).toBeVisible();
  });
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
    await expect(dialog).toContainText(`Linux PAM provider for ${build} is under construction`);
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
