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

test('the fixture has at least 60 different browsers', () => {
  const different = new Set(
    samples.map(({ userAgent, touchPoints }) => `${touchPoints} ${userAgent}`),
  );
  expect(different.size).toBe(samples.length);
  expect(different.size).toBeGreaterThanOrEqual(60);
});

describe('detects by the user agent', () => {
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

  test('is unsure about a Mac if the touch points are unknown, because it may be an iPad', () => {
    expect(detectPlatform({ userAgent: mac })).toMatchObject({
      system: 'macos',
      certainty: 'assumed',
    });
  });

  test('returns unknown without any information', () => {
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

describe('with client hints, detects', () => {
  test.each<HintRow>([
    [
      'Windows x64',
      windows,
      { platform: 'Windows', architecture: 'x86', bitness: '64', wow64: false },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'certain' },
    ],
    [
      '32-bit browser on 64-bit Windows',
      windows,
      { platform: 'Windows', architecture: 'x86', bitness: '32', wow64: true },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'certain' },
    ],
    [
      '32-bit Windows, whose user agent claims x64',
      windows,
      { platform: 'Windows', architecture: 'x86', bitness: '32', wow64: false },
      { system: 'windows', architecture: 'x86', architectureCertainty: 'certain' },
    ],
    [
      'Windows for ARM, whose user agent claims x64',
      windows,
      { platform: 'Windows', architecture: 'arm', bitness: '64', wow64: false },
      { system: 'windows', architecture: 'arm64', architectureCertainty: 'certain' },
    ],
    [
      'Apple silicon, whose user agent claims Intel',
      mac,
      { platform: 'macOS', architecture: 'arm', bitness: '64' },
      { system: 'macos', architecture: 'apple-silicon', architectureCertainty: 'certain' },
    ],
    [
      'Intel Mac',
      mac,
      { platform: 'macOS', architecture: 'x86', bitness: '64' },
      { system: 'macos', architecture: 'intel', architectureCertainty: 'certain' },
    ],
    [
      'Linux on ARM',
      linux,
      { platform: 'Linux', architecture: 'arm', bitness: '64' },
      { system: 'linux', architecture: 'arm64', architectureCertainty: 'certain' },
    ],
    [
      'Android with a user agent of Linux',
      linux,
      { platform: 'Android', architecture: '', bitness: '' },
      { system: 'android', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'ChromeOS',
      linux,
      { platform: 'Chrome OS', architecture: 'x86', bitness: '64' },
      { system: 'chromeos', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'the processor by the user agent if the bitness is missing',
      windows,
      { platform: 'Windows', architecture: 'x86' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'Windows by the user agent if the browser refuses details',
      windows,
      { platform: 'Windows' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'Windows by the user agent if the details are empty',
      windows,
      { platform: 'Windows', architecture: '', bitness: '' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'a Mac of unknown processor if the browser refuses details',
      mac,
      { platform: 'macOS' },
      { system: 'macos', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'Linux by the user agent if even the platform is empty',
      linux,
      { platform: '' },
      { system: 'linux', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'Windows by the user agent without hints',
      windows,
      undefined,
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
    [
      'a Mac of unknown processor without hints',
      mac,
      undefined,
      { system: 'macos', architecture: 'unknown', architectureCertainty: 'unknown' },
    ],
    [
      'the system by the user agent if the platform is unknown',
      windows,
      { platform: 'Fuchsia' },
      { system: 'windows', architecture: 'x64', architectureCertainty: 'assumed' },
    ],
  ])('detects %s', (_name, userAgent, hints, expected) => {
    expect(detectPlatform({ userAgent, hints, touchPoints: 0 })).toMatchObject({
      ...expected,
      certainty: 'certain',
      source: 'browser',
    });
  });
});

describe('category', () => {
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
  ])('%s selects %s, whatever page name and browser are', (category, system) => {
    expect(detectPlatform({ category, pageName: 'android', userAgent: windows })).toMatchObject({
      system,
      certainty: 'certain',
      source: 'category',
    });
  });

  test.each(['', 'beos', 'constructor', '<script>'])('%j is ignored', (category) => {
    expect(detectPlatform({ category, pageName: '/mac', userAgent: windows }).source).toBe(
      'pageName',
    );
    expect(detectPlatform({ category, pageName: '/app', userAgent: windows }).source).toBe(
      'browser',
    );
  });

  test('selects a device only if it names one', () => {
    expect(detectPlatform({ category: 'iPad', userAgent: iphone }).device).toBe('ipad');
    expect(detectPlatform({ category: 'ios', userAgent: iphone })).not.toHaveProperty('device');
  });
});

describe('page name', () => {
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
  ])('%s selects %s, whatever the browser is', (pageName, system) => {
    expect(detectPlatform({ pageName, userAgent: linux })).toMatchObject({
      system,
      certainty: 'certain',
      source: 'pageName',
    });
  });

  test.each(['/app', '/otpapp', '/linux', '/provider', '/authlogin', ''])(
    '%j leaves the system to the browser',
    (pageName) => {
      expect(detectPlatform({ pageName, userAgent: iphone })).toMatchObject({
        system: 'ios',
        source: 'browser',
      });
    },
  );
});

describe('architecture', () => {
  test('is known if the address names the browser’s system', () => {
    expect(
      detectPlatform({ pageName: 'windows', userAgent: windows, touchPoints: 0 }),
    ).toMatchObject({
      architecture: 'x64',
      architectureCertainty: 'assumed',
    });
  });

  test('is unknown if the address names another system', () => {
    const hints = { platform: 'macOS', architecture: 'arm', bitness: '64' };
    expect(detectPlatform({ category: 'windows', userAgent: mac, hints })).toMatchObject({
      architecture: 'unknown',
      architectureCertainty: 'unknown',
    });
  });
});
