import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { openAccounts, type TransferAccount } from '@otp-lab/account-transfer';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import { appsWithMovePage } from '../../src/routes.ts';
import {
  all,
  counted,
  exportFile,
  exportPictures,
  manyAccounts,
  noted,
  plain,
} from './support/appExports.ts';
import { codeAt } from './support/codes.ts';
import { qrPicture } from './support/qrPicture.ts';
import { persistedText } from './support/recordActivity.ts';
import { scan } from './support/scan.ts';
import { expect, test } from './support/test.ts';
import { open, waitUntilReady } from './support/visit.ts';

const { labMove, labMoveAccounts, labMoveSave } = english;

const password = 'correct horse';

async function openMove(page: Page) {
  await open(page, '/#/otpqr?tool=move');
  await expect(page.getByTestId('move-file')).toBeAttached();
}

const rows = (page: Page): Locator => page.getByTestId('move-account');

async function openedFile(page: Page, press: () => Promise<void>) {
  const download = page.waitForEvent('download');
  await press();
  const saved = await download;
  return { name: saved.suggestedFilename(), bytes: await readFile(await saved.path()) };
}

async function accountsIn(bytes: Uint8Array, key?: string): Promise<readonly TransferAccount[]> {
  const result = await openAccounts([new Uint8Array(bytes)], { password: key });
  if (result.kind !== 'accounts') throw new Error(`not opened: ${JSON.stringify(result)}`);
  return result.accounts;
}

test('opens an export, and lists its accounts', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: '4 accounts found' })).toBeFocused();
  const expected = {
    type: 'totp',
    issuer: 'Work',
    account: 'alice',
    secret: noted.secret,
    algorithm: 'SHA256',
    digits: '8',
    period: '30',
  };
  for (const [name, value] of Object.entries(expected))
    await expect(rows(page).nth(1), name).toHaveAttribute(`data-${name}`, value);
  await expect(rows(page).nth(1)).toContainText(
    'SHA256 · 8 digits · Note · Favorite · Group: Office',
  );
  await expect(rows(page).nth(3)).toHaveAttribute('data-counter', '7');
});

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
  await expect(page.getByTestId('move-summary')).toHaveText(
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

test('asks for the password of a locked file until it is right', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all, password));
  const field = page.getByTestId('move-password');
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('autocomplete', 'off');
  await page.getByTestId('move-unlock').click();
  await expect(page.getByText(labMove.unlock.empty)).toBeVisible();
  await field.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText(labMove.problem['wrong-password'])).toBeVisible();
  await expect(field).toHaveValue('wrong');
  await expect(field).toBeFocused();
  await page.getByRole('button', { name: labMove.password.show }).click();
  await expect(field).toHaveAttribute('type', 'text');
  await field.fill(password);
  await page.getByTestId('move-unlock').click();
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: '4 accounts found' })).toBeFocused();
});

test('stops unlocking when the visitor cancels, and keeps the password', async ({ page }) => {
  const file = await exportFile('aegis', all, password);
  // A key derivation that takes long: 16 times the usual memory and number of rounds.
  const slow = file.buffer.toString('utf8').replace(/"n": ?32768/, '"n": 524288');
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles({ ...file, buffer: Buffer.from(slow) });
  await page.getByTestId('move-password').fill(password);
  await page.getByTestId('move-unlock').click();
  await expect(page.getByTestId('move-progress')).toBeVisible();
  await page.getByRole('button', { name: labMove.unlock.cancel, exact: true }).click();
  await expect(page.getByTestId('move-progress')).toHaveCount(0);
  await expect(page.getByTestId('move-password')).toHaveValue(password);
  await page.getByTestId('move-file').setInputFiles(await exportFile('twofas', [plain]));
  await expect(rows(page)).toHaveCount(1);
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
  await page.getByTestId('move-target').selectOption('google');
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

test('collects the QR codes of an export', async ({ page }) => {
  const accounts = manyAccounts(24);
  const [first, second, ...rest] = await exportPictures(accounts);
  if (!first || !second) throw new Error('there is only one QR code');
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles([first, second]);
  await expect(page.getByTestId('move-codes')).toContainText(
    `2 of ${rest.length + 2} QR codes read.`,
  );
  await page.getByTestId('move-file').setInputFiles(rest);
  await expect(page.getByTestId('move-codes')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: '24 accounts found' })).toBeVisible();
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
  await expect(page.getByTestId('move-summary')).toHaveText(
    'All 2 accounts can move to Aegis unchanged.',
  );
  const { bytes } = await openedFile(page, () => page.getByTestId('move-save').click());
  expect(await accountsIn(bytes)).toEqual([{ ...plain, issuer: 'Renamed' }, noted]);
});

test('reads pasted text, and can do everything by keyboard', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-text').focus();
  await page.keyboard.insertText(
    `otpauth://totp/GitHub:alice?secret=${plain.secret}&issuer=GitHub`,
  );
  await expect(rows(page)).toHaveCount(1);
  const target = page.getByTestId('move-target');
  for (
    let presses = 0;
    presses < 20 && !(await target.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  await page.keyboard.type('Stratum');
  await expect(target).toHaveValue('stratum');
  const save = page.getByTestId('move-save');
  await expect(save).toBeVisible();
  for (
    let presses = 0;
    presses < 5 && !(await save.evaluate((one) => one === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab');
  const { bytes } = await openedFile(page, () => page.keyboard.press('Enter'));
  expect(await accountsIn(bytes)).toEqual([plain]);
});

test('lists entries that aren’t accounts, and why', async ({ page }) => {
  await openMove(page);
  await page
    .getByTestId('move-text')
    .fill(
      `otpauth://totp/A:b?secret=${plain.secret}&issuer=A\notpauth://totp/Broken:c?secret=M1&issuer=Broken`,
    );
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByTestId('move-unread')).toContainText('Base32');
});

test('says in a sentence why a file is not opened', async ({ page }) => {
  const { buffer, name, mimeType } = await exportFile('aegis', all);
  const file = (other: string, content: Buffer) => ({ name: other, mimeType, buffer: content });
  await openMove(page);
  await page
    .getByTestId('move-file')
    .setInputFiles([
      file('cut.json', buffer.subarray(0, buffer.length / 2)),
      file('garbage.json', Buffer.from('{"a": 1}')),
      file('huge.json', Buffer.alloc(20_000_001, 0x20)),
      file('empty.json', Buffer.alloc(0)),
      { name: 'cat.png', mimeType: 'image/png', buffer: qrPicture('https://example.com/') },
      file(name, buffer),
    ]);
  const problems = page.getByTestId('move-problem').locator('li');
  await expect(problems).toHaveText([
    /^“cut\.json” is damaged or cut off/,
    /^“garbage\.json” isn’t an export/,
    /^“huge\.json” is larger than 20\sMB/,
    /^“empty\.json” is empty/,
    /^The QR code in “cat\.png” has no OTP account/,
  ]);
  await expect(rows(page)).toHaveCount(4);
  await page.getByTestId('move-text').fill('hello');
  await expect(page.getByTestId('move-text')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByTestId('move-text')).toHaveValue('hello');
  await expect(rows(page)).toHaveCount(4);
});

test('forgets the accounts when the visitor leaves', async ({ page }) => {
  const text = `otpauth://totp/GitHub:alice?secret=${plain.secret}&issuer=GitHub`;
  await openMove(page);
  await page.getByTestId('move-text').fill(text);
  await expect(rows(page)).toHaveCount(1);
  page.once('dialog', (dialog) => dialog.accept());
  await page.locator('a[data-tool="read"]').click();
  await expect(page.getByTestId('read-text')).toHaveValue('');
  await page.goBack();
  await expect(page.getByTestId('move-text')).toHaveValue('');
  await expect(rows(page)).toHaveCount(0);
  await page.getByTestId('move-text').fill(text);
  await expect(rows(page)).toHaveCount(1);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })),
  );
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByTestId('move-text')).toHaveValue('');
  expect(await page.content()).not.toContain(plain.secret);
  expect(await persistedText(page)).not.toContain(plain.secret);
});

test('asks before it starts over', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
  const clear = page.getByRole('button', { name: labMoveAccounts.clear });
  const questions: string[] = [];
  const answer = async (accepts: boolean) => {
    page.once('dialog', (dialog) => {
      questions.push(dialog.message());
      return accepts ? dialog.accept() : dialog.dismiss();
    });
    await clear.click();
  };
  await answer(false);
  await expect(rows(page)).toHaveCount(4);
  await answer(true);
  await expect(rows(page)).toHaveCount(0);
  expect(questions).toEqual([labMoveAccounts.clearSure, labMoveAccounts.clearSure]);
  await expect(page.getByRole('heading', { name: labMove.bring.heading })).toBeFocused();
});

for (const app of appsWithMovePage)
  test(`has a page about ${app} with that app as the target`, async ({ page }) => {
    await open(page, `/otpqr/move/${app}/`);
    await expect(page.getByTestId('app-menus').locator('[data-purpose]').first()).toBeVisible();
    await page.getByTestId('move-text').fill(`otpauth://totp/A:b?secret=${plain.secret}&issuer=A`);
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByTestId('move-target')).not.toHaveValue('');
    await expect(page.getByTestId('move-save')).toBeVisible();
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

for (const [target, file, entry] of [
  ['2fas', 'restore', 'Settings2FAS BackupImport'],
  ['stratum-encrypted', 'restore', 'plus buttonRestore a backup'],
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('doesn’t speak of dropping files', async ({ page }) => {
    await openMove(page);
    await expect(page.getByText(labMove.bring.files)).toBeVisible();
    await expect(page.getByText(labMove.bring.drop)).toBeHidden();
  });

  test('scrolls to the progress of unlocking', async ({ page }) => {
    const file = await exportFile('aegis', all, password);
    const slow = file.buffer.toString('utf8').replace(/"n": ?32768/, '"n": 524288');
    await page.setViewportSize({ width: 360, height: 300 });
    await openMove(page);
    await page.getByTestId('move-file').setInputFiles({ ...file, buffer: Buffer.from(slow) });
    await page.getByTestId('move-password').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('move-progress')).toBeInViewport({ ratio: 1 });
  });

  test('shows the button for files in the first view', async ({ page }) => {
    await openMove(page);
    const button = page.locator('label:has([data-testid="move-file"]) .button');
    expect((await button.boundingBox())?.y).toBeLessThan(400);
  });

  for (const [width, size] of [
    [320, '100%'],
    [320, '200%'],
    [360, '200%'],
  ] as const)
    test(`fits into ${width} pixels in every step (text of ${size})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openMove(page);
      await page.evaluate((text) => (document.documentElement.style.fontSize = text), size);
      const expectFit = async () =>
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
          width,
        );
      await expectFit();
      await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
      await page.getByTestId('move-target').selectOption('bitwarden');
      await expect(page.getByTestId('move-loss').first()).toBeVisible();
      await expectFit();
      await openedFile(page, () => page.getByTestId('move-save').click());
      await expect(page.locator('[data-testid="move-check"][data-same]').first()).toBeVisible();
      await expectFit();
    });
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

for (const [width, height] of [
  [360, 800],
  [800, 360],
  [1280, 800],
] as const)
  for (const path of ['/otpqr/move/', '/ko-KR/otpqr/move/', '/de-DE/otpqr/move/'])
    test(`offers to choose files above the fold at ${width}×${height} (${path})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const button = page.locator('label:has([data-testid="move-file"]) .button');
      const box = await button.boundingBox();
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    });
