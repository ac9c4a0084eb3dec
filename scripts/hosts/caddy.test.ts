import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFor } from '../serve/rules.ts';
import { askAt } from './ask.ts';
import { dist, hashedFile, isSkipped, rules } from './built.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

const port = 4298;
const ask = askAt(port);
const policyName = 'Content-Security-Policy';

describe.skipIf(isSkipped('Caddy', hasCaddy()))('deploy/caddy/Caddyfile in the real Caddy', () => {
  let stop = () => {};

  beforeAll(async () => {
    stop = startCaddy(dist, port);
    await vi.waitFor(() => ask('/'), { timeout: 10_000 });
  });

  afterAll(() => stop());

  test.each(['/sw.js', '/brand/icon-192.png', hashedFile])(
    '%s has the headers of the one source',
    async (path) => {
      const { status, headers } = await ask(path);
      expect(status).toBe(200);
      for (const [name, value] of Object.entries(headersFor(rules, path)))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
    },
  );

  test.each(['/', '/otpqr/', '/ko-KR/privacy/', '/de-DE/app/'])(
    '%s has them too, and its policy the styles of all documents',
    async (path) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(200);
      const { [policyName]: policy = '', ...others } = headersFor(rules, path);
      for (const [name, value] of Object.entries(others))
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      const withoutStyles = (text: string) => text.replace(/(style-src 'self')[^;]*/, '$1');
      const sent = String(headers['content-security-policy']);
      expect(withoutStyles(sent)).toBe(withoutStyles(policy));
      const [, own = 'none'] = /style-src 'self' ('sha256-[^']+')/.exec(body.toString()) ?? [];
      expect(sent).toContain(own);
    },
  );

  test.each([
    ['br', '.br'],
    ['gzip', '.gz'],
  ])('what the build compressed by %s is sent so, and not twice', async (encoding, ending) => {
    const { headers, body } = await ask('/', { 'Accept-Encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers['vary']).toMatch(/accept-encoding/i);
    expect(body.equals(readFileSync(join(dist, `index.html${ending}`)))).toBe(true);
    const again = await ask('/', {
      'Accept-Encoding': encoding,
      'If-None-Match': headers.etag ?? '',
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('an address without its slash leads to the one with it', async () => {
    const { status, headers } = await ask('/otpqr');
    expect([status, headers.location]).toEqual([308, '/otpqr/']);
  });

  test.each([
    ['/nothing/', 'en-US'],
    ['/ko-KR/nothing/', 'ko-KR'],
    ['/assets/nothing.js', 'en-US'],
    ['/_caddy', 'en-US'],
    ['/_headers', 'en-US'],
  ])('%s is not found, in %s', async (path, language) => {
    const { status, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(`<html lang="${language}"`);
  });
});
