import { createHash } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AnyCase } from '../../src/components/vectors/caseText.ts';
import type { Suite } from '@otp-lab/vectors';
import file from '@otp-lab/vectors/otp-vectors.json' with { type: 'json' };
import { keepTogether } from '../../src/i18n/keepTogether.ts';
import { allLanguages } from './support/pages.ts';
import { expect, test } from './support/test.ts';
import { heading, open, scrollTo, scrollTop } from './support/visit.ts';

const vectors = file as unknown as Suite;
const cases = vectors.groups.flatMap(({ tests }): readonly AnyCase[] => tests);
const messagesOf = (tag: string) =>
  JSON.parse(readFileSync(`src/locales/${tag}.json`, 'utf8')) as {
    vectors: { heading: string };
    vectorsContent: Record<'groups' | 'flags', Record<string, string>>;
  };

/** Returns id, result, comment and full text of each case on the page. */
function listCases(page: Page) {
  return page
    .locator('tr[data-result]')
    .evaluateAll((rows) =>
      rows.map((row) => [
        row.id,
        row.getAttribute('data-result'),
        row.querySelector('th span')?.textContent,
        row.textContent,
      ]),
    );
}

/** Returns the texts that the page has to show for a case. */
function textsOf(test: AnyCase): string[] {
  const accountTexts = (account: { readonly key: string; readonly digits: number }) => [
    `key ${account.key}`,
    `digits ${account.digits}`,
  ];
  if ('typed' in test)
    return [JSON.stringify(test.typed).slice(0, 2), `behind ${test.behind}`, `ahead ${test.ahead}`];
  if ('uris' in test) return (test.accounts ?? []).flatMap(accountTexts);
  if ('uri' in test)
    return [...(test.code ? [test.code] : []), ...(test.account ? accountTexts(test.account) : [])];
  if ('text' in test) return test.key ? [test.key] : [];
  return [test.key, ...(test.code ? [test.code] : []), test.counter ?? `seconds ${test.seconds}`];
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const { tag, root } of allLanguages)
    test(`lists every case of the file (${tag})`, async ({ page }) => {
      const messages = messagesOf(tag);
      await page.goto(`${root}vectors/`);
      await expect(heading(page)).toContainText(messages.vectors.heading);
      const rows = await listCases(page);
      expect(rows.map(([id, result, comment]) => [id, result, comment])).toEqual(
        cases.map(({ id, result, comment }) => [id, result, comment]),
      );
      const missing = cases.flatMap((test, index) =>
        textsOf(test)
          .filter((text) => !rows[index]?.[3]?.includes(text))
          .map((text) => `${test.id}: ${text}`),
      );
      expect(missing).toEqual([]);
      for (const { name } of vectors.groups)
        await expect(page.locator(`h4[id="${name}-title"]`)).toHaveText(
          keepTogether(messages.vectorsContent.groups[name] ?? ''),
        );
      const flags = await page.locator('dl dt:has(code) + dd').allTextContents();
      for (const text of Object.values(messages.vectorsContent.flags))
        expect(flags).toContain(keepTogether(text));
    });

  test('links to every kind of case and offers the files', async ({ page, request }) => {
    await page.goto('/vectors/');
    const targets = await page
      .getByTestId('contents')
      .locator('a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const kinds = [...new Set(vectors.groups.map(({ kind }) => kind))];
    expect(targets).toEqual(kinds.map((name) => `/vectors/#${name}`));
    for (const target of targets)
      await expect(page.locator(target.replace('/vectors/', ''))).toHaveCount(1);
    await expect(page.locator('tr[data-result]').filter({ visible: true })).toHaveCount(0);
    await page.locator('a[href$="#verification"]').click();
    await expect(page.locator('[id="verification-title"]')).toBeInViewport();
    await expect(page.locator('details[open]')).toHaveCount(1);
    await page.goto('/vectors/#verify-settings-1');
    await expect(page.locator('[id="verify-settings-1"]')).toBeInViewport();
    for (const href of ['/vectors/otp-vectors.json', '/vectors/otp-vectors.schema.json']) {
      await expect(page.locator(`a[download][href="${href}"]`)).toBeVisible();
      expect((await request.get(href)).status()).toBe(200);
    }
  });
});

test('offers an archive of the vectors and runners with its SHA-256', async ({ page, request }) => {
  await open(page, '/vectors/');
  const links = page.locator('section[aria-labelledby="tests"] li:first-child a[download]');
  const [archive, sum] = await links.evaluateAll((all: HTMLAnchorElement[]) =>
    all.map(({ href }) => href),
  );
  const bytes = await (await request.get(archive ?? '')).body();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  expect(await (await request.get(sum ?? '')).text()).toContain(sha256);
  const tar = gunzipSync(bytes).toString('latin1');
  expect(tar).toContain('/data/otp-vectors.json\0');
  expect(tar.match(/\/runners\/[\w.-]+\0/g)?.length).toBeGreaterThanOrEqual(10);
});

for (const address of ['/vectors/#uri-names-4', '/?utm_source=x#/vectors?section=uri-names-4'])
  test(`scrolls to the case in ${address}`, async ({ page }) => {
    await open(page, address);
    await expect(page.locator('tr[id="uri-names-4"]')).toBeInViewport();
    await expect(page.locator('html')).toHaveAttribute('data-screen', 'suite');
  });

test('scrolls to the case that the lab links to', async ({ page }) => {
  await open(page, '/otpqr/');
  await page.locator('a[data-tool="vectors"]').click();
  const rows = page.getByTestId('implementation');
  await expect(rows).not.toHaveCount(0);
  await rows.first().locator('xpath=following-sibling::tr').locator('summary').first().click();
  const link = page.locator('tr[data-case] a').first();
  const id = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.locator(`tr[id="${id}"]`)).toBeInViewport();
  await expect(heading(page)).toContainText(messagesOf('en-US').vectors.heading);
  expect((await listCases(page)).map(([shownId]) => shownId)).toEqual(cases.map((test) => test.id));
  await page.goBack();
  await expect(page.getByTestId('implementation')).toHaveCount(await rows.count());
});

test('shows the same section after Back, Forward, and a reload', async ({ page }) => {
  await open(page, '/server/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Test vectors' }).click();
  await expect(page.locator('tr[data-result]')).toHaveCount(cases.length);
  const group = page.locator('[id="verification"]');
  await page.locator('a[href$="#verification"]').click();
  await expect(group).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/#\/vectors$/);
  await page.goBack();
  await expect(page.locator('tr[data-result]')).toHaveCount(0);
  await page.goForward();
  await page.goForward();
  await expect(group).toBeInViewport();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-ready');
  await expect(group).toBeInViewport();
});

test('keeps groups open after a reload, Back, and a change of language', async ({ page }) => {
  await open(page, '/vectors/');
  await page.locator('[id="codes-title"]').click();
  await page.locator('[id="keys-damaged-title"], [id="key-bytes-title"]').first().click();
  await page.locator('[id="verification-title"]').click();
  await page.locator('[id="verify-settings-title"]').click();
  await scrollTo(page, 3000);
  const opened = () =>
    page.locator('details[open] > table').evaluateAll((tables) => tables.map((table) => table.id));
  const before = await opened();
  expect(before).toHaveLength(2);
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ scroll: 3000 });
  await page.reload();
  await expect.poll(() => scrollTop(page)).toBe(3000);
  expect(await opened()).toEqual(before);
  await page.getByTestId('nav-server').dispatchEvent('click');
  await expect(page.locator('tr[data-result]')).toHaveCount(0);
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(3000);
  expect(await opened()).toEqual(before);
  await page.getByTestId('language').selectOption('de-DE');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  await expect.poll(opened).toEqual(before);
});

test('the page is short for readers: cases and flags are behind disclosures', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/vectors/');
  const download = page.locator('a[download].primary');
  await expect(download).toBeInViewport({ ratio: 1 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan(4000);
  await page.getByText('Use the JSON directly').click();
  await expect(page.getByText('The program must refuse it.')).toBeVisible();
  await page.getByText('Changes', { exact: true }).click();
  await expect(page.getByText(vectors.version, { exact: true })).toBeVisible();
});

for (const { tag, root } of allLanguages)
  test(`the pages of the test vectors have the same name (${tag})`, async ({ page }) => {
    const names: boolean[] = [];
    for (const path of ['vectors/', 'otpqr/vectors/']) {
      await page.goto(`${root}${path}`);
      const parts = page.getByRole('navigation', { name: messagesOf(tag).vectors.heading });
      await expect(parts.getByRole('link')).toHaveCount(3);
      await expect(parts.locator('[aria-current="page"]')).toHaveCount(1);
      names.push(
        await page
          .locator('main :is(h1, h2)')
          .allTextContents()
          .then((all) => all.some((text) => text.endsWith(messagesOf(tag).vectors.heading))),
      );
    }
    expect(names).toEqual([true, true]);
  });

test('prints the names of all groups, and the cases of those that are open', async ({ page }) => {
  await open(page, '/vectors/#uri-names-4');
  await page.emulateMedia({ media: 'print' });
  const groups = page.locator('details details > summary');
  await expect(groups).toHaveCount(vectors.groups.length);
  for (const group of await groups.all()) await expect(group).toBeVisible();
  await expect(page.locator('#uri-names-4')).toBeVisible();
  await expect(page.locator('tr[data-result]').last()).toBeHidden();
});

test('shows the tools of the lab, and closes their menu after use', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, '/vectors/');
  const menu = page.locator('[data-tool-menu]');
  const check = page.locator('main a[data-tool="check"]');
  await menu.click();
  await expect(check).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(check).toBeHidden();
  await menu.click();
  await page.locator('a[download].primary').focus();
  await expect(check).toBeHidden();
  await menu.click();
  await expect(page.locator('main a[data-tool="vectors"]')).toHaveAttribute('aria-current', 'true');
  await check.click();
  await expect(page.getByTestId('check-code')).toBeVisible();
});
