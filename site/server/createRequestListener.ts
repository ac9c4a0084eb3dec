/**
 * Serves a build as the vendor's host should: with the headers of `_headers`, compressed files, redirects and error
 * pages. `astro preview` knows none of these.
 */
import { readFileSync, readdirSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { basePathOf, headersFor, parseHeaderRules } from './headerRules.ts';

/** Content types that sirv doesn't know, or that it sends without a character encoding. */
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.sha256': 'text/plain; charset=utf-8',
  '.tgz': 'application/gzip',
  '.txt': 'text/plain; charset=utf-8',
};

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Makes the response use status 404, although sirv sends every file with status 200. */
function setNotFound(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_: number, headers?: unknown) =>
    writeHead(404, headers as OutgoingHttpHeaders);
}

/** Maps the path of each page, both in its canonical case and in lower case, to its canonical case. */
function pageAddresses(files: readonly string[]): ReadonlyMap<string, string> {
  const pages = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
  // If two pages differ only in case, each keeps its own path: the second half of the map overwrites the first.
  return new Map([
    ...pages.map((path) => [path.toLowerCase(), path] as const),
    ...pages.map((path) => [path, path] as const),
  ]);
}

/**
 * Returns a request listener for `http.createServer` that serves a built site as the hosts of deploy/ do:
 *
 * - sends the headers that `_headers` lists,
 * - redirects to the canonical address of a page (case, trailing slash),
 * - sends compressed files,
 * - shows the not-found page of the locale in the path.
 */
export function createRequestListener(dist: string): RequestListener {
  const rules = parseHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'));
  const base = basePathOf(rules);
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const addresses = pageAddresses(files);
  const notFoundPages = files
    .filter((file) => file.endsWith('/404.html'))
    .map((file) => `/${file}`);
  // `dev` makes sirv look up files at each request, because a build may replace them while the server runs.
  const send = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return (request, response) => {
    const [requested = '', query] = (request.url ?? '/').split(/\?(.*)/s);
    const isInBase = requested.startsWith(base);
    const rawPath = isInBase ? requested.slice(base.length - 1) : requested;
    const path = decode(rawPath);

    /** Sends a file of dist/, or calls `onMissing` if it doesn't exist. */
    const sendFile = (file: string, onMissing: () => void) => {
      request.url = file;
      const headers = headersFor(
        rules,
        base +
          decode(file)
            .slice(1)
            .replace(/index\.html$/, ''),
      );
      for (const header of Object.entries(headers)) response.setHeader(...header);
      response.removeHeader('Content-Type');
      const type = types[extname(file)];
      if (type) response.setHeader('Content-Type', type);
      send(request, response, onMissing);
    };
    const sendNotFound = () => {
      const [folder = ''] = /^\/[^/]+(?=\/)/.exec(path.toLowerCase()) ?? [];
      const page = notFoundPages.find((file) => file.toLowerCase() === `${folder}/404.html`);
      request.headers = { 'accept-encoding': request.headers['accept-encoding'] };
      setNotFound(response);
      sendFile(page ?? '/404.html', () => response.end());
    };
    const redirect = (target: string) => {
      for (const header of Object.entries(headersFor(rules, target))) response.setHeader(...header);
      const search = query === undefined ? '' : `?${query}`;
      response.writeHead(301, { Location: target + search }).end();
    };

    if (`${requested}/` === base) return redirect(base);
    if (!isInBase) return sendNotFound();
    const page = addresses.get(path) ?? addresses.get(path.replace(/\/?$/, '/').toLowerCase());
    if (page !== undefined && page !== path) return redirect(base + page.slice(1));
    // Files that begin with an underscore configure hosts. Visitors can't get them.
    if (page === undefined && (path.endsWith('/') || path.startsWith('/_'))) return sendNotFound();
    // sirv supports only ranges of this form. A server may ignore any other (RFC 9110, section 14.2).
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const isRange = first !== undefined && (last === '' || Number(last) >= Math.max(1, +first));
    if (!isRange || request.headers['if-range']) delete request.headers.range;
    return sendFile(page === undefined ? rawPath : `${page}index.html`, sendNotFound);
  };
}
