import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { screens } from '../../src/app/screens.ts';
import { hashedFile } from './built.ts';
import { describeHost } from './describeHost.ts';
import { hasNginx, startNginx } from './nginx.ts';

const port = 4297;

/** Every screen’s folder under its first name. */
const firstNames = Object.entries(screens)
  .filter(([id]) => id !== 'notFound')
  .map(([, { names }]) => `${names[0]}/`);

/** Bytes of an answer, its headers included. */
async function answerSize(path: string): Promise<number> {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.0\r\nHost: 127.0.0.1\r\nAccept-Encoding: br\r\n\r\n`);
  let size = 0;
  for await (const part of socket) size += (part as Buffer).length;
  return size;
}

/** What a server sends over a new connection before it waits: ten segments (RFC 6928, section 2). */
const firstFlight = 10 * 1460;

const nginx = {
  name: 'nginx',
  configuration: 'deploy/nginx/nginx.conf',
  isInstalled: hasNginx(),
  start: startNginx,
  port,
  documents: ['/', '/otpqr/'],
};

describeHost(nginx, (ask) => {
  test.each(
    ['', ...firstNames].flatMap((name) => [`/${name}`, `/ko-KR/${name}`, `/${name}index.html`]),
  )('%s allows in its header what it allows itself, the others’ styles not', async (path) => {
    const { headers, body } = await ask(path);
    const [, own] = /Content-Security-Policy" content="([^"]+)"/.exec(body.toString()) ?? [];
    expect(own).toMatch(/style-src 'self' 'sha256-[^ ]+'; /);
    expect(headers['content-security-policy']).toBe(`${own}; frame-ancestors 'none'`);
  });

  test('hashed files are kept for ever, documents are asked for again and not sent twice', async () => {
    const hashed = await ask(hashedFile);
    expect(hashed.headers['cache-control']).toContain('immutable');
    const document = await ask('/');
    expect(document.headers['cache-control']).toBe('no-cache');
    const again = await ask('/', { 'If-None-Match': document.headers.etag ?? '' });
    expect(again.status).toBe(304);
    expect(again.body).toHaveLength(0);
  });

  test.each(['/', '/ko-KR/', '/app/'])('%s is sent whole before the server waits', async (path) => {
    const size = await answerSize(path);
    expect(size).toBeGreaterThan(firstFlight / 2);
    expect(size).toBeLessThanOrEqual(firstFlight);
  });

  test('each language stands at its own root', async () => {
    expect((await ask('/')).body.toString()).toContain('<html lang="en-US"');
    expect((await ask('/ko-KR/')).body.toString()).toContain('<html lang="ko-KR"');
  });

  test.each([
    ['/OTPQR/', '/otpqr/'],
    ['/otpqr', '/otpqr/'],
    ['/ko-kr/Privacy', '/ko-KR/privacy/'],
    ['/help-AuthLogin?ver=1.2', '/help-authlogin/?ver=1.2'],
  ])('%s leads to %s', async (path, target) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, target]);
  });

  test.each([
    ['/nothing/', 'en-US'],
    ['/ko-KR/nothing/', 'ko-KR'],
    ['/assets/nothing.js', 'en-US'],
    ['/_nginx.conf', 'en-US'],
    ['/_headers', 'en-US'],
  ])('%s is not found, in %s', async (path, language) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body.toString()).toContain(`<html lang="${language}"`);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['content-security-policy']).toContain("connect-src 'self'");
    expect(body.toString()).toContain('content="connect-src *:*/robots.txt"');
  });

  test('the server says its name and no version', async () => {
    expect((await ask('/')).headers.server).toBe('nginx');
  });

  test('types are those that nosniff needs', async () => {
    const types = await Promise.all(
      ['/', '/sw.js', '/favicon.svg', '/manifest.webmanifest'].map(
        async (path) => (await ask(path)).headers['content-type'],
      ),
    );
    expect(types).toEqual([
      'text/html; charset=utf-8',
      'text/javascript; charset=utf-8',
      'image/svg+xml',
      'application/manifest+json',
    ]);
  });
});
