import type { Locator, Page } from '@playwright/test';
import english from '../../locales/en-US.json' with { type: 'json' };
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

/** The place whose static HTML is looked at: a tool of the lab. */
const name = 'vectors';
const rowsOf = (page: Page): Locator => page.locator(`[data-static="${name}"]`);

/** Notes the words of static HTML that the page asks for. */
function listenForWords(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.rows.js')) asked.push(pathname.split('/').slice(-2).join(' '));
  });
  return asked;
}

const addresses = [
  ['document', '/otpqr/vectors/'],
  ['hash', '/#/otpqr?tool=vectors'],
  ['hash path', '/#/otpqr/vectors'],
  ['query', '/otpqr/?tool=vectors&utm_source=x'],
] as const;

for (const [door, address] of addresses)
  test(`by ${door} the rows are the document's, and hydration keeps them`, async ({ page }) => {
    const asked = listenForWords(page);
    await page.addInitScript((selector) => {
      // Before any other script has run: what is rendered again has no mark.
      document.addEventListener('DOMContentLoaded', () => {
        for (const row of document.querySelectorAll<HTMLElement>(selector)) row.dataset.mark = '';
      });
    }, `[data-static="${name}"] tr`);
    await open(page, address);
    const count = await rowsOf(page).locator('tr').count();
    expect(count).toBeGreaterThan(10);
    await expect(rowsOf(page).locator('tr[data-mark]')).toHaveCount(count);
    // What stands above was hydrated.
    await expect(page.locator('[data-testid="vector"][data-verdict="pass"]')).toHaveCount(28);
    await expect(rowsOf(page).locator('tr[data-mark]')).toHaveCount(count);
    expect(asked).toEqual([]);
  });

/** The rows of a document, without the comments by which React finds its texts again. */
async function rowsIn(page: Page, address: string): Promise<string> {
  await page.goto(address);
  return (await rowsOf(page).innerHTML()).replaceAll('<!-- -->', '');
}

test('from within the page, and in another language, they are as in the document', async ({
  page,
}) => {
  const asked = listenForWords(page);
  const english = await rowsIn(page, '/otpqr/vectors/');
  const korean = await rowsIn(page, '/ko-KR/otpqr/vectors/');

  await open(page, '/otpqr/');
  await page.locator('a[data-tool="vectors"]').click();
  await expect.poll(() => rowsOf(page).innerHTML()).toBe(english);
  expect(asked).toEqual(['en-US vectors.rows.js']);
  await page.getByTestId('language').selectOption('ko-KR');
  await expect.poll(() => rowsOf(page).innerHTML()).toBe(korean);
  await page.getByTestId('language').selectOption('en-US');
  await expect.poll(() => rowsOf(page).innerHTML()).toBe(english);
});

test('rows follow a document into another language and back', async ({ page }) => {
  const english = await rowsIn(page, '/otpqr/vectors/');
  const korean = await rowsIn(page, '/ko-KR/otpqr/vectors/');
  await open(page, '/otpqr/vectors/');
  await page.getByTestId('language').selectOption('ko-KR');
  await expect.poll(() => rowsOf(page).innerHTML()).toBe(korean);
  await page.getByTestId('language').selectOption('en-US');
  await expect.poll(() => rowsOf(page).innerHTML()).toBe(english);
});

test('rows that do not arrive are said to be missing, and come the next time', async ({
  page,
  messages,
}) => {
  await page.route('**/vectors.rows.js', (route) => route.abort());
  await open(page, '/otpqr/');
  await page.locator('a[data-tool="vectors"]').click();
  await expect(page.locator('[data-testid="vector"][data-verdict="pass"]')).toHaveCount(28);
  await expect(page.getByRole('alert')).toContainText(english.shell.failure.text);
  await expect(rowsOf(page)).toHaveCount(0);
  await page.unroute('**/vectors.rows.js');
  await page.locator('a[data-tool="make"]').click();
  await page.locator('a[data-tool="vectors"]').click();
  await expect(rowsOf(page).locator('tr')).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(messages.splice(0)).not.toEqual([]);
});
