import { pagePath, allPages, languages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { fetchPage, heading } from './support/visit.ts';

test.use({ javaScriptEnabled: false });

for (const language of languages) {
  const { tag, root, messages } = language;

  test(`shows every page with working links without JavaScript (${tag})`, async ({
    page,
    request,
  }) => {
    const links = new Set<string>();
    for (const { name, hasFrame } of allPages) {
      const address = pagePath(root, name);
      const expected = await fetchPage(request, language, name);
      await page.goto(address);
      await expect(page.locator('html'), name).toHaveAttribute('lang', tag);
      await expect(page, name).toHaveTitle(expected.title);
      await expect(heading(page), name).toHaveText(expected.heading);
      await expect(heading(page), name).toBeVisible();
      await expect(page.getByRole('banner'), name).toHaveCount(hasFrame ? 1 : 0);
      const hrefs = await page
        .getByRole('link')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
      expect(
        hrefs.filter((href) => href.includes('#/')),
        name,
      ).toEqual([]);
      for (const href of hrefs) if (href.startsWith('/')) links.add(href);
      if (!hasFrame) continue;
      const footer = page.getByRole('contentinfo');
      const other = languages.find((candidate) => candidate !== language);
      await expect(
        footer.getByRole('link', { name: other?.messages.languageName ?? '' }),
        name,
      ).toHaveAttribute(
        'href',
        pagePath(other?.root ?? '', name === 'nothing-here' ? 'main' : name),
      );
    }
    for (const name of ['privacy', 'eula', 'server', 'otpapp', 'provider', 'otpqr'])
      expect([...links]).toContain(`${root}${name}/`);
    for (const href of links) {
      const answer = await request.get(href);
      expect(answer.status(), href).toBe(200);
    }
  });

  test(`shows the whole of each long text, with links to its sections, without JavaScript (${tag})`, async ({
    page,
  }) => {
    for (const [name, length] of [
      ['privacy', 2000],
      ['eula', 2000],
      ['help-authplugin', 1200],
    ] as const) {
      await page.goto(`${root}${name}/`);
      const text = await page.getByRole('main').innerText();
      expect(text.length, name).toBeGreaterThan(length);
    }
    const sections = [
      'enrollment',
      'login',
      'online-help',
      'emergency',
      'check-updates',
      'version',
    ];
    for (const section of sections) {
      await page.locator(`a[href$="#${section}"]`).first().click();
      await expect(page.locator(`#${section}`)).toBeInViewport();
    }
  });

  test(`explains that the lab needs JavaScript, and shows the default QR code (${tag})`, async ({
    page,
  }) => {
    await page.goto(`${root}otpqr/`);
    const notice = page.locator('main noscript p');
    await expect(notice).toHaveText(messages.otpqr.script);
    await expect(notice).toBeVisible();
    await expect(page.getByTestId('otp-notice')).toBeVisible();
    await expect(page.getByTestId('otp-uri')).toHaveText(/^otpauth:\/\/totp\//);
    await expect(page.getByTestId('otp-qr')).toBeVisible();
  });

  test(`links to the languages of the page in the footer without JavaScript, and hides the menus of the header (${tag})`, async ({
    page,
  }) => {
    await page.goto(`${root}otpqr/check/`);
    await expect(page.getByTestId('language')).toBeHidden();
    await expect(page.getByTestId('theme')).toBeHidden();
    for (const other of languages)
      await expect(
        page.getByRole('contentinfo').locator(`a[hreflang="${other.tag}"]`),
      ).toHaveAttribute('href', `${other.root}otpqr/check/`);
    await page.goto(`${root}404.html`);
    await expect(page.getByRole('contentinfo').locator('a[hreflang="ja-JP"]')).toHaveAttribute(
      'href',
      '/ja-JP/',
    );
  });
}

test.describe('on a phone without JavaScript', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens the menu and follows its links', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByTestId('nav-server').click();
    await expect(page).toHaveURL('/server/');
    await expect(heading(page)).toBeVisible();
  });
});
