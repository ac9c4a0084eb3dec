import { expect, test } from 'vitest';
import { resetCookies } from './cookies.ts';

interface Cookie {
  readonly name: string;
  readonly path: string;
  readonly domain: string | undefined;
}

/** A document at an address, whose cookies are deleted by name, path and domain together. */
function documentWith(cookies: readonly Cookie[]) {
  const kept = new Map<string, string>();
  const keyOf = ({ name, path, domain }: Cookie) => `${name}|${path}|${domain ?? ''}`;
  for (const cookie of cookies) kept.set(keyOf(cookie), `${cookie.name}=1`);
  return {
    kept,
    get cookie() {
      return [...kept.values()].join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const named = new Map(attributes.map((one) => one.split('=') as [string, string]));
      const key = keyOf({
        name: pair.split('=')[0] ?? '',
        path: named.get('path') ?? '',
        domain: named.get('domain'),
      });
      if (named.get('max-age') === '0') kept.delete(key);
      else kept.set(key, text);
    },
  };
}

const address = {
  protocol: 'https:',
  hostname: 'otp.example.com',
  pathname: '/ko-KR/otpqr/check/',
};

test('every cookie is deleted whatever it was set for, then SameSite=Strict is set', () => {
  const paths = ['/', '/ko-KR', '/ko-KR/', '/ko-KR/otpqr', '/ko-KR/otpqr/', '/ko-KR/otpqr/check/'];
  const domains = [undefined, 'otp.example.com', 'example.com'];
  const target = documentWith(
    paths.flatMap((path) => domains.map((domain) => ({ name: 'k', path, domain }))),
  );
  resetCookies(target, address);
  expect([...target.kept.values()]).toEqual(['SameSite=Strict; path=/; SameSite=Strict; Secure']);
});

test('a cookie set for the document itself is deleted too', () => {
  const target = documentWith([{ name: 'k', path: '/ko-KR/404.html', domain: undefined }]);
  resetCookies(target, { ...address, pathname: '/ko-KR/404.html' });
  expect(target.kept.size).toBe(1);
});

test('a value with equals signs and a cookie without a name are deleted by what names them', () => {
  const written: string[] = [];
  const target = {
    get cookie() {
      return 'XSRF-TOKEN=abc=; flag';
    },
    set cookie(text: string) {
      written.push(text);
    },
  };
  resetCookies(target, { protocol: 'http:', hostname: 'localhost', pathname: '/' });
  expect(written).toEqual([
    'XSRF-TOKEN=; path=/; max-age=0',
    'XSRF-TOKEN=; path=/; domain=localhost; max-age=0',
    'flag; path=/; max-age=0',
    'flag; path=/; domain=localhost; max-age=0',
    'SameSite=Strict; path=/; SameSite=Strict',
  ]);
});
