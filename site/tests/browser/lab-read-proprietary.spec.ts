import type { Page } from '@playwright/test';
import { proprietaryCode, type ProprietaryAccount } from '@otp-lab/otp/read';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** A time in the middle of a step of 10 and of 30 seconds. */
const now = 1_700_000_005;

async function openRead(page: Page) {
  await page.clock.setFixedTime(now * 1000);
  await open(page, '/#/otpqr?tool=read');
  await expect(page.getByTestId('read-text')).toBeVisible();
}

const secret = 'JRZCL47CMXVOQMNPZR2F7J4RGI';
const steam: ProprietaryAccount = { type: 'steam', issuer: 'Steam', account: 'Sophia', secret };

for (const [form, text] of [
  ['issuer', `otpauth://totp/Steam:Sophia?secret=${secret}&issuer=Steam`],
  ['type', `otpauth://steam/Steam:Sophia?secret=${secret}&issuer=Steam`],
  ['encoder', `otpauth://totp/Steam:Sophia?secret=${secret}&issuer=Steam&encoder=steam`],
] as const)
  test(`shows Steam's code for a URI with Steam as ${form}`, async ({ page }) => {
    await openRead(page);
    await page.getByTestId('read-text').fill(text);
    const account = page.getByTestId('read-account');
    await expect(account).toHaveAttribute('data-type', 'steam');
    await expect(account).toHaveAttribute('data-secret', secret);
    await expect(account).toHaveAttribute('data-account', 'Sophia');
    await expect(page.getByTestId('read-code')).toHaveText(proprietaryCode(steam, '', now));
    await expect(page.getByTestId('read-code')).toHaveText(/^[2-9BCDFGHJKMNPQRTVWXY]{5}$/);
    await expect(page.getByTestId('read-error')).toHaveCount(0);
  });

test("shows Steam's code for Bitwarden's address and for an entry of a file", async ({ page }) => {
  await openRead(page);
  await page.getByTestId('read-text').fill(`steam://${secret}`);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-type', 'steam');
  const entries = [
    { type: 'totp', name: 'a', issuer: 'Example', info: { secret, algo: 'SHA1' } },
    { type: 'steam', name: 'b', issuer: 'Steam', info: { secret, algo: 'SHA1', digits: 5 } },
  ];
  const vault = { version: 1, header: {}, db: { version: 2, entries } };
  await page.getByTestId('read-file').setInputFiles({
    name: 'aegis.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(vault)),
  });
  await expect(page.getByTestId('read-account')).toHaveCount(2);
  await expect(page.locator('h2', { hasText: '2 accounts' })).toBeVisible();
  await expect(page.getByTestId('read-account').nth(1)).toHaveAttribute('data-type', 'steam');
});

for (const [type, text, pin, account] of [
  [
    'motp',
    'motp://Example:alice?secret=e3152afee62599c8',
    '1234',
    { type: 'motp', issuer: 'Example', account: 'alice', secret: 'e3152afee62599c8' },
  ],
  [
    'yandex',
    'otpauth://yaotp/alice?secret=LA2V6KMCGYMWWVEW64RNP3JA3IAAAAAAHTSG4HRZPI',
    '7586',
    {
      type: 'yandex',
      issuer: 'Yandex',
      account: 'alice',
      secret: 'LA2V6KMCGYMWWVEW64RNP3JA3IAAAAAAHTSG4HRZPI',
    },
  ],
] as const)
  test(`shows the code of a ${type} account once the PIN is typed`, async ({ page }) => {
    await openRead(page);
    await page.getByTestId('read-text').fill(text);
    const card = page.getByTestId('read-account');
    await expect(card).toHaveAttribute('data-type', type);
    await expect(page.getByTestId('read-code')).not.toHaveText(/[a-z0-9]/);
    await page.getByLabel('PIN').fill(pin);
    await expect(page.getByTestId('read-code')).toHaveText(proprietaryCode(account, pin, now));
    await expect(page.getByTestId('read-error')).toHaveCount(0);
  });
