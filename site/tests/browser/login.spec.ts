import * as site from '../../site.config.ts';
import { otherAuthenticators } from '../../src/catalog/stores.ts';
import { expectSelected, panel, shownTabs, tab } from './support/appTabs.ts';
import { languages } from './support/screens.ts';
import { systems } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

const [english, korean] = languages;

test('orders and selects tabs by category and path, in any case', async ({ page }) => {
  for (const [address, order, selected] of [
    ['/?category=IPHONE#/logon', 'mac windows linux', 'mac'],
    ['/?category=osx#/windowsLogon', 'mac windows linux', 'mac'],
    ['/?category=ubuntu#/provider', 'windows mac linux', 'linux'],
    ['/windowsLogonUpdate/', 'windows mac linux', 'windows'],
  ] as const) {
    await page.goto(address);
    await expectSelected(page, selected);
    expect(await shownTabs(page), address).toBe(order);
  }
});

for (const [system, order, selected] of [
  ['macos', 'mac windows linux', 'mac'],
  ['linux', 'windows mac linux', 'linux'],
  ['android', 'windows mac linux', 'windows'],
] as const)
  test.describe(`a browser on ${system}`, () => {
    const visitor = systems.find((one) => one.system === system);
    test.use({ userAgent: visitor?.userAgent ?? '' });

    test(`orders the tabs ${order} and selects ${selected}`, async ({ page }) => {
      await open(page, '/provider/');
      await expectSelected(page, selected);
      expect(await shownTabs(page)).toBe(order);
    });
  });

test.describe('where no installer fits the visitor', () => {
  test.use({ userAgent: systems.find(({ system }) => system === 'linux')?.userAgent ?? '' });

  test('shows the note on sample files in the list of installers', async ({ page }) => {
    await open(page, '/provider/');
    const note = page.getByText(english.words.downloads.installer.sample);
    await expect(note).toBeHidden();
    await page.getByText(english.words.downloads.installer.others).click();
    await expect(note).toBeVisible();
    await expect(
      page.locator('details[open]').getByText(english.words.downloads.installer.sample),
    ).toBeVisible();
  });
});

test('changes the title with the tab and the language', async ({ page }) => {
  await open(page, '/logon/');
  for (const id of ['mac', 'linux', 'windows'] as const) {
    await tab(page, id).click();
    await expect(page).toHaveTitle(`${english.words.login[id].name} · ${site.brand}`);
    await expect(page).toHaveURL(`/#/logon?tab=${id}`);
  }
  await tab(page, 'mac').click();
  await page.getByTestId('language').selectOption(korean.tag);
  await expect(page).toHaveTitle(`${korean.words.login.mac.name} · ${site.brand}`);
  await page.reload();
  await expectSelected(page, 'mac');
  await expect(tab(page, 'mac')).toContainText(korean.words.login.mac.name);
});

test('shows that both installers for Linux are coming soon', async ({ page }) => {
  await open(page, '/logon/?tab=linux');
  await expect(panel(page, 'linux')).toContainText('Under construction');
  const dialog = page.getByRole('dialog', { name: 'Coming soon' });
  for (const [build, leave] of [
    ['x86_64', 'Close'],
    ['x86', 'Escape'],
  ] as const) {
    const item = page.getByRole('button', { name: build, exact: true });
    await item.click();
    await expect(dialog).toContainText(`Linux PAM provider for ${build} is under construction`);
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await dialog.getByRole('button', { name: leave }).click();
    await expect(dialog).toBeHidden();
    await expect(item).toBeFocused();
  }
});

test('links each authenticator to both stores', async ({ page }) => {
  await open(page, '/logon/?tab=mac');
  const pages = { product: site.stores, ...otherAuthenticators };
  const names = {
    product: site.productName,
    google: 'Google Authenticator',
    microsoft: 'Microsoft Authenticator',
  };
  for (const id of ['product', 'google', 'microsoft'] as const)
    for (const [store, address] of [
      ['Google Play', pages[id].googlePlay],
      ['App Store', pages[id].appStore],
    ] as const)
      await expect(
        panel(page, 'mac').getByRole('link', { name: new RegExp(`^${names[id]}.*${store}`) }),
      ).toHaveAttribute('href', address);
});
