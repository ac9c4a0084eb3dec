import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headersFile } from '../integrations/hosts/servers.ts';
import { createRequestListener } from './createRequestListener.ts';

const pages = ['', 'ko-KR/'].flatMap((root) => [
  `${root}index.html`,
  `${root}app/index.html`,
  `${root}windowsLogon/index.html`,
  `${root}windowslogon/index.html`,
  `${root}404.html`,
]);

/** Writes a small site, and beside it a private folder whose name starts with the site's folder name. */
function writeSite(folder: string, base: string): void {
  const policy = "default-src 'none'";
  const files: Record<string, string> = {
    ...Object.fromEntries(pages.map((page) => [page, `page ${page}`])),
    'assets/digits.txt': '0123456789',
    _headers: headersFile({ base, policy, pages, locales: ['ko-KR'] }),
    '../site-private/key.txt': 'private',
  };
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

interface TestResponse {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

describe.each(['/', '/otp/'])('hosted under %s', (base) => {
  const parent = mkdtempSync(join(tmpdir(), 'site-'));
  const folder = join(parent, 'site');
  writeSite(folder, base);
  const server = createServer(createRequestListener(folder));
  beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
  afterAll(() => {
    server.close();
    server.closeAllConnections();
    rmSync(parent, { recursive: true });
  });

  /** Requests a path unchanged. `fetch` would resolve its dots. */
  const get = (path: string, headers: Record<string, string> = {}): Promise<TestResponse> =>
    new Promise((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      request({ host: '127.0.0.1', port, path, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            headers: response.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  test.each([
    ['', 'index.html'],
    ['app/', 'app/index.html'],
    ['ko-KR/app/', 'ko-KR/app/index.html'],
    ['app/index.html', 'app/index.html'],
  ])('/%s shows %s', async (path, page) => {
    const { status, body, headers } = await get(base + path);
    expect([status, body]).toEqual([200, `page ${page}`]);
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'",
      'referrer-policy': 'same-origin',
    });
  });

  test.each([
    ['app', 'app/'],
    ['APP/?a=1', 'app/?a=1'],
    ['KO-kr/app?ver=1.2&lang=%22', 'ko-KR/app/?ver=1.2&lang=%22'],
  ])('redirects /%s to /%s', async (path, target) => {
    const { status, headers } = await get(base + path);
    expect([status, headers.location]).toEqual([301, base + target]);
  });

  test.each(['windowsLogon/', 'windowslogon/'])(
    'does not redirect /%s, which has a second page in another case',
    async (path) => {
      expect((await get(base + path)).body).toBe(`page ${path}index.html`);
    },
  );

  test.each([
    ['nothing/', '404.html'],
    ['nothing', '404.html'],
    ['_headers', '404.html'],
    ['KO-KR/nothing', 'ko-KR/404.html'],
    ['assets/nothing.js', '404.html'],
  ])('shows for /%s the page %s with status 404', async (path, page) => {
    const { status, body, headers } = await get(base + path);
    expect([status, body]).toEqual([404, `page ${page}`]);
    expect(headers['cache-control']).toBe('no-cache');
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
    '//',
  ])('%s never returns a file outside of the site', async (path) => {
    const { status, body } = await get(path);
    expect(body).not.toContain('private');
    expect(status).toBeGreaterThanOrEqual(300);
  });

  test('sends a part of a file', async () => {
    const { status, body } = await get(`${base}assets/digits.txt`, { Range: 'bytes=2-4' });
    expect([status, body]).toEqual([206, '234']);
  });
});
