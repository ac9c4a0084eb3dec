import { describe, expect, test } from 'vitest';
import { detectPlatform } from './detectPlatform.ts';
import { systemOf } from './systemOf.ts';
import type { ClientHints, Platform } from './types.ts';
import { samples } from './userAgents.fixture.ts';

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const linux =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

test('the table holds at least 60 different browsers', () => {
  const different = new Set(
    samples.map(({ userAgent, touchPoints }) => `${touchPoints} ${userAgent}`),
  );
  expect(different.size).toBe(samples.length);
  expect(different.size).toBeGreaterThanOrEqual(60);
});

describe('by the browser, without hints', () => {
  test.each(samples)(
    '$name',
    ({ userAgent, touchPoints, system, device, certainty, architecture }) => {
      expect(detectPlatform({ userAgent, touchPoints })).toEqual({
        system,
        ...(device && { device }),
        certainty,
        architecture,
        architectureCertainty: architecture === 'unknown' ? 'unknown' : 'assumed',
        source: 'browser',
      });
      expect(systemOf(userAgent, touchPoints)).toBe(system);
    },
  );

  test('a Mac whose touch points are not known may be an iPad', () => {
    expect(detectPlatform({ userAgent: mac })).toMatchObject({
      system: 'macos',
      certainty: 'assumed',
    });
  });

  test('nothing known', () => {
    expect(detectPlatform({})).toEqual({
      system: 'unknown',
      certainty: 'unknown',
      architecture: 'unknown',
      architectureCertainty: 'unknown',
      source: 'browser',
    });
  });
});

type HintRow = [
  name: string,
  userAgent: string,
  hints: ClientHints | undefined,
  expected: Partial<Platform>,
];

describe('client hints', () => {
  test.each<HintRow>([
    [
      'given: Windows x64',
      windows,
      { platform: 'Windows', architecture: 'x86', bitness: '64', wow64: false },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'certain' },
    ],
    [
      'given: 32-bit browser on 64-bit Windows',
      windows,
      { platform: 'Windows', architecture: 'x86', bitness: '32', wow64: true },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'certain' },
    ],
    [
      'given: 32-bit Windows, whose user agent says x64',
      windows,
      { platform: 'Windows', architecture: 'x86', bitness: '32', wow64: false },
      { system: 'windows', architecture: 'x86', architectureCertainty: 'certain' },
    ],
    [
      'given: Windows for ARM, whose user agent says x64',
      windows,
      { platform: 'Windows', architecture: 'arm', bitness: '64', wow64: false },
      { system: 'windows', architecture: 'arm64', architectureCertainty: 'certain' },
    ],
    [
      'given: Apple silicon, whose user agent says Intel',
      mac,
      { platform: 'macOS', architecture: 'arm', bitness: '64' },
      { system: 'macos', architecture: 'apple-silicon', architectureCertainty: 'certain' },
    ],
    [
      'given: Intel Mac',
      mac,
      { platform: 'macOS', architecture: 'x86', bitness: '64' },
      { system: 'macos', architecture: 'intel', architectureCertainty: 'certain' },
    ],
    [
      'given: Linux on ARM',
      linux,
      { platform: 'Linux', architecture: 'arm', bitness: '64' },
      { system: 'linux', architecture: 'arm64', architectureCertainty: 'certain' },
    ],
    [
      'given: Android that poses as Linux',
      linux,
      { platform: 'Android', architecture: '', bitness: '' },
      { system: 'android', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'given: ChromeOS',
      linux,
      { platform: 'Chrome OS', architecture: 'x86', bitness: '64' },
      { system: 'chromeos', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'given without bitness: only the user agent is left',
      windows,
      { platform: 'Windows', architecture: 'x86' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'refused: Windows',
      windows,
      { platform: 'Windows' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'refused with empty texts: Windows',
      windows,
      { platform: 'Windows', architecture: '', bitness: '' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'refused: Mac',
      mac,
      { platform: 'macOS' },
      { system: 'macos', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'refused wholly',
      linux,
      { platform: '' },
      { system: 'linux', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'absent: Windows',
      windows,
      undefined,
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'absent: Mac',
      mac,
      undefined,
      { system: 'macos', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'a platform not known: the user agent decides',
      windows,
      { platform: 'Fuchsia' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
  ])('%s', (_name, userAgent, hints, expected) => {
    expect(detectPlatform({ userAgent, hints, touchPoints: 0 })).toMatchObject({
      ...expected,
      certainty: 'certain',
      source: 'browser',
    });
  });
});

describe('by the category', () => {
  test.each([
    ['windows', 'windows'],
    ['android', 'android'],
    ['iPhone', 'ios'],
    ['ios', 'ios'],
    ['iPad', 'ios'],
    ['mac', 'macos'],
    ['osx', 'macos'],
    ['macos', 'macos'],
    ['ubuntu', 'linux'],
    ['linux', 'linux'],
    ['WINDOWS', 'windows'],
    [' macOS ', 'macos'],
    ['watchos', 'ios'],
    ['apple', 'ios'],
    ['windowsLogonUpdate', 'windows'],
  ])('%s is %s, before path and browser', (category, system) => {
    expect(detectPlatform({ category, path: 'android', userAgent: windows })).toMatchObject({
      system,
      certainty: 'certain',
      source: 'category',
    });
  });

  test.each(['', 'beos', 'constructor', '<script>'])('%j is passed over', (category) => {
    expect(detectPlatform({ category, path: '/mac', userAgent: windows }).source).toBe('path');
    expect(detectPlatform({ category, path: '/app', userAgent: windows }).source).toBe('browser');
  });

  test('names the device that it names', () => {
    expect(detectPlatform({ category: 'iPad', userAgent: iphone }).device).toBe('ipad');
    expect(detectPlatform({ category: 'ios', userAgent: iphone })).not.toHaveProperty('device');
  });
});

describe('by the path', () => {
  test.each([
    ['/windows', 'windows'],
    ['/windowslogon', 'windows'],
    ['/windowsLogonUpdate', 'windows'],
    ['/macos', 'macos'],
    ['/osx', 'macos'],
    ['/mac', 'macos'],
    ['/android', 'android'],
    ['/ios', 'ios'],
    ['/iphone', 'ios'],
    ['/ipad', 'ios'],
    ['/watchos', 'ios'],
    ['/apple', 'ios'],
    ['Watchos', 'ios'],
    ['OSX/', 'macos'],
  ])('%s is %s, before the browser', (path, system) => {
    expect(detectPlatform({ path, userAgent: linux })).toMatchObject({
      system,
      certainty: 'certain',
      source: 'path',
    });
  });

  test.each(['/app', '/otpapp', '/linux', '/provider', '/authlogin', ''])(
    '%j names no system',
    (path) => {
      expect(detectPlatform({ path, userAgent: iphone })).toMatchObject({
        system: 'ios',
        source: 'browser',
      });
    },
  );
});

describe('the architecture is the browser’s', () => {
  test('known where the system named is the browser’s too', () => {
    expect(detectPlatform({ path: 'windows', userAgent: windows, touchPoints: 0 })).toMatchObject({
      architecture: 'x64',
      architectureCertainty: 'assumed',
    });
  });

  test('unknown where it is another', () => {
    const hints = { platform: 'macOS', architecture: 'arm', bitness: '64' };
    expect(detectPlatform({ category: 'windows', userAgent: mac, hints })).toMatchObject({
      architecture: 'unknown',
      architectureCertainty: 'unknown',
    });
  });
});
