import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { Maker } from './support/maker.ts';
import { scan } from './support/scan.ts';
import { expect, test } from './support/test.ts';

test('draws and saves QR codes that zbarimg reads', async ({ page }, testInfo) => {
  const maker = new Maker(page);
  await maker.open();
  for (const [index, [issuer, account, type, algorithm]] of (
    [
      ['', '', 'totp', 'SHA1'],
      ['은행 한국', '홍길동 🔐', 'totp', 'SHA256'],
      ['A+B & 100%', 'x:y/z?=#%20', 'hotp', 'SHA512'],
      ['👩‍💻'.repeat(4), '한글'.repeat(25), 'totp', 'SHA512'],
    ] as const
  ).entries()) {
    await page.getByTestId('theme').selectOption(index % 2 === 0 ? 'light' : 'dark');
    await maker.issuer.fill(issuer);
    await maker.account.fill(account);
    await maker.list('Type').selectOption(type);
    await maker.list('Algorithm').selectOption(algorithm);
    if (index > 0) await maker.generate.click();
    const uri = await maker.uri.textContent();

    const png = await maker.save('Save PNG');
    const header = readFileSync(png);
    expect(header.toString('latin1', 1, 4)).toBe('PNG');
    expect(header.readUInt8(24), 'bits per sample').toBe(8);
    expect(scan(png)).toBe(uri);

    const drawn = testInfo.outputPath(`${index}-svg.png`);
    await sharp(await maker.save('Save SVG'))
      .resize(600)
      .toFile(drawn);
    expect(scan(drawn)).toBe(uri);

    const seen = testInfo.outputPath(`${index}-screen.png`);
    await maker.qrCode.screenshot({ path: seen });
    expect(scan(seen)).toBe(uri);
    const box = await maker.qrCode.boundingBox();
    expect([box?.width, box?.height]).toEqual([275, 275]);
  }
});

test('saves files as otp-qr.png and otp-qr.svg', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  for (const [button, name] of [
    ['Save PNG', 'otp-qr.png'],
    ['Save SVG', 'otp-qr.svg'],
  ] as const) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});

test('copies code, URI, and secret, and confirms it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const maker = new Maker(page);
  await maker.open();
  await maker.secret.fill('jbsw y3dp ehpk 3pxp');
  await maker.setTime('59');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  for (const [name, text] of [
    ['Copy code', await maker.digits(maker.code)],
    ['Copy URI', (await maker.uri.textContent()) ?? ''],
    ['Copy secret', 'JBSWY3DPEHPK3PXP'],
  ] as const) {
    const button = page.getByRole('button', { name });
    await button.click();
    await expect(button.locator('xpath=..').getByRole('status')).toHaveText('Copied');
    expect(await copied()).toBe(text);
  }
});

test('confirms a second copy for as long as the first', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  const maker = new Maker(page);
  await maker.open();
  const button = page.getByRole('button', { name: 'Copy URI' });
  const outcome = button.locator('xpath=..').locator('[role="status"]');
  await button.click();
  await expect(outcome).toHaveText('Copied');
  await page.clock.pauseAt(new Date(await page.evaluate(() => Date.now() + 10_000)));
  await expect(outcome).toBeEmpty();
  await button.click();
  await expect(outcome).toHaveText('Copied');
  await page.clock.runFor(2000);
  await button.click();
  // Chromium's clipboard answers outside the page's clock. This request waits in the same queue.
  await page.evaluate(() => navigator.clipboard.readText());
  await page.clock.runFor(1000);
  await expect(outcome).toHaveText('Copied');
  await page.clock.runFor(2000);
  await expect(outcome).toBeEmpty();
});

test('reports that the browser refused to copy', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Copy URI' }).click();
  await expect(page.getByText('Not copied')).toBeVisible();
});

test('prints an enrollment sheet with the settings to type, and nothing else of the page', async ({
  page,
}) => {
  const maker = new Maker(page);
  await page.addInitScript(() => {
    window.print = () => Reflect.set(window, 'isPrinted', true);
  });
  await maker.open();
  await maker.issuer.fill('은행');
  await maker.secret.fill('jbsw–y3dp ehpk—3pxp ab');
  await page.getByRole('button', { name: 'Print the enrollment sheet' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'isPrinted') as unknown)).toBe(true);
  const title = page.getByText('OTP enrollment sheet');
  await expect(title).toBeHidden();

  await page.emulateMedia({ media: 'print' });
  await expect(title).toBeVisible();
  await expect(page.locator('[data-sheet]')).toContainText(
    /은행\s· Tester.*JBSW Y3DP EHPK 3PXP AB.*SHA1.*Name.*Date/,
  );
  await expect(maker.qrCode).toBeVisible();
  const others = page.locator('main').locator('h1, nav, button, input, select, textarea, code');
  for (const other of await others.all()) await expect(other).toBeHidden();
  const sizes = await page
    .locator('[data-sheet] :is(p, th, td, dt)')
    .evaluateAll((texts) =>
      texts.map((text) => Number.parseFloat(getComputedStyle(text).fontSize)),
    );
  expect(Math.max(...sizes.slice(1)), 'the title is the largest').toBeLessThan(sizes[0] ?? 0);
});
