import { documentOf, languages, readDocument, routes } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectScreen, fetchDocument, heading, openCold, takenOver } from './support/visit.ts';

const spellings = (name: string) => new Set([name, name.toLowerCase(), name.toUpperCase()]);

/** The tab that a name selects is the same in every language: en-US tries all names, others one for each page. */
const tried = (names: readonly string[], tag: string) =>
  tag === 'en-US' ? names : names.slice(0, 1);

for (const language of languages) {
  const { tag, root, words } = language;

  test(`serves a page for every name, in any case (${tag})`, async ({ request }) => {
    for (const [screen, { names, titles }] of Object.entries(routes)) {
      if (screen === 'notFound') continue;
      for (const spelling of names.flatMap((name) => [...spellings(name)])) {
        const answer = await request.get(`${root}${spelling}/`);
        expect(answer.status(), spelling).toBe(200);
        const document = readDocument(await answer.text());
        expect(document, spelling).toMatchObject({ screen, language: tag });
        expect(titles(words), spelling).toContain(document.title);
        expect(document.heading, spelling).not.toBe('');
      }
    }
  });

  test(`opens every name in a hash, in any case (${tag})`, async ({ page, request }) => {
    for (const { names, framed } of Object.values(routes)) {
      for (const [index, name] of tried(names, tag).entries()) {
        const expected = await fetchDocument(request, language, name);
        for (const spelling of spellings(name)) {
          const address = `${root}#/${spelling}`;
          if (index === 0 && spelling === name) await openCold(page, address);
          else await page.goto(address);
          await expectScreen(page, expected, framed, address);
        }
      }
    }
  });

  test(`keeps the path, heading and title of every page once its scripts run (${tag})`, async ({
    page,
    request,
  }) => {
    for (const [screen, { names, framed }] of Object.entries(routes)) {
      if (screen === 'notFound') continue;
      for (const name of tried(names, tag)) {
        const expected = await fetchDocument(request, language, name);
        await page.goto(documentOf(root, name));
        await takenOver(page);
        await expectScreen(page, expected, framed, name);
        expect(new URL(page.url()).pathname, name).toBe(documentOf(root, name));
      }
    }
  });

  test(`shows the landing page for an empty name (${tag})`, async ({ page, request }) => {
    const expected = await fetchDocument(request, language, 'main');
    for (const address of [root, `${root}#`, `${root}#/`, `${root}index.html`, `${root}?x=1#/`]) {
      await openCold(page, address);
      await takenOver(page);
      await expectScreen(page, expected, true, address);
    }
  });

  test(`shows the not-found page with links for an unknown name (${tag})`, async ({
    page,
    request,
    messages,
  }) => {
    const expected = await fetchDocument(request, language, 'main');
    await page.goto(`${root}#/no-such-screen`);
    await expect(heading(page)).toHaveText(words.notFound.title);
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveCount(4);
    await links.first().click();
    await expect(heading(page)).toHaveText(expected.heading);

    const answer = await page.goto(`${root}no/such/file`);
    expect(answer?.status()).toBe(404);
    await takenOver(page);
    await expect(heading(page)).toHaveText(words.notFound.title);
    // Browsers log every page that is not found.
    expect(messages.splice(0)).toEqual([expect.stringContaining('404')]);
  });
}

test('prefers the query inside the hash to the one before it', async ({ page }) => {
  const documentation = page.getByTestId('nav-docs');
  for (const [address, path] of [
    ['/?category=mac#/provider', 'otp-auth-login'],
    ['/?category=windows#/provider', 'otp-credential-provider'],
    ['/#/provider?category=mac', 'otp-auth-login'],
    ['/?category=windows#/provider?category=mac', 'otp-auth-login'],
    ['/?category=mac#/provider?category=windows', 'otp-credential-provider'],
    ['/provider/?category=mac', 'otp-auth-login'],
  ] as const) {
    await openCold(page, address);
    await expect(documentation, address).toHaveAttribute('href', new RegExp(`/${path}$`));
  }
  for (const address of [
    '/?ver=1.2.3.4#/help-authlogin?ver=5.6.7.8',
    '/#/help-authlogin?ver=5.6.7.8',
  ]) {
    await openCold(page, address);
    await expect(page.getByRole('main')).toContainText('5.6.7.8');
    await expect(page.getByRole('main')).not.toContainText('1.2.3.4');
  }
});
