import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { currentRelease, releaseFolder, releases } from '../../src/releases/releases.ts';
import type { Product } from '../../src/releases/types.ts';
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
  await open(page, '/windows/');
  await page.getByRole('heading', { name: 'Check my download' }).scrollIntoViewIfNeeded();
  await expect(fileInput(page)).toBeAttached();
}

const suggestion = (page: Page) => page.locator('[data-first]');

async function openInstallers(page: Page): Promise<void> {
  await open(page, '/windows/');
  await expect(suggestion(page)).toBeVisible();
}

for (const { tag, root, messages } of languages)
  test.describe(`without JavaScript (${tag})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const [screen, products] of [
      ['app', ['windows-app']],
      ['logon', ['login-windows', 'login-mac']],
    ] as const satisfies readonly (readonly [string, readonly Product[]])[])
      test(`links to every installer and store on ${screen}`, async ({ page, request }) => {
        await page.goto(`${root}${screen}/`);
        const files = await page.locator('a[data-download]').evaluateAll((links) =>
          links.map((link) => ({
            href: link.getAttribute('href'),
            label: link.textContent.trim(),
            isDownload: link.hasAttribute('download'),
            isShown: link.checkVisibility(),
            siblings: link.parentElement?.textContent ?? '',
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
          expect(link?.label).toBe(messages.downloads.installer[build]);
          expect(link?.siblings).toContain(sum);
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
        const addresses = screen === 'app' ? [googlePlay, appStore] : [];
        expect(stores.map(([, href]) => href)).toEqual([...addresses, microsoftStore]);
        expect(stores.at(-1)?.[0]).toBe('Microsoft');
      });
  });

/** Removes the client hints, because Firefox and Safari have none. */
async function removeClientHints(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'));
}

for (const [system, address, build, reason] of [
  ['windows', '/windows/', 'x64', 'Suggested: x64 (64 Bits)'],
  ['windows', '/provider/', 'x64', 'Suggested: x64 (64 Bits)'],
  ['macos', '/provider/', 'universal', 'this installer works on both Apple Silicon and Intel Macs'],
] as const)
  test.describe(`a browser on ${system} without client hints`, () => {
    test.use({ userAgent: userAgentOn(system) });

    test(`suggests the ${build} installer first on ${address}, with the reason next to its button`, async ({
      page,
    }) => {
      await removeClientHints(page);
      await open(page, address);
      await expect(suggestion(page)).toHaveAttribute('data-first', build);
      await expect(suggestion(page)).toContainText(reason);
      const shown = page.locator('a[data-download]:visible');
      await expect(shown).toHaveCount(1);
      const button = await shown.boundingBox();
      const text = await page.getByText(reason).boundingBox();
      expect((text?.y ?? 0) - (button?.y ?? 0) - (button?.height ?? 0)).toBeLessThan(24);
      await page.getByText('Installers for other systems and processors').click();
      expect(await shown.count()).toBeGreaterThan(1);
      const colors = await shown.evaluateAll((links) =>
        links.map((link) => getComputedStyle(link).backgroundColor),
      );
      expect(colors.filter((color) => color === colors[0])).toHaveLength(1);
    });
  });

test.describe('on a phone', () => {
  test.use({
    viewport: { width: 360, height: 800 },
    userAgent: userAgentOn('android'),
  });

  test('shows the purpose of the login page first, and suggests no installer', async ({ page }) => {
    await open(page, '/provider/');
    const topOf = async (locator: Locator) => (await locator.boundingBox())?.y ?? Infinity;
    const picture = page.locator('main picture').first();
    expect(await topOf(page.getByText('Your computer asks for a code').first())).toBeLessThan(400);
    expect(await topOf(picture)).toBeLessThan(800);
    await expect(suggestion(page)).toHaveCount(0);
    await expect(page.locator('a[data-download]:visible')).toHaveCount(0);
    await expect(page.getByText('Open this page on the computer')).toBeVisible();
  });

  test('shows the download checker only in tabs with a download', async ({ page }) => {
    const checker = page.getByRole('heading', { name: 'Check my download' });
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
  await openInstallers(page);
  const item = suggestion(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await item.getByRole('button', { name: 'Copy SHA-256' }).click();
  await expect(item.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(await copied()).toBe(sha256);
  await item.getByText('command line').click();
  for (const [index, command] of [
    `(Get-FileHash -Algorithm SHA256 .\\${name}).Hash -eq '${sha256}'`,
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
    [name, content, 'genuine', `${name} is genuine.`],
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
