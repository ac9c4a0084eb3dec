import { createHash } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import english from '../../src/locales/en-US.json' with { type: 'json' };
import * as site from '../../site.config.ts';
import { currentRelease, releaseFolder, releases } from '../../src/releases/releases.ts';
import type { Product } from '../../src/releases/types.ts';
import { languages } from './support/screens.ts';
import { systems } from './support/systems.ts';
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
const chooser = (page: Page) => page.getByTestId('verify-file');

async function openChecker(page: Page): Promise<void> {
  await open(page, '/windows/');
  await page.getByRole('heading', { name: 'Check my download' }).scrollIntoViewIfNeeded();
  await expect(chooser(page)).toBeAttached();
}

const likely = (page: Page) => page.locator('[data-first]');

async function openInstallers(page: Page): Promise<void> {
  await open(page, '/windows/');
  await expect(likely(page)).toBeVisible();
}

for (const { tag, root, words } of languages)
  test.describe(`without script (${tag})`, () => {
    test.use({ javaScriptEnabled: false });

    for (const [screen, products] of [
      ['app', ['windows-app']],
      ['logon', ['login-windows', 'login-mac']],
    ] as const satisfies readonly (readonly [string, readonly Product[]])[])
      test(`links every installer and store by its label on ${screen}`, async ({
        page,
        request,
      }) => {
        await page.goto(`${root}${screen}/`);
        const files = await page.locator('a[data-download]').evaluateAll((links) =>
          links.map((link) => ({
            href: link.getAttribute('href'),
            label: link.textContent.trim(),
            download: link.hasAttribute('download'),
            shown: link.checkVisibility(),
            beside: link.parentElement?.textContent ?? '',
          })),
        );
        const expected = products.flatMap((product) => {
          const { version, files: listed } = currentRelease(releases, product);
          const folder = product === 'windows-app' ? `v${version}` : version;
          return listed.map((file) => ({ ...file, href: `/downloads/${folder}/${file.name}` }));
        });
        expect(files).toHaveLength(expected.length);
        for (const { href, build, sha256: sum } of expected) {
          const link = files.find((one) => one.href === href);
          expect(link).toMatchObject({ download: true, shown: true });
          expect(link?.label).toBe(words.downloads.installer[build]);
          expect(link?.beside).toContain(sum);
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

/** Removes the client hints, as Firefox and Safari have none. */
async function withoutHints(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'userAgentData'));
}

for (const [system, address, build, reason] of [
  ['windows', '/windows/', 'x64', 'Suggested: x64 (64 Bits)'],
  ['windows', '/provider/', 'x64', 'Suggested: x64 (64 Bits)'],
  ['macos', '/provider/', 'universal', 'this installer works on both Apple Silicon and Intel Macs'],
] as const)
  test.describe(`a browser without hints on ${system}`, () => {
    test.use({ userAgent: systems.find((one) => one.system === system)?.userAgent ?? '' });

    test(`shows ${build} first on ${address}, with the reason beside its button`, async ({
      page,
    }) => {
      await withoutHints(page);
      await open(page, address);
      await expect(likely(page)).toHaveAttribute('data-first', build);
      await expect(likely(page)).toContainText(reason);
      const shown = page.locator('a[data-download]:visible');
      await expect(shown).toHaveCount(1);
      const place = await shown.boundingBox();
      const said = await page.getByText(reason).boundingBox();
      expect((said?.y ?? 0) - (place?.y ?? 0) - (place?.height ?? 0)).toBeLessThan(24);
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
    userAgent: systems.find((one) => one.system === 'android')?.userAgent ?? '',
  });

  test('shows what the login page is for before any installer, and suggests none', async ({
    page,
  }) => {
    await open(page, '/provider/');
    const box = async (locator: Locator) => (await locator.boundingBox())?.y ?? Infinity;
    const picture = page.locator('main picture').first();
    expect(await box(page.getByText('Your computer asks for a code').first())).toBeLessThan(400);
    expect(await box(picture)).toBeLessThan(800);
    await expect(likely(page)).toHaveCount(0);
    await expect(page.locator('a[data-download]:visible')).toHaveCount(0);
    await expect(page.getByText('Open this page on the computer')).toBeVisible();
  });

  test('shows the check of a download only in the tab that has one', async ({ page }) => {
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
  const item = likely(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await item.getByRole('button', { name: 'Copy SHA-256' }).click();
  await expect(item.getByText('Copied', { exact: true }).first()).toBeVisible();
  expect(await copied()).toBe(sha256);
  await item.getByText('command line').click();
  for (const [place, command] of [
    `(Get-FileHash -Algorithm SHA256 .\\${name}).Hash -eq '${sha256}'`,
    `echo '${sha256}  ${name}' | shasum -a 256 --check`,
    `echo '${sha256}  ${name}' | sha256sum --check`,
  ].entries()) {
    await item.getByRole('button', { name: 'Copy', exact: true }).nth(place).click();
    await expect.poll(copied).toBe(command);
  }
});

test('tells right, renamed, changed, cut, empty and unknown files apart', async ({ page }) => {
  await openChecker(page);
  const changed = Buffer.from(content);
  changed.writeUInt8(changed.readUInt8(100) ^ 1, 100);
  for (const [chosen, buffer, verdict, says] of [
    [name, content, 'genuine', `${name} is genuine.`],
    ['other.msi', content, 'genuine', `Our name for it is ${name}.`],
    [name, changed, 'wrong-content', `${name} is not the file`],
    [name, content.subarray(0, 700), 'truncated', '700 bytes; it should be 1.4 kB'],
    [name, Buffer.alloc(0), 'empty', `${name} is empty.`],
    ['game.exe', changed, 'unknown-name', 'game.exe is not listed'],
  ] as const) {
    await chooser(page).setInputFiles({ name: chosen, buffer, mimeType: '' });
    await expect(result(page).locator(`[data-verdict="${verdict}"]`)).toBeVisible();
    await expect(result(page)).toContainText(says);
  }
});

test('accepts a file dropped anywhere in the marked area', async ({ page }) => {
  await openChecker(page);
  const area = await page.locator('label', { has: chooser(page) }).boundingBox();
  const input = await chooser(page).boundingBox();
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
  await chooser(page).setInputFiles(file);
  await expect(result(page)).toContainText('larger than 2 GB');
});

test('shows the progress of reading a large file, and cancels it', async ({ page }, info) => {
  await openChecker(page);
  await page.evaluate(() => {
    const reads: number[] = [];
    const shares: number[] = [];
    Object.assign(window, { reads, shares });
    type Reader = ReadableStreamDefaultReader<Uint8Array>;
    const { prototype } = ReadableStreamDefaultReader;
    const read = Reflect.get(prototype, 'read') as (this: Reader) => ReturnType<Reader['read']>;
    prototype.read = async function readNoted(this: Reader) {
      const answer = await read.call(this);
      reads.push(answer.value?.byteLength ?? 0);
      return answer;
    };
    for (const whole of ['arrayBuffer', 'text', 'bytes'])
      Reflect.deleteProperty(Blob.prototype, whole);
    new MutationObserver(() => {
      const bar = document.querySelector('main progress');
      if (bar instanceof HTMLProgressElement) shares.push(bar.value);
    }).observe(document.body, { childList: true, subtree: true, attributes: true });
  });
  const file = info.outputPath('large.msi');
  writeFileSync(file, '');
  truncateSync(file, 12_000_000);
  await chooser(page).setInputFiles(file);
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
  expect(shares).toEqual([...shares].sort((one, other) => one - other));

  truncateSync(file, 1_900_000_000);
  await chooser(page).setInputFiles(file);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(result(page)).toHaveText(english.verdict.canceled);
});
