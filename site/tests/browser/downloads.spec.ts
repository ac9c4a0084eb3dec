import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { keepTogether } from '../../src/i18n/keepTogether.ts';
import { currentRelease, releaseFolder, releases } from '../../src/releases/releases.ts';
import type { Product } from '../../src/releases/types.ts';
import { expectSelectedTab } from './support/appTabs.ts';
import { languages } from './support/pages.ts';
import { userAgentOn } from './support/systems.ts';
import { expect, test } from './support/test.ts';
import { open } from './support/visit.ts';

const release = currentRelease(releases, 'windows-app');
const [installer] = release.files;
if (!installer) throw new Error('the Windows app has no installer');
const { name, sha256 } = installer;
const content = readFileSync(
  fileURLToPath(
    new URL(`../../public/downloads/${releaseFolder(release)}/${name}`, import.meta.url),
  ),
);

const result = (page: Page) => page.getByTestId('verify-result');
const fileInput = (page: Page) => page.getByTestId('verify-file');

async function openChecker(page: Page): Promise<void> {
  await openDisclosure(page);
  await page.getByRole('heading', { name: 'Check my download' }).scrollIntoViewIfNeeded();
  await expect(fileInput(page)).toBeAttached();
}

const disclosure = (page: Page) =>
  page.getByRole('tabpanel').locator('details', { hasText: 'Verify your download' });

async function openDisclosure(page: Page): Promise<void> {
  await open(page, '/windows/');
  await disclosure(page).locator('summary').click();
}

test('opens the verification that an address names, without JavaScript, too', async ({
  browser,
}) => {
  for (const javaScriptEnabled of [true, false]) {
    const page = await browser.newPage({ javaScriptEnabled, userAgent: userAgentOn('windows') });
    await page.goto('/logon/#verify-login-windows');
    await expect(disclosure(page).getByRole('heading').first()).toBeInViewport({ ratio: 1 });
    await page.close();
  }
});

test.describe('a browser on Windows', () => {
  test.use({ userAgent: userAgentOn('windows') });

  for (const address of ['/logon/', '/#/logon', '/logon/?tab=mac', '/#/app?tab=ios'])
    test(`leads from the main download to its verification, in any tab (${address})`, async ({
      page,
    }) => {
      await open(page, address);
      await page.locator('main a[href*="#verify-"]:visible').click();
      await expectSelectedTab(page, 'windows');
      await expect(disclosure(page).getByRole('heading').first()).toBeFocused();
      await expect(disclosure(page).locator('summary')).toBeInViewport({ ratio: 1 });
    });
});

for (const { tag, root, messages } of languages)
  test.describe(`without JavaScript (${tag})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const [screen, products] of [
      ['app', ['windows-app']],
      ['logon', ['login-windows', 'login-mac']],
    ] as const satisfies readonly (readonly [string, readonly Product[]])[])
      test(`links to every installer and store on ${screen}`, async ({ page, request }) => {
        await page.goto(`${root}${screen}/`);
        const files = await page.locator('[role=tabpanel] a[data-download]').evaluateAll((links) =>
          links.map((link) => ({
            href: link.getAttribute('href'),
            label: link.textContent.trim(),
            isDownload: link.hasAttribute('download'),
            isShown: link.checkVisibility(),
          })),
        );
        const expected = products.flatMap((product) => {
          const { version, files: listed } = currentRelease(releases, product);
          const folder = product === 'windows-app' ? `v${version}` : version;
          return listed.map((file) => ({ ...file, href: `/downloads/${folder}/${file.name}` }));
        });
        expect(files).toHaveLength(expected.length);
        for (const { href, build, sha256: sum } of expected) {
          const link = files.find((file) => file.href === href);
          expect(link).toMatchObject({ isDownload: true, isShown: true });
          expect(link?.label).toBe(keepTogether(messages.downloads.installer[build]));
          await expect(page.locator('details code', { hasText: sum }).first()).toBeAttached();
          const answer = await request.get(href);
          expect(answer.status(), href).toBe(200);
          expect(
            createHash('sha256')
              .update(await answer.body())
              .digest('hex'),
            href,
          ).toBe(sum);
        }
        const stores = await page
          .locator('a[data-store]')
          .evaluateAll((links) =>
            links
              .filter((link) => link.checkVisibility() && !link.hasAttribute('aria-label'))
              .map((link) => [link.textContent.replace(/ .*/, ''), link.getAttribute('href')]),
          );
        const { googlePlay, appStore, microsoftStore } = site.stores;
        expect(stores.map(([, href]) => href)).toEqual([googlePlay, appStore, microsoftStore]);
        expect(stores.at(-1)?.[0]).toBe('Microsoft');
      });
  });

test('keeps checksums, commands, and the checker behind one disclosure', async ({ page }) => {
  await open(page, '/windows/');
  const details = disclosure(page);
  await expect(details).toHaveCount(1);
  await expect(page.getByText(sha256).first()).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Check my download' })).toBeHidden();
  await details.locator('summary').click();
  await expect(page.getByText(sha256).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Check my download' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    userAgent: userAgentOn('android'),
  });

  test('says that the installers of the login page are for computers', async ({ page }) => {
    await open(page, '/provider/');
    await expect(page.getByText('OTP login is for computers')).toBeInViewport();
  });

  test('shows the download checker only in tabs with a download', async ({ page }) => {
    const checker = page.locator('summary', { hasText: 'Verify your download' });
    await open(page, '/app/');
    for (const id of ['ios', 'android', 'macos']) {
      await page.locator(`[data-tab="${id}"]`).click();
      await expect(page.locator(`[data-panel="${id}"]`)).toBeVisible();
      await expect(checker).toBeHidden();
    }
    await page.locator('[data-tab="windows"]').click();
    await expect(checker).toBeVisible();
  });
});

test('copies checksums and commands', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openDisclosure(page);
  const item = disclosure(page).getByRole('region', { name });
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await item.getByRole('button', { name: 'Copy SHA-256' }).click();
  await expect(item.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(await copied()).toBe(sha256);
  for (const [index, command] of [
    `(Get-FileHash -Algorithm SHA256 '.\\${name}').Hash -eq '${sha256}'`,
    `echo '${sha256}  ${name}' | shasum -a 256 --check`,
    `echo '${sha256}  ${name}' | sha256sum --check`,
  ].entries()) {
    await item.getByRole('button', { name: 'Copy', exact: true }).nth(index).click();
    await expect.poll(copied).toBe(command);
  }
});

test('distinguishes genuine, renamed, changed, truncated, empty, and unknown files', async ({
  page,
}) => {
  await openChecker(page);
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  for (const [fileName, buffer, verdict, text] of [
    [name, content, 'genuine', 'This is the Windows app, unchanged since we published it.'],
    ['other.msi', content, 'genuine', `Our name for it is ${name}.`],
    [name, changed, 'wrong-content', `${name} is not the file`],
    [name, content.subarray(0, 700), 'truncated', '700 bytes; it should be 1.4 kB'],
    [name, Buffer.alloc(0), 'empty', `${name} is empty.`],
    ['game.exe', changed, 'unknown-name', 'game.exe is not listed'],
  ] as const) {
    await fileInput(page).setInputFiles({ name: fileName, buffer, mimeType: '' });
    await expect(result(page).locator(`[data-verdict="${verdict}"]`)).toBeVisible();
    await expect(result(page)).toContainText(text);
  }
});

test('says that a genuine installer is of another product than the page offers', async ({
  page,
}) => {
  await open(page, '/provider/?category=windows');
  await disclosure(page).first().locator('summary').click();
  await fileInput(page).first().setInputFiles({ name, buffer: content, mimeType: '' });
  await expect(result(page).first()).toContainText('This is the Windows app');
  await expect(result(page).first()).toContainText('It isn’t OTP Credential Provider.');
});

test('covers the marked area with the file input, so that it accepts dropped files', async ({
  page,
}) => {
  await openChecker(page);
  const area = await page.locator('label', { has: fileInput(page) }).boundingBox();
  const input = await fileInput(page).boundingBox();
  for (const side of ['width', 'height'] as const)
    expect(Math.abs((area?.[side] ?? 0) - (input?.[side] ?? 0))).toBeLessThanOrEqual(2);
});

test('rejects a file over 2 GB without reading it', async ({ page }, info) => {
  await openChecker(page);
  await page.evaluate(() => {
    Blob.prototype.stream = () => {
      throw new Error('read');
    };
  });
  const file = info.outputPath('setup_x64.msi');
  writeFileSync(file, '');
  truncateSync(file, 2_000_000_001);
  await fileInput(page).setInputFiles(file);
  await expect(result(page)).toContainText('larger than 2 GB');
});

test('shows the progress while it reads a large file, and can be canceled', async ({
  page,
}, info) => {
  await openChecker(page);
  await page.evaluate(() => {
    const reads: number[] = [];
    const shares: number[] = [];
    Object.assign(window, { reads, shares });
    type Reader = ReadableStreamDefaultReader<Uint8Array>;
    const { prototype } = ReadableStreamDefaultReader;
    const read = Reflect.get(prototype, 'read') as (this: Reader) => ReturnType<Reader['read']>;
    prototype.read = async function recordRead(this: Reader) {
      const answer = await read.call(this);
      reads.push(answer.value?.byteLength ?? 0);
      return answer;
    };
    // The page must not read the whole file at once.
    for (const method of ['arrayBuffer', 'text', 'bytes'])
      Reflect.deleteProperty(Blob.prototype, method);
    new MutationObserver(() => {
      const bar = document.querySelector('main progress');
      if (bar instanceof HTMLProgressElement) shares.push(bar.value);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const file = info.outputPath('large.msi');
  writeFileSync(file, '');
  truncateSync(file, 12_000_000);
  await fileInput(page).setInputFiles(file);
  await expect(result(page)).toContainText('large.msi is not listed', {
    timeout: 20_000,
  });
  const { reads, shares } = await page.evaluate(() => ({
    reads: Reflect.get(window, 'reads') as number[],
    shares: Reflect.get(window, 'shares') as number[],
  }));
  expect(reads.reduce((sum, bytes) => sum + bytes, 0)).toBe(12_000_000);
  expect(Math.max(...reads)).toBeLessThanOrEqual(4_194_304);
  expect(new Set(shares).size).toBeGreaterThan(2);
  expect(shares).toEqual([...shares].sort((first, second) => first - second));

  truncateSync(file, 1_900_000_000);
  await fileInput(page).setInputFiles(file);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(result(page)).toHaveText(english.verdict.canceled);
});
