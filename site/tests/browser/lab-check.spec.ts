import type { Page } from '@playwright/test';
import { languages } from './support/pages.ts';
import { sampleSecret, shownCode } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** Unix seconds, ten seconds into a period of 30 seconds and of 60 seconds. */
const now = 1_800_000_010;
/** Returns the counter of a period. */
const step = (period: number, seconds = now) => Math.floor(seconds / period);

async function openCheck(page: Page, settings: Readonly<Record<string, string>> = {}) {
  await page.clock.setFixedTime(now * 1000);
  await open(page, '/#/otpqr?tool=check');
  for (const [label, value] of Object.entries(settings))
    await page.getByLabel(label, { exact: true }).selectOption(value);
}

async function expectVerdict(page: Page, finding: string, certainty = 'certain') {
  const verdict = page.getByTestId('check-verdict');
  await expect(verdict).toHaveAttribute('data-finding', finding);
  await expect(verdict).toHaveAttribute('data-certainty', certainty);
  await expect(verdict).toHaveRole('status');
}

/** A finding with the settings of the server, the code that the app shows, and words of the verdict. */
const cases = [
  ['match', {}, shownCode({ counter: step(30) }), 'The code is correct'],
  ['clock:+1', {}, shownCode({ counter: step(30) + 1 }), /clock is 20 to 50\sseconds fast/],
  ['clock:-2', {}, shownCode({ counter: step(30) - 2 }), /clock is 40 to 70\sseconds slow/],
  [
    'algorithm:SHA1',
    { Algorithm: 'SHA256' },
    shownCode({ counter: step(30) }),
    'Your app ignored SHA256.',
  ],
  ['digits:6', { Digits: '8' }, shownCode({ counter: step(30) }), 'Your app ignored 8 digits.'],
  ['period:30', { Period: '60' }, shownCode({ counter: step(30) }), 'Your app ignored 60 seconds.'],
  [
    'algorithm:SHA1,digits:6,period:30',
    { Algorithm: 'SHA512', Digits: '8', Period: '60' },
    shownCode({ counter: step(30) }),
    /ignored SHA512, 8\sdigits, and 60 seconds\..*used SHA1, 6\sdigits, and 30 seconds instead/,
  ],
  ['type:totp', { Type: 'hotp' }, shownCode({ counter: step(30) }), 'as a time-based'],
  ['counter:+1', { Type: 'hotp', Counter: '5' }, shownCode({ counter: 6 }), '1 higher'],
  ['key:ascii', {}, shownCode({ counter: step(30), key: sampleSecret }), 'plain text'],
] as const;

for (const [finding, settings, code, sentence] of cases)
  test(`finds ${finding}`, async ({ page }) => {
    await openCheck(page, settings);
    await page.getByTestId('check-code').fill(code);
    // One code of another step may be an old one.
    await expectVerdict(page, finding, finding.startsWith('clock:') ? 'likely' : 'certain');
    await expect(page.getByTestId('check-verdict')).toContainText(sentence);
  });

test('ignores spaces and dashes in a code', async ({ page }) => {
  await openCheck(page);
  const code = shownCode({ counter: step(30) });
  const field = page.getByTestId('check-code');
  await field.pressSequentially(`${code.slice(0, 3)} ${code.slice(3, 5)}`);
  await expect(page.getByTestId('check-verdict')).not.toHaveAttribute('data-finding');
  await field.pressSequentially(`-${code.slice(5)}`);
  await expectVerdict(page, 'match');
});

test('names characters that are not digits, and keeps them', async ({ page }) => {
  await openCheck(page);
  const field = page.getByTestId('check-code');
  await field.fill('12O 456');
  await expect(page.getByText('Character 3, “O”, is not a digit. Did you mean 0?')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveValue('12O 456');
  await expect(page.getByTestId('check-verdict')).not.toHaveAttribute('data-finding');
});

test('decides between causes with further codes', async ({ page }) => {
  // Many causes explain a code of four digits.
  await openCheck(page, { Digits: '4', Algorithm: 'SHA512' });
  const app = (at: number) => shownCode({ counter: step(30, at), digits: 4, algorithm: 'sha384' });
  const verdict = page.getByTestId('check-verdict');
  const field = page.getByTestId('check-code');
  await field.fill(app(now));
  await expect(verdict).toHaveAttribute('data-certainty', /likely|none/);
  await expect(verdict).toContainText('next code');
  await page.getByRole('button', { name: 'Type the next code' }).click();
  await expect(page.getByRole('list', { name: 'Codes so far' })).toContainText(app(now));
  for (const later of [30, 60]) {
    await page.clock.setFixedTime((now + later) * 1000);
    await field.fill(app(now + later));
  }
  await expectVerdict(page, 'algorithm:SHA384');
  await page.getByText('How we know').click();
  await expect(page.getByRole('cell', { name: app(now + 60), exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field).toHaveValue('');
  await expect(page.getByRole('list', { name: 'Codes so far' })).toHaveCount(0);
});

test("names causes that one code can't distinguish, and decides with another code", async ({
  page,
}) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  const field = page.getByTestId('check-code');
  // The app's clock is 9 seconds fast. The first code is read 25 seconds into a period, the second 18 seconds.
  await page.clock.setFixedTime((now + 15) * 1000);
  await field.fill(shownCode({ counter: step(30, now + 24) }));
  await expectVerdict(page, 'clock:+1', 'likely');
  await expect(verdict).toHaveAttribute('data-also', 'clock:rounded|counter:step+1');
  await expect(verdict).toContainText('It’s probably one of these 3 causes.');
  await expect(verdict).toHaveAttribute('data-from', '5');
  await expect(verdict).toHaveAttribute('data-to', '35');
  await expect(verdict).toContainText('There are 3 possible causes:');
  await expect(verdict.getByRole('listitem')).toHaveText([
    /5 to 35 seconds fast/,
    /The app rounded the time/,
    /one time step too many/,
  ]);
  await expect(
    page.getByText('whether the clock is wrong or the app rounds the time'),
  ).toBeVisible();

  await page.getByTestId('check-next').click();
  await page.clock.setFixedTime((now + 68) * 1000);
  await field.fill(shownCode({ counter: step(30, now + 68 + 9) }));
  await expectVerdict(page, 'clock:seconds+9');
  await expect(verdict).toHaveAttribute('data-from', '5');
  await expect(verdict).toHaveAttribute('data-to', '12');
  await expect(verdict).not.toHaveAttribute('data-also');
});

test('asks about the clock if an app may count a step too many, and decides by the answer', async ({
  page,
}) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  const field = page.getByTestId('check-code');
  // An app that rounds the time step up, on a device with a right clock.
  const start = now - 10;
  for (const [place, later] of [3, 58, 61, 119].entries()) {
    await page.clock.setFixedTime((start + later) * 1000);
    if (place > 0) await page.getByTestId('check-next').click();
    await field.fill(shownCode({ counter: Math.ceil((start + later) / 30) }));
    await expect(verdict).toHaveAttribute('data-finding', /clock/);
  }
  await expectVerdict(page, 'clock:+1');
  await expect(verdict).toHaveAttribute('data-also', 'counter:step+1');
  await expect(verdict).toContainText('It’s one of these two causes. Your codes don’t show which.');
  await expect(verdict).not.toContainText('certain');
  await expect(verdict).not.toContainText('automatic date and time');
  const question = page.getByTestId('check-clock');
  await expect(question).toContainText('Is the device’s clock right? Compare it with this page.');
  await expect(question).toContainText(/\d:\d\d:\d\d/);

  await page.getByTestId('check-clock-right').click();
  await expectVerdict(page, 'counter:step+1');
  await expect(verdict).not.toHaveAttribute('data-also');
  await expect(verdict).toContainText('one time step too many');
  await expect(verdict).not.toContainText('automatic date and time');
  await question.getByRole('button', { name: 'Change' }).click();
  await page.getByTestId('check-clock-wrong').click();
  await expectVerdict(page, 'clock:+1');
  await expect(verdict).not.toHaveAttribute('data-also');
  await expect(verdict).toContainText('automatic date and time');
});

test('gives one interval in one unit', async ({ page }) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30) + 120 }));
  await expectVerdict(page, 'clock:zone+1');
  await expect(verdict).toContainText('1 hour ahead');
  await expect(verdict).toContainText('about 1 hour fast');
  for (const sentence of await verdict.locator('p').allTextContents())
    expect(sentence).not.toMatch(/minutes|seconds/);
});

test('shows the finding, then the advice, then the certainty', async ({ page }) => {
  await openCheck(page, { Algorithm: 'SHA256' });
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30) }));
  await expect(page.getByTestId('check-verdict')).toHaveText(
    /ignored SHA256.*used SHA1 instead.*new QR code from the service with settings that this app supports.*This is certain/s,
  );
});

test('shows the one probability that the verdict depends on', async ({ page }) => {
  await openCheck(page, { Type: 'hotp', Digits: '4' });
  await page.getByTestId('check-code').fill(shownCode({ counter: 1, digits: 4 }));
  await expectVerdict(page, 'counter:+1');
  await page.getByText('How we know').click();
  const once = page.getByText(/a random code would match .+ is about 1 in [\d,]+\./);
  const [, tries = '0'] = /1 in ([\d,]+)/.exec((await once.textContent()) ?? '') ?? [];
  expect(Number(tries.replaceAll(',', ''))).toBeGreaterThan(3000);
});

test('names one wrong digit and the right code', async ({ page }) => {
  await openCheck(page);
  const code = shownCode({ counter: step(30) });
  const wrong = `${code.slice(0, 5)}${(Number(code[5]) + 3) % 10}`;
  await page.getByTestId('check-code').fill(wrong);
  await expectVerdict(page, 'typing:one-digit', 'likely');
  await expect(page.getByTestId('check-verdict')).toContainText(code);
  await expect(page.getByTestId('check-next')).toBeVisible();
});

test('replaces a mistyped code that the visitor deletes and types again', async ({ page }) => {
  await openCheck(page);
  const field = page.getByTestId('check-code');
  const code = shownCode({ counter: step(30) });
  await field.fill(`${code.slice(0, 5)}${(Number(code[5]) + 3) % 10}`);
  await expectVerdict(page, 'typing:one-digit', 'likely');
  await field.fill('');
  await field.pressSequentially(code);
  await expectVerdict(page, 'match');
  await expect(page.getByText('Code 1')).toBeHidden();
});

for (const [drift, isOld] of [
  [3, false],
  [-3, true],
] as const)
  test(`${isOld ? 'asks' : 'doesn’t ask'} whether someone sent a code that is ${drift} time steps off`, async ({
    page,
  }) => {
    await openCheck(page);
    const verdict = page.getByTestId('check-verdict');
    await page.getByTestId('check-code').fill(shownCode({ counter: step(30) + drift }));
    await expect(verdict).toContainText('automatic date and time');
    await expect(verdict.getByText('Did someone send you the code?')).toBeVisible({
      visible: isOld,
    });
  });

test('ignores a code that was already typed', async ({ page }) => {
  await openCheck(page);
  const code = shownCode({ counter: step(30) });
  await page.getByTestId('check-code').fill(code);
  await page.getByTestId('check-next').click();
  await page.getByTestId('check-code').fill(code);
  await expectVerdict(page, 'match');
  await expect(page.getByTestId('check-verdict')).toContainText('already typed this code');
});

test('replaces the code when another one is typed at the same fixed time', async ({ page }) => {
  await page.goto('/otpqr/check/');
  await page.getByLabel('Digits').selectOption('8');
  await page.getByLabel('Time', { exact: true }).selectOption('fixed');
  await page.getByLabel('Date and time').fill('59');
  const field = page.getByTestId('check-code');
  const verdict = page.getByTestId('check-verdict');
  // RFC 6238, appendix B, at 59 seconds: 94287082.
  await field.pressSequentially('94287081');
  await expect(verdict).toHaveAttribute('data-certainty', 'likely');
  await field.press('ControlOrMeta+A');
  await field.pressSequentially('94287082');
  await expect(verdict).toHaveAttribute('data-finding', 'match');
  await expect(page.getByRole('list', { name: 'Codes so far' })).toHaveCount(0);
});

test('accepts a counter-based code that is typed twice, and says so', async ({ page }) => {
  await page.goto('/otpqr/check/');
  await page.getByLabel('Type').selectOption('hotp');
  const field = page.getByTestId('check-code');
  const verdict = page.getByTestId('check-verdict');
  // RFC 4226, appendix D: counter 0.
  await field.fill('755224');
  await page.getByTestId('check-next').click();
  await field.fill('755224');
  await expect(verdict).toContainText('already typed this code');
  await expect(verdict).toContainText('at counter 0.');
});

test('calls the cause of an incomplete code likely, not certain', async ({ page }) => {
  await page.goto('/otpqr/check/');
  const field = page.getByTestId('check-code');
  const verdict = page.getByTestId('check-verdict');
  await page.getByLabel('Type').selectOption('hotp');
  await field.fill('75522');
  await expect(verdict).toHaveAttribute('data-finding', 'code:cut-right');
  await expect(verdict).toHaveAttribute('data-certainty', 'likely');
});

test('keeps the fixed time of a code when the visitor changes the time', async ({ page }) => {
  await openCheck(page);
  const key = sampleSecret;
  await page.getByLabel('Time', { exact: true }).selectOption('fixed');
  const set = (seconds: number) => page.getByLabel('Date and time').fill(String(seconds));
  await set(now);
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30), key }));
  await expectVerdict(page, 'key:ascii');
  await page.getByTestId('check-next').click();
  await set(now + 3000);
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30, now + 3000), key }));
  await expect(page.getByRole('list', { name: 'Codes so far' })).toBeVisible();
  await expectVerdict(page, 'key:ascii');
});

test('assumes the next period for the next code at a fixed time', async ({ page }) => {
  await openCheck(page);
  await page.getByLabel('Time', { exact: true }).selectOption('fixed');
  await page.getByLabel('Date and time').fill(String(now));
  for (const later of [0, 1, 2]) {
    await page.getByTestId('check-code').fill(shownCode({ counter: step(30) + later }));
    await expectVerdict(page, 'match');
    await page.getByTestId('check-next').click();
  }
});

test('recognizes a code that an app padded with leading zeros', async ({ page }) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  await page.getByTestId('check-code').fill(`00${shownCode({ counter: step(30) })}`);
  await expect(verdict).toHaveAttribute('data-finding', 'digits:8');
  await expect(verdict).toHaveAttribute('data-certainty', 'likely');
  await expect(verdict).toContainText('computed 6 digits and put zeros in front');
});

test('reports a mistyped code among correct ones, and lets the visitor remove it', async ({
  page,
}) => {
  await openCheck(page);
  const field = page.getByTestId('check-code');
  const tool = page.getByRole('main');
  await field.fill('000001');
  await page.getByTestId('check-next').click();
  await field.fill(shownCode({ counter: step(30) }));
  await expect(tool).toContainText('mistyped one of the codes, remove it above');
  await page.getByRole('list', { name: 'Codes so far' }).getByRole('button').click();
  await expectVerdict(page, 'match');
});

test('starts a wider search for two unexplained codes, and lets the visitor stop it', async ({
  page,
}) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  const field = page.getByTestId('check-code');
  const india = 19_800;
  await field.fill(shownCode({ counter: step(30, now + india) }));
  await expectVerdict(page, 'unknown', 'none');
  await page.getByTestId('check-next').click();
  await page.clock.setFixedTime((now + 47) * 1000);
  await field.fill(shownCode({ counter: step(30, now + 47 + india) }));
  await expectVerdict(page, 'clock:zone+5:30');
  await expect(verdict).not.toHaveAttribute('data-searching');
  await expect(verdict).toContainText('5 hours 30 minutes ahead');

  // The search for an unexplained code runs to its end, or until the visitor stops it.
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByLabel('Algorithm').selectOption('SHA512');
  await field.fill('902817');
  await page.getByTestId('check-next').click();
  // Click the button as soon as it appears, because the search takes less than a second.
  const stopped = page.evaluate(
    () =>
      new Promise<string | undefined>((resolve) => {
        const watcher = new MutationObserver(() => {
          const buttons = Array.from(document.querySelectorAll('button'));
          const stop = buttons.find(({ textContent }) => textContent === 'Stop searching');
          if (!stop) return;
          watcher.disconnect();
          const shown = document.querySelector<HTMLElement>('[data-testid=check-verdict]');
          resolve(shown?.dataset.searching);
          stop.click();
        });
        watcher.observe(document.body, { childList: true, subtree: true });
      }),
  );
  await field.fill('118263');
  expect(Number(await stopped)).toBeLessThan(1);
  await expect(verdict).not.toHaveAttribute('data-searching');
  await expectVerdict(page, 'unknown', 'none');
});

test('explains the newest code alone if the codes are from two accounts', async ({ page }) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  const field = page.getByTestId('check-code');
  await field.fill('902817');
  await page.getByTestId('check-next').click();
  expect(page.workers()).toHaveLength(1);
  await field.fill(shownCode({ counter: step(30) }));
  await expectVerdict(page, 'unknown', 'none');
  await expect(verdict).toContainText('The newest code is correct.');
  await expect(page.getByTestId('check-bar')).toContainText('Correct code');
  await page.getByRole('button', { name: 'Check only the newest' }).click();
  await expectVerdict(page, 'match');
  await expect(page.getByRole('list', { name: 'Codes so far' })).toHaveCount(0);
});

test('explains the earlier codes alone if the newest is from another account', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30) }));
  await page.getByTestId('check-next').click();
  await page.getByTestId('check-code').fill('902817');
  await expectVerdict(page, 'unknown', 'none');
  await expect(page.getByTestId('check-verdict')).toContainText(
    'make sense without the newest one',
  );
});

test('leads from a correct code to the reasons of a server', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30) }));
  await page.getByRole('button', { name: 'Find out why' }).click();
  await expect(page.getByTestId('fold-server').getByText('My server rejects')).toBeFocused();
  await expect(page.getByTestId('server-code')).toBeVisible();
});

test('suggests four things to check for an unexplained code', async ({ page }) => {
  await openCheck(page);
  await page.getByLabel('Secret', { exact: true }).fill(sampleSecret);
  const right = shownCode({ counter: step(30) });
  // Neither correct nor the result of a known mistake.
  const wrong = '902817';
  expect(wrong).not.toBe(right);
  await page.getByTestId('check-code').fill(wrong);
  await expectVerdict(page, 'unknown', 'none');
  await expect(page.getByTestId('check-verdict').getByRole('listitem')).toHaveCount(4);
});

test('asks for the secret if the code of an unknown account has no cause', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill('902817');
  const verdict = page.getByTestId('check-verdict');
  await expect(verdict).toContainText('Enter the test account’s secret, too');
  await expect(verdict).toContainText('Can’t sign in somewhere?');
  await expect(verdict.getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter the secret' }).click();
  await expect(page.getByLabel('Secret', { exact: true })).toBeFocused();
});

test('leads owners of a server to its test before they type a code', async ({ page }) => {
  await openCheck(page);
  await expect(page.getByText('Does your own server reject codes?')).toBeVisible();
  await page.getByRole('button', { name: 'Find out why' }).click();
  await expect(page.getByTestId('server-code')).toBeVisible();
});

test('suspects slow typing instead of a clock that the visitor calls right', async ({ page }) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  // The code of the period before, typed a second after it has changed.
  await page.clock.setFixedTime((step(30) + 1) * 30_000 + 1000);
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30) }));
  await page.getByTestId('check-clock-right').click();
  await expect(verdict).toContainText('the code changed before you finished typing it');
  await expect(verdict).not.toContainText('automatic date and time');
});

test('shows an example to visitors without an app', async ({ page }) => {
  await openCheck(page);
  await page.getByRole('button', { name: 'Show an example' }).click();
  await expectVerdict(page, 'algorithm:SHA1,digits:6,period:30');
  await expect(page.getByTestId('check-code')).toBeFocused();
  await expect(page.getByTestId('check-code')).toHaveValue(shownCode({ counter: step(30) }));
  const ignored = page.locator('[data-kept="false"] dd');
  await expect(ignored).toHaveText(['SHA256SHA1', '86', '60 seconds30 seconds']);
  await expect(page.locator('[data-kept="true"]')).toHaveText(/TOTP/);
  await page.getByRole('button', { name: 'Start over' }).click();
  await page.getByRole('textbox', { name: 'Secret' }).fill('GEZDGNBVGY3TQOJQ');
  await expect(page.getByRole('button', { name: 'Show an example' })).toHaveCount(0);
});

test('keeps settings and codes while another tool is open, and forgets them after a reload', async ({
  page,
}) => {
  await openCheck(page, { Algorithm: 'SHA256' });
  const code = shownCode({ counter: step(30) });
  await page.getByTestId('check-code').fill(code);
  await page.locator('a[data-tool="make"]').click();
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA256');
  await page.locator('a[data-tool="check"]').click();
  await expect(page.getByTestId('check-code')).toHaveValue(code);
  await expectVerdict(page, 'algorithm:SHA1');
  await page.reload();
  await expect(page.getByTestId('check-code')).toHaveValue('');
  await expect(page.getByLabel('Algorithm')).toHaveValue('SHA1');
});

test('answers in the language of the page', async ({ page }) => {
  await page.clock.setFixedTime(now * 1000);
  const [, korean] = languages;
  await page.goto(`${korean.root}#/otpqr?tool=check`);
  await page.getByTestId('check-code').fill(shownCode({ counter: step(30) + 1 }));
  await expectVerdict(page, 'clock:+1', 'likely');
  await expect(page.getByTestId('check-verdict')).toContainText('20~50초 빨라서');
});
