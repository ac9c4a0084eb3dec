import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { request } from './request.ts';

const sent = vi.fn<(address: string, options: RequestInit) => Promise<Response>>();

function setCookies(cookie: string): void {
  vi.stubGlobal('document', { cookie });
}

async function tokenOf(address: string, options?: RequestInit): Promise<string | null> {
  await request(address, options);
  return new Headers(sent.mock.lastCall?.[1].headers).get('X-XSRF-TOKEN');
}

beforeEach(() => {
  sent.mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
  setCookies('SameSite=Strict; XSRF-TOKEN=a%2Bb%3D; other=1');
});
afterEach(() => vi.unstubAllGlobals());

test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'post'])('%s sends the token', async (method) => {
  expect(await tokenOf('/codes', { method })).toBe('a+b=');
});

test.each([undefined, 'GET', 'HEAD', 'get', 'head'])('%s sends no token', async (method) => {
  expect(await tokenOf('/codes', method === undefined ? {} : { method })).toBeNull();
});

test.each(['codes', './codes', '../codes', '?a=b', '/a:b', '', 'codes/https://x'])(
  'sends the token to the relative address “%s”',
  async (address) => {
    expect(await tokenOf(address, { method: 'POST' })).toBe('a+b=');
  },
);

test.each([
  'https://other.example/codes',
  'HTTPS://other.example',
  '//other.example/codes',
  '\\\\other.example',
  '/\\other.example',
  '\\/other.example',
  ' https://other.example',
  '\u0001//other.example',
  '/\n/other.example',
  'ht\ntps://other.example',
  'data:text/plain,x',
])('sends no token to the address “%s” of another host', async (address) => {
  expect(await tokenOf(address, { method: 'POST' })).toBeNull();
});

test('sends no token without the cookie', async () => {
  for (const cookie of ['', 'MY-XSRF-TOKEN=x', 'SameSite=Strict']) {
    setCookies(cookie);
    expect(await tokenOf('/codes', { method: 'POST' })).toBeNull();
  }
});

test('passes on all other options', async () => {
  const options = { method: 'POST', body: 'x', headers: { Accept: 'text/plain' } };
  await request('/codes', options);
  const [address, passed] = sent.mock.lastCall ?? [];
  expect(address).toBe('/codes');
  expect(passed).toMatchObject({ method: 'POST', body: 'x' });
  expect(new Headers(passed?.headers).get('Accept')).toBe('text/plain');
  expect(options.headers).toEqual({ Accept: 'text/plain' });
});
