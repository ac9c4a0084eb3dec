import * as site from '../../site.config.ts';
import { bytesOf, codeFor } from './support/codes.ts';
import { languages } from './support/pages.ts';
import { Maker } from './support/maker.ts';
import { sampleSecret } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { reopen } from './support/visit.ts';

const issuer = encodeURIComponent(site.brand);

function defaultUri(account = 'Tester'): string {
  return `otpauth://totp/${issuer}:${account}?secret=${sampleSecret}&issuer=${issuer}&algorithm=SHA1&digits=6&period=30`;
}

test('uses the defaults while fields are empty', async ({ page }) => {
  const maker = new Maker(page);
  // The prerendered page shows the default QR code. It must be shown again when a field is emptied.
  await page.goto('/otpqr/');
  await expect(maker.uri).toHaveText(defaultUri());
  for (const field of [maker.issuer, maker.account, maker.secret]) {
    await expect(field).toHaveValue('');
    await field.fill('AAAA2222');
    await expect(maker.uri).not.toHaveText(defaultUri());
    await expect(maker.qrCode).toBeVisible();
    await field.fill('  ');
    await expect(maker.uri).toHaveText(defaultUri());
    await expect(maker.qrCode).toBeVisible();
    await field.fill('');
    await expect(maker.uri).toHaveText(defaultUri());
  }
  await expect(maker.list('Type')).toHaveValue('totp');
  await expect(maker.list('Algorithm')).toHaveValue('SHA1');
  await expect(maker.list('Digits')).toHaveValue('6');
  await expect(maker.list('Period')).toHaveValue('30');
  await expect(maker.list('Secret length')).toHaveValue('160');
  await maker.list('Type').selectOption('hotp');
  await expect(maker.list('Counter')).toHaveValue('0');
  await expect(page).toHaveTitle(`OTP QR generator and lab · ${site.brand}`);
});

test('offers all documented values in every list', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  const values = (label: string) =>
    maker
      .list(label)
      .locator('option')
      .evaluateAll((options: HTMLOptionElement[]) => options.map(({ value }) => value));
  expect(await values('Type')).toEqual(['totp', 'hotp']);
  expect(await values('Algorithm')).toEqual(['SHA1', 'SHA256', 'SHA512']);
  expect(await values('Digits')).toEqual(['4', '5', '6', '7', '8', '9', '10']);
  expect(await values('Period')).toEqual(['30', '60']);
  expect(await values('Secret length')).toEqual(['80', '128', '160', '256', '512']);
  await maker.list('Type').selectOption('hotp');
  expect(await values('Counter')).toEqual(
    '0 1 2 3 4 5 6 7 8 9 100 1000 10000 100000 1000000'.split(' '),
  );
});

test('shows period and time left for TOTP, and the counter for HOTP', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  for (const type of ['totp', 'hotp', 'totp'] as const) {
    await maker.list('Type').selectOption(type);
    const timeControls = type === 'totp' ? 1 : 0;
    await expect(maker.list('Period')).toHaveCount(timeControls);
    await expect(maker.list('Time')).toHaveCount(timeControls);
    await expect(maker.progress).toHaveCount(timeControls);
    await expect(maker.list('Counter')).toHaveCount(1 - timeControls);
    await expect(maker.code).toHaveText(/^\d{6}$/);
  }
  await expect(page.getByRole('progressbar', { name: 'Time left' })).toHaveCount(1);
});

test('writes every setting into the URI', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  for (const [issuer, account, label] of [
    ['Bank & Söhne', 'a+b@example.com', 'Bank%20%26%20S%C3%B6hne:a%2Bb%40example.com'],
    ['은행', '홍길동 100%', '%EC%9D%80%ED%96%89:%ED%99%8D%EA%B8%B8%EB%8F%99%20100%25'],
    ['A:B/C?D#E', '🔐=1', 'A%3AB%2FC%3FD%23E:%F0%9F%94%90%3D1'],
  ] as const) {
    await maker.issuer.fill(issuer);
    await maker.account.fill(account);
    const [name] = label.split(':');
    await expect(maker.uri).toHaveText(
      `otpauth://totp/${label}?secret=${sampleSecret}&issuer=${name}&algorithm=SHA1&digits=6&period=30`,
    );
  }
  await maker.issuer.fill('');
  await maker.account.fill('me');
  await maker.secret.fill(' jbsw y3dp-ehpk 3pxp==');
  await maker.list('Algorithm').selectOption('SHA512');
  await maker.list('Digits').selectOption('8');
  await maker.list('Period').selectOption('60');
  const start = `${issuer}:me?secret=JBSWY3DPEHPK3PXP&issuer=${issuer}&algorithm=SHA512&digits=8`;
  await expect(maker.uri).not.toHaveText(/secret/);
  await maker.secret.fill(' jbsw y3dp-ehpk 3pxp ');
  await expect(maker.uri).toHaveText(`otpauth://totp/${start}&period=60`);
  await maker.list('Type').selectOption('hotp');
  await maker.list('Counter').selectOption('1000000');
  await expect(maker.uri).toHaveText(`otpauth://hotp/${start}&counter=1000000`);
  const account = { secret: 'JBSWY3DPEHPK3PXP', algorithm: 'SHA512', digits: 8 };
  expect(await maker.digits(maker.code)).toBe(codeFor(account, 1_000_000));
  expect(await maker.digits(maker.previous)).toBe(codeFor(account, 999_999));
  expect(await maker.digits(maker.next)).toBe(codeFor(account, 1_000_001));
  await maker.list('Counter').selectOption('0');
  expect(await maker.digits(maker.code)).toBe(codeFor(account, 0));
  await expect(maker.previous).not.toHaveText(/\d/);
});

test('writes a domain as the issuer parameter, as Apple recommends', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  await maker.issuer.fill('Example');
  await maker.account.fill('alice');
  const domain = page.getByRole('textbox', { name: /^Domain/ });
  await domain.fill('https://Example.com/login');
  await expect(maker.uri).toHaveText(
    `otpauth://totp/Example:alice?secret=${sampleSecret}&issuer=example.com&algorithm=SHA1&digits=6&period=30`,
  );
  await domain.fill('Example');
  await expect(domain).toHaveAccessibleDescription(/such as example\.net/);
  await expect(maker.uri).toContainText('&issuer=Example&');
});

test('reports an invalid time, but still shows counter-based codes', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  await maker.list('Time').selectOption('fixed');
  const time = page.getByLabel('Date and time');
  for (const text of ['2026-02-30', 'soon']) {
    await time.fill(text);
    await expect(page.getByText('Enter a Unix time in seconds')).toBeVisible();
    await expect(maker.code).not.toHaveText(/\d/);
  }
  await maker.list('Type').selectOption('hotp');
  await expect(time).toHaveCount(0);
  await expect(maker.code).toHaveText(/^\d{6}$/);
  await expect(maker.uri).toContainText('counter=0');
  await maker.list('Type').selectOption('totp');
  await expect(time).toHaveValue('soon');
  await time.fill('2026-03-01T09:30:00.500Z');
  const counter = Math.floor(Date.UTC(2026, 2, 1, 9, 30) / 30_000);
  const account = { secret: sampleSecret, algorithm: 'SHA1', digits: 6 };
  expect(await maker.digits(maker.code)).toBe(codeFor(account, counter));
});

test('ignores dashes in a secret, and counts its characters', async ({ page, context }) => {
  const maker = new Maker(page);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await maker.open();
  await maker.secret.fill('ab');
  await expect(maker.uri).toContainText('secret=AB&');
  await expect(page.getByText('without them, it would be AA')).toBeVisible();
  // En and em dashes are ignored, too.
  await maker.secret.fill('qwer–tyui—op');
  await expect(maker.uri).toContainText('secret=QWERTYUIOP&');
  await page.getByRole('button', { name: 'Copy secret' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('QWERTYUIOP');
  await maker.secret.fill('a');
  await expect(page.getByText('1 character can’t be a complete')).toBeVisible();
  await maker.issuer.fill('A:B');
  await expect(page.getByText('The format forbids a colon here')).toHaveCount(1);
});

test('generates secrets only from cryptographic random numbers', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  await page.evaluate(() => {
    Math.random = () => {
      throw new Error('Math.random isn’t a source of secrets');
    };
    const filled: number[][] = [];
    Reflect.set(window, 'filled', filled);
    const fill = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => {
      const result = fill(array);
      if (result instanceof Uint8Array) filled.push([...result]);
      return result;
    };
  });
  const seen = new Set<string>();
  for (const bits of [160, 80, 128, 256, 160]) {
    await maker.list('Secret length').selectOption(String(bits));
    for (let attempt = 0; attempt < 3; attempt++) {
      await maker.generate.click();
      const secret = await maker.secret.inputValue();
      seen.add(secret);
      expect(secret).toMatch(/^[A-Z2-7]+=*$/);
      expect(secret.length % 8, 'length is a multiple of 8').toBe(0);
      const filled = (await page.evaluate(
        () => Reflect.get(window, 'filled') as unknown,
      )) as number[][];
      expect([...bytesOf(secret)]).toEqual(filled.at(-1));
      expect(bytesOf(secret)).toHaveLength(bits / 8);
      await expect(maker.uri).toContainText(`secret=${secret.replaceAll('=', '')}&`);
    }
  }
  expect(seen.size).toBe(15);
});

test("explains a secret that isn't Base32, and shows no code for it", async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  for (const [typed, message] of [
    ['ABCD1FGH', 'Character 5, “1”, is not Base32. Use only A–Z and 2–7. Did you mean “I” or “L”?'],
    ['ab cd-0', 'Character 7, “0”, is not Base32. Use only A–Z and 2–7. Did you mean “O”?'],
    ['ABC8', 'Character 4, “8”, is not Base32. Use only A–Z and 2–7. Did you mean “B”?'],
    ['🔑ABC', 'Character 1, “🔑”, is not Base32. Use only A–Z and 2–7.'],
    ['ABC', '3 characters can’t be a complete'],
    ['A', '1 character can’t be a complete'],
    ['AB==CD', 'Use “=” only at the end'],
    ['--', 'There are no Base32 characters'],
  ] as const) {
    await maker.secret.fill(typed);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(message);
    await expect(maker.secret).toHaveAccessibleDescription(new RegExp(message.slice(0, 12)));
    await expect(maker.secret).toHaveAttribute('aria-invalid', 'true');
    await expect(maker.secret).toHaveValue(typed);
    await expect(maker.uri).toBeEmpty();
    await expect(maker.qrCode).toHaveCount(0);
    for (const code of [maker.code, maker.previous, maker.next])
      await expect(code).not.toHaveText(/\d/);
    await expect(maker.progress).toHaveCount(0);
    for (const name of [
      'Save SVG',
      'Save PNG',
      'Print the enrollment sheet',
      'Copy code',
      'Copy secret',
    ])
      await expect(page.getByRole('button', { name })).toBeDisabled();
  }
  await maker.secret.fill(sampleSecret);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(maker.secret).not.toHaveAttribute('aria-invalid');
  await expect(maker.qrCode).toBeVisible();
  await expect(maker.code).toHaveText(/^\d{6}$/);
});

test('shows advice next to unusual values', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  await maker.list('Digits').selectOption('5');
  await expect(maker.list('Digits')).toHaveAccessibleDescription(/at least 6 digits/);
  await maker.list('Digits').selectOption('10');
  await expect(maker.list('Digits')).toHaveAccessibleDescription(/always 0, 1,? or 2/);
  await maker.secret.fill('JBSWY3DPEHPK3PXP');
  await expect(maker.secret).toHaveAccessibleDescription(/at least 128\sbits.*has 80/);
  await maker.secret.fill('AB');
  await expect(maker.secret).toHaveAccessibleDescription(/bits that don’t belong to any byte/);
  await expect(maker.uri).toContainText('secret=AB&');
});

test('reports a label that is too long for a QR code, and still shows the code', async ({
  page,
}) => {
  const maker = new Maker(page);
  await maker.open();
  await maker.account.fill('a'.repeat(2400));
  await expect(page.getByRole('alert')).toContainText('too long for a QR code');
  await expect(maker.qrCode).toHaveCount(0);
  await expect(maker.code).toHaveText(/^\d{6}$/);
  await maker.account.fill('a');
  await expect(maker.qrCode).toBeVisible();
});

for (const { tag, root, messages } of languages) {
  test(`states what happens to the input (${tag})`, async ({ page }) => {
    for (const address of [`${root}otpqr/`, `${root}#/otpqr`]) {
      await reopen(page, address);
      const notice = page.getByTestId('otp-notice');
      await notice.locator('summary').click();
      for (const text of [
        messages.labNotice.test,
        messages.labNotice.private,
        messages.labNotice.memory,
      ])
        await expect(notice).toContainText(text);
      const links = await notice
        .getByRole('link')
        .evaluateAll((anchors: HTMLAnchorElement[]) => anchors.map(({ href }) => href));
      expect(links).toEqual([
        expect.stringMatching(/rfc4226/),
        expect.stringMatching(/rfc6238/),
        site.otpLibrary.url,
      ]);
      await expect(notice).toContainText(site.otpLibrary.name);
    }
  });
}

for (const width of [360, 600, 900, 1280])
  test(`no setting is alone in half a row (${width} px)`, async ({ page }) => {
    const maker = new Maker(page);
    await page.setViewportSize({ width, height: 800 });
    await maker.open();
    /** Returns the labels of settings that have a row of the form to themselves, but not its whole width. */
    const aloneInHalf = () =>
      maker.list('Digits').evaluate((select) => {
        const form = select.closest('form');
        const fields = [...(form?.children ?? [])].map((field) => ({
          label: field.querySelector('label')?.textContent,
          ...field.getBoundingClientRect().toJSON(),
        }));
        return fields
          .filter(({ y }, _, all) => all.filter((other) => other.y === y).length === 1)
          .filter(({ width }) => width < 0.9 * (form?.getBoundingClientRect().width ?? 0))
          .map(({ label }) => label);
      });
    expect(await aloneInHalf(), 'time-based').toEqual([]);
    await maker.list('Time').selectOption('fixed');
    expect(await aloneInHalf(), 'at a fixed time').toEqual([]);
    await maker.list('Type').selectOption('hotp');
    expect(await aloneInHalf(), 'counter-based').toEqual([]);
  });
