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
import type { Release } from './types.ts';

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

test('the app lies under v{version}, the login components under {version}', () => {
  const addresses = offered.map(({ release, file }) =>
    installerAddress('https://files.example.com', release, file),
  );
  expect(addresses).toEqual([
    'https://files.example.com/downloads/v1.0.3.0/setup_x64.msi',
    'https://files.example.com/downloads/v1.0.3.0/setup_x86.msi',
    'https://files.example.com/downloads/1.0.3.0/setup_x64.msi',
    'https://files.example.com/downloads/1.0.3.0/setup_x86.msi',
    'https://files.example.com/downloads/1.0.3.0/auth_login.dmg',
  ]);
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
  const mixed = [...releases].reverse();
  expect(currentRelease(mixed, 'login-mac').version).toBe('1.0.3.0');
  expect(releasesOf(mixed, 'windows-app').map(({ version }) => version)).toEqual([
    '1.0.3.0',
    '1.0.2.0',
  ]);
  expect(() => currentRelease([], 'login-mac')).toThrow('no release of login-mac');
});

test('changes are in the visitor’s language, else in English', () => {
  const release = currentRelease(releases, 'login-windows');
  expect(changesIn(release, 'ko-KR')[0]).toContain('32비트');
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
