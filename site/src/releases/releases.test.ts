import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { changesIn, currentRelease, installerAddress, releases, releasesOf } from './releases.ts';
import type { Installer, Product, Release, Version } from './types.ts';
import { compareVersions } from './versions.ts';

const offered = releases.flatMap((release) => release.files.map((file) => ({ release, file })));

test.each(offered)(
  '$release.product $release.version $file.name says in its content whether it is a sample',
  ({ release, file }) => {
    const address = installerAddress('', release, file);
    const content = readFileSync(new URL(`../../public${address}`, import.meta.url), 'latin1');
    expect(content.startsWith('SAMPLE FILE, NOT AN INSTALLER')).toBe(release.sample ?? false);
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
] as const)('%s has its files in the folder of the release', (product, address) => {
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
])('compares %s with %s', (first, second, sign) => {
  expect(Math.sign(compareVersions(first, second) ?? Number.NaN)).toBe(sign);
});

test.each(['', '1', '1.0.3.0.0', '1.0.3.x', '-1.0.3.0', ' 1.0.3.0', '1.0.3.9999999999'])(
  '%j is not a version',
  (text) => {
    expect(compareVersions(text, '1.0.3.0')).toBeUndefined();
    expect(compareVersions('1.0.3.0', text)).toBeUndefined();
  },
);

test('finds the newest release in a list of any order', () => {
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

test('returns changes in the visitor’s language, otherwise in English', () => {
  const release = releaseOf('login-windows', '1.0.3.0');
  expect(changesIn(release, 'ko-KR')).toEqual(['새로워요.']);
  expect(changesIn(release, 'fr-FR')).toBe(changesIn(release, 'en-US'));
});
