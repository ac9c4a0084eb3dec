import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReleases } from '../src/releases/check.ts';
import { currentRelease, releases } from '../src/releases/releases.ts';
import { copiesOf, newRelease } from './newRelease.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const msi = (text: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.from(text)]);
const dmg = (text: string) =>
  Buffer.concat([Buffer.from(text), Buffer.from('koly'), Buffer.alloc(508)]);

/** Writes a file into a folder of its own. Returns its path. */
function put(name: string, content: Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'file-')), name);
  writeFileSync(path, content);
  return path;
}

const languages = ['en-US', 'ko-KR', 'de-DE'];
const day = '2026-12-01';
const request = async (product: string, version: string, ...files: string[]) =>
  newRelease({ product, version, files }, releases, languages, day);

test('an entry has the sizes and hashes of its files, and empty lists of changes', async () => {
  const x64 = msi('for 64 bits');
  const files = [put('setup_x64.msi', x64), put('setup_x86.msi', msi('for 32 bits'))];
  const release = await request('login-windows', '1000.0.0.0', ...files);
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

test('a new entry is valid except for its missing changes', async () => {
  const release = await request('login-mac', '1000.0.0.0', put('auth_login.dmg', dmg('a disk')));
  expect(checkReleases({ releases: [release, ...releases] })).toEqual([
    'releases.json: releases[0].changes.en-US must NOT have fewer than 1 items {"limit":1}',
  ]);
  const changes = { 'en-US': ['It is new.'], 'ko-KR': ['새로워요.'] };
  expect(checkReleases({ releases: [{ ...release, changes }, ...releases] })).toEqual([]);
});

const newest = currentRelease(releases, 'login-mac').version;
const good = () => put('auth_login.dmg', dmg('another disk'));

test.each([
  ['an unknown product', ['login-linux', '1000.0.0.0'], 'There is no product login-linux'],
  ['three numbers', ['login-mac', '1000.0.0'], 'A version has four numbers'],
  ['the same version', ['login-mac', newest], `${newest} is not newer than ${newest}`],
  ['an older version', ['login-mac', '0.0.0.9'], `0.0.0.9 is not newer than ${newest}`],
] as const)('refuses %s', async (_, [product, version], sentence) => {
  await expect(request(product, version, good())).rejects.toThrow(sentence);
});

test.each<[string, () => string[], string]>([
  ['no file', () => [], 'Name the installers'],
  [
    'a name that is not the product’s',
    () => [put('setup_x64.msi', msi('1'))],
    'login-mac has no file setup_x64.msi. Its files are auth_login.dmg.',
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
  ['the same name twice', () => [good(), put('auth_login.dmg', dmg('2'))], 'is named twice'],
])('refuses for a Mac: %s', async (_, files, sentence) => {
  await expect(request('login-mac', '1000.0.0.0', ...files())).rejects.toThrow(sentence);
});

test('refuses for Windows a file that is no MSI or has the content of another installer', async () => {
  const text = put('setup_x64.msi', Buffer.from('SAMPLE FILE'));
  await expect(request('windows-app', '1000.0.0.0', text)).rejects.toThrow('is no MSI');

  const both = ['setup_x64.msi', 'setup_x86.msi'].map((name) => put(name, msi('the same')));
  await expect(request('windows-app', '1000.0.0.0', ...both)).rejects.toThrow(
    'setup_x86.msi has the same content as setup_x64.msi.',
  );

  const path = put('setup_x64.msi', msi('an app'));
  const app = await request('windows-app', '1000.0.0.0', path);
  expect(() =>
    newRelease(
      { product: 'login-windows', version: '1000.0.0.0', files: [path] },
      [app, ...releases],
      languages,
      day,
    ),
  ).toThrow('setup_x64.msi has the same content as setup_x64.msi of windows-app 1000.0.0.0.');
});
