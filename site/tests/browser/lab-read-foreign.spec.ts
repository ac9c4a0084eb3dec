import type { Page } from '@playwright/test';
import { sampleSecret } from './support/otpApp.ts';
import { qrPicture } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

async function openRead(page: Page) {
  await open(page, '/#/otpqr?tool=read');
  await expect(page.getByTestId('read-text')).toBeVisible();
}

const differentApp = 'a different authenticator app';

/** Codes that aren't accounts, each with its kind, the app that opens it and what to do instead. */
const codes = [
  [
    'microsoft-authenticator',
    'phonefactor://activate_account?code=123456789&url=https%3A%2F%2Fx.phonefactor.net%2Fpad%2F9',
    'Microsoft Authenticator',
    differentApp,
  ],
  [
    'okta-verify',
    'oktaverify://email@domain.com/?t=XXXXX&f=YYYYY&s=https://domain.okta.com',
    'Okta Verify',
    differentApp,
  ],
  [
    'duo-mobile',
    'https://m-1b9bef70.duosecurity.com/activate/XXXXXXXXXXX',
    'Duo Mobile',
    differentApp,
  ],
  ['fido', `FIDO:/${'0123456789'.repeat(16)}`, 'passkey', 'one-time passwords'],
  ['app-transfer', 'sgnl://linkdevice?uuid=a&pub_key=b', 'Signal', 'one-time passwords'],
  ['wifi', 'WIFI:T:WPA;S:mynetwork;P:mypass;;', 'Wi-Fi', 'one-time passwords'],
  ['link', 'https://example.com/', 'a link to a web page', 'one-time passwords'],
  ['text', 'Hello, world', 'plain text', 'one-time passwords'],
] as const;

for (const [kind, text, name, advice] of codes)
  test(`explains a code of the kind ${kind}`, async ({ page }) => {
    await openRead(page);
    await page.getByTestId('read-text').fill(text);
    const foreign = page.getByTestId('read-foreign');
    await expect(foreign).toHaveAttribute('data-kind', kind);
    await expect(foreign).toContainText(name);
    await expect(foreign).toContainText(advice);
    await expect(page.getByTestId('read-error')).toBeVisible();
    await expect(page.getByTestId('read-account')).toHaveCount(0);
  });

test('explains a foreign QR code in a picture', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-file').setInputFiles({
    name: 'code.png',
    mimeType: 'image/png',
    buffer: qrPicture('oktaverify://email@domain.com/?t=X&f=Y&s=https://domain.okta.com'),
  });
  await expect(page.getByTestId('read-foreign')).toHaveAttribute('data-kind', 'okta-verify');
});

test('calls no text foreign that is an account or may become one', async ({ page }) => {
  await openRead(page);
  const text = page.getByTestId('read-text');
  for (const typed of ['otpau', sampleSecret, 'otpauth://totp/a', `steam://${sampleSecret}`]) {
    await text.fill(typed);
    await expect(
      page.getByTestId('read-error').or(page.getByTestId('read-account')).first(),
    ).toBeVisible();
    await expect(page.getByTestId('read-foreign')).toHaveCount(0);
  }
});

/** Backups that the page can't open, by the beginning of the file. */
const closedFiles = [
  ['FreeOTP 2', Buffer.from('aced0005737200116a617661', 'hex')],
  ['Stratum', Buffer.concat([Buffer.from('AUTHENTICATORPRO'), Buffer.alloc(60, 0xe9)])],
  ['andOTP', Buffer.concat([Buffer.from('00023970', 'hex'), Buffer.alloc(60, 0xe9)])],
  [
    'Authenticator Plus',
    Buffer.concat([
      Buffer.from('504b0304', 'hex'),
      Buffer.alloc(26, 0),
      Buffer.from('Accounts.txt'),
    ]),
  ],
] as const;

for (const [app, buffer] of closedFiles)
  test(`names a backup of ${app} that it can't open`, async ({ page }) => {
    await openRead(page);
    const file = { name: 'backup.bin', mimeType: 'application/octet-stream', buffer };
    await page.getByTestId('read-file').setInputFiles(file);
    await expect(page.getByTestId('read-error')).toContainText(app);
  });
