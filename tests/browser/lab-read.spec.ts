import type { Locator, Page } from '@playwright/test';
import { exportPayload, exportUri } from '../../src/otp/testing/export.ts';
import { sampleKey, sampleSecret } from './support/otpApp.ts';
import { qrPicture } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';

const plain = `otpauth://totp/Example:alice?secret=${sampleSecret}&issuer=Example`;

async function openRead(page: Page) {
  await page.goto('/#/otpqr?tool=read');
  await expect(page.getByTestId('read-text')).toBeVisible();
}

async function expectAccount(account: Locator, expected: Readonly<Record<string, string>>) {
  for (const [name, value] of Object.entries(expected))
    await expect(account, name).toHaveAttribute(`data-${name}`, value);
}

const file = (name: string, text: string) => ({
  name,
  mimeType: 'image/png',
  buffer: qrPicture(text),
});

test('a picture of a QR code is read, every field of it', async ({ page }) => {
  await openRead(page);
  const uri = `otpauth://totp/Example:alice%40example.com?secret=${sampleSecret}&issuer=Example&algorithm=SHA256&digits=8&period=45`;
  await page.getByTestId('read-file').setInputFiles(file('code.png', uri));
  await expect(page.getByTestId('read-account')).toHaveCount(1);
  await expectAccount(page.getByTestId('read-account'), {
    type: 'totp',
    issuer: 'Example',
    account: 'alice@example.com',
    secret: sampleSecret,
    algorithm: 'SHA256',
    digits: '8',
    period: '45',
  });
  await expect(page.getByTestId('read-text')).toHaveValue(uri);
  await expect(page.getByTestId('read-error')).toHaveCount(0);
});

const tolerated = [
  ['key-uri-scheme-case', plain.replace('otpauth', 'OTPAUTH'), {}],
  ['key-uri-secret-spaces', plain.replace('GEZD', 'GEZD%20'), {}],
  ['key-uri-secret-case', plain.replace(sampleSecret, sampleSecret.toLowerCase()), {}],
  ['rfc3986-raw', plain.replaceAll('Example', '회사'), { issuer: '회사' }],
  ['key-uri-issuer-mismatch', plain.replace('=Example', '=Other'), { issuer: 'Other' }],
  ['key-uri-counter-missing', plain.replace('totp', 'hotp'), { type: 'hotp', counter: '0' }],
  ['key-uri-parameter-repeated', `${plain}&digits=6&digits=8`, { digits: '6' }],
] as const;

for (const [rule, text, expected] of tolerated)
  test(`${rule} is named and the account read`, async ({ page }) => {
    await openRead(page);
    await page.getByTestId('read-text').fill(text);
    await expectAccount(page.getByTestId('read-account'), { secret: sampleSecret, ...expected });
    const finding = page.locator(`[data-testid="read-finding"][data-rule="${rule}"]`);
    await expect(finding.first()).toBeVisible();
    await expect(finding.first().getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await expect(page.getByTestId('read-error')).toHaveCount(0);
  });

const failures = [
  ['key-uri-scheme', 'https://example.com/', 'begins with https:'],
  ['key-uri-scheme', sampleSecret, 'looks like a secret alone'],
  ['key-uri-secret-missing', 'otpauth://totp/Example:alice', 'no secret'],
  ['rfc4648-character', plain.replace('GEZD', 'GE0D'), 'Did you mean O?'],
  ['rfc4226-digits', `${plain}&digits=0`, '4 to 10'],
  ['key-uri-algorithm', `${plain}&algorithm=MD5`, 'SHA1, SHA256 and SHA512'],
  ['google-export-payload', 'otpauth-migration://offline?data=AAAA', 'damaged'],
] as const;

for (const [rule, text, sentence] of failures)
  test(`no code comes of ${rule} in ${text.slice(0, 24)}`, async ({ page }) => {
    await openRead(page);
    await page.getByTestId('read-text').fill(text);
    const error = page.getByTestId('read-error');
    await expect(error).toBeVisible();
    await expect(error.locator(`[data-rule="${rule}"]`)).toContainText(sentence);
    await expect(page.getByTestId('read-account')).toHaveCount(0);
    await expect(page.getByTestId('read-text')).toHaveValue(text);
  });

test('pictures without a QR code and other files each get a sentence', async ({ page }) => {
  await openRead(page);
  const input = page.getByTestId('read-file');
  const error = page.getByTestId('read-error');
  await input.setInputFiles('public/apple-touch-icon.png');
  await expect(error).toContainText('No QR code could be read in “apple-touch-icon.png”');
  await input.setInputFiles('package.json');
  await expect(error).toContainText('“package.json” is no picture');
  await input.setInputFiles(file('code.png', plain));
  await expect(page.getByTestId('read-account')).toHaveCount(1);
  await expect(error).toHaveCount(0);
});

test('an export of several accounts in several QR codes is put together', async ({ page }) => {
  const account = (name: string) => ({
    secret: Buffer.from(sampleKey),
    name,
    issuer: 'Example',
    algorithm: 2,
    digits: 2,
    type: 2,
    counter: 0n,
  });
  const part = (index: number, names: readonly string[]) =>
    exportUri(exportPayload(names.map(account), { size: 2, index, id: 77 }));
  await openRead(page);
  const accounts = page.getByTestId('read-account');
  await page.getByTestId('read-file').setInputFiles(file('2.png', part(1, ['carol'])));
  await expect(accounts).toHaveCount(1);
  await expect(page.getByText('Read the QR code 1 of this export too.')).toBeVisible();
  await page.getByTestId('read-file').setInputFiles(file('1.png', part(0, ['alice', 'bob'])));
  await expect(accounts).toHaveCount(3);
  for (const [index, name] of ['alice', 'bob', 'carol'].entries())
    await expectAccount(accounts.nth(index), { account: name, algorithm: 'SHA256', digits: '8' });
  await expect(page.getByText('of this export too')).toHaveCount(0);
});

test('settings that are read fill Make, values outside its lists too', async ({ page }) => {
  await openRead(page);
  const most = '18446744073709551615';
  await page
    .getByTestId('read-text')
    .fill(`otpauth://hotp/Example:alice?secret=${sampleSecret}&issuer=Example&counter=${most}`);
  await page.getByRole('button', { name: 'Use these settings' }).click();
  await expect(page.locator('[data-tool="make"]')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Counter' })).toHaveValue(most);
  await expect(page.getByTestId('otp-uri')).toContainText(`counter=${most}`);

  await page.goBack();
  await page.getByTestId('read-text').fill(`${plain}&period=45`);
  await page.getByRole('button', { name: 'Use these settings' }).click();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('45');
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('read in');
  const traces = await page.evaluate(() => [
    location.href,
    document.title,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(traces.join(' ')).not.toContain(sampleSecret);
});

test('without a QR code, an example shows what an answer is', async ({ page }) => {
  await openRead(page);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expect(page.getByTestId('read-text')).toBeFocused();
  await expectAccount(page.getByTestId('read-account'), {
    secret: sampleSecret,
    algorithm: 'SHA256',
    digits: '8',
  });
  for (const rule of ['key-uri-plus', 'key-uri-secret-spaces', 'key-uri-algorithm-case'])
    await expect(page.locator(`[data-rule="${rule}"]`).first()).toBeVisible();
  await page.getByRole('button', { name: 'Clear' }).click();
  await expect(page.getByTestId('read-account')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Show an example' })).toBeVisible();
});

for (const way of ['paste', 'drop'] as const)
  test(`a picture is taken by ${way}`, async ({ page }) => {
    await openRead(page);
    await page.evaluate(
      ({ bytes, type }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(bytes)], 'code.png', { type: 'image/png' }));
        const options = { bubbles: true, cancelable: true };
        document.body.dispatchEvent(
          type === 'paste'
            ? new ClipboardEvent(type, { ...options, clipboardData: transfer })
            : new DragEvent(type, { ...options, dataTransfer: transfer }),
        );
      },
      { bytes: [...qrPicture(plain)], type: way },
    );
    await expectAccount(page.getByTestId('read-account'), { account: 'alice' });
  });

test('what apps do stands beside a finding, with its source', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`${plain}&algorithm=SHA256`);
  const finding = page.locator('[data-rule="key-uri-algorithm-support"]');
  await finding.getByText('What apps do').click();
  await expect(finding.getByText('Google Authenticator (Android)')).toBeVisible();
  await expect(finding.getByText('Sources disagree').first()).toBeVisible();
  await expect(finding.getByRole('link', { name: /2023/ }).first()).toBeVisible();
});
