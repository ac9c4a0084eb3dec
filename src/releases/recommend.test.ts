import { expect, test } from 'vitest';
import { detectPlatform } from '../platform/detectPlatform.ts';
import type { ClientHints } from '../platform/types.ts';
import { recommendBuild } from './recommend.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0';

function platform(userAgent: string, hints?: ClientHints) {
  return detectPlatform({ userAgent, hints, touchPoints: 0 });
}

test('what the user agent suggests, and what the hints report', () => {
  expect(recommendBuild(platform(windows))).toEqual({
    build: 'x64',
    certainty: 'assumed',
  });
  const hints = { platform: 'Windows', architecture: 'x86', bitness: '32', wow64: false };
  expect(recommendBuild(platform(windows, hints))).toEqual({
    build: 'x86',
    certainty: 'certain',
  });
});

test('one build serves both Macs', () => {
  for (const architecture of ['arm', 'x86'])
    expect(
      recommendBuild(platform(mac, { platform: 'macOS', architecture, bitness: '64' })),
    ).toEqual({ build: 'universal', certainty: 'certain' });
  expect(recommendBuild(platform(mac))).toEqual({ build: 'universal', certainty: 'certain' });
  expect(recommendBuild(detectPlatform({ userAgent: mac }))).toEqual({
    build: 'universal',
    certainty: 'assumed',
  });
});

test('nothing for another system, an unknown processor, or one without a build', () => {
  expect(recommendBuild(platform('Mozilla/5.0 (X11; Linux x86_64; rv:128.0)'))).toBeUndefined();
  const arm = { platform: 'Windows', architecture: 'arm', bitness: '64' };
  expect(recommendBuild(platform(windows, arm))).toBeUndefined();
});
