import { expect, test } from 'vitest';
import { parseDomain } from './domain.ts';

test.each([
  ['example.com', 'example.com'],
  [' Example.COM ', 'example.com'],
  ['https://login.example.co.kr/otp?a=1', 'login.example.co.kr'],
  ['은행.한국', '은행.한국'],
  ['xn--hq1bm8jm9l.xn--3e0b707e', 'xn--hq1bm8jm9l.xn--3e0b707e'],
])('takes the domain of %s', (text, domain) => {
  expect(parseDomain(text)).toBe(domain);
});

test.each(['', 'Example', 'example.', '.com', 'a b.com', '-a.com', '192.0.2.1', 'me@example.com'])(
  'finds no domain in "%s"',
  (text) => {
    expect(parseDomain(text)).toBeUndefined();
  },
);
