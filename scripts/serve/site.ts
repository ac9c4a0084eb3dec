import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { headersFor, readHeaderRules } from './rules.ts';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.woff2': 'font/woff2',
};

const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A built site in a folder. */
interface Site {
  readonly dist: string;
  /** Folders of the languages that do not stand at the root. */
  readonly languages: readonly string[];
  readonly rules: ReturnType<typeof readHeaderRules>;
}

function fileFor(dist: string, path: string): string | undefined {
  const file = join(dist, path.endsWith('/') ? `${path}index.html` : path);
  return file.startsWith(dist) && existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** The not-found document in the language of a path. */
function notFoundFor({ languages }: Site, path: string): string {
  const tag = languages.find((language) => path.startsWith(`/${language}/`));
  return tag ? `${tag}/404.html` : '404.html';
}

/** The path in the spelling that exists: documents answer in any case, with or without a slash. */
function resolvePath(
  { dist, languages }: Site,
  path: string,
): { readonly file?: string; readonly redirect?: string } {
  const file = fileFor(dist, path);
  if (file) return { file };
  const folder = path.replace(/\/?$/, '/');
  const lowerCase = folder.toLowerCase();
  const tag = languages.find((language) => lowerCase.startsWith(`/${language.toLowerCase()}/`));
  const spellings = [folder, tag ? `/${tag}${lowerCase.slice(tag.length + 1)}` : lowerCase];
  const found = spellings.find((spelling) => fileFor(dist, spelling));
  return found ? { redirect: found } : {};
}

function sendRange(request: IncomingMessage, response: ServerResponse, content: Buffer): boolean {
  const match = /^bytes=(\d*)-(\d*)$/.exec(request.headers.range ?? '');
  if (!match) return false;
  const start = match[1] ? Number(match[1]) : content.length - Number(match[2]);
  const end =
    match[1] && match[2] ? Math.min(Number(match[2]), content.length - 1) : content.length - 1;
  if (!(start >= 0 && start <= end)) {
    response.writeHead(416, { 'Content-Range': `bytes */${content.length}` }).end();
    return true;
  }
  response.setHeader('Content-Range', `bytes ${start}-${end}/${content.length}`);
  response.writeHead(206).end(content.subarray(start, end + 1));
  return true;
}

function answer(site: Site, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
  let path: string;
  try {
    path = decodeURIComponent(pathname);
  } catch {
    response.writeHead(400).end();
    return;
  }
  const { file, redirect } = resolvePath(site, path);
  for (const [name, value] of Object.entries(
    headersFor(site.rules, file || redirect ? pathname : '/404.html'),
  ))
    response.setHeader(name, value);
  if (redirect) {
    response.writeHead(301, { Location: `${redirect}${search}` }).end();
    return;
  }
  const served = file ?? join(site.dist, notFoundFor(site, path));
  response.setHeader('Content-Type', types[extname(served)] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Accept-Ranges', 'bytes');
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = encodings.find(
    ([name, ending]) => accepted.includes(name) && existsSync(served + ending),
  );
  if (encoding) response.setHeader('Content-Encoding', encoding[0]);
  const content = readFileSync(served + (encoding?.[1] ?? ''));
  const etag = `"${content.length.toString(36)}-${statSync(served).mtimeMs.toString(36)}"`;
  response.setHeader('ETag', etag);
  if (request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (sendRange(request, response, content)) return;
  response.setHeader('Content-Length', content.length);
  response.writeHead(file ? 200 : 404).end(request.method === 'HEAD' ? undefined : content);
}

/** Answers requests from a built site with the headers of its own `_headers`, as a static host does. */
export function answerFrom(dist: string): RequestListener {
  const site: Site = {
    dist,
    languages: readdirSync(dist).filter((name) => /^[a-z]{2}-[A-Z]{2}$/.test(name)),
    rules: readHeaderRules(readFileSync(join(dist, '_headers'), 'utf8')),
  };
  return (request, response) => answer(site, request, response);
}
