import { appPages, files, sectionsOfName } from '../contract/addresses.ts';
import { pagePath, languages, parsePage, routes } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { expectPage, fetchPage, heading, reopen, waitUntilReady } from './support/visit.ts';

const spellings = (name: string) => new Set([name, name.toLowerCase(), name.toUpperCase()]);

for (const language of languages) {
  const { tag, root, messages } = language;

  test(`serves the page of every name with its sections, ignoring upper and lower case (${tag})`, async ({
    request,
  }) => {
    for (const [screen, { names, titles }] of Object.entries(routes)) {
      if (screen === 'notFound') continue;
      for (const spelling of names.flatMap((name) => [...spellings(name)])) {
        const answer = await request.get(`${root}${spelling}/`);
        expect(answer.status(), spelling).toBe(200);
        const html = await answer.text();
        const { title, heading: text, ...rest } = parsePage(html);
        expect(rest, spelling).toEqual({ screen, language: tag });
        expect(titles(messages), spelling).toContain(title);
        expect(text, spelling).not.toBe('');
        const sections = sectionsOfName[names[0] ?? ''] ?? [];
        for (const section of sections) expect(html, spelling).toContain(`id="${section}"`);
      }
    }
  });

  test(`opens every name in a hash, ignoring upper and lower case (${tag})`, async ({
    page,
    request,
  }) => {
    for (const { names, hasFrame } of Object.values(routes)) {
      for (const [index, name] of names.entries()) {
        const expected = await fetchPage(request, language, name);
        // The case is ignored in every language alike, so one language tries it with every name.
        const isSample = tag === 'en-US' || index === 0;
        for (const spelling of isSample ? spellings(name) : [name]) {
          const address = `${root}#/${spelling}`;
          if (index === 0 && spelling === name) await reopen(page, address);
          else await page.goto(address);
          await expectPage(page, expected, hasFrame, address);
        }
      }
    }
  });

  test(`keeps path, heading, and title of every page during hydration (${tag})`, async ({
    page,
    request,
  }) => {
    for (const [screen, { names, hasFrame }] of Object.entries(routes)) {
      if (screen === 'notFound') continue;
      // Aliases select the same tab in every language, so one language tries them all.
      for (const name of tag === 'en-US' ? names : names.slice(0, 1)) {
        const expected = await fetchPage(request, language, name);
        await page.goto(pagePath(root, name));
        await waitUntilReady(page);
        await expectPage(page, expected, hasFrame, name);
        expect(new URL(page.url()).pathname, name).toBe(pagePath(root, name));
      }
    }
  });

  test(`shows the landing page for an empty path or hash (${tag})`, async ({ page, request }) => {
    const expected = await fetchPage(request, language, 'main');
    for (const address of [root, `${root}#`, `${root}#/`, `${root}index.html`, `${root}?x=1#/`]) {
      await reopen(page, address);
      await waitUntilReady(page);
      await expectPage(page, expected, true, address);
    }
  });

  test(`shows the not-found page with links for an unknown path or hash (${tag})`, async ({
    page,
    request,
    consoleMessages,
  }) => {
    const expected = await fetchPage(request, language, 'main');
    await page.goto(`${root}#/no-such-screen`);
    await expect(heading(page)).toHaveText(messages.notFound.title);
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(7);
    await links.first().click();
    await expect(heading(page)).toHaveText(expected.heading);

    const answer = await page.goto(`${root}no/such/file`);
    expect(answer?.status()).toBe(404);
    await waitUntilReady(page);
    await expect(heading(page)).toHaveText(messages.notFound.title);
    // Browsers log every response with status 404.
    expect(consoleMessages.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

test('serves the page of every app in Notes and Move', async ({ request }) => {
  for (const [tool, apps] of Object.entries(appPages))
    for (const app of apps) {
      const address = `/otpqr/${tool}/${app}/`;
      const answer = await request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(parsePage(await answer.text()).screen, address).toBe('otpqr');
    }
});

test('serves every file that apps and other sites link to', async ({ request }) => {
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200);
});

test('prefers the query inside the hash to the query before it', async ({ page }) => {
  const documentation = page.getByTestId('nav-docs');
  for (const [address, path] of [
    ['/?category=mac#/provider', 'otp-auth-login'],
    ['/?category=windows#/provider', 'otp-credential-provider'],
    ['/#/provider?category=mac', 'otp-auth-login'],
    ['/?category=windows#/provider?category=mac', 'otp-auth-login'],
    ['/?category=mac#/provider?category=windows', 'otp-credential-provider'],
    ['/provider/?category=mac', 'otp-auth-login'],
  ] as const) {
    await reopen(page, address);
    await expect(documentation, address).toHaveAttribute('href', new RegExp(`/${path}$`));
  }
  for (const address of [
    '/?ver=1.2.3.4#/help-authlogin?ver=5.6.7.8',
    '/#/help-authlogin?ver=5.6.7.8',
  ]) {
    await reopen(page, address);
    await expect(page.getByRole('main')).toContainText('5.6.7.8');
    await expect(page.getByRole('main')).not.toContainText('1.2.3.4');
  }
});
