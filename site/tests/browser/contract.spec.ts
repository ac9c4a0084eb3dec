import { files, screenOfName, sectionsOfName } from '../contract/addresses.ts';
import { documentOf, languages, readDocument, routes } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { expectScreen, fetchDocument } from './support/visit.ts';

const names = Object.keys(screenOfName);

for (const language of languages) {
  const { tag, root } = language;

  test(`serves a page at every address of the contract (${tag})`, async ({ request }) => {
    for (const name of names) {
      const answer = await request.get(documentOf(root, name));
      expect(answer.status(), name).toBe(200);
      const text = await answer.text();
      expect(readDocument(text), name).toMatchObject({ screen: screenOfName[name], language: tag });
      for (const section of sectionsOfName[name] ?? []) expect(text).toContain(`id="${section}"`);
    }
  });

  test(`opens every address of the contract by its hash (${tag})`, async ({ page, request }) => {
    test.setTimeout(60_000);
    await page.goto(root);
    for (const name of names) {
      const expected = await fetchDocument(request, language, name);
      const framed = routes[screenOfName[name] ?? '']?.framed ?? true;
      await page.evaluate((hash) => location.assign(hash), `#/${name}`);
      await expectScreen(page, expected, framed, name);
    }
  });
}

test('serves every file of the contract', async ({ request }) => {
  for (const file of files) expect((await request.head(file)).status(), file).toBe(200);
});
