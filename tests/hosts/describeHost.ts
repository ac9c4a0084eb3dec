import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { headersFor } from '../../scripts/serve/headerRules.ts';
import { findPort } from '../support/findPort.ts';
import { type Ask, askAt } from './ask.ts';
import { dist, hashedFile, isBuilt, rules, writeSmallSite } from './sites.ts';

export interface Host {
  /** As in the title of its tests. */
  readonly name: string;
  readonly isInstalled: boolean;
  /** Serves a folder; gives what stops it. */
  readonly start: (site: string, port: number) => () => void;
}

/** Every screen’s folder under its first name. */
const firstNames = Object.entries(screens)
  .filter(([id]) => id !== 'notFound')
  .map(([, { names }]) => `${names[0]}/`);

/** Starts a host on a site before the tests of a group and stops it after them. */
function startFor(host: Host, site: string): Ask {
  let stop = () => {};
  let ask: Ask;
  beforeAll(async () => {
    const port = await findPort();
    stop = host.start(site, port);
    ask = askAt(port);
    await vi.waitFor(() => ask('/'), { timeout: 10_000 });
  });
  afterAll(() => stop());
  return (...asked) => ask(...asked);
}

/** Tests what every host must do, and what one alone does. */
export function describeHost(host: Host, testOwn: (ask: Ask) => void = () => {}): void {
  const { name, isInstalled } = host;
  if (!isInstalled) console.warn(`${name} is not tested: it is not installed.`);
  if (!isBuilt) console.warn(`${name} is not tested: dist/ is not built.`);

  describe.skipIf(!isInstalled || !isBuilt)(`${name} with the site`, () => {
    const ask = startFor(host, dist);

    test.each(['/', '/otpqr/', '/ko-KR/privacy/', '/sw.js', '/brand/icon-192.png', hashedFile])(
      '%s has the headers of the one source',
      async (path) => {
        const { status, headers } = await ask(path);
        expect(status).toBe(200);
        for (const [header, value] of Object.entries(headersFor(rules, path)))
          expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      },
    );

    test.each(
      ['', ...firstNames].flatMap((first) => [
        `/${first}`,
        `/ko-KR/${first}`,
        `/${first}index.html`,
      ]),
    )('%s allows in its header what it allows itself', async (path) => {
      const { headers, body } = await ask(path);
      const [, own = ''] = /Content-Security-Policy" content="([^"]+)"/.exec(body.toString()) ?? [];
      const style = /style-src 'self' ('sha256-[^' ]+');/;
      const sent = String(headers['content-security-policy']);
      expect(sent).toContain(style.exec(own)?.[1]);
      const withoutStyles = (policy: string) => policy.replace(/(style-src 'self')[^;]*/, '$1');
      expect(withoutStyles(sent)).toBe(`${withoutStyles(own)}; frame-ancestors 'none'`);
      expect(body.toString()).toContain('content="connect-src *:*/robots.txt"');
    });

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

    test('types are those that nosniff needs', async () => {
      const types = await Promise.all(
        ['/', '/sw.js', '/favicon.svg', '/favicon.ico', '/manifest.webmanifest', '/robots.txt'].map(
          async (path) => (await ask(path)).headers['content-type'],
        ),
      );
      expect(types).toEqual([
        expect.stringMatching(/^text\/html; ?charset=utf-8$/),
        expect.stringMatching(/^text\/javascript(; charset=utf-8)?$/),
        'image/svg+xml',
        'image/x-icon',
        'application/manifest+json',
        'text/plain; charset=utf-8',
      ]);
    });

    test.each([
      ['/nothing/', 'en-US'],
      ['/nothing', 'en-US'],
      ['/ko-KR/nothing/', 'ko-KR'],
      ['/assets/nothing.js', 'en-US'],
      ['/_headers', 'en-US'],
      ['/_caddy', 'en-US'],
      ['/_nginx.conf', 'en-US'],
    ])('%s is not found, in %s', async (path, language) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
      expect(body.toString()).toContain(`<html lang="${language}"`);
    });

    testOwn(ask);
  });

  describe.skipIf(!isInstalled)(`${name} with a small site`, () => {
    const folder = writeSmallSite();
    // Servers read it as another user.
    chmodSync(folder, 0o755);
    const ask = startFor(host, join(folder, 'site'));
    afterAll(() => rmSync(folder, { recursive: true }));

    test.each([
      ['/app', '/app/'],
      ['/app?ver=1.2&lang=%22', '/app/?ver=1.2&lang=%22'],
      ['/APP/', '/app/'],
      ['/App?ver=1.2', '/app/?ver=1.2'],
      ['/AR-ARAB-EG/', '/ar-Arab-EG/'],
      ['/ar-arab-eg/App', '/ar-Arab-EG/app/'],
    ])('%s leads to %s', async (path, target) => {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([301, target]);
    });

    test.each(['/otherApp/', '/otherapp/', '/ar-Arab-EG/otherApp/'])(
      '%s, which stands in two spellings, is answered in its own',
      async (path) => {
        const { status, body } = await ask(path);
        expect([status, body.toString()]).toEqual([200, `at ${path.slice(1)}index.html`]);
      },
    );

    test.each([
      ['/ar-Arab-EG/nothing/', 'ar-Arab-EG/404.html'],
      ['/ar-Arab-EG/nothing.txt', 'ar-Arab-EG/404.html'],
      ['/app/nothing/', '404.html'],
      ['/nothing', '404.html'],
    ])('%s is not found: %s says so', async (path, file) => {
      const { status, body } = await ask(path);
      expect([status, body.toString()]).toEqual([404, `at ${file}`]);
    });

    test.each([
      '/..%2fsite-private/key.txt',
      '/../site-private/key.txt',
      '/assets/..%2f..%2fsite-private/key.txt',
      '/%2e%2e/site-private/key.txt',
      '/assets%00.txt',
      '/%',
    ])('%s leads to nothing that is not of the site', async (path) => {
      const { status, body } = await ask(path);
      expect(body.toString()).not.toContain('private');
      expect(status).toBeGreaterThanOrEqual(400);
    });

    test('no address stops it', async () => {
      for (const path of ['//', '//app', '/?', '/app/?%', '/?a=//b']) await ask(path);
      expect((await ask('/')).status).toBe(200);
    });

    test('a part of a file is sent where it is asked for', async () => {
      const part = (range: string) => ask('/assets/digits.txt', { Range: `bytes=${range}` });
      const inside = await part('2-4');
      expect([inside.status, inside.body.toString()]).toEqual([206, '234']);
      expect(inside.headers['content-range']).toBe('bytes 2-4/10');
      const rest = await part('7-');
      expect([rest.status, rest.body.toString()]).toEqual([206, '789']);
      expect((await part('10-')).status).toBe(416);
      // All of it is a right answer to any other range.
      expect((await part('0-0')).body.toString()).toBeOneOf(['0', '0123456789']);
      expect((await part('-2')).body.toString()).toBeOneOf(['89', '0123456789']);
      expect((await part('4-2')).status).toBeOneOf([200, 416]);
    });
  });
}
