import { expect, test } from 'vitest';
import { parseHeaderRules } from '../../server/headerRules.ts';
import { caddyFile, headersFile, nginxFile, redirectsFile } from './servers.ts';

const site = {
  base: '/otp/',
  policy: "default-src 'self'",
  pages: [
    'index.html',
    '404.html',
    'windowsLogon/index.html',
    'windowslogon/index.html',
    'ko-KR/index.html',
    'ko-KR/otpqr/check/index.html',
  ],
  locales: ['ko-KR'],
};

test('sets each header at most once per path', () => {
  const rules = parseHeaderRules(headersFile(site));
  for (const path of ['', 'ko-KR/otpqr/check/', '404.html', 'assets/a.js', 'sw.js', 'robots.txt']) {
    const names = rules
      .filter(({ pattern }) => pattern.test(`/otp/${path}`))
      .flatMap(({ headers }) => [...headers.keys()]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('Referrer-Policy');
  }
});

test('starts every path with the base path', () => {
  expect(
    parseHeaderRules(headersFile(site)).filter(({ path }) => !path.startsWith('/otp/')),
  ).toEqual([]);
  expect(redirectsFile(site)).toBe(
    '/otp/ko-kr/* /otp/ko-KR/:splat 301\n/otp/ko-KR/* /otp/ko-KR/404.html 404\n',
  );
  expect(nginxFile(site)).toContain('~*^/otp/ko-KR/otpqr/check/?$ "/otp/ko-KR/otpqr/check/";');
  expect(nginxFile(site)).toContain('~*^/otp/?$ "/otp/";');
  expect(nginxFile(site)).toContain('~^/otp/assets/ ');
  expect(caddyFile(site)).toContain(
    'try_files /otp/{http.request.uri.path.1}/404.html /otp/404.html',
  );
  expect(caddyFile({ ...site, base: '/' })).toContain(
    'try_files /{http.request.uri.path.0}/404.html /404.html',
  );
});

test('writes one nginx rule for a page whose paths differ only in case', () => {
  expect(nginxFile(site).match(/~\*\^\/otp\/windowslogon/gi)).toHaveLength(1);
});
