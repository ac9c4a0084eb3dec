import { record, traces } from './support/record.ts';
import { firstNames, languages } from './support/screens.ts';
import { Maker } from './support/maker.ts';
import { expect, test } from './support/test.ts';
import { open, openCold, takenOver } from './support/visit.ts';

test('requests nothing but own files on a walk through all pages', async ({ page, baseURL }) => {
  const recorded = await record(page, baseURL ?? '');
  for (const { root } of languages) {
    await page.goto('about:blank');
    await open(page, root);
    for (const [link, name] of [
      ['nav-server', 'server'],
      ['nav-otp', 'otpapp'],
      ['nav-login', 'provider'],
      ['nav-qr', 'otpqr'],
      ['nav-home', ''],
    ] as const) {
      await page.getByTestId(link).click();
      await expect(page).toHaveURL(`${root}#/${name}`);
      await takenOver(page);
    }
    for (const { name } of firstNames) {
      await openCold(page, `${root}#/${name}`);
      await takenOver(page);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    }
    await takenOver(page);
    for (const theme of ['dark', 'light', 'system'])
      await page.getByTestId('theme').selectOption(theme);
  }
  await page.getByTestId('language').selectOption('en-US');
  await page.waitForLoadState('networkidle');
  expect(recorded.complaints).toEqual([]);
  expect(recorded.requests.length).toBeGreaterThan(firstNames.length);
  expect(new Set(recorded.reports)).toEqual(
    new Set(['storage theme', 'storage language', 'storage redirect']),
  );
  expect(await page.evaluate(() => document.cookie)).toBe('SameSite=Strict');
});

test('sends and stores nothing that is typed or generated in the lab', async ({
  page,
  baseURL,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const recorded = await record(page, baseURL ?? '');
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
  const found = async () => {
    const text = await traces(page);
    return [...secrets, 'Confidential', 'nobody'].filter((part) =>
      text.includes(part.replaceAll('=', '')),
    );
  };
  expect(await found()).toEqual([]);
  await page.getByTestId('language').selectOption('ko-KR');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ko-KR');
  expect(await found()).toEqual([]);
  await page.getByTestId('nav-server').click();
  await expect(page.locator('#selfDemo')).toBeVisible();
  expect(await found()).toEqual([]);
  await page.goBack();
  await expect(page.getByTestId('otp-uri')).toHaveText(/^otpauth:/);
  await expect(page.getByTestId('otp-uri')).not.toContainText('Confidential');
  await page.reload();
  await expect(page.getByTestId('otp-uri')).toHaveText(/^otpauth:/);
  await expect(page.getByTestId('otp-uri')).not.toContainText('Confidential');

  const asked = recorded.complaints.filter((request) => !request.startsWith('GET blob:'));
  expect(asked).toEqual([]);
  expect(new Set(recorded.reports)).toEqual(new Set(['storage redirect', 'storage language']));
});

test('makes codes in an open lab without network', async ({ page, context }) => {
  const maker = new Maker(page);
  await maker.open();
  await page.waitForLoadState('networkidle');
  await maker.issuer.fill('A');
  await expect(maker.picture).toBeVisible();
  await context.setOffline(true);
  await maker.issuer.fill('Bank');
  await maker.generate.click();
  const secret = (await maker.secret.inputValue()).replaceAll('=', '');
  await expect(maker.uri).toContainText(`Bank:Tester?secret=${secret}&`);
  await expect(maker.code).toHaveText(/^\d{6}$/);
  await context.setOffline(false);
});

test('serves every page with a policy that allows its own host only', async ({ request }) => {
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
      const [whole = '', ...others] = [
        ...(await answer.text()).matchAll(
          /<meta http-equiv="Content-Security-Policy" content="([^"]+)"/g,
        ),
      ].map(([, content]) => content);
      expect(whole, name).toContain("default-src 'none'");
      expect(whole, name).not.toContain('frame-ancestors');
      expect(others, name).toEqual(['connect-src *:*/robots.txt']);
    }
  }
});
