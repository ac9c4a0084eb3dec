import type { Locator, Page } from '@playwright/test';
import { exportPayload, exportUri } from '@otp-lab/otp/testing';
import { sampleKey, sampleSecret } from './support/otpApp.ts';
import { qrPicture } from './support/qrPicture.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

const plain = `otpauth://totp/Example:alice?secret=${sampleSecret}&issuer=Example`;

async function openRead(page: Page) {
  await open(page, '/#/otpqr?tool=read');
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

test('reads every field of a QR code in a picture', async ({ page }) => {
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

test('says beside the field that its text has no codes', async ({ page }) => {
  await openRead(page);
  const text = page.getByTestId('read-text');
  await text.fill('hello');
  await expect(text).toHaveAttribute('aria-invalid', 'true');
  await expect(text).toHaveAccessibleDescription(/No codes can be computed from this/);
  await text.fill(plain);
  await expect(text).not.toHaveAttribute('aria-invalid');
});

test('offers a URI with defaults in place of its invalid parameters', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`${plain}&algorithm=sha-256&digits=99&period=0`);
  await expect(page.getByTestId('read-error')).toContainText(
    'This URI replaces digits=99 and period=0 with defaults.',
  );
  await expect(page.getByTestId('read-corrected-uri')).toHaveText(
    /&algorithm=SHA256&digits=6&period=30$/,
  );
});

test('lists the parts of a URI that has no readable account', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`${plain.replace('GEZD', '1EZD')}&digits=8`);
  const parts = page.getByTestId('read-uri-parts');
  await expect(parts.locator('dt')).toHaveText(['type', 'label', 'secret', 'issuer', 'digits']);
  await expect(parts.locator('dd')).toHaveText([
    'totp',
    'Example:alice',
    sampleSecret.replace('GEZD', '1EZD'),
    'Example',
    '8',
  ]);
  await expect(parts.locator('[data-invalid]')).toHaveCount(0);
  await page.getByTestId('read-text').fill('JBSWY3DPEHPK3PXP');
  await expect(page.getByTestId('read-error')).toBeVisible();
  await expect(parts).toHaveCount(0);
});

test('counts the findings on an unusable URI and marks its invalid values', async ({ page }) => {
  await openRead(page);
  await page
    .getByTestId('read-text')
    .fill(`otpauth://totp/A:b?secret=${sampleSecret}&issuer=A&algorithm=SHA265&digits=8&period=0`);
  const error = page.getByTestId('read-error');
  await expect(error.getByRole('heading', { level: 2 })).toContainText('2 problems, one note');
  await expect(error.getByTestId('read-finding')).toHaveCount(3);
  await expect(error.locator('[data-invalid]')).toHaveText(['SHA265', '0']);
});

test('reads a file instead of the URI in the field, also if no account is readable', async ({
  page,
}) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`${plain}&period=0`);
  await expect(page.getByTestId('read-corrected-uri')).toBeVisible();
  await page.getByTestId('read-file').setInputFiles(textFile('a.txt', 'otpauth://totp/x'));
  await expect(page.locator('[data-rule="key-uri-secret-missing"]')).toBeVisible();
  await expect(page.getByTestId('read-corrected-uri')).toHaveCount(0);
});

test('corrects a URI that deviates from the format', async ({ page }) => {
  await openRead(page);
  const text = page.getByTestId('read-text');
  const corrected = page.getByTestId('read-corrected-uri');
  await text.fill(plain.replace('Example:alice', 'Other:al ice').replace('GEZD', 'ge zd'));
  const uri = `otpauth://totp/Example:al%20ice?secret=${sampleSecret}&issuer=Example&algorithm=SHA1&digits=6&period=30`;
  await expect(corrected).toHaveText(uri);
  await text.fill(uri);
  await expect(corrected).toHaveCount(0);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-account', 'al ice');
});

test('a secret that is too short gets no correction', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(plain.replace(sampleSecret, 'JBSWY3DP'));
  await expect(page.locator('[data-rule="rfc4226-R6"]')).toBeVisible();
  await expect(page.getByTestId('read-corrected-uri')).toHaveCount(0);
});

test('says what stays wrong in a corrected URI', async ({ page }) => {
  await openRead(page);
  const text = page.getByTestId('read-text');
  await text.fill(plain.replace(sampleSecret, 'jbswy3dp'));
  await expect(page.getByTestId('read-corrected-uri')).toContainText('secret=JBSWY3DP&');
  await expect(page.getByText(/The secret is still too short/)).toBeVisible();
  await text.fill(`${plain.replace(sampleSecret, sampleSecret.toLowerCase())}&digits=4`);
  await expect(page.getByText(/The code still has too few digits/)).toBeVisible();
  await expect(page.getByText(/The secret is still too short/)).toHaveCount(0);
  const colon = plain.replaceAll('Example', 'Exam%3Aple');
  await text.fill(colon);
  await expect(page.locator('[data-rule="key-uri-label-colons"]')).toBeVisible();
  await expect(page.getByTestId('read-corrected-uri')).toHaveCount(0);
  await text.fill(colon.replace(sampleSecret, sampleSecret.toLowerCase()));
  await expect(page.getByText(/The colon is still there/)).toBeVisible();
  await text.fill(`${plain}&digit=8&interval=60`);
  await expect(page.getByTestId('read-corrected-uri')).toContainText('digits=6&period=30');
  await expect(page.getByText('use digits=8 and period=60.')).toBeVisible();
});

test('says which of two issuers a corrected URI has', async ({ page }) => {
  await openRead(page);
  await page
    .getByTestId('read-text')
    .fill(`otpauth://totp/One:alice?secret=${sampleSecret}&issuer=Two`);
  await expect(page.getByTestId('read-corrected-uri')).toContainText('otpauth://totp/Two:alice');
  await expect(page.getByText(/now both have the parameter’s issuer/)).toBeVisible();
});

/** URIs with a deviation from the format, each with the rule and the account that the page reads. */
const tolerated = [
  ['key-uri-scheme-case', plain.replace('otpauth', 'OTPAUTH'), {}],
  ['key-uri-secret-spaces', plain.replace('GEZD', 'GEZD%20'), {}],
  ['key-uri-secret-case', plain.replace(sampleSecret, sampleSecret.toLowerCase()), {}],
  ['rfc3986-raw', plain.replaceAll('Example', '회사'), { issuer: '회사' }],
  ['key-uri-issuer-mismatch', plain.replace('=Example', '=Other'), { issuer: 'Other' }],
  ['key-uri-counter-missing', plain.replace('totp', 'hotp'), { type: 'hotp', counter: '0' }],
  ['key-uri-parameter-repeated', `${plain}&digits=6&digits=8`, { digits: '6' }],
] as const;

test('reads the account despite a deviation from the format, and reports it', async ({ page }) => {
  await openRead(page);
  for (const [rule, text, expected] of tolerated)
    await test.step(rule, async () => {
      await page.getByTestId('read-text').fill(text);
      const finding = page.locator(`[data-testid="read-finding"][data-rule="${rule}"]`);
      await expect(finding.first()).toBeVisible();
      await expectAccount(page.getByTestId('read-account'), { secret: sampleSecret, ...expected });
      await expect(finding.first().getByRole('link').first()).toHaveAttribute('href', /^https:/);
      await expect(page.getByTestId('read-error')).toHaveCount(0);
    });
});

/** Texts without an account, each with the rule that it breaks and words of the message. */
const failures = [
  ['key-uri-scheme', 'https://example.com/', 'would begin with otpauth://'],
  ['key-uri-scheme', 'optauth://totp/a?secret=AA', 'begins with “optauth:”'],
  ['key-uri-scheme', sampleSecret, 'looks like a secret'],
  ['key-uri-secret-missing', 'otpauth://totp/Example:alice', 'no secret'],
  ['rfc4648-character', plain.replace('GEZD', 'GE0D'), 'Did you mean “O”?'],
  ['rfc4226-digits', `${plain}&digits=0`, '4 to 10'],
  ['key-uri-algorithm', `${plain}&algorithm=MD5`, /SHA1, SHA256,? or SHA512/],
  ['google-export-payload', 'otpauth-migration://offline?data=AAAA', 'damaged'],
] as const;

test('says why it reads no account from a text', async ({ page }) => {
  await openRead(page);
  for (const [rule, text, sentence] of failures)
    await test.step(`${rule}: ${text.slice(0, 24)}`, async () => {
      await page.getByTestId('read-text').fill(text);
      const error = page.getByTestId('read-error');
      await expect(error).toBeVisible();
      await expect(error.locator(`[data-rule="${rule}"]`)).toContainText(sentence);
      await expect(page.getByTestId('read-account')).toHaveCount(0);
      await expect(page.getByTestId('read-text')).toHaveValue(text);
    });
  // The app can't read the damaged export either.
  await expect(page.getByTestId('read-foreign')).toContainText('Export them again');
});

test('explains why it reads no account from a file, and keeps the text in the field', async ({
  page,
}) => {
  await openRead(page);
  const text = page.getByTestId('read-text');
  const fileInput = page.getByTestId('read-file');
  const error = page.getByTestId('read-error');
  await text.fill(plain);
  await expect(page.getByTestId('read-account')).toHaveCount(1);
  for (const [input, sentence] of [
    ['public/apple-touch-icon.png', 'No QR code was found in “apple-touch-icon.png”'],
    ['package.json', 'OTP URIs begin with otpauth://'],
    [
      { name: 'backup.bin', mimeType: '', buffer: Buffer.from([1, 0, 2, 0, 255]) },
      '“backup.bin” is neither',
    ],
    [
      { name: 'vault.json', mimeType: 'application/json', buffer: Buffer.alloc(5_000_000, 32) },
      '“vault.json” is too large',
    ],
    [
      { name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.alloc(0) },
      '“empty.txt” is empty',
    ],
  ] as const) {
    await fileInput.setInputFiles(input);
    await expect(error).toContainText(sentence);
    await expect(page.getByTestId('read-account')).toHaveCount(0);
    await expect(text).toHaveValue(plain);
  }
  await page.getByRole('button', { name: 'Read the text field instead' }).click();
  await expect(page.getByTestId('read-account')).toHaveCount(1);
  await expect(error).toHaveCount(0);
  await fileInput.setInputFiles('package.json');
  await fileInput.setInputFiles(file('code.png', plain));
  await expect(page.getByTestId('read-account')).toHaveCount(1);
  await expect(error).toHaveCount(0);
});

const textFile = (name: string, content: string) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(content),
});

const aegisEntry = (name: string, type = 'totp') => ({
  type,
  name,
  issuer: 'Example',
  info: { secret: sampleSecret, algo: 'SHA256', digits: 8, period: 60 },
});

const aegisFile = (names: readonly string[]) =>
  JSON.stringify({
    version: 1,
    header: { slots: null, params: null },
    db: { version: 2, entries: names.map((name) => aegisEntry(name)) },
  });

test("reads an app's export, and keeps the text in the field", async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill('not yet');
  await page.getByTestId('read-file').setInputFiles(textFile('aegis.json', aegisFile(['a', 'b'])));
  const accounts = page.getByTestId('read-account');
  await expect(accounts).toHaveCount(2);
  await expectAccount(accounts.nth(1), {
    account: 'b',
    issuer: 'Example',
    secret: sampleSecret,
    algorithm: 'SHA256',
    digits: '8',
    period: '60',
  });
  await expect(page.getByText('This result is from aegis.json')).toBeVisible();
  await expect(page.locator('[data-rule="file-app"]')).toContainText('a file from Aegis');
  await expect(page.getByTestId('read-text')).toHaveValue('not yet');
  await expect(page.getByTestId('read-error')).toHaveCount(0);

  await page.getByTestId('read-text').fill(plain);
  await expect(accounts).toHaveCount(1);
  await expect(page.getByText('This result is from')).toHaveCount(0);
});

test('counts the problems beside the number of accounts, without notes', async ({ page }) => {
  await openRead(page);
  const heading = page.locator('h2', { hasText: 'One account' });
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const uri = `otpauth://totp/Example:alice?secret=${secret}&issuer=Example`;
  await page.getByTestId('read-text').fill(uri);
  await expect(heading).toContainText('no problems');
  await page.getByTestId('read-text').fill(`${uri}&algorithm=sha-256`);
  await expect(heading).toContainText('one problem');
  await expect(page.locator('[data-testid="read-finding"][data-severity="note"]')).toHaveCount(1);
});

test('reads several files together, including a picture', async ({ page }) => {
  await openRead(page);
  const csv = `"Group","Title","Username","TOTP"\n"Root","Example","carol","${plain}"\n`;
  await page
    .getByTestId('read-file')
    .setInputFiles([
      textFile('aegis.json', aegisFile(['bob'])),
      textFile('keepassxc.csv', csv),
      file('code.png', plain.replace('alice', 'dora')),
    ]);
  const accounts = page.getByTestId('read-account');
  await expect(accounts).toHaveCount(3);
  for (const [index, name] of ['bob', 'alice', 'dora'].entries())
    await expectAccount(accounts.nth(index), { account: name });
});

test('reports an encrypted file', async ({ page }) => {
  await openRead(page);
  const content = JSON.stringify({ services: [], servicesEncrypted: 'a:b:c', schemaVersion: 4 });
  await page.getByTestId('read-file').setInputFiles(textFile('backup.2fas', content));
  await expect(
    page.getByTestId('read-error').locator('[data-rule="file-encrypted"]'),
  ).toContainText(/2FAS is encrypted/);
});

test('shows the accounts of a long file in steps of 50', async ({ page }) => {
  await openRead(page);
  const names = Array.from({ length: 120 }, (_, index) => `account ${index}`);
  await page.getByTestId('read-file').setInputFiles(textFile('long.json', aegisFile(names)));
  const accounts = page.getByTestId('read-account');
  await expect(accounts).toHaveCount(50);
  await expect(page.locator('h2', { hasText: '120 accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Show 50 more accounts' }).click();
  await page.getByRole('button', { name: 'Show 20 more accounts' }).click();
  await expect(accounts).toHaveCount(120);
  await expectAccount(accounts.nth(119), { account: 'account 119' });
});

test('reads every account of a pasted list in JSON', async ({ page }) => {
  await openRead(page);
  const list = ['alice', 'bob', 'carol'].map((name) => plain.replace('alice', name));
  await page.getByTestId('read-text').fill(JSON.stringify(list, undefined, 2));
  await expect(page.getByTestId('read-account')).toHaveCount(3);
});

test('passes a missing issuer and spare bits on to Make', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill('otpauth://totp/alice?secret=qwertyuiop');
  await expectAccount(page.getByTestId('read-account'), { issuer: '', secret: 'QWERTYUIOP' });
  await expect(page.locator('[data-rule="rfc4648-spare-bits"]')).toContainText('QWERTYUIOM');
  await page.getByRole('button', { name: 'Make a QR' }).click();
  await expect(page.getByTestId('otp-uri')).toHaveText(
    'otpauth://totp/alice?secret=QWERTYUIOP&algorithm=SHA1&digits=6&period=30',
  );
  await expect(page.getByLabel('Issuer')).toHaveAttribute('placeholder', /^No issuer/);
  await page.getByLabel('Issuer').fill('Bank');
  await expect(page.getByTestId('otp-uri')).toContainText('otpauth://totp/Bank:alice?');
});

test('opens Check with the settings of an account', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`${plain}&digits=8`);
  await page.getByRole('button', { name: 'Check a code' }).click();
  await expect(page.locator('a[data-tool="check"]')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('check-code')).toBeFocused();
  await expect(page.getByLabel('Digits', { exact: true })).toHaveValue('8');
});

test('joins the QR codes of one export', async ({ page }) => {
  const account = (name: string) => ({
    secret: Buffer.from(sampleKey),
    name,
    issuer: 'Example',
    algorithm: 2,
    digits: 2,
    type: 2,
    counter: 0n,
  });
  const qrCode = (index: number, names: readonly string[]) =>
    exportUri(exportPayload(names.map(account), { size: 2, index, id: 77 }));
  await openRead(page);
  const accounts = page.getByTestId('read-account');
  await page.getByTestId('read-file').setInputFiles(file('2.png', qrCode(1, ['carol'])));
  await expect(accounts).toHaveCount(1);
  await expect(page.getByText('also read QR code 1.')).toBeVisible();
  await page.getByTestId('read-file').setInputFiles(file('1.png', qrCode(0, ['alice', 'bob'])));
  await expect(accounts).toHaveCount(3);
  for (const [index, name] of ['alice', 'bob', 'carol'].entries())
    await expectAccount(accounts.nth(index), { account: name, algorithm: 'SHA256', digits: '8' });
  await expect(page.getByText('To see the whole export')).toHaveCount(0);
});

test('passes settings on to Make, including values that its lists lack', async ({ page }) => {
  await openRead(page);
  const largestCounter = '18446744073709551615';
  await page
    .getByTestId('read-text')
    .fill(
      `otpauth://hotp/Example:alice?secret=${sampleSecret}&issuer=Example&counter=${largestCounter}`,
    );
  await page.getByRole('button', { name: 'Make a QR' }).click();
  await expect(page.locator('a[data-tool="make"]')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('combobox', { name: 'Counter' })).toHaveValue(largestCounter);
  await expect(page.getByTestId('otp-uri')).toContainText(`counter=${largestCounter}`);

  await page.goBack();
  await page.getByTestId('read-text').fill(`${plain}&period=45`);
  await page.getByRole('button', { name: 'Make a QR' }).click();
  await expect(page.getByRole('combobox', { name: 'Period' })).toHaveValue('45');
  await expect(page.getByRole('combobox', { name: 'Period' })).toContainText('imported');
  const persisted = await page.evaluate(() => [
    location.href,
    document.title,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage, ...sessionStorage }),
    document.cookie,
  ]);
  expect(persisted.join(' ')).not.toContain(sampleSecret);
});

test('shows an example to visitors without a QR code', async ({ page }) => {
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

for (const eventType of ['paste', 'drop'] as const)
  test(`reads a picture on ${eventType}`, async ({ page }) => {
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
      { bytes: [...qrPicture(plain)], type: eventType },
    );
    await expectAccount(page.getByTestId('read-account'), { account: 'alice' });
  });

test('shows next to a finding what apps do, with the source', async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`${plain}&algorithm=SHA256`);
  const finding = page.locator('[data-rule="key-uri-algorithm-support"]');
  await finding.getByText('How apps handle this').click();
  await expect(finding.getByText('Google Authenticator (Android)')).toBeVisible();
  await expect(finding.getByText('Sources disagree').first()).toBeVisible();
  await expect(finding.getByRole('link', { name: /2023/ }).first()).toBeVisible();
});
