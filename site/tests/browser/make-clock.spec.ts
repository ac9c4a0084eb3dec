import { codeAt, codeFor } from './support/codes.ts';
import { Maker } from './support/maker.ts';
import { sampleSecret } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';

const account = { secret: sampleSecret };
/** 2026-03-01T09:00:00Z in Unix seconds. It is the start of a minute. */
const start = Date.UTC(2026, 2, 1, 9) / 1000;

test('changes the code exactly at the end of its period', async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  for (const period of [30, 60]) {
    await maker.list('Period').selectOption(String(period));
    const edge = start + period;
    await page.clock.pauseAt(edge * 1000 - 1);
    const shown = { ...account, period };
    await expect.poll(() => maker.digits(maker.code)).toBe(codeAt(shown, edge - 1));
    expect(await maker.digits(maker.next)).toBe(codeAt(shown, edge));
    await page.clock.runFor(1);
    expect(await maker.digits(maker.code)).toBe(codeAt(shown, edge));
    expect(await maker.digits(maker.previous)).toBe(codeAt(shown, edge - 1));
    expect(await maker.digits(maker.next)).toBe(codeAt(shown, edge + period));
    expect(codeAt(shown, edge - 1)).not.toBe(codeAt(shown, edge));
  }
});

test('updates the time left every half second', async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  await page.clock.pauseAt(start * 1000);
  const left = async () => Number(await maker.progress.getAttribute('value'));
  await expect.poll(left).toBe(100);
  await expect(page.getByText('30 seconds left')).toBeVisible();
  await page.clock.runFor(500);
  expect(await left()).toBeCloseTo((29.5 / 30) * 100, 6);
  await page.clock.runFor(14_500);
  expect(await left()).toBe(50);
  await expect(page.getByText('15 seconds left')).toBeVisible();
  await page.clock.runFor(14_500);
  expect(await left()).toBeCloseTo((0.5 / 30) * 100, 6);
  await expect(page.getByText('1 second left')).toBeVisible();
  await page.clock.runFor(500);
  expect(await left()).toBe(100);
  await maker.list('Period').selectOption('60');
  await page.clock.runFor(15_000);
  expect(await left()).toBe(25);
});

test('shows the current code as soon as a suspended tab is visible again', async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  await page.clock.pauseAt(start * 1000 + 4000);
  await expect.poll(() => maker.digits(maker.code)).toBe(codeAt(account, start));
  const resumed = start + 1234 * 30 + 17;
  await page.clock.setSystemTime(resumed * 1000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  expect(await maker.digits(maker.code)).toBe(codeAt(account, resumed));
  expect(Number(await maker.progress.getAttribute('value'))).toBeCloseTo((13 / 30) * 100, 6);
});

test('shows the right code after the clock is set back', async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  await page.clock.pauseAt(start * 1000);
  await page.clock.setSystemTime((start - 86_400) * 1000);
  await page.clock.runFor(500);
  expect(await maker.digits(maker.code)).toBe(codeAt(account, start - 86_400));
});

test('a counter-based code needs no timer', async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  await maker.list('Type').selectOption('hotp');
  await page.clock.pauseAt(start * 1000);
  await page.evaluate(() => {
    Reflect.set(window, 'timers', 0);
    for (const name of ['setTimeout', 'setInterval', 'requestAnimationFrame'] as const) {
      const original: unknown = Reflect.get(window, name);
      Reflect.set(window, name, (...input: unknown[]) => {
        Reflect.set(window, 'timers', Number(Reflect.get(window, 'timers')) + 1);
        return typeof original === 'function' ? (original(...input) as unknown) : undefined;
      });
    }
  });
  await page.clock.runFor(120_000);
  expect(await page.evaluate(() => Reflect.get(window, 'timers') as unknown)).toBe(0);
  expect(await maker.digits(maker.code)).toBe(codeFor(account, 0));
  await maker.list('Type').selectOption('totp');
  expect(await maker.digits(maker.code)).toBe(codeAt(account, start + 120));
});

test('announces new codes to screen readers only if the visitor wants it', async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  await page.clock.pauseAt(start * 1000 + 29_000);
  const announcement = page.getByRole('status').filter({ hasText: 'New code:' });
  await expect(announcement).toHaveCount(0);
  await expect(maker.code).toHaveAttribute('aria-live', 'off');
  await page.getByRole('checkbox', { name: /Announce each new code/ }).check();
  await page.clock.runFor(1000);
  await expect(announcement).toHaveText(`New code: ${[...codeAt(account, start + 30)].join(' ')}`);
});

test('shows the codes of the test vectors in RFC 6238 and RFC 4226', async ({ page }) => {
  const maker = new Maker(page);
  await maker.open();
  const seeds = {
    SHA1: sampleSecret,
    SHA256: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZA',
    SHA512:
      'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQGEZDGNA',
  } as const;
  await maker.list('Digits').selectOption('8');
  for (const [algorithm, vectors] of [
    ['SHA1', ['94287082', '07081804', '14050471', '89005924', '69279037', '65353130']],
    ['SHA256', ['46119246', '68084774', '67062674', '91819424', '90698825', '77737706']],
    ['SHA512', ['90693936', '25091201', '99943326', '93441116', '38618901', '47863826']],
  ] as const) {
    await maker.secret.fill(seeds[algorithm]);
    await maker.list('Algorithm').selectOption(algorithm);
    const times = [
      '59',
      '1111111109',
      '2005-03-18T01:58:31Z',
      '1234567890',
      '2000000000',
      '20000000000',
    ];
    for (const [index, time] of times.entries()) {
      await maker.setTime(time);
      expect(await maker.digits(maker.code), `${algorithm} ${time}`).toBe(vectors[index]);
    }
  }
  await maker.secret.fill('');
  await maker.list('Algorithm').selectOption('SHA1');
  await maker.list('Digits').selectOption('6');
  await maker.list('Type').selectOption('hotp');
  const hotp = '755224 287082 359152 969429 338314 254676 287922 162583 399871 520489'.split(' ');
  for (const [counter, code] of hotp.entries()) {
    await maker.list('Counter').selectOption(String(counter));
    expect(await maker.digits(maker.code)).toBe(code);
  }
});

test("stops at a fixed time, and reports a time that it can't parse", async ({ page }) => {
  const maker = new Maker(page);
  await page.clock.install({ time: (start - 60) * 1000 });
  await maker.open();
  await page.clock.pauseAt(start * 1000);
  await maker.list('Time').selectOption('fixed');
  const field = page.getByRole('textbox', { name: 'Date and time' });
  await expect(field).toHaveValue(String(start));
  await field.fill('2026-03-01 18:00:29+09:00');
  expect(await maker.digits(maker.code)).toBe(codeAt(account, start + 29));
  await page.clock.runFor(600_000);
  expect(await maker.digits(maker.code)).toBe(codeAt(account, start + 29));
  expect(Number(await maker.progress.getAttribute('value'))).toBeCloseTo((1 / 30) * 100, 6);

  await field.fill('yesterday');
  await expect(field).toHaveAccessibleDescription(/^Enter a Unix time in seconds/);
  await expect(field).toHaveValue('yesterday');
  await expect(maker.code).not.toHaveText(/\d/);
  await expect(maker.uri).toBeEmpty();
  await expect(maker.qrCode).toHaveCount(0);
  await maker.list('Time').selectOption('running');
  expect(await maker.digits(maker.code)).toBe(codeAt(account, start + 600));
  // React delays the display of content that has loaded.
  await page.clock.runFor(1000);
  await expect(maker.qrCode).toBeVisible();

  await maker.list('Time').selectOption('fixed');
  await expect(field).toHaveValue('yesterday');
});
