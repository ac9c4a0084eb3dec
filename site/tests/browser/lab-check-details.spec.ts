import type { Page } from '@playwright/test';
import { programOutput } from '../../../scripts/programs.ts';
import { shownCode } from './support/otpApp.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** Unix seconds, ten seconds into a period of 30 seconds. */
const now = 1_800_000_010;
/** Returns the counter of a period of 30 seconds. */
const step = (seconds = now) => Math.floor(seconds / 30);
const [english, korean] = languages;

async function openCheck(page: Page, settings: Readonly<Record<string, string>> = {}) {
  await page.clock.setFixedTime(now * 1000);
  await open(page, '/#/otpqr?tool=check');
  for (const [label, value] of Object.entries(settings))
    await page.getByLabel(label, { exact: true }).selectOption(value);
}

const details = (page: Page, name: string) => page.getByTestId(`fold-${name}`);

test.describe('the address of an expandable section opens it', () => {
  for (const { tag, root } of [english, korean])
    for (const path of [`${root}otpqr/check/?show=steps`, `${root}#/otpqr?tool=check&show=Steps`])
      test(`${tag}: ${path}`, async ({ page }) => {
        await page.clock.setFixedTime(now * 1000);
        await page.goto(path);
        const steps = page.getByTestId('steps');
        await expect(steps.locator('[data-row="code"] strong')).toHaveText(
          shownCode({ counter: step() }),
        );
        await expect(details(page, 'steps').locator('summary')).toBeFocused();
        await expect(page.locator('html')).toHaveAttribute('lang', tag);
        await expect(details(page, 'server')).not.toHaveAttribute('open');
      });
});

test('loads a section when it opens, and keeps it open while another tool is shown', async ({
  page,
}) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await openCheck(page);
  expect(requested.filter((path) => path.includes('check-more'))).toEqual([]);
  await details(page, 'steps').locator('summary').first().click();
  await expect(page.getByTestId('steps')).toBeVisible();
  expect(requested.filter((path) => path.includes('check-more'))).toHaveLength(1);
  await page.locator('a[data-tool="make"]').click();
  await page.locator('a[data-tool="check"]').click();
  await expect(page.getByTestId('steps')).toBeVisible();
  await details(page, 'steps').locator('summary').press('Enter');
  await expect(page.getByTestId('steps')).toHaveCount(0);
});

test('compares the steps of both computations, and offers programs that print the same codes', async ({
  page,
}) => {
  await openCheck(page, { Algorithm: 'SHA256', Digits: '8' });
  const key = '1234567890';
  const app = shownCode({ counter: step(), key });
  await page.getByTestId('check-code').fill(app);
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-certainty', 'likely');
  await page.getByRole('button', { name: 'Type the next code' }).click();
  await page.clock.setFixedTime((now + 30) * 1000);
  const next = shownCode({ counter: step(now + 30), key });
  await page.getByTestId('check-code').fill(next);
  await expect(page.getByTestId('check-verdict')).toHaveAttribute(
    'data-finding',
    'algorithm:SHA1,digits:6,key:cut10',
  );
  await details(page, 'steps').locator('summary').first().click();
  const computation = (name: string) => page.locator(`[data-way="${name}"]`);
  await expect(computation('right').locator('[data-differs]')).toHaveCount(0);
  await expect(computation('app').locator('[data-differs]')).toHaveText(
    [/^Key.*≠ differs10 bytes/, /HMAC-SHA1/, /Offset/, /Number/, /Code/].map(
      (text) => new RegExp(text.source, 's'),
    ),
  );
  await expect(computation('app').locator('[data-row="hash"] mark')).toHaveCount(8);
  await expect(computation('app').locator('[data-row="hash"] [data-offset]')).toHaveCount(1);
  const right = shownCode({ counter: step(now + 30), algorithm: 'sha256', digits: 8 });
  await expect(computation('right').locator('[data-row="code"] strong')).toHaveText(right);
  await expect(computation('app').locator('[data-row="code"] strong')).toHaveText(next);

  for (const [index, code] of [right, next].entries()) {
    const text = async (name: string) =>
      (await page.locator(`[data-program="${name}"] pre`).nth(index).textContent()) ?? '';
    expect(programOutput('node', ['-'], await text('JavaScript (Node.js)'))).toBe(code);
    expect(programOutput('pyotp', ['-'], await text('Python 3'))).toBe(code);
    expect(programOutput('sh', ['-s'], await text('oathtool'))).toBe(code);
  }
});

test('shows that oathtool can’t compute 10 digits', async ({ page }) => {
  await openCheck(page, { Digits: '10' });
  await details(page, 'steps').locator('summary').first().click();
  await expect(page.locator('[data-program="oathtool"]')).toContainText('can’t compute this');
  await expect(page.locator('[data-program="oathtool"] pre')).toHaveCount(0);
});

test('lists the codes that known apps would show, and names the apps that show the typed code', async ({
  page,
}) => {
  await openCheck(page, { Algorithm: 'SHA256' });
  const right = shownCode({ counter: step(), algorithm: 'sha256' });
  const wrong = shownCode({ counter: step() });
  await details(page, 'apps').locator('summary').first().click();
  const app = (name: string) => page.locator(`[data-testid="app-shows"][data-app="${name}"]`);
  await expect(app('aegis')).toHaveAttribute('data-verdict', 'right');
  await expect(app('aegis')).toContainText(right);
  await expect(app('microsoft-authenticator')).toHaveAttribute('data-verdict', 'ignored');
  await expect(app('microsoft-authenticator')).toContainText(wrong);
  const yubico = app('yubico-authenticator');
  await expect(yubico).toHaveAttribute('data-verdict', 'disputed');

  await expect(page.getByTestId('known-apps')).toHaveCount(0);
  await page.getByTestId('check-code').fill(wrong);
  const known = page.getByTestId('known-apps').locator('[data-app="microsoft-authenticator"]');
  // The two newest sources, and a link to the notes with the others.
  await expect(known).toContainText(
    /ernolf\/twofactor_oath \(2026\), feeding\.cloud\.geek\.nz \(2025\)\s·\s3\smore\ssources/,
  );
  await expect(known.getByRole('link', { name: /3\smore\ssources/ })).toHaveAttribute(
    'href',
    '/otpqr/notes/microsoft-authenticator/',
  );
  await expect(page.getByTestId('known-apps').locator('[data-app="aegis"]')).toHaveCount(0);
  const supporting = page.getByTestId('supporting-apps');
  await expect(supporting).toContainText('Aegis');
  await expect(supporting).not.toContainText('Microsoft Authenticator');
  await expect(supporting.getByRole('link', { name: 'See which apps' })).toHaveAttribute(
    'href',
    '/otpqr/notes/?algorithm=SHA256',
  );
  await expect(supporting.getByRole('link', { name: 'specifications' })).toHaveAttribute(
    'href',
    '/app/',
  );
  await expect(app('microsoft-authenticator')).toContainText('the code you typed');

  await page.getByLabel('Algorithm', { exact: true }).selectOption('SHA1');
  await expect(page.getByTestId('apps-show')).toContainText(
    /every app.* SHA1, 6 digits, and 30 seconds/i,
  );
  await expect(page.getByTestId('app-shows')).toHaveCount(0);
});

/** Returns the first time at or after `from` whose code begins with a zero, or doesn't. In Unix seconds. */
function timeOf(hasLeadingZero: boolean, from = now): number {
  let at = from;
  while (shownCode({ counter: step(at) }).startsWith('0') !== hasLeadingZero) at += 30;
  return at;
}

for (const [{ tag, root }, sentence] of [
  [english, 'turns the code into a number'],
  [korean, '서버가 코드를 숫자로 바꿔요'],
] as const)
  test(`finds a server that drops leading zeros (${tag})`, async ({ page }) => {
    const at = timeOf(true);
    await page.clock.setFixedTime(at * 1000);
    await open(page, `${root}#/otpqr?tool=check`);
    const code = shownCode({ counter: step(at) });
    await page.getByTestId('check-code').fill(code);
    await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding', 'match');
    await details(page, 'server').locator('summary').first().click();
    // The page copies the code from the field above.
    await expect(page.getByTestId('server-code')).toHaveValue(code);
    await page.getByTestId('server-rejected').click();
    const verdict = page.getByTestId('server-verdict');
    await expect(verdict).toHaveAttribute('data-certainty', 'likely');
    await expect(verdict).toHaveAttribute('data-also', /number/);
    await expect(page.getByTestId('server-code')).toBeFocused();

    // The server accepts codes without a leading zero.
    const plain = timeOf(false, at + 30);
    await page.clock.setFixedTime(plain * 1000);
    await page.getByTestId('server-code').fill(shownCode({ counter: step(plain) }));
    await page.getByTestId('server-accepted').click();
    await expect(verdict).toHaveAttribute('data-finding', 'number');
    await expect(verdict).toHaveAttribute('data-certainty', 'likely');
    await expect(verdict).toContainText(sentence);
    const comparison = details(page, 'server').locator('select').last();
    await comparison.selectOption('number');
    await expect(verdict).toHaveAttribute('data-finding', 'number');
    await comparison.selectOption('text');
    await expect(verdict).not.toHaveAttribute('data-finding', /number/);
  });

test('distinguishes a code outside the window, a used code, and an invalid code', async ({
  page,
}) => {
  await openCheck(page);
  await details(page, 'server').locator('summary').first().click();
  const verdict = page.getByTestId('server-verdict');
  const field = page.getByTestId('server-code');
  const facts = details(page, 'server');
  const code = shownCode({ counter: step() - 1 });
  await field.fill(code);
  await page.getByTestId('server-rejected').click();
  await facts.getByLabel('Neighboring steps accepted').selectOption('0');
  await facts.getByLabel('Server’s clock').selectOption('right');
  await expect(verdict).toHaveAttribute('data-finding', 'window');
  await expect(verdict).toHaveAttribute('data-certainty', 'certain');
  await expect(verdict).toContainText('one step old');
  await expect(facts.getByRole('row', { name: code })).toContainText('1 before');

  await facts.getByRole('button', { name: `Remove code ${code}` }).click();
  await expect(verdict).not.toHaveAttribute('data-finding');
  const currentCode = shownCode({ counter: step() });
  for (const outcome of ['server-accepted', 'server-rejected']) {
    await field.fill(currentCode);
    await page.getByTestId(outcome).click();
  }
  await facts.getByLabel('A code that was already accepted').selectOption('once');
  await expect(verdict).toHaveAttribute('data-finding', 'reuse');
  await expect(verdict).toContainText('RFC 6238, section 5.2');

  await facts
    .getByRole('button', { name: `Remove code ${currentCode}` })
    .first()
    .click();
  await facts.getByRole('button', { name: `Remove code ${currentCode}` }).click();
  await field.fill('000000');
  await page.getByTestId('server-rejected').click();
  await expect(verdict).toHaveAttribute('data-finding', 'wrong-code');
});

test('finds the settings of a server from the code that it expected', async ({ page }) => {
  await openCheck(page, { Algorithm: 'SHA256' });
  await details(page, 'server').locator('summary').first().click();
  await page.getByTestId('server-expected').fill(shownCode({ counter: step() }));
  const verdict = page.getByTestId('server-expected-verdict');
  await expect(verdict).toHaveAttribute('data-finding', 'algorithm:SHA1');
  await expect(verdict).toContainText('The server uses SHA1.');
  await page
    .getByTestId('server-expected')
    .fill(shownCode({ counter: step(), algorithm: 'sha256' }));
  await expect(verdict).toContainText('it computes codes correctly');
  // Visitors read the server's log some time after the attempt.
  await page.getByTestId('server-code').fill(shownCode({ counter: step() }));
  await page.getByTestId('server-rejected').click();
  await page.clock.runFor(90_000);
  await page.getByTestId('server-expected').fill('12345B');
  await expect(page.getByText('Did you mean 8?')).toBeVisible();
  await page.getByTestId('server-expected').fill('');
  await page.getByTestId('server-expected').fill(shownCode({ counter: step() }));
  await expect(verdict).toHaveAttribute('data-finding', 'algorithm:SHA1');
  // The verdict about the expected code replaces the verdict about the attempt.
  await expect(
    page.getByText('See the cause below the “Code that the server expected” field.'),
  ).toBeVisible();
  await expect(page.getByTestId('server-verdict')).toHaveCount(0);
});

test('asks for the counter of a counter-based server', async ({ page }) => {
  await openCheck(page, { Type: 'hotp', Counter: '5' });
  await details(page, 'server').locator('summary').first().click();
  await page.getByTestId('server-code').fill(shownCode({ counter: 5 }));
  await page.getByTestId('server-rejected').click();
  const facts = details(page, 'server');
  await facts.getByLabel('Server’s counter before').fill('six');
  await expect(facts.getByText('Enter a whole number from 0')).toBeVisible();
  await facts.getByLabel('Server’s counter before').fill('6');
  const verdict = page.getByTestId('server-verdict');
  await expect(verdict).toHaveAttribute('data-finding', 'reuse');
  await expect(verdict).toHaveAttribute('data-certainty', 'certain');
  // The expected code is compared with the last attempt, not with the next one.
  await page.getByTestId('server-expected').fill(shownCode({ counter: 5 }));
  await expect(page.getByTestId('server-expected-verdict')).toHaveAttribute(
    'data-finding',
    'match',
  );
});

test("doesn't suggest resynchronization for an app that counts instead of reading the clock", async ({
  page,
}) => {
  await openCheck(page);
  const verdict = page.getByTestId('check-verdict');
  await page.getByTestId('check-code').fill(shownCode({ counter: 1 }));
  await expect(verdict).toHaveAttribute('data-finding', 'counter:+1,type:hotp');
  const tool = page.getByRole('main');
  await expect(tool).toContainText('settings that this app supports');
  await expect(tool).not.toContainText('a few counters ahead');
});

test('advises on lowercase names only if the app used SHA1 instead', async ({ page }) => {
  await openCheck(page, { Algorithm: 'SHA512' });
  const verdict = page.getByTestId('check-verdict');
  await page.getByTestId('check-code').fill(shownCode({ counter: step() }));
  await expect(verdict).toHaveAttribute('data-finding', 'algorithm:SHA1');
  await expect(verdict).toContainText('algorithm=sha512');
  await page.getByLabel('Algorithm').selectOption('SHA1');
  const code = shownCode({ algorithm: 'sha256', counter: step() });
  await page.getByTestId('check-code').fill(code);
  await expect(verdict).toHaveAttribute('data-finding', 'algorithm:SHA256');
  await expect(verdict).not.toContainText('algorithm=');
});

test('advises to divide the time by the period, not to choose another period', async ({ page }) => {
  await openCheck(page, { Digits: '8' });
  const seconds = Math.floor((await page.evaluate(() => Date.now())) / 1000);
  await page.getByTestId('check-code').fill(shownCode({ counter: seconds - 5, digits: 8 }));
  const verdict = page.getByTestId('check-verdict');
  await expect(verdict).toHaveAttribute('data-finding', 'period:1');
  await expect(verdict).toContainText('divided by the period');
  await expect(verdict).not.toContainText('settings that this app supports');
});

test('reports a wrong number of digits after the visitor stops typing', async ({ page }) => {
  await openCheck(page);
  const field = page.getByTestId('check-code');
  await field.pressSequentially('12345');
  await expect(page.getByText('This code has 5 digits; the settings call for 6.')).toBeHidden();
  await page.clock.runFor(1000);
  await expect(page.getByText('This code has 5 digits; the settings call for 6.')).toBeVisible();
  await field.fill(shownCode({ counter: step() }));
  await expect(page.getByText('the settings call for')).toHaveCount(0);
});

test('gives a wrong number of digits as the result if nothing else explains the code', async ({
  page,
}) => {
  await openCheck(page);
  await page.getByLabel('Secret', { exact: true }).fill('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJR');
  await page.getByTestId('check-code').fill('1234');
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('check-verdict')).toContainText(
    'This code has 4 digits; the settings call for 6.',
  );
  await expect(page.getByTestId('check-verdict').getByRole('listitem')).toHaveCount(0);
});

test('leaves the form for a server empty after a code that is wrong', async ({ page }) => {
  await openCheck(page);
  await page.getByTestId('check-code').fill(shownCode({ counter: step() - 4 }));
  await page.keyboard.press('Enter');
  await expect(page.getByTestId('check-verdict')).toHaveAttribute('data-finding', 'clock:-4');
  await details(page, 'server').locator('summary').first().click();
  await expect(page.getByTestId('server-code')).toHaveValue('');
});

test('returns to Check with the settings from Read, and never loses focus', async ({ page }) => {
  await openCheck(page);
  await page.evaluate(() => {
    const lost: string[] = [];
    Reflect.set(window, 'lostFocus', lost);
    const checkFocus = () => {
      if (document.activeElement === document.body) lost.push(location.hash);
      requestAnimationFrame(checkFocus);
    };
    document.querySelector<HTMLElement>('h1')?.focus();
    document.querySelector<HTMLElement>('[data-testid=check-code]')?.focus();
    checkFocus();
  });
  await page.getByRole('link', { name: 'read the QR code' }).press('Enter');
  await expect(page.locator('a[data-tool="read"]')).toHaveAttribute('aria-current', 'page');
  await page
    .getByTestId('read-text')
    .fill('otpauth://totp/Example:alice?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&digits=8');
  await page.getByRole('button', { name: 'Check a code' }).press('Enter');
  await expect(page.locator('a[data-tool="check"]')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByTestId('check-code')).toBeFocused();
  await expect(page.getByLabel('Digits', { exact: true })).toHaveValue('8');
  expect(await page.evaluate(() => Reflect.get(window, 'lostFocus') as unknown)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('explains in words how a code is computed', async ({ page }) => {
    await page.goto('/ko-KR/otpqr/check/#check-steps');
    await details(page, 'steps').locator('summary').click();
    await expect(details(page, 'steps')).toContainText('RFC 4226');
    // These sections compute something, so they need JavaScript.
    await expect(details(page, 'server')).toBeHidden();
  });
});
