import { expect, test } from 'vitest';
import { shortVersions } from './shortVersions.ts';

test('removes what Debian adds to a version', () => {
  const versions = ['2.8.0+dfsg1-1', '2.7.4+dfsg.1-2'] as const;
  expect(shortVersions(versions, 'Debian unstable')).toEqual(['2.8.0', '2.7.4']);
  const security = ['2.6.15-1', '2.6.7-3.1+deb12u1'] as const;
  expect(shortVersions(security, 'Debian unstable')).toEqual(['2.6.15', '2.6.7']);
  const same = ['1.5-2', '1.5-2'] as const;
  expect(shortVersions(same, 'Debian 12')).toEqual(['1.5', '1.5']);
});

test('keeps it if the versions would be the same without it', () => {
  const versions = ['1.2.0-10', '1.2.0-7'] as const;
  expect(shortVersions(versions, 'Debian unstable')).toEqual(versions);
});

test('keeps versions on npm', () => {
  const versions = ['2.0.0-beta.1', '1.9.0+build'] as const;
  expect(shortVersions(versions, 'npm')).toEqual(versions);
});
