import * as site from '../../site.config.ts';
import { languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import {
  expectPage,
  fetchPage,
  lengthen,
  open,
  reopen,
  scrollTo,
  scrollTop,
  waitUntilReady,
} from './support/visit.ts';

for (const language of languages) {
  const { tag, root, messages } = language;

  test(`links to every part of the site in the header (${tag})`, async ({ page, request }) => {
    await open(page, root);
    for (const [link, name, text] of [
      ['nav-server', 'server', messages.shell.nav.server],
      ['nav-otp', 'otpapp', messages.shell.nav.otp],
      ['nav-login', 'provider', messages.shell.nav.login],
      ['nav-qr', 'otpqr', messages.shell.nav.qr],
      ['nav-home', 'main', site.brand],
    ] as const) {
      await expect(page.getByTestId(link)).toHaveText(text);
      await page.getByTestId(link).click();
      await expectPage(page, await fetchPage(request, language, name), true, name);
      await expect(page).toHaveURL(`${root}#/${name === 'main' ? '' : name}`);
      if (link !== 'nav-home')
        await expect(page.getByTestId(link)).toHaveAttribute('aria-current', 'page');
    }
  });

  test(`links to the legal texts and the vendor in the footer (${tag})`, async ({
    page,
    request,
  }) => {
    await open(page, root);
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: site.company.name })).toHaveAttribute(
      'href',
      site.company.url,
    );
    await expect(footer.getByRole('link', { name: messages.footer.contact })).toHaveAttribute(
      'href',
      `mailto:${site.contact.email}`,
    );
    for (const name of ['privacy', 'eula'] as const) {
      await footer.getByRole('link', { name: messages.footer[name] }).click();
      await expectPage(page, await fetchPage(request, language, name), true, name);
      await expect(page).toHaveURL(`${root}#/${name}`);
    }
  });

  test(`links to the documentation of the page in its language (${tag})`, async ({ page }) => {
    const host = tag === 'ko-KR' ? site.documentation.korean : site.documentation.english;
    const app = `apps/${site.productSlug}-authenticator`;
    const documentation = page.getByTestId('nav-docs');
    for (const [name, path] of [
      ['', ''],
      ['server', ''],
      ['otpqr', ''],
      ['privacy', ''],
      ['authlogin', 'utilize/otp-auth-login'],
      ['logon', 'utilize/otp-credential-provider'],
      ['windowsLogon', 'utilize/otp-credential-provider'],
      ['windowsLogonUpdate', 'utilize/otp-credential-provider'],
      ['provider', 'utilize/otp-credential-provider'],
      ['provider?category=mac', 'utilize/otp-auth-login'],
      ['provider?category=iPhone', 'utilize/otp-auth-login'],
      ['app', app],
      ['otpapp', app],
      ['watchos', app],
      ['linux', app],
    ] as const) {
      await reopen(page, `${root}#/${name}`);
      await expect(documentation, name).toHaveAttribute('href', `${host}/${path}`);
    }
    await expect(documentation).toHaveAttribute('target', '_blank');
    await expect(documentation).toHaveAttribute('rel', /noopener/);
  });
}

test.describe('a browser on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  });

  test('gets the documentation of the Mac login app on the page `provider`', async ({ page }) => {
    for (const address of ['/#/provider', '/provider/']) {
      await reopen(page, address);
      await expect(page.getByTestId('nav-docs')).toHaveAttribute(
        'href',
        /utilize\/otp-auth-login$/,
      );
    }
  });
});

test('deletes every cookie and sets SameSite=Strict', async ({ page, context, baseURL }) => {
  const url = baseURL ?? '';
  await context.addCookies([
    { name: 'XSRF-TOKEN', value: 'old', url },
    { name: 'session', value: 'a=b', url },
  ]);
  for (const address of ['/', '/ko-KR/otpqr/', '/#/help-authplugin']) {
    await reopen(page, address);
    await expect
      .poll(async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`))
      .toEqual(['SameSite=Strict']);
  }
  const [cookie] = await context.cookies();
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Strict', expires: -1 });
});

test('resets the page when a link to it is clicked', async ({ page }) => {
  for (const address of ['/#/otpqr', '/otpqr/']) {
    await reopen(page, address);
    await waitUntilReady(page);
    const issuer = page.getByRole('textbox', { name: 'Issuer' });
    await issuer.fill('Bank');
    await page.getByLabel('Type', { exact: true }).selectOption('hotp');
    await lengthen(page);
    await scrollTo(page, 60);
    await page.getByTestId('nav-qr').click();
    await expect(issuer, address).toHaveValue('');
    await waitUntilReady(page);
    await expect(issuer, address).toHaveValue('');
    await expect(page.getByLabel('Type', { exact: true })).toHaveValue('totp');
    expect(await scrollTop(page), address).toBe(0);
    await expect(page).toHaveURL('/#/otpqr');
  }
});

test('links to the documentation for the system that the visitor chose on the page', async ({
  page,
}) => {
  await open(page, '/provider/?category=windows');
  const documentation = page.getByTestId('nav-docs');
  await expect(documentation).toHaveAttribute('href', /otp-credential-provider$/);
  await page.locator('[data-visitor] select').selectOption('macos');
  await expect(documentation).toHaveAttribute('href', /otp-auth-login$/);
});

test('shows header and footer again after a page without them', async ({ page, request }) => {
  const [english] = languages;
  const [help, server] = await Promise.all([
    fetchPage(request, english, 'help-authplugin'),
    fetchPage(request, english, 'server'),
  ]);
  await page.goto('/#/help-authplugin');
  await expectPage(page, help, false, 'help');
  await page.goto('/#/server');
  await expectPage(page, server, true, 'server');
  await page.goBack();
  await expectPage(page, help, false, 'help');
});

test('follows the theme of the system until the visitor chooses one', async ({ page }) => {
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const [light, dark] = ['rgb(250, 247, 242)', 'rgb(18, 19, 23)'];
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/server/');
  expect(await background()).toBe(dark);
  const theme = page.getByTestId('theme');
  await theme.selectOption('light');
  expect(await background()).toBe(light);
  await page.reload();
  await expect(theme).toHaveValue('light');
  expect(await background()).toBe(light);
  await theme.selectOption('system');
  expect(await background()).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await background()).toBe(light);
  await theme.selectOption('dark');
  expect(await background()).toBe(dark);
});
