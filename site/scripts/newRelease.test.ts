import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkReleases } from '../src/releases/checkReleases.ts';
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

/** Writes a file into a new folder. Returns its path. */
function writeInstaller(name: string, content: Uint8Array): string {
  const path = join(mkdtempSync(join(folder, 'file-')), name);
  writeFileSync(path, content);
  return path;
}

const languages = ['en-US', 'ko-KR', 'de-DE'];
const day = '2026-12-01';
const createRelease = async (product: string, version: string, ...files: string[]) =>
  newRelease({ product, version, files }, releases, languages, day);

test('returns an entry with the size and hash of each file and with empty lists of changes', async () => {
  const x64 = msi('for 64 bits');
  const files = [
    writeInstaller('setup_x64.msi', x64),
    writeInstaller('setup_x86.msi', msi('for 32 bits')),
  ];
  const release = await createRelease('login-windows', '1000.0.0.0', ...files);
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

test('returns a valid entry, except for its missing changes', async () => {
  const release = await createRelease(
    'login-mac',
    '1000.0.0.0',
    writeInstaller('auth_login.dmg', dmg('a disk')),
  );
  expect(checkReleases({ releases: [release, ...releases] })).toEqual([
    'releases.json: releases[0].changes.en-US must NOT have fewer than 1 items {"limit":1}',
  ]);
  const changes = { 'en-US': ['It is new.'], 'ko-KR': ['새로워요.'] };
  expect(checkReleases({ releases: [{ ...release, changes }, ...releases] })).toEqual([]);
});

const newest = currentRelease(releases, 'login-mac').version;
const validInstaller = () => writeInstaller('auth_login.dmg', dmg('another disk'));

test.each([
  ['an unknown product', ['login-linux', '1000.0.0.0'], 'There is no product login-linux'],
  ['three numbers', ['login-mac', '1000.0.0'], '1000.0.0 is not a version'],
  ['the same version', ['login-mac', newest], `${newest} is not newer than ${newest}`],
  ['an older version', ['login-mac', '0.0.0.9'], `0.0.0.9 is not newer than ${newest}`],
] as const)('refuses %s', async (_, [product, version], sentence) => {
  await expect(createRelease(product, version, validInstaller())).rejects.toThrow(sentence);
});

test.each<[string, () => string[], string]>([
  ['no file', () => [], 'List the installers'],
  [
    'a file name that the product does not have',
    () => [writeInstaller('setup_x64.msi', msi('1'))],
    'login-mac has no file setup_x64.msi. Its files are auth_login.dmg.',
  ],
  [
    'a disk image without its koly block',
    () => [writeInstaller('auth_login.dmg', Buffer.from('koly but too short'))],
    'is not a disk image',
  ],
  [
    'an MSI file that is named .dmg',
    () => [writeInstaller('auth_login.dmg', Buffer.concat([msi('1'), Buffer.alloc(600)]))],
    'is not a disk image',
  ],
  [
    'two files with the same name',
    () => [validInstaller(), writeInstaller('auth_login.dmg', dmg('2'))],
    'appears twice',
  ],
])('refuses for macOS: %s', async (_, files, sentence) => {
  await expect(createRelease('login-mac', '1000.0.0.0', ...files())).rejects.toThrow(sentence);
});

test('refuses for Windows a file that is no MSI file or repeats the content of another installer', async () => {
  const text = writeInstaller('setup_x64.msi', Buffer.from('SAMPLE FILE'));
  await expect(createRelease('windows-app', '1000.0.0.0', text)).rejects.toThrow(
    'is not an MSI file',
  );

  const both = ['setup_x64.msi', 'setup_x86.msi'].map((name) =>
    writeInstaller(name, msi('the same')),
  );
  await expect(createRelease('windows-app', '1000.0.0.0', ...both)).rejects.toThrow(
    'setup_x86.msi has the same content as setup_x64.msi.',
  );

  const path = writeInstaller('setup_x64.msi', msi('an app'));
  const app = await createRelease('windows-app', '1000.0.0.0', path);
  expect(() =>
    newRelease(
      { product: 'login-windows', version: '1000.0.0.0', files: [path] },
      [app, ...releases],
      languages,
      day,
    ),
  ).toThrow('setup_x64.msi has the same content as setup_x64.msi of windows-app 1000.0.0.0.');
});
