import { openAccounts } from '@otp-lab/account-transfer';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import { all, counted, exportFile, manyAccounts, noted, plain } from './support/appExports.ts';
import { codeAt } from './support/codes.ts';
import { accountsIn, openMove, openedFile, password, rows } from './support/move.ts';
import { scan } from './support/scan.ts';
import { expect, test } from './support/test.ts';

const { labMoveSave } = english;

test('says what the new app loses, and saves a file with everything else', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
  await page.getByTestId('move-target').selectOption('2fas');
  const losses = page.getByTestId('move-loss');
  await expect(losses).toHaveCount(2);
  await expect(
    page.locator('[data-testid="move-loss"][data-account="1"][data-field="note"]'),
  ).toHaveAttribute('data-kind', 'dropped');
  await expect(page.getByTestId('move-summary')).toContainText(
    '3 of 4 accounts can move unchanged.',
  );
  await page.getByTestId('move-target').selectOption('bitwarden');
  await expect(
    page.locator('[data-testid="move-loss"][data-account="3"][data-field="type"]'),
  ).toHaveAttribute('data-kind', 'left-out');
  await page.getByTestId('move-target').selectOption('aegis');
  await expect(page.getByTestId('move-summary')).toContainText(
    'All 4 accounts can move to Aegis unchanged.',
  );
  await expect(losses).toHaveCount(0);
  const save = page.getByTestId('move-save');
  await expect(save).toContainText(/Save aegis-export-plain-.*\.json/);
  const label = await save.innerText();
  const { name, bytes } = await openedFile(page, () => save.click());
  expect(`Save ${name}`).toBe(label);
  expect(await accountsIn(bytes)).toEqual(all);
  await expect(page.getByRole('heading', { name: labMoveSave.after.heading })).toBeFocused();
});

test('says how many accounts stay in the old app', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
  for (const [target, left] of [
    ['bitwarden', 1],
    ['aegis', 0],
  ] as const) {
    await page.getByTestId('move-target').selectOption(target);
    await openedFile(page, () => page.getByTestId('move-save').click());
    await expect(page.getByRole('heading', { name: labMoveSave.after.heading })).toBeVisible();
    await expect(page.getByText('One account wasn’t moved.')).toHaveCount(left);
  }
});

test('shows the codes of the old accounts and of the written file', async ({ page }) => {
  const seconds = 1_800_000_000;
  await page.clock.setFixedTime(seconds * 1000);
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', [plain, noted]));
  await page.getByTestId('move-target').selectOption('stratum');
  await openedFile(page, () => page.getByTestId('move-save').click());
  const checks = page.getByTestId('move-check');
  for (const [index, account] of [plain, noted].entries()) {
    const code = codeAt(account, seconds);
    await expect(checks.nth(index)).toHaveAttribute('data-old', code);
    await expect(checks.nth(index)).toHaveAttribute('data-written', code);
    await expect(checks.nth(index)).toHaveAttribute('data-same', 'true');
  }
});

test('writes a locked file with a password that the visitor chooses', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', [plain, noted]));
  await page.getByTestId('move-target').selectOption('2fas');
  await page.getByRole('button', { name: labMoveSave.lock }).click();
  await expect(page.getByTestId('move-target')).toHaveValue('2fas-encrypted');
  await page.getByTestId('move-save').click();
  await expect(page.getByText(labMoveSave.noPassword)).toBeVisible();
  await expect(page.getByTestId('move-new-password')).toBeFocused();
  await page.getByTestId('move-new-password').fill(password);
  const { bytes } = await openedFile(page, () => page.getByTestId('move-save').click());
  expect(bytes.includes(plain.secret)).toBe(false);
  expect(await accountsIn(bytes, password)).toHaveLength(2);
});

test('shows QR codes for Google Authenticator, one after the other', async ({ page }, info) => {
  const accounts = manyAccounts(14);
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', accounts));
  await page.getByTestId('move-target').selectOption('2fas');
  await expect(page.getByTestId('move-save')).toBeVisible();
  await expect(page.getByTestId('move-new-phone')).toHaveCount(0);
  await page.getByTestId('move-target').selectOption('google');
  await expect(page.getByTestId('move-new-phone')).toHaveText(labMoveSave.newPhone);
  await page.getByTestId('move-save').click();
  const texts: string[] = [];
  const picture = page.getByTestId('move-qr');
  await expect(picture).toBeVisible();
  const next = page.getByRole('button', { name: labMoveSave.codes.next });
  for (;;) {
    const path = info.outputPath(`code${texts.length}.png`);
    await picture.screenshot({ path, scale: 'device' });
    texts.push(scan(path));
    if ((await next.getAttribute('aria-disabled')) === 'true') break;
    await next.click();
  }
  expect(texts.length).toBeGreaterThan(1);
  const result = await openAccounts(texts);
  expect(result).toMatchObject({ kind: 'accounts', accounts });
});

test("shows a QR code for each account that the vendor's phone app can have", async ({
  page,
}, info) => {
  const long = { ...plain, issuer: 'Seven', digits: 7 };
  await openMove(page);
  await page
    .getByTestId('move-file')
    .setInputFiles(await exportFile('aegis', [plain, noted, long]));
  await page.getByTestId('move-target').selectOption('vendor-phone');
  await expect(page.locator('[data-testid="move-loss"][data-field="digits"]')).toHaveCount(1);
  await page.getByTestId('move-save').click();
  const picture = page.getByTestId('move-qr');
  const path = info.outputPath('code.png');
  const texts: string[] = [];
  const next = page.getByRole('button', { name: labMoveSave.codes.next });
  for (const account of [plain, noted]) {
    if (texts.length > 0) await next.click();
    await expect(page.getByText(`QR code ${texts.length + 1} of 2`).first()).toContainText(
      account.issuer,
    );
    await picture.screenshot({ path, scale: 'device' });
    texts.push(scan(path));
  }
  const { details: _, ...withoutDetails } = noted;
  expect(await openAccounts(texts)).toMatchObject({ accounts: [plain, withoutDetails] });
});

test('moves only chosen accounts, with their new names, and merges duplicates', async ({
  page,
}) => {
  await openMove(page);
  await page
    .getByTestId('move-file')
    .setInputFiles([
      await exportFile('aegis', [plain, noted, counted]),
      await exportFile('twofas', [{ ...plain, issuer: 'Again' }]),
    ]);
  await expect(rows(page)).toHaveCount(4);
  await page.getByTestId('move-merge').click();
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(2).getByRole('checkbox').uncheck();
  await rows(page).first().getByRole('button', { name: 'Rename' }).click();
  await expect(rows(page).first().getByLabel('Issuer')).toBeFocused();
  await rows(page).first().getByLabel('Issuer').fill('Renamed');
  await page.keyboard.press('Enter');
  await expect(rows(page).first().getByRole('button', { name: 'Rename' })).toBeFocused();
  await page.getByTestId('move-target').selectOption('aegis');
  await expect(page.getByTestId('move-summary')).toContainText(
    'Both accounts can move to Aegis unchanged.',
  );
  const { bytes } = await openedFile(page, () => page.getByTestId('move-save').click());
  expect(await accountsIn(bytes)).toEqual([{ ...plain, issuer: 'Renamed' }, noted]);
});

for (const [target, file, entry] of [
  ['2fas', 'restore', 'Settings2FAS BackupImport'],
  ['stratum-encrypted', 'restore', 'Plus buttonRestore a backup'],
  ['ente', 'restore', 'Plain text'],
  ['ente-encrypted', 'restore', 'Ente Encrypted export'],
  ['google', 'scan', 'Scan a QR code'],
] as const)
  test(`says which entry imports the file for ${target}`, async ({ page }) => {
    test.setTimeout(240_000);
    await openMove(page);
    await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', [plain]));
    await page.getByTestId('move-target').selectOption(target);
    if (target.endsWith('-encrypted')) await page.getByTestId('move-new-password').fill(password);
    await page.getByTestId('move-save').click();
    const paths = page.getByTestId('move-import').locator('[data-purpose]');
    // Ente's key derivation takes long, and runs twice.
    await expect(paths.first()).toBeVisible({ timeout: 150_000 });
    for (const path of await paths.all()) {
      await expect(path).toHaveAttribute('data-purpose', file);
      await expect(path.locator('ol')).toContainText(entry);
    }
    await expect(page.getByTestId('move-carry')).toHaveCount(target === 'google' ? 0 : 1);
  });

test('warns of a password that 2FAS on an iPhone can’t use', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', [plain]));
  await page.getByTestId('move-target').selectOption('2fas-encrypted');
  const field = page.getByTestId('move-new-password');
  const warning = page.getByText(labMoveSave.asciiPassword);
  await field.fill('correct horse 1!');
  await expect(warning).toBeHidden();
  await field.fill('Pferd mit Küche');
  await expect(warning).toBeVisible();
  await expect(field).toHaveAccessibleDescription(
    new RegExp(labMoveSave.asciiPassword.slice(0, 40)),
  );
  await page.getByTestId('move-target').selectOption('aegis-encrypted');
  await field.fill('Pferd mit Küche');
  await expect(warning).toBeHidden();
});
