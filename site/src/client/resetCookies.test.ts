import { expect, test } from 'vitest';
import { resetCookies } from './resetCookies.ts';

interface Cookie {
  readonly name: string;
  readonly path: string;
  readonly domain: string | undefined;
}

/** A document with a cookie jar. Like a browser, it deletes a cookie only by its name, path and domain. */
function documentWith(cookies: readonly Cookie[]) {
  const jar = new Map<string, string>();
  const keyOf = ({ name, path, domain }: Cookie) => `${name}|${path}|${domain ?? ''}`;
  for (const cookie of cookies) jar.set(keyOf(cookie), `${cookie.name}=1`);
  return {
    jar,
    get cookie() {
      return [...jar.values()].join('; ');
    },
    set cookie(text: string) {
      const [pair = '', ...attributes] = text.split('; ');
      const attributeValues = new Map(
        attributes.map((attribute) => attribute.split('=') as [string, string]),
      );
      const key = keyOf({
        name: pair.split('=')[0] ?? '',
        path: attributeValues.get('path') ?? '',
        domain: attributeValues.get('domain'),
      });
      if (attributeValues.get('max-age') === '0') jar.delete(key);
      else jar.set(key, text);
    },
  };
}

const address = {
  protocol: 'https:',
  hostname: 'otp.example.com',
  pathname: '/ko-KR/otpqr/check/',
};

test('deletes cookies of every path and domain, then sets SameSite=Strict', () => {
  const paths = ['/', '/ko-KR', '/ko-KR/', '/ko-KR/otpqr', '/ko-KR/otpqr/', '/ko-KR/otpqr/check/'];
  const domains = [undefined, 'otp.example.com', 'example.com'];
  const target = documentWith(
    paths.flatMap((path) => domains.map((domain) => ({ name: 'k', path, domain }))),
  );
  resetCookies(target, address);
  expect([...target.jar.values()]).toEqual(['SameSite=Strict; path=/; SameSite=Strict; Secure']);
});

test('deletes a cookie of the page’s own path', () => {
  const target = documentWith([{ name: 'k', path: '/ko-KR/404.html', domain: undefined }]);
  resetCookies(target, { ...address, pathname: '/ko-KR/404.html' });
  expect(target.jar.size).toBe(1);
});

test('deletes nameless cookies, and those with equals signs in the value', () => {
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
