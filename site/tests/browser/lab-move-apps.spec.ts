import english from '../../src/locales/en-US.json' with { type: 'json' };
import { appsWithMovePage } from '../../src/routes.ts';
import { all, exportFile, plain } from './support/appExports.ts';
import { openMove, password, rows } from './support/move.ts';
import { expect, test } from './support/test.ts';
import { open, waitUntilReady } from './support/visit.ts';

const { labMove } = english;

for (const app of appsWithMovePage)
  test(`the page about ${app} has that app as the target`, async ({ page }) => {
    await open(page, `/otpqr/move/${app}/`);
    await expect(page.getByTestId('app-menus').locator('[data-purpose]').first()).toBeVisible();
    await page.getByTestId('move-text').fill(`otpauth://totp/A:b?secret=${plain.secret}&issuer=A`);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByTestId('move-target')).not.toHaveValue('');
    await expect(page.getByTestId('move-save')).toBeVisible();
  });

test('warns visitors to keep the accounts that an app offers to remove after it shows QR codes', async ({
  page,
}) => {
  await open(page, '/otpqr/move/google-authenticator/');
  const steps = page.locator('section[aria-labelledby="move-to-another"] > ol > li');
  await expect(steps).toHaveCount(4);
  await expect(steps.nth(2)).toContainText(/remove the exported accounts, keep them until/);
});

test('opens the page of an app in place and by its hash address', async ({ page }) => {
  await openMove(page);
  await page.locator('main').getByRole('link', { name: 'Stratum', exact: true }).click();
  await expect(page).toHaveURL('/#/otpqr?tool=move&app=stratum');
  const title = page.getByRole('heading', { level: 1, name: 'Move to or from Stratum' });
  await expect(title).toBeVisible();
  await page.reload();
  await waitUntilReady(page);
  await expect(title).toBeVisible();
  await expect(page).toHaveTitle(/^Move to or from Stratum/);
});

test('keeps the accounts when the visitor looks up an app', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
  await expect(rows(page)).toHaveCount(4);
  await page.locator('main').getByRole('link', { name: 'Stratum', exact: true }).click();
  await expect(page.getByTestId('app-menus')).toBeVisible();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByTestId('move-target')).toHaveValue('stratum');
});

test('keeps a locked file and the chosen app when the visitor looks up an app', async ({
  page,
}) => {
  await open(page, '/otpqr/move/ente/');
  await page.getByTestId('move-file').setInputFiles(await exportFile('twofas', all, password));
  await page.getByTestId('move-password').fill(password);
  await page.locator('main').getByRole('link', { name: labMove.back }).click();
  await page.locator('main').getByRole('link', { name: '2FAS', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Move to or from 2FAS' })).toBeVisible();
  await expect(page.getByTestId('move-password')).toHaveValue(password);
  await page.getByTestId('move-unlock').click();
  await expect(rows(page)).toHaveCount(4);
  // The file is from 2FAS, so that isn't where the accounts go.
  await expect(page.getByTestId('move-target')).toHaveValue('');
  await page.getByTestId('move-target').selectOption('ente-encrypted');
  await page.locator('main').getByRole('link', { name: labMove.back }).click();
  await page.locator('main').getByRole('link', { name: 'Ente Auth', exact: true }).click();
  await expect(page.getByTestId('app-menus')).toBeVisible();
  await expect(page.getByTestId('move-target')).toHaveValue('ente-encrypted');
});

test('asks before a link leaves with a locked file', async ({ page }) => {
  await open(page, '/otpqr/move/ente/');
  await page.getByTestId('move-file').setInputFiles(await exportFile('twofas', all, password));
  await expect(page.getByTestId('move-password')).toBeVisible();
  for (const link of ['a[data-tool="read"]', '[data-testid="nav-home"]']) {
    const dialogOpened = page.waitForEvent('dialog');
    const pressed = page.locator(link).click();
    const dialog = await dialogOpened;
    expect(dialog.message(), link).toBe(labMove.leaveSure);
    await dialog.dismiss();
    await pressed;
    await expect(page.getByTestId('move-password'), link).toBeVisible();
  }
});

for (const address of ['/otpqr/move/', '/#/otpqr?tool=move'])
  test(`leads from the first step to the list of apps (${address})`, async ({ page }) => {
    await page.goto(address);
    await waitUntilReady(page);
    await page.getByTestId('move-how-to').getByRole('link', { name: 'other apps' }).press('Enter');
    await expect(page.locator('#move-apps')).toBeFocused();
    await expect(page.locator('#move-apps')).toBeInViewport();
    await expect(page.getByRole('heading', { name: labMove.title })).toBeAttached();
  });

for (const address of ['/otpqr/move/aegis/', '/#/otpqr?tool=move&app=aegis'])
  test(`leads from an app's title to the tool (${address})`, async ({ page }) => {
    await page.goto(address);
    await waitUntilReady(page);
    await page.locator('a[href="#move-tool"]').press('Enter');
    await expect(page.locator('#move-tool')).toBeFocused();
    await expect(page.getByTestId('move-text')).toBeAttached();
  });
