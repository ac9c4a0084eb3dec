import { exportPayload, exportUri } from '@otp-lab/otp/testing';
import { bytesOf } from './support/codes.ts';
import { Maker } from './support/maker.ts';
import { qrPicture } from './support/qrPicture.ts';
import { persistedText, recordActivity } from './support/recordActivity.ts';
import { expect, test } from './support/test.ts';
import { waitUntilReady } from './support/visit.ts';

const secret = 'MFZWIZTHNBVGW3A2LBRW63TGNFSGK3TU';
const issuer = 'Confidential';
const account = 'nobody@example.com';
const address = `otpauth://totp/${issuer}:${account}?secret=${secret}&issuer=${issuer}&digits=8`;

test('sends and stores no input of any tool', async ({ page, baseURL, context }) => {
  test.setTimeout(180_000);
  const calls: string[] = [];
  await page.exposeFunction('reportCall', (text: string) => {
    calls.push(text);
  });
  await page.addInitScript(() => {
    window.print = () => {};
    const watch = (target: object, names: readonly string[]) => {
      for (const name of names) {
        const original: unknown = Reflect.get(target, name);
        if (typeof original !== 'function') throw new Error(`there is no ${name} to watch`);
        Reflect.set(target, name, function watched(this: unknown, ...input: unknown[]) {
          const send: unknown = Reflect.get(window, 'reportCall');
          if (typeof send === 'function') send(`${name} ${JSON.stringify(input)}`);
          return Reflect.apply(original, this, input) as unknown;
        });
      }
    };
    watch(History.prototype, ['pushState', 'replaceState']);
    watch(Clipboard.prototype, ['write', 'writeText']);
    watch(CacheStorage.prototype, ['open']);
    watch(window, ['open', 'postMessage']);
    watch(BroadcastChannel.prototype, ['postMessage']);
  });
  const activity = await recordActivity(page, baseURL ?? '');
  const inputs = [secret, issuer, account, encodeURIComponent(account)];
  /** Returns the inputs that the page has stored, sent or put into its address. */
  const leakedInputs = async () => {
    const text = [await persistedText(page), ...calls].join('\n');
    return inputs.filter((input) => text.includes(input.replaceAll('=', '')));
  };
  const openTool = (tool: string) => page.locator(`a[data-tool="${tool}"]`).click();

  const maker = new Maker(page);
  await maker.open();
  await maker.issuer.fill(issuer);
  await maker.account.fill(account);
  await maker.generate.click();
  inputs.push(await maker.secret.inputValue());
  await maker.secret.fill(secret);
  await maker.list('Algorithm').selectOption('SHA256');
  await expect(maker.uri).toContainText(secret);
  expect(await leakedInputs()).toEqual([]);

  await openTool('check');
  for (const code of ['902817', '902 818']) {
    await page.getByTestId('check-code').fill(code);
    await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding');
  }
  for (const section of ['apps', 'steps', 'server'])
    await page.locator(`#check-${section} > summary`).click();
  await expect(page.getByTestId('steps').locator('pre').first()).toContainText(secret);
  await page.getByTestId('server-code').fill('902818');
  await page.getByTestId('server-rejected').click();
  await expect(page.getByTestId('server-verdict')).toHaveAttribute('data-finding');
  const attributes = await page.evaluate(() =>
    Array.from(document.querySelectorAll('*'), (element) =>
      Array.from(element.attributes, ({ value }) => value).join(' '),
    ).join(' '),
  );
  expect(attributes).not.toContain(secret);
  expect(await leakedInputs()).toEqual([]);

  await openTool('read');
  const picture = { name: 'code.png', mimeType: 'image/png', buffer: qrPicture(address) };
  await page.getByTestId('read-file').setInputFiles(picture);
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-secret', secret);
  const exported = { name: account, issuer, algorithm: 1, digits: 1, type: 2, counter: 0n };
  await page
    .getByTestId('read-text')
    .fill(exportUri(exportPayload([{ ...exported, secret: bytesOf(secret) }])));
  await expect(page.getByTestId('read-account')).toHaveAttribute('data-account', account);
  await page.getByTestId('read-text').fill(`${address}&secret=${secret}0`);
  await page.getByRole('button', { name: 'Make a QR' }).click();
  await expect(maker.secret).toHaveValue(secret);
  expect(await leakedInputs()).toEqual([]);

  await openTool('test');
  await page.getByLabel('App', { exact: true }).fill(issuer);
  await page.getByTestId('run-start').click();
  await page.getByText('Use the OTP URI').click();
  const shown = await page.getByText(/^otpauth:/).textContent();
  inputs.push(new URL(shown ?? '').searchParams.get('secret') ?? '');
  await page.getByTestId('run-code').fill('902817');
  await page.getByTestId('run-next').click();
  await page.getByTestId('run-refused').click();
  await page.getByRole('button', { name: 'Report so far' }).click();
  await expect(page.getByTestId('report-card')).toBeVisible();
  await page.getByRole('button', { name: 'Print' }).click();
  for (const name of ['Save Markdown', 'Save JSON']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    await download;
  }
  expect(await leakedInputs()).toEqual([]);

  await openTool('program');
  await page.getByTestId('program-output').fill(`rfc4226-1 755224\n${secret}`);
  await expect(page.getByTestId('program-finding')).toHaveAttribute('data-finding', 'match');
  expect(await leakedInputs()).toEqual([]);

  await openTool('move');
  await page.getByTestId('move-text').fill(address);
  await expect(page.getByTestId('move-account')).toHaveAttribute('data-secret', secret);
  await page.getByTestId('move-target').selectOption('aegis');
  const moved = page.waitForEvent('download');
  await page.getByTestId('move-save').click();
  await moved;
  await expect(page.getByTestId('move-check')).toHaveAttribute('data-same', 'true');
  expect(await leakedInputs()).toEqual([]);

  page.once('dialog', (dialog) => dialog.accept());
  for (const tool of ['vectors', 'notes', 'make']) await openTool(tool);
  await expect(maker.secret).toHaveValue(secret);
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page.locator('html[data-ready]')).toHaveAttribute('lang', 'ko-KR');
  await page.goBack();
  await waitUntilReady(page);
  await page.goForward();
  await waitUntilReady(page);
  expect(await leakedInputs()).toEqual([]);

  const stores = await page.evaluate(async () => [
    ...(await caches.keys()),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  ]);
  expect(stores).toEqual([]);
  expect(calls.filter((text) => !/^(push|replace)State /.test(text))).toEqual([]);
  const unexpected = activity.unexpectedRequests.filter(
    (request) => !request.startsWith('GET blob:'),
  );
  expect(unexpected).toEqual([]);
  expect(activity.requests.length).toBeGreaterThan(5);
  // A redirect from a hash address to its page stores the address until the page has loaded.
  expect(new Set(activity.reports)).toEqual(new Set(['storage redirect', 'storage language']));
  const cookies = (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
  expect(cookies).toEqual(['SameSite=Strict']);
});
