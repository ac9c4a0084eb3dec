import { persistedText, recordActivity } from './support/recordActivity.ts';
import { allPages, languages } from './support/pages.ts';
import { Maker } from './support/maker.ts';
import { expect, test } from './support/test.ts';
import { reopen, waitUntilReady } from './support/visit.ts';

test('requests only files of the site on all pages', async ({ page, baseURL }) => {
  const activity = await recordActivity(page, baseURL ?? '');
  for (const { root } of languages) {
    await reopen(page, root);
    await waitUntilReady(page);
    for (const [link, name] of [
      ['nav-server', 'server'],
      ['nav-otp', 'otpapp'],
      ['nav-login', 'provider'],
      ['nav-qr', 'otpqr'],
      ['nav-home', ''],
    ] as const) {
      await page.getByTestId(link).click();
      await expect(page).toHaveURL(`${root}#/${name}`);
      await waitUntilReady(page);
    }
    for (const { name } of allPages) {
      await reopen(page, `${root}#/${name}`);
      await waitUntilReady(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    }
    await waitUntilReady(page);
    for (const theme of ['dark', 'light', 'system'])
      await page.getByTestId('theme').selectOption(theme);
  }
  await page.getByTestId('language').selectOption('en-US');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await waitUntilReady(page);
  await page.waitForLoadState('networkidle');
  expect(activity.unexpectedRequests).toEqual([]);
  expect(activity.requests.length).toBeGreaterThan(allPages.length);
  expect(new Set(activity.reports)).toEqual(
    new Set(['storage theme', 'storage language', 'storage redirect']),
  );
  expect(await page.evaluate(() => document.cookie)).toBe('SameSite=Strict');
});

test('stores and sends nothing from Make after saving, copying, and leaving, and resets it', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const activity = await recordActivity(page, baseURL ?? '');
  const maker = new Maker(page);
  await maker.open();
  const secrets: string[] = [];
  for (const type of ['totp', 'hotp', 'totp']) {
    await maker.list('Type').selectOption(type);
    await maker.issuer.fill('Confidential Bank');
    await maker.account.fill('nobody@example.com');
    await maker.generate.click();
    secrets.push(await maker.secret.inputValue());
    await maker.list('Algorithm').selectOption('SHA256');
    await maker.list('Digits').selectOption('8');
    await maker.save('Save PNG');
    await maker.save('Save SVG');
    await page.getByRole('button', { name: 'Copy secret' }).click();
    await expect(page.getByText('Copied')).toBeVisible();
  }
  const leakedInputs = async () => {
    const text = await persistedText(page);
    return [...secrets, 'Confidential', 'nobody'].filter((input) =>
      text.includes(input.replaceAll('=', '')),
    );
  };
  expect(await leakedInputs()).toEqual([]);
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  expect(await leakedInputs()).toEqual([]);
  await page.getByTestId('nav-server').click();
  await expect(page.locator('#selfDemo')).toBeVisible();
  expect(await leakedInputs()).toEqual([]);
  await page.goBack();
  await expect(page.getByTestId('otp-uri')).toHaveText(/^otpauth:/);
  await expect(page.getByTestId('otp-uri')).not.toContainText('Confidential');
  await page.reload();
  await expect(page.getByTestId('otp-uri')).toHaveText(/^otpauth:/);
  await expect(page.getByTestId('otp-uri')).not.toContainText('Confidential');

  const unexpected = activity.unexpectedRequests.filter(
    (request) => !request.startsWith('GET blob:'),
  );
  expect(unexpected).toEqual([]);
  expect(new Set(activity.reports)).toEqual(new Set(['storage redirect', 'storage language']));
});

test('computes codes in the open lab without a network', async ({ page, context }) => {
  const maker = new Maker(page);
  await maker.open();
  await page.waitForLoadState('networkidle');
  await maker.issuer.fill('A');
  await expect(maker.qrCode).toBeVisible();
  await context.setOffline(true);
  await maker.issuer.fill('Bank');
  await maker.generate.click();
  const secret = (await maker.secret.inputValue()).replaceAll('=', '');
  await expect(maker.uri).toContainText(`Bank:Tester?secret=${secret}&`);
  await expect(maker.code).toHaveText(/^\d{6}$/);
  await context.setOffline(false);
});

test('sends a policy that allows only the own host, and other security headers', async ({
  request,
}) => {
  for (const { root } of languages) {
    for (const name of ['', 'otpqr/', 'help-authplugin/', 'no-such-file']) {
      const answer = await request.get(`${root}${name}`);
      const headers = answer.headers();
      const policy = headers['content-security-policy'] ?? '';
      for (const directive of [
        "default-src 'none'",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ])
        expect(policy.split('; '), name).toContain(directive);
      expect(policy).not.toMatch(/unsafe-(inline|eval)|https?:|\*/);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
        'permissions-policy': expect.stringMatching(/camera=\(self\)/),
      });
      const [policyInPage = '', ...others] = [
        ...(await answer.text()).matchAll(
          /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/g,
        ),
      ].map(([, content]) => content);
      expect(policyInPage, name).toContain("default-src 'none'");
      expect(policyInPage, name).not.toContain('frame-ancestors');
      expect(others, name).toEqual(['connect-src *:*/robots.txt']);
    }
  }
});
