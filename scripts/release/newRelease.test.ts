import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { releases } from '../../releases.ts';
import { checkReleases } from '../../src/releases/check.ts';
import { currentRelease } from '../../src/releases/releases.ts';
import type { Release } from '../../src/releases/types.ts';
import { copiesOf, newRelease, withRelease } from './newRelease.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const msi = (text: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text)]);
const dmg = (text: string) =>
  Buffer.concat([Buffer.from(text), Buffer.from('koly'), Buffer.alloc(508)]);

/** Writes a file into a folder of its own and gives its path. */
function put(name: string, content: Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'file-')), name);
  writeFileSync(path, content);
  return path;
}

const languages = ['en-US', 'ko-KR', 'de-DE'];
const day = '2026-12-01';
const ask = async (product: string, version: string, ...files: string[]) =>
  newRelease({ product, version, files }, releases, languages, day);

test('a record has what its files are, and empty lists of changes', async () => {
  const x64 = msi('for 64 bits');
  const files = [put('setup_x64.msi', x64), put('setup_x86.msi', msi('for 32 bits'))];
  const release = await ask('login-windows', '1000.0.0.0', ...files);
  expect(release).toMatchObject({
    product: 'login-windows',
    version: '1000.0.0.0',
    date: day,
    minimum: currentRelease(releases, 'login-windows').minimum,
    changes: { 'en-US': [], 'ko-KR': [], 'de-DE': [] },
  });
  expect(release.files[0]).toEqual({
    name: 'setup_x64.msi',
    platform: 'windows',
    build: 'x64',
    bytes: x64.length,
    sha256: createHash('sha256').update(x64).digest('hex'),
  });
  expect(copiesOf(release, files).map(([, to]) => to)).toEqual([
    '1000.0.0.0/setup_x64.msi',
    '1000.0.0.0/setup_x86.msi',
  ]);
});

test('releases.ts with the record is read as before, and asks for the changes alone', async () => {
  const release = await ask('login-mac', '1000.0.0.0', put('auth_login.dmg', dmg('a disk')));
  const path = join(folder, 'releases.ts');
  writeFileSync(path, withRelease(readFileSync('releases.ts', 'utf8'), release));
  const written = (await import(/* @vite-ignore */ path)) as { releases: readonly Release[] };
  expect(written.releases).toEqual([release, ...releases]);
  expect(checkReleases(written.releases, ['en-US', 'ko-KR'])).toEqual([
    'releases.ts: login-mac 1000.0.0.0: changes has no sentence in en-US.',
    'releases.ts: login-mac 1000.0.0.0: changes has no sentence in ko-KR.',
  ]);
});

const newest = currentRelease(releases, 'login-mac').version;
const good = () => put('auth_login.dmg', dmg('another disk'));

test.each([
  ['an unknown product', ['login-linux', '1000.0.0.0'], 'login-linux is no product'],
  ['three numbers', ['login-mac', '1000.0.0'], '1000.0.0 is no version of four numbers'],
  ['the same version', ['login-mac', newest], `${newest} is not newer than ${newest}`],
  ['an older version', ['login-mac', '0.0.0.9'], `0.0.0.9 is not newer than ${newest}`],
] as const)('refused: %s', async (_, [product, version], sentence) => {
  await expect(ask(product, version, good())).rejects.toThrow(sentence);
});

test.each<[string, () => string[], string]>([
  ['no file', () => [], 'Name the installers'],
  [
    'a name that is not the product’s',
    () => [put('setup_x64.msi', msi('1'))],
    'setup_x64.msi is no file of login-mac; its files are auth_login.dmg.',
  ],
  [
    'a disk image without its end',
    () => [put('auth_login.dmg', Buffer.from('koly but too short'))],
    'is no disk image',
  ],
  [
    'an MSI under the name of a disk image',
    () => [put('auth_login.dmg', Buffer.concat([msi('1'), Buffer.alloc(600)]))],
    'is no disk image',
  ],
  ['the same name twice', () => [good(), put('auth_login.dmg', dmg('2'))], 'is there twice'],
])('refused for a Mac: %s', async (_, files, sentence) => {
  await expect(ask('login-mac', '1000.0.0.0', ...files())).rejects.toThrow(sentence);
});

test('refused for Windows: bytes that are no MSI, of its other file, or of another product', async () => {
  const text = put('setup_x64.msi', Buffer.from('SAMPLE FILE'));
  await expect(ask('windows-app', '1000.0.0.0', text)).rejects.toThrow('is no MSI');

  const both = ['setup_x64.msi', 'setup_x86.msi'].map((name) => put(name, msi('the same')));
  await expect(ask('windows-app', '1000.0.0.0', ...both)).rejects.toThrow(
    'setup_x86.msi has the same bytes as setup_x64.msi.',
  );

  const path = put('setup_x64.msi', msi('an app'));
  const app = await ask('windows-app', '1000.0.0.0', path);
  expect(() =>
    newRelease(
      { product: 'login-windows', version: '1000.0.0.0', files: [path] },
      [app, ...releases],
      languages,
      day,
    ),
  ).toThrow('setup_x64.msi has the bytes of setup_x64.msi of windows-app 1000.0.0.0.');
});
