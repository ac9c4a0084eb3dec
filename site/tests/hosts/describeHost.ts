import { chmodSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFor } from '../../server/headerRules.ts';
import { routeNames } from '../../src/routes.ts';
import { findPort } from '../support/findPort.ts';
import { type Ask, askAt } from './ask.ts';
import { archiveFile, dist, hashedFile, isBuilt, rules, writeSmallSite } from './sites.ts';

export interface Host {
  /** The name for the titles of the tests. */
  readonly name: string;
  readonly isInstalled: boolean;
  /** Serves a folder that contains the site below its base path. Returns a function that stops the server. */
  readonly start: (folder: string, base: string, port: number) => () => void;
}

/** The folder of each route, except the not-found page. */
const routeFolders = Object.entries(routeNames)
  .filter(([id]) => id !== 'notFound')
  .map(([, [name]]) => `${name}/`);

/** Starts a host before the tests of a group and stops it after them. Returns a function that sends requests to it. */
function startFor(host: Host, folder: string, base: string): Ask {
  let stop = () => {};
  let ask: Ask;
  beforeAll(async () => {
    const port = await findPort();
    stop = host.start(folder, base, port);
    ask = askAt(port);
    await vi.waitFor(() => ask('/'), { timeout: 60_000 });
  });
  afterAll(() => stop());
  return (path, headers) => ask(path, headers);
}

/** Parses a content security policy into its directives. */
function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
}

/** Defines the tests that every host must pass. `addTests` defines further tests of one host. */
export function describeHost(host: Host, addTests: (ask: Ask) => void = () => {}): void {
  const { name, isInstalled } = host;
  if (!isInstalled) console.warn(`${name} isn't installed, so its tests are skipped.`);
  if (!isBuilt) console.warn(`The site isn't built, so tests of ${name} are skipped.`);

  describe.skipIf(!isInstalled || !isBuilt)(`${name} with the site`, () => {
    const ask = startFor(host, dist, '/');

    test.each(['/', '/otpqr/', '/ko-KR/privacy/', '/sw.js', '/brand/icon-192.png', hashedFile])(
      'sends %s with the headers of the _headers file',
      async (path) => {
        const { status, headers } = await ask(path);
        expect(status).toBe(200);
        for (const [header, value] of Object.entries(headersFor(rules, path)))
          expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      },
    );

    test.each(
      ['', ...routeFolders].flatMap((folder) => [
        `/${folder}`,
        `/ko-KR/${folder}`,
        `/${folder}index.html`,
      ]),
    )(
      'sends %s with a policy that allows everything the page’s own policy allows',
      async (path) => {
        const { headers, body } = await ask(path);
        const [, policy = ''] =
          /Content-Security-Policy" content="([^"]+)"/.exec(body.toString()) ?? [];
        const own = directivesOf(policy);
        const sent = directivesOf(String(headers['content-security-policy']));
        expect([...sent.keys()]).toEqual([...own.keys(), 'frame-ancestors']);
        for (const [directive, sources] of own)
          expect(sent.get(directive)).toEqual(expect.arrayContaining(sources));
        expect(body.toString()).toContain('content="connect-src *:*/robots.txt"');
      },
    );

    test.each([
      ['br', '.br'],
      ['gzip', '.gz'],
    ])('sends the file that the build compressed with %s', async (encoding, ending) => {
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

    test('sends the content types that `nosniff` requires', async () => {
      const types = await Promise.all(
        [
          '/',
          '/sw.js',
          '/favicon.svg',
          '/favicon.ico',
          '/manifest.webmanifest',
          '/robots.txt',
          archiveFile,
          `${archiveFile}.sha256`,
        ].map(async (path) => (await ask(path)).headers['content-type']),
      );
      expect(types).toEqual([
        expect.stringMatching(/^text\/html; ?charset=utf-8$/),
        expect.stringMatching(/^text\/javascript(; charset=utf-8)?$/),
        'image/svg+xml',
        'image/x-icon',
        'application/manifest+json',
        'text/plain; charset=utf-8',
        'application/gzip',
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
    ])('answers %s with the not-found page in %s', async (path, locale) => {
      const { status, headers, body } = await ask(path);
      expect(status).toBe(404);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(headers['cache-control']).toBe('no-cache');
      expect(headers['content-security-policy']).toContain("connect-src 'self'");
      expect(body.toString()).toContain(`<html lang="${locale}"`);
    });

    addTests(ask);
  });

  describe.skipIf(!isInstalled).each(['/', '/otp/'])(
    `${name} with a small site under %s`,
    (base) => {
      const folder = writeSmallSite(base);
      // A server may read the folder as another user.
      chmodSync(folder, 0o755);
      const askHost = startFor(host, join(folder, 'site'), base);
      const ask: Ask = (path, headers) => askHost(base + path, headers);
      afterAll(() => rmSync(folder, { recursive: true }));

      test.each([
        ['app', 'app/'],
        ['app?ver=1.2&lang=%22', 'app/?ver=1.2&lang=%22'],
        ['APP/', 'app/'],
        ['App?ver=1.2', 'app/?ver=1.2'],
        ['AR-ARAB-EG/', 'ar-Arab-EG/'],
        ['ar-arab-eg/App', 'ar-Arab-EG/app/'],
      ])('redirects %s to %s', async (path, target) => {
        const { status, headers } = await ask(path);
        expect([status, headers.location]).toEqual([301, base + target]);
      });

      test.each(['otherApp/', 'otherapp/', 'ar-Arab-EG/otherApp/'])(
        'serves %s, whose name exists in two spellings, without a redirect',
        async (path) => {
          const { status, body } = await ask(path);
          expect([status, body.toString()]).toEqual([200, `page ${path}index.html`]);
        },
      );

      test.each([
        ['ar-Arab-EG/nothing/', 'ar-Arab-EG/404.html'],
        ['ar-Arab-EG/nothing.txt', 'ar-Arab-EG/404.html'],
        ['app/nothing/', '404.html'],
        ['nothing', '404.html'],
      ])('answers %s with %s and status 404', async (path, file) => {
        const { status, body } = await ask(path);
        expect([status, body.toString()]).toEqual([404, `page ${file}`]);
      });

      test.each([
        '/..%2fsite-private/key.txt',
        '/../site-private/key.txt',
        `${base}..%2fsite-private/key.txt`,
        `${base}../site-private/key.txt`,
        `${base}assets/..%2f..%2fsite-private/key.txt`,
        `${base}%2e%2e/site-private/key.txt`,
        `${base}assets%00.txt`,
        `${base}%`,
      ])('sends no file outside of the site for %s', async (path) => {
        const { status, body } = await askHost(path);
        expect(body.toString()).not.toContain('private');
        expect(status).toBeGreaterThanOrEqual(400);
      });

      test.skipIf(base === '/')('redirects the base path without its slash', async () => {
        const { status, headers } = await askHost(base.slice(0, -1));
        expect([status, headers.location]).toEqual([301, base]);
      });

      test('survives unusual paths', async () => {
        for (const path of ['//', '//app', '/?', '/app/?%', '/?a=//b']) await askHost(path);
        expect((await ask('')).status).toBe(200);
      });

      test('sends byte ranges of a file', async () => {
        const askRange = (range: string) => ask('assets/digits.txt', { Range: `bytes=${range}` });
        const inside = await askRange('2-4');
        expect([inside.status, inside.body.toString()]).toEqual([206, '234']);
        expect(inside.headers['content-range']).toBe('bytes 2-4/10');
        const rest = await askRange('7-');
        expect([rest.status, rest.body.toString()]).toEqual([206, '789']);
        expect((await askRange('10-')).status).toBe(416);
        // A server may answer any other range with the whole file.
        expect((await askRange('0-0')).body.toString()).toBeOneOf(['0', '0123456789']);
        expect((await askRange('-2')).body.toString()).toBeOneOf(['89', '0123456789']);
        expect((await askRange('4-2')).status).toBeOneOf([200, 416]);
      });
    },
  );
}
