import { expect, test } from 'vitest';
import { resetCookies } from './cookies.ts';

/** A document whose cookie property remembers what is written. */
function jar(cookie: string) {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
}

test('every cookie is deleted, then SameSite=Strict is set', () => {
  const target = jar('XSRF-TOKEN=abc=; session=1; flag');
  resetCookies(target, true);
  const last = target.written.pop();
  expect(target.written.map((text) => text.split('=')[0])).toEqual([
    'XSRF-TOKEN',
    'session',
    'flag',
  ]);
  for (const text of target.written) expect(text).toContain('max-age=0');
  expect(last).toBe('SameSite=Strict; path=/; SameSite=Strict; Secure');
});

test('an address without TLS gets the cookie too', () => {
  const target = jar('');
  resetCookies(target, false);
  expect(target.written).toEqual(['SameSite=Strict; path=/; SameSite=Strict']);
});
