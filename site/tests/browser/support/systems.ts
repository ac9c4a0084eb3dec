import type { System } from '../../../src/platform/types.ts';

interface VisitorSystem {
  readonly name: string;
  readonly system: System;
  readonly userAgent: string;
  /** `navigator.maxTouchPoints`, if it distinguishes the system from another one. */
  readonly touchPoints?: number;
}

/** A browser on each system for which the pages order their tabs. */
export const systems: readonly VisitorSystem[] = [
  {
    name: 'an iPhone',
    system: 'ios',
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  },
  {
    name: 'a Mac',
    system: 'macos',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  },
  {
    name: 'an iPad in desktop mode',
    system: 'ios',
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
    touchPoints: 5,
  },
  {
    name: 'an Android phone',
    system: 'android',
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36',
  },
  {
    name: 'Windows',
    system: 'windows',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  },
  {
    name: 'Linux',
    system: 'linux',
    userAgent: 'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0',
  },
  { name: 'an unknown system', system: 'unknown', userAgent: 'Something/1.0' },
];

/** Returns the user agent of a browser on a system. */
export function userAgentOn(system: System): string {
  const browser = systems.find((candidate) => candidate.system === system);
  if (!browser) throw new Error(`no browser runs on ${system}`);
  return browser.userAgent;
}
