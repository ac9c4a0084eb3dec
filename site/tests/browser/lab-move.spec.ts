import english from '../../src/locales/en-US.json' with { type: 'json' };
import {
  all,
  exportFile,
  exportPictures,
  exportTexts,
  manyAccounts,
  noted,
  plain,
} from './support/appExports.ts';
import { accountsIn, openMove, openedFile, password, rows } from './support/move.ts';
import { qrPicture } from './support/qrPicture.ts';
import { persistedText } from './support/recordActivity.ts';
import { expect, test } from './support/test.ts';
import { open, reopen } from './support/visit.ts';

const { labMove, labMoveAccounts } = english;

test('shows the steps until there are accounts, and leads from a text to the accounts', async ({
  page,
}) => {
  await openMove(page);
  const step = page.getByText(labMove.next.target);
  await expect(step).toBeVisible();
  await page.getByTestId('move-text').fill(`otpauth://totp/A:b?secret=${plain.secret}&digits=8`);
  await page.getByRole('button', { name: 'One account found: go to step 2' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Accounts found: 1' })).toBeFocused();
  await expect(step).toBeHidden();
  // Google Authenticator keeps the setting in the file, but its notes say more.
  await page.getByTestId('move-target').selectOption('google');
  await expect(page.getByRole('link', { name: /^how Google/ })).toHaveAttribute(
    'href',
    /otpqr\/notes\/google-authenticator\/$/,
  );
  await expect(rows(page)).toHaveCount(1);
});

test('opens an export, and lists its accounts', async ({ page }) => {
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles(await exportFile('aegis', all));
  await expect(rows(page)).toHaveCount(4);
  await expect(page.getByRole('heading', { name: 'Accounts found: 4' })).toBeFocused();
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
  await expect(page.getByRole('heading', { name: 'Accounts found: 4' })).toBeFocused();
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

test('collects the QR codes of an export', async ({ page }) => {
  const accounts = manyAccounts(24);
  const [first, second, ...rest] = exportPictures(await exportTexts(accounts));
  if (!first || !second) throw new Error('there is only one QR code');
  await openMove(page);
  await page.getByTestId('move-file').setInputFiles([first, second]);
  await expect(page.getByTestId('move-codes')).toContainText(
    `2 of ${rest.length + 2} QR codes read.`,
  );
  await page.getByTestId('move-file').setInputFiles(rest);
  await expect(page.getByTestId('move-codes')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Accounts found: 24' })).toBeVisible();
});

for (const way of ['text', 'file'] as const)
  test(`warns that a part of an export isn’t all of it (${way}), until a picture has the rest`, async ({
    page,
  }) => {
    const [first, ...rest] = await exportTexts(manyAccounts(11));
    if (first === undefined || rest.length === 0) throw new Error('there is only one QR code');
    const warning = `1 of ${rest.length + 1} QR codes read.`;
    const summary = page.getByTestId('move-summary');
    await openMove(page);
    if (way === 'text') await page.getByTestId('move-text').fill(first);
    else {
      const buffer = Buffer.from(first);
      const file = { name: 'part.txt', mimeType: 'text/plain', buffer };
      await page.getByTestId('move-file').setInputFiles(file);
    }
    await expect(page.getByTestId('move-codes')).toContainText(warning);
    await page.getByTestId('move-target').selectOption('aegis');
    await expect(summary).toContainText('can move to Aegis unchanged.');
    await expect(summary).toContainText('don’t include the period, so 30\u00a0seconds is assumed.');
    await expect(summary).toContainText(warning);
    const repeated = page.getByTestId('move-codes-repeated');
    await expect(repeated).toHaveText([new RegExp(warning)]);
    await page.getByTestId('move-save').click();
    await expect(repeated).toHaveText([new RegExp(warning), new RegExp(warning)]);
    await page.getByTestId('move-file').setInputFiles(exportPictures(rest));
    await expect(page.getByTestId('move-codes')).toHaveCount(0);
    await expect(repeated).toHaveCount(0);
    await expect(summary.locator('p').first()).toHaveText(
      'All 11 accounts can move to Aegis unchanged.',
    );
    await expect(summary).not.toContainText(warning);
  });

test.describe('on a device with a touchscreen', () => {
  test.use({ viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true });

  test('copies a short address for the device with the camera', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [address, path] of [
      ['/ko-KR/#/otpqr?tool=move', '/ko-KR/otpqr/move/'],
      ['/#/otpqr?tool=move&app=aegis', '/otpqr/move/aegis/'],
    ] as const) {
      await reopen(page, address);
      await page.getByRole('button', { name: /address|주소/ }).click();
      const copied = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(copied).toBe(new URL(path, baseURL).href);
    }
  });
});

test("doesn't speak of this phone where there is a mouse", async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 });
  await openMove(page);
  await expect(page.getByText('A phone can’t scan its own screen')).toBeHidden();
});

test('leads from the first step to the apps that tell how to export', async ({ page }) => {
  await openMove(page);
  const link = (name: string) => page.getByTestId('move-how-to').getByRole('link', { name });
  await link('other apps').click();
  await expect(page.getByRole('heading', { name: labMove.appLinks })).toBeInViewport();
  await expect(page.getByTestId('move-file')).toBeAttached();
  await link('Google Authenticator').click();
  await expect(page).toHaveURL('/#/otpqr?tool=move&app=google-authenticator');
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

test('scrolls to the next step, and to a QR code that fits a low window', async ({ page }) => {
  const top = async (name: RegExp) =>
    (await page.getByRole('heading', { name }).boundingBox())?.y ?? Infinity;
  await page.setViewportSize({ width: 800, height: 360 });
  await openMove(page);
  await page
    .getByTestId('move-text')
    .fill(`otpauth://totp/GitHub:alice?secret=${plain.secret}&issuer=GitHub`);
  await page.getByRole('button', { name: /go to step 2/ }).click();
  await expect.poll(() => top(/^2\./)).toBeLessThan(40);
  await page.getByTestId('move-target').selectOption('google');
  await page.getByTestId('move-save').click();
  const card = page.getByTestId('move-qr');
  await expect(card).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Print all' })).toBeInViewport({ ratio: 1 });
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
    expect((await button.boundingBox())?.y).toBeLessThan(480);
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
