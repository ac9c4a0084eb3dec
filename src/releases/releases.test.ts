import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { releases } from '../../releases.ts';
import { checkReleases } from './check.ts';
import {
  changesIn,
  compareVersions,
  currentRelease,
  installerAddress,
  releasesOf,
} from './releases.ts';
import type { Installer, Product, Release, Version } from './types.ts';

const languages = ['en-US', 'ko-KR'];
const offered = releases.flatMap((release) => release.files.map((file) => ({ release, file })));

test('the list of this project can be used', () => {
  expect(checkReleases(releases, languages)).toEqual([]);
});

test.each(offered)(
  '$release.product $release.version $file.name is the file it says',
  ({ release, file }) => {
    const address = installerAddress('', release, file);
    const content = readFileSync(new URL(`../../public${address}`, import.meta.url));
    expect(content.byteLength).toBe(file.bytes);
    expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
    expect(content.toString('latin1').startsWith('SAMPLE FILE, NOT AN INSTALLER')).toBe(
      release.sample ?? false,
    );
  },
);

/** A release that offers one file. */
function releaseOf(product: Product, version: Version): Release {
  const file = { name: 'setup_x64.msi', platform: 'windows', build: 'x64', bytes: 1, sha256: '' };
  return {
    product,
    version,
    date: '2026-11-02',
    minimum: '8',
    files: [file as Installer],
    changes: { 'en-US': ['It is new.'], 'ko-KR': ['새로워요.'] },
  };
}

test.each([
  ['windows-app', 'https://files.example.com/downloads/v1.0.3.0/setup_x64.msi'],
  ['login-windows', 'https://files.example.com/downloads/1.0.3.0/setup_x64.msi'],
] as const)('%s lies in its folder', (product, address) => {
  const release = releaseOf(product, '1.0.3.0');
  for (const file of release.files)
    expect(installerAddress('https://files.example.com', release, file)).toBe(address);
  expect(release.files).toHaveLength(1);
});

test.each([
  ['1.0.3.0', '1.0.3.0', 0],
  ['1.0.2.9', '1.0.3.0', -1],
  ['1.0.10.0', '1.0.9.0', 1],
  ['2.0.0.0', '1.9.9.9', 1],
])('%s against %s', (one, other, sign) => {
  expect(Math.sign(compareVersions(one, other) ?? Number.NaN)).toBe(sign);
});

test.each(['', '1', '1.0.3.0.0', '1.0.3.x', '-1.0.3.0', ' 1.0.3.0', '1.0.3.9999999999'])(
  '%j is no version',
  (text) => {
    expect(compareVersions(text, '1.0.3.0')).toBeUndefined();
    expect(compareVersions('1.0.3.0', text)).toBeUndefined();
  },
);

test('the newest release is the current one, in whatever order they stand', () => {
  const mixed = [
    releaseOf('windows-app', '1.0.9.0'),
    releaseOf('login-mac', '2.0.0.0'),
    releaseOf('windows-app', '1.0.10.0'),
  ];
  expect(currentRelease(mixed, 'windows-app').version).toBe('1.0.10.0');
  expect(releasesOf(mixed, 'windows-app').map(({ version }) => version)).toEqual([
    '1.0.10.0',
    '1.0.9.0',
  ]);
  expect(() => currentRelease([], 'login-mac')).toThrow('no release of login-mac');
});

test('changes are in the visitor’s language, else in English', () => {
  const release = releaseOf('login-windows', '1.0.3.0');
  expect(changesIn(release, 'ko-KR')).toEqual(['새로워요.']);
  expect(changesIn(release, 'fr-FR')).toBe(changesIn(release, 'en-US'));
});

describe('a bad entry is named in a sentence', () => {
  const good = currentRelease(releases, 'login-mac');
  const [file] = good.files;
  if (!file) throw new Error('login-mac offers no file');
  const others = releases.filter(({ product }) => product !== 'login-mac');
  const place = 'releases.ts: login-mac 1.0.3.0';

  test.each<[Release, string]>([
    [
      { ...good, date: '2026-02-30' },
      `${place}: date is "2026-02-30"; it must be a day, 2026-11-02.`,
    ],
    [
      { ...good, minimum: 'Mojave' },
      `${place}: minimum is "Mojave"; it must be a version such as 10.14.`,
    ],
    [{ ...good, changes: { 'en-US': ['New.'] } }, `${place}: changes has no sentence in ko-KR.`],
    [{ ...good, files: [] }, 'releases.ts: no release of login-mac offers a file.'],
    [{ ...good, files: [file, file] }, 'releases.ts: 1.0.3.0/auth_login.dmg is there twice.'],
    [
      { ...good, files: [{ ...file, name: "a'b.dmg" }] },
      `${place}, a'b.dmg: name is "a'b.dmg"; it must be letters, digits, dots, dashes and underscores.`,
    ],
    [
      { ...good, files: [{ ...file, bytes: 0 }] },
      `${place}, auth_login.dmg: bytes is 0; it must be a whole number of bytes, at least 1.`,
    ],
    [
      { ...good, files: [{ ...file, sha256: 'ABC' }] },
      `${place}, auth_login.dmg: sha256 is "ABC"; it must be 64 hexadecimal digits in lower case.`,
    ],
  ])('%#', (release, sentence) => {
    expect(checkReleases([...others, release], languages)).toEqual([sentence]);
  });
});
