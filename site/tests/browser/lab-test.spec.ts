import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { bytesOf, codeFor } from './support/codes.ts';
import { scan } from './support/scan.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** Unix seconds, late in a period of 60 seconds, when an app that rounds the time shows another code. */
const now = 1_800_000_050;

/** Returns the code that an app shows for a URI, or undefined if it refuses the URI. */
type App = (uri: URL) => string | undefined;

const secretOf = (uri: URL) => uri.searchParams.get('secret') ?? '';

/** Follows the specifications, and refuses settings that they don't allow. */
const goodApp: App = (uri) => {
  const parameter = (name: string) => uri.searchParams.get(name) ?? '';
  const algorithm = parameter('algorithm').toUpperCase();
  const digits = Number(parameter('digits'));
  const isCounterBased = uri.href.startsWith('otpauth://hotp/');
  const period = Number(parameter('period'));
  const secret = secretOf(uri);
  const isKnown = ['SHA1', 'SHA256', 'SHA512'].includes(algorithm);
  if (!isKnown || digits < 6 || (!isCounterBased && period < 1) || !/^[A-Z2-7]+=*$/.test(secret))
    return undefined;
  const counter = isCounterBased ? Number(parameter('counter')) : Math.floor(now / period);
  return codeFor({ secret, algorithm, digits }, counter);
};

/** Reads only the secret, and refuses nothing. */
const carelessApp: App = (uri) => {
  const secret = secretOf(uri).replaceAll(/[^A-Z2-7]/g, '');
  return codeFor({ secret }, Math.floor(now / 30));
};

async function start(page: Page) {
  await page.clock.setFixedTime(now * 1000);
  await open(page, '/#/otpqr?tool=test');
  await page.getByLabel('App', { exact: true }).fill('Some | app');
  await page.getByLabel('Version').fill('1.2');
  await page.getByTestId('run-start').click();
}

/** Returns the URI in the shown QR code. */
async function scanUri(page: Page, name = 'code'): Promise<URL> {
  const path = test.info().outputPath(`${name}.png`);
  await page.getByTestId('run-qr').screenshot({ path });
  return new URL(scan(path));
}

/** Answers the questions about the names that the app shows, if the page asks them. */
async function answerNames(page: Page) {
  for (const name of ['Yes', 'Another']) {
    const choice = page.getByRole('radio', { name, exact: true });
    if (await choice.isVisible()) await choice.check();
  }
}

/** Tests an app to the end. Returns all URIs and codes. */
async function run(page: Page, app: App): Promise<{ uris: URL[]; codes: string[] }> {
  const uris: URL[] = [];
  const codes: string[] = [];
  const next = page.getByTestId('run-next');
  for (;;) {
    await expect(next.or(page.getByTestId('report-card'))).toBeVisible();
    if (!(await next.isVisible())) return { uris, codes };
    const uri = await scanUri(page, `code-${uris.length}`);
    const code = app(uri);
    uris.push(uri);
    if (code === undefined) await page.getByTestId('run-refused').click();
    else {
      codes.push(code);
      await page.getByTestId('run-code').fill(code);
      await answerNames(page);
    }
    const heading = await page.getByRole('heading', { level: 2 }).first().textContent();
    await next.click();
    await expect(page.getByRole('heading', { level: 2 }).first()).not.toHaveText(heading ?? '');
  }
}

async function verdicts(page: Page): Promise<Record<string, string>> {
  const rows = page.getByTestId('report-card').locator('tr[data-capability]');
  return Object.fromEntries(
    await rows.evaluateAll((all) =>
      all.map((row) => {
        const { capability = '', verdict = '' } = (row as HTMLElement).dataset;
        return [capability, verdict];
      }),
    ),
  );
}

test('reports every capability of a correct app as right', async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  const { uris } = await run(page, goodApp);
  const found = await verdicts(page);
  expect(Object.keys(found).length).toBeGreaterThanOrEqual(12);
  for (const [capability, verdict] of Object.entries(found))
    expect(verdict, capability).toBe(capability.startsWith('refuse-') ? 'refused' : 'right');
  expect(new Set(uris.map(secretOf)).size).toBe(uris.length);
  for (const [index, uri] of uris.entries())
    expect(decodeURIComponent(uri.pathname), `QR code ${index + 1}`).toContain(`Lab ${index + 1}`);
  await expect(page.getByTestId('report-summary')).toHaveText(
    'Works with every setting that was tested.',
  );
  const tallies = page.locator('[data-tally]');
  await expect(tallies).toHaveText(['Correct17', 'Refused, as it should be4']);
});

test('reports an app that ignores settings as misleading, and saves the report without secrets and codes', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await start(page);
  const { uris, codes } = await run(page, carelessApp);
  const found = await verdicts(page);
  for (const capability of ['sha256', 'sha512', 'digits-7', 'digits-8', 'period-60', 'hotp'])
    expect(found[capability], capability).toBe('misleading');
  for (const capability of ['refuse-digits-0', 'refuse-period-0', 'refuse-algorithm'])
    expect(found[capability], capability).toBe('misleading');
  expect(found['label-non-latin']).toBe('right');
  await expect(page.getByTestId('report-summary')).toContainText(
    'Works only with SHA1, 6 digits, and 30 seconds. Wrong codes, no warning: SHA256, SHA512,',
  );
  await expect(page.locator('[data-capability="refuse-digits-0"]')).toContainText(
    'Not refused, no warning',
  );
  const row = page.locator('[data-capability="digits-8"]');
  await expect(row).toContainText('The app used 6 digits, not 8.');

  const saved: string[] = [];
  for (const name of ['Save Markdown', 'Save JSON']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name }).click();
    saved.push(readFileSync(await (await download).path(), 'utf8'));
  }
  const [markdown = '', json = ''] = saved;
  expect(markdown).toContain(String.raw`App: Some \| app`);
  expect(markdown).toContain('\nWorks only with SHA1, 6 digits, and 30 seconds. Wrong codes');
  expect(markdown).toContain(
    '| 8 digits | Wrong code, no warning | The app used 6 digits, not 8. |',
  );
  expect(JSON.parse(json)).toMatchObject({ app: { name: 'Some | app', version: '1.2' } });
  for (const uri of uris) {
    expect(bytesOf(secretOf(uri).slice(0, 16)).length).toBeGreaterThan(0);
    for (const text of saved) expect(text).not.toContain(secretOf(uri).slice(0, 16));
  }
  for (const code of codes) for (const text of saved) expect(text).not.toContain(code);
});

test('continues while it evaluates a code, and adds the result to the report', async ({ page }) => {
  await start(page);
  await page.getByText('Use the OTP URI').click();
  const uri = new URL((await page.getByText(/^otpauth:/).textContent()) ?? '');
  // The code is shorter than requested, so the page waits until the field loses focus.
  await page.getByTestId('run-code').pressSequentially(carelessApp(uri) ?? '');
  await page.getByTestId('run-next').click();
  await expect(page.getByRole('heading', { name: /^QR code 2 of / })).toBeVisible();
  await page.getByRole('button', { name: 'Report so far' }).click();
  expect(await verdicts(page)).toMatchObject({ sha256: 'misleading', 'period-60': 'misleading' });
});

test('prints the report without controls and secrets', async ({ page }) => {
  await start(page);
  await page.getByText('Use the OTP URI').click();
  const uri = new URL((await page.getByText(/^otpauth:/).textContent()) ?? '');
  await page.getByTestId('run-code').fill(carelessApp(uri) ?? '');
  await page.getByTestId('run-next').click();
  await page.getByRole('button', { name: 'Report so far' }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Some | app · 1.2 · January 15, 2027')).toBeVisible();
  await expect(page.getByTestId('report-card')).toBeVisible();
  await expect(page.locator('[data-tally="wrong"]')).toHaveText('Wrong, no warning3');
  for (const role of ['button', 'textbox', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const text = await page.locator('body').innerText();
  expect(text).not.toContain(secretOf(uri).slice(0, 16));
});

test('tests settings one by one after the app refuses a combination', async ({ page }) => {
  await start(page);
  await expect(page.getByText('10 QR codes, or more if needed.')).toBeVisible();
  await page.getByTestId('run-refused').click();
  await expect(
    page.getByText('10 QR codes, and 3 more to test settings one by one.'),
  ).toBeVisible();
  await page.getByTestId('run-next').click();
  await expect(page.getByRole('heading', { name: /^QR code 2 of / })).toBeFocused();
  // The refusal concerns several settings at once, so it decides none of them.
  await page.getByRole('button', { name: 'Report so far' }).click();
  await expect(page.getByTestId('report-summary')).toContainText('No verdict yet.');
});

test('keeps a test while other tools are open, changes answers, and warns before leaving the page', async ({
  page,
}) => {
  await start(page);
  const code = goodApp(await scanUri(page)) ?? '';
  await page.getByTestId('run-code').fill(code);
  await page.getByTestId('run-next').click();
  await page.locator('a[data-tool="make"]').click();
  await expect(page.getByTestId('otp-uri')).toBeVisible();
  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(`${dialog.type()}: ${dialog.message()}`);
    return dialog.dismiss();
  });
  await page.getByTestId('nav-server').click();
  expect(questions).toEqual(['confirm: Leave the test? You’ll lose your answers.']);
  await page.locator('a[data-tool="test"]').click();
  await expect(page.getByRole('heading', { name: /^QR code 2 of / })).toBeVisible();

  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByTestId('run-code')).toHaveValue(code);
  await page.getByRole('button', { name: 'Report so far' }).click();
  expect(await verdicts(page)).toMatchObject({ sha256: 'right', sha512: 'not-tested' });
  await page.getByRole('button', { name: 'Back to the test' }).click();
  await expect(page.getByRole('heading', { name: /^QR code 1 of / })).toBeVisible();
  await expect(page.getByRole('button', { name: '1, correct' })).toBeVisible();
  await page.getByRole('button', { name: 'Repeat with a new secret' }).click();
  await expect(page.getByTestId('run-code')).toHaveValue('');
  await expect(page.getByTestId('run-qr')).toBeVisible();
  expect(goodApp(await scanUri(page))).not.toBe(code);

  const dialogOpened = page.waitForEvent('dialog');
  const reloaded = page.reload();
  const dialog = await dialogOpened;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.accept();
  await reloaded;
  await expect(page.getByTestId('run-start')).toBeVisible();
});

test("asks for another code after an unexplained one, and doesn't count a typing error", async ({
  page,
}) => {
  await start(page);
  const shownByApp = async () => goodApp(await scanUri(page)) ?? '';
  const field = page.getByTestId('run-code');
  const code = await shownByApp();
  await field.fill(code.replaceAll(/\d/g, (digit) => String((Number(digit) + 5) % 10)));
  await expect(page.getByText('Then wait for the app’s next code')).toBeVisible();
  await expect(page.getByText('10 QR codes, and 3 more')).toBeVisible();
  await field.fill(await shownByApp());
  await expect(page.getByText('10 QR codes, or more if needed.')).toBeVisible();
  // Open the report while the page evaluates the code. The report adds the result later.
  await page.getByRole('button', { name: 'Report so far' }).click();
  await expect.poll(() => verdicts(page)).toMatchObject({ sha256: 'right', 'digits-8': 'right' });
});

test('reports settings as unclear after two unexplained codes, and tests them one by one', async ({
  page,
}) => {
  await start(page);
  await expect(page.getByTestId('run-qr')).toBeVisible();
  await page.getByTestId('run-code').fill('12345678');
  await expect(page.getByText('Then wait for the app’s next code')).toBeVisible();
  await page.getByTestId('run-code').fill('87654321');
  await expect(page.getByText(/noted as unclear/i)).toBeVisible();
  await page.getByTestId('run-next').click();
  await expect(page.getByRole('heading', { name: /^QR code 2 of / })).toBeVisible();
  await page.getByRole('button', { name: 'Report so far' }).click();
  expect(await verdicts(page)).toMatchObject({
    sha256: 'unclear',
    'period-60': 'unclear',
    sha512: 'not-tested',
  });
});

test('asks once when a link leads away from the test', async ({ page }) => {
  await start(page);
  await page.getByTestId('run-refused').click();
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    return dialog.accept();
  });
  await page.getByTestId('nav-server').click();
  await expect(page.locator('html')).toHaveAttribute('data-screen', 'server');
  expect(questions).toEqual(['confirm']);
});

test('counts a refused setting apart from a refused broken QR code', async ({ page }) => {
  test.setTimeout(120_000);
  await start(page);
  await run(page, () => undefined);
  await expect(page.locator('[data-tally="rightlyRefused"]')).toHaveText(
    'Refused, as it should be4',
  );
  await expect(page.locator('[data-tally="unsupported"]')).toHaveText(/Unsupported1\d/);
  const colors = await page
    .locator('[data-tally] dd')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one).color));
  expect(new Set(colors).size).toBe(2);
  await expect(page.getByTestId('report-summary')).toHaveText(
    'No code matched all settings of its QR code.',
  );
  // No row has anything to add, so the column is left out.
  await expect(page.getByRole('columnheader')).toHaveText(['Tested', 'Verdict']);
});

for (const [root, letters] of [
  ['/', 'Αθήνα'],
  ['/ko-KR/', '한글'],
  ['/ja-JP/', '東京'],
] as const)
  test(`compares names that readers of ${root} can read`, async ({ page }) => {
    await open(page, `${root}otpqr/test/`);
    await page.getByTestId('run-start').click();
    for (let step = 0; step < 5; step += 1) await page.getByTestId('run-next').click();
    const uri = await scanUri(page);
    expect(decodeURIComponent(uri.pathname)).toContain(`${letters} Lab:`);
    expect(decodeURIComponent(uri.pathname)).toMatch(/: Lab 6$/);
  });

test('asks for the code that a counter-based app already shows', async ({ page }) => {
  await start(page);
  for (let step = 0; step < 3; step += 1) await page.getByTestId('run-next').click();
  await expect(page.getByText('If the app already shows a code, type that one.')).toBeVisible();
  // Before the first press, the app shows the code for the counter in the URI.
  await page.getByTestId('run-code').fill(goodApp(await scanUri(page)) ?? '');
  await page.getByTestId('run-next').click();
  await page.getByRole('button', { name: 'Report so far' }).click();
  expect(await verdicts(page)).toMatchObject({ hotp: 'right', 'hotp-first-code': 'right' });
});

test('reports names as not tested if the visitor skips the question', async ({ page }) => {
  await start(page);
  for (let step = 0; step < 4; step += 1) await page.getByTestId('run-next').click();
  await expect(page.getByRole('group', { name: 'Which issuer does the app show?' })).toBeVisible();
  await page.getByTestId('run-code').fill(goodApp(await scanUri(page)) ?? '');
  await page.getByTestId('run-next').click();
  await expect(page.getByRole('heading', { name: /^QR code 6 of / })).toBeVisible();
  await page.getByTestId('run-code').fill(goodApp(await scanUri(page)) ?? '');
  await page.getByRole('radio', { name: 'Yes' }).check();
  await page.getByRole('button', { name: 'Report so far' }).click();
  expect(await verdicts(page)).toMatchObject({
    'algorithm-lower-case': 'right',
    'issuer-mismatch': 'not-tested',
    'label-space-colon': 'right',
    'label-non-latin': 'right',
  });
});
