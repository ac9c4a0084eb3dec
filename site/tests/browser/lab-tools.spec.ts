import type { Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { toolNames } from '../../src/routes.ts';
import { switchTool, toolHeading } from './support/labFrame.ts';
import { Maker } from './support/maker.ts';
import { sampleSecret } from './support/otpApp.ts';
import { expect, test } from './support/test.ts';
import { heading, open, scrollTo, scrollTop, waitUntilReady } from './support/visit.ts';

const toolLink = (page: Page, tool: string) => page.locator(`a[data-tool="${tool}"]`);

function titleOf(tool: (typeof toolNames)[number]): string {
  const { title, tools, name } = english.otpqr;
  return `${tool === 'make' ? title : `${tools[tool]} · ${name}`} · ${site.brand}`;
}

/** Marks the page. The mark is gone after a page load. */
const mark = (page: Page) => page.evaluate(() => Reflect.set(window, 'mark', true));
const isMarked = (page: Page) => page.evaluate(() => Reflect.has(window, 'mark'));

for (const address of ['/otpqr/', '/#/otpqr'])
  test(`keeps the input when the visitor switches tools, and after Back and Forward (${address})`, async ({
    page,
  }) => {
    const maker = new Maker(page);
    await open(page, address);
    await mark(page);
    await maker.issuer.fill('Bank');
    await maker.account.fill('me');
    await maker.secret.fill(sampleSecret);
    await maker.list('Algorithm').selectOption('SHA256');
    await maker.list('Digits').selectOption('8');
    await maker.list('Period').selectOption('60');

    const expectSettings = async () => {
      await expect(maker.issuer).toHaveValue('Bank');
      await expect(maker.account).toHaveValue('me');
      await expect(maker.secret).toHaveValue(sampleSecret);
      for (const [label, value] of [
        ['Algorithm', 'SHA256'],
        ['Digits', '8'],
        ['Period', '60'],
      ] as const)
        await expect(maker.list(label)).toHaveValue(value);
    };
    const code = page.getByTestId('check-code');
    const text = page.getByTestId('read-text');
    await toolLink(page, 'check').click();
    await expectSettings();
    await code.fill('12345678');
    await toolLink(page, 'read').click();
    await text.fill('some text');

    await page.goBack();
    await expect(code).toHaveValue('12345678');
    await expectSettings();
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(maker.uri).toContainText('/Bank:me?');
    await expectSettings();
    await page.goForward();
    await expect(code).toHaveValue('12345678');
    await page.goForward();
    await expect(text).toHaveValue('some text');
    await toolLink(page, 'make').click();
    await expectSettings();
    expect(await isMarked(page)).toBe(true);
  });

test('shows address, title, and heading of each tool, also after a reload', async ({ page }) => {
  await open(page, '/otpqr/notes/');
  for (const tool of toolNames) {
    await mark(page);
    await toolLink(page, tool).click();
    await expect(page).toHaveURL(`/#/otpqr${tool === 'make' ? '' : `?tool=${tool}`}`);
    await expect(page).toHaveTitle(titleOf(tool));
    await expect(heading(page)).toHaveText(toolHeading(tool));
    await expect(page.locator('a[data-tool][aria-current="page"]')).toHaveAttribute(
      'data-tool',
      tool,
    );
    await expect(page.locator('html')).toHaveAttribute('data-tool', tool);
    await expect(toolLink(page, tool)).toBeFocused();
    expect(await isMarked(page), tool).toBe(true);
  }
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('program'));
  await page.reload();
  await waitUntilReady(page);
  await expect(page).toHaveURL('/#/otpqr?tool=program');
  await expect(page).toHaveTitle(titleOf('program'));
  await page.goBack();
  await expect(page).toHaveTitle(titleOf('vectors'));
});

test('resets the lab when its link in the header is clicked', async ({ page }) => {
  const maker = new Maker(page);
  await open(page, '/otpqr/');
  await maker.issuer.fill('Bank');
  await toolLink(page, 'check').click();
  await mark(page);
  await page.getByTestId('nav-qr').click();
  await expect(page).toHaveURL('/#/otpqr');
  await waitUntilReady(page);
  expect(await isMarked(page)).toBe(false);
  await expect(maker.issuer).toHaveValue('');
});

/** Returns position, size and style of every visible element in the content. */
function renderedElements(page: Page): Promise<readonly string[]> {
  return page.locator('main').evaluate(async (main) => {
    await document.fonts.ready;
    return [...main.querySelectorAll(':not(astro-island, astro-slot, noscript, [data-static])')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor, borderTopWidth, fontSize } = getComputedStyle(element);
        const box = [x, y + scrollY, width, height].map((length) => Math.round(length));
        return [element.localName, ...box, color, backgroundColor, borderTopWidth, fontSize].join(
          ' ',
        );
      });
  });
}

for (const tool of toolNames)
  test(`looks the same on the page of ${tool} and after a switch to it`, async ({ page }) => {
    const widths = [1280, 360];
    await page.clock.setFixedTime(1_800_000_000_000);
    await open(page, tool === 'make' ? '/otpqr/' : `/otpqr/${tool}/`);
    const expected = new Map<number, readonly string[]>();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expected.set(width, await renderedElements(page));
      expect(expected.get(width)?.length).toBeGreaterThan(20);
    }
    await open(page, tool === 'make' ? '/otpqr/read/' : '/otpqr/');
    await switchTool(page, tool);
    // In a wider window, another link would be below the pointer.
    await page.mouse.move(0, 0);
    for (const width of widths.toReversed()) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => renderedElements(page), `${width} px`).toEqual(expected.get(width));
    }
  });

test("doesn't load the script of a table that the page already contains", async ({ page }) => {
  for (const [tool, row] of [
    ['vectors', 'tr[data-testid="implementation"]'],
    ['notes', 'tbody[data-app]'],
  ] as const) {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
    });
    await open(page, `/otpqr/${tool}/`);
    await page.waitForLoadState('networkidle');
    const own = scripts.splice(0);
    const count = await page.locator(row).count();
    expect(count).toBeGreaterThan(10);
    await open(page, '/otpqr/read/');
    await toolLink(page, tool).click();
    await expect(page.locator(row)).toHaveCount(count);
    await page.waitForLoadState('networkidle');
    const tables = scripts.filter((script) => /\/(Implementations|NotesTable)\./.test(script));
    expect(tables).toHaveLength(1);
    expect(own).not.toContain(tables[0]);
  }
});

test("shows a tool without its table, and a notice, if the table doesn't load", async ({
  page,
  consoleMessages,
}) => {
  const maker = new Maker(page);
  await page.route(/\/Implementations\.[^/]*\.js$/, (route) => route.abort());
  await open(page, '/otpqr/');
  await maker.issuer.fill('Bank');
  await toolLink(page, 'vectors').click();
  await expect(page.locator('[data-testid="vector"][data-verdict="pass"]')).toHaveCount(28);
  await expect(page.locator('#incomplete')).toBeVisible();
  await toolLink(page, 'make').click();
  await expect(maker.issuer).toHaveValue('Bank');
  expect(consoleMessages.splice(0)).not.toEqual([]);
});

test("shows the text of a tool, and a notice, if its messages don't load", async ({
  page,
  consoleMessages,
}) => {
  await page.route(/\/messages_en-US_check\./, (route) => route.abort());
  await page.goto('/otpqr/check/');
  await expect(page.locator('#incomplete')).toBeVisible();
  await expect(heading(page)).toHaveText(toolHeading('check'));
  await expect(page.getByTestId('check-code')).toBeVisible();
  expect(consoleMessages.splice(0)).not.toEqual([]);
});

test('follows a link to a heading of the tool without a page load', async ({ page }) => {
  const maker = new Maker(page);
  await open(page, '/otpqr/');
  await maker.issuer.fill('Bank');
  await toolLink(page, 'vectors').click();
  await page.locator('main a[href$="#rfc"]').click();
  await expect(page.locator('[id="rfc"]')).toBeFocused();
  await expect(page.locator('[id="rfc"]')).toBeInViewport();
  await toolLink(page, 'make').click();
  await expect(maker.issuer).toHaveValue('Bank');
});

test('restores scroll position and open groups of a table after Back and a reload', async ({
  page,
}) => {
  const opened = page.locator('main details[open]');
  const expectTable = async () => {
    await expect.poll(() => scrollTop(page)).toBe(2500);
    await expect(opened).toHaveCount(1);
  };
  await open(page, '/otpqr/');
  await toolLink(page, 'vectors').click();
  await page.locator('[data-name="totp-generator"] + tr summary').first().click();
  await scrollTo(page, 2500);
  await expect
    .poll(() => page.evaluate(() => history.state as unknown))
    .toMatchObject({ scroll: 2500 });
  await toolLink(page, 'program').dispatchEvent('click');
  await expect(page.getByTestId('program-output')).toBeVisible();
  await page.goBack();
  await expectTable();
  await page.reload();
  await waitUntilReady(page);
  await expectTable();
});

test('scrolls to the top for the notes on one app, and back to the same row', async ({ page }) => {
  await open(page, '/otpqr/');
  await mark(page);
  await toolLink(page, 'notes').click();
  const link = page.getByRole('link', { name: 'Yubico Authenticator', exact: true });
  await expect(link).toBeVisible();
  await link.scrollIntoViewIfNeeded();
  await expect(link).toBeInViewport();
  const top = await scrollTop(page);
  await link.click();
  await expect(heading(page)).toContainText('Yubico Authenticator');
  await expect(heading(page)).toBeInViewport();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(link).toBeInViewport();
  expect(Math.abs((await scrollTop(page)) - top)).toBeLessThan(20);
  expect(await isMarked(page)).toBe(true);
});
