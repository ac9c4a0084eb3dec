import { expect, test } from 'vitest';
import { detectPlatform } from '../platform/detectPlatform.ts';
import type { ClientHints, Visitor } from '../platform/types.ts';
import { recommendBuild } from './recommendBuild.ts';
import { currentRelease, releases } from './releases.ts';
import type { Product } from './types.ts';

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

function recommended(product: Product, userAgent: string, rest: Partial<Visitor> = {}) {
  const platform = detectPlatform({ userAgent, touchPoints: 0, ...rest });
  return recommendBuild(platform, currentRelease(releases, product));
}

const windowsHints = (hints: ClientHints) => ({ hints: { platform: 'Windows', ...hints } });

test('suggests a build by the user agent if the browser has no hints', () => {
  for (const product of ['windows-app', 'login-windows'] as const)
    expect(recommended(product, windows)).toEqual({ build: 'x64', reason: 'suggested' });
  expect(recommended('login-mac', safari)).toEqual({ build: 'universal', reason: 'only' });
});

test('recommends the build for the processor in the hints', () => {
  expect(
    recommended('windows-app', windows, windowsHints({ architecture: 'x86', bitness: '32' })),
  ).toEqual({ build: 'x86', reason: 'reported' });
  for (const architecture of ['arm', 'x86'])
    expect(
      recommended('login-mac', safari, { hints: { platform: 'macOS', architecture } }),
    ).toEqual({ build: 'universal', reason: 'only' });
});

test('recommends the x64 app on Windows on ARM, but no login component', () => {
  const arm = windowsHints({ architecture: 'arm', bitness: '64' });
  expect(recommended('windows-app', windows, arm)).toEqual({ build: 'x64', reason: 'emulated' });
  expect(recommended('login-windows', windows, arm)).toEqual({
    build: undefined,
    reason: 'not-for-arm',
  });
});

test('recommends nothing for another system, or if its processor is unknown', () => {
  expect(recommended('windows-app', safari)).toBeUndefined();
  expect(recommended('login-mac', windows)).toBeUndefined();
  expect(recommended('windows-app', 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0)')).toBeUndefined();
  expect(recommended('login-windows', safari, { category: 'windows' })).toBeUndefined();
});
