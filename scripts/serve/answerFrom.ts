import { readFileSync, readdirSync } from 'node:fs';
import type { OutgoingHttpHeaders, RequestListener, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import sirv from 'sirv';
import { headersFor, readHeaderRules } from './headerRules.ts';

/** Types that sirv does not know, or names without their encoding. */
const types: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
};

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

/** sirv sends whatever file it finds with 200. */
function sendAsMissing(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (_: number, headers?: unknown) =>
    writeHead(404, headers as OutgoingHttpHeaders);
}

/**
 * Answers requests for a built site as the hosts of deploy/ do: with the headers of the build's
 * `_headers`, documents under one spelling of their address, files compressed as the build left
 * them, and a missing document in the language of its address.
 */
export function answerFrom(dist: string): RequestListener {
  const rules = readHeaderRules(readFileSync(join(dist, '_headers'), 'utf8'));
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const documents = files
    .filter((file) => /(^|\/)index\.html$/.test(file))
    .map((file) => `/${file.slice(0, -'index.html'.length)}`);
  // A document may stand in two spellings of its own.
  const spellings = new Map([
    ...documents.map((path) => [path.toLowerCase(), path] as const),
    ...documents.map((path) => [path, path] as const),
  ]);
  const missing = files.filter((file) => file.endsWith('/404.html')).map((file) => `/${file}`);
  // Files are looked up at each request: a build may replace them meanwhile.
  const send = sirv(dist, { dev: true, etag: true, brotli: true, gzip: true, extensions: [] });

  return (request, response) => {
    const [asked = '', query] = (request.url ?? '/').split(/\?(.*)/s);
    const path = decoded(asked);
    const setHeaders = (file: string) => {
      for (const header of Object.entries(headersFor(rules, file))) response.setHeader(...header);
      response.removeHeader('Content-Type');
      const type = types[extname(file)];
      if (type) response.setHeader('Content-Type', type);
    };
    const sendMissing = () => {
      const [folder = ''] = /^\/[^/]+(?=\/)/.exec(path.toLowerCase()) ?? [];
      const file = missing.find((one) => one.toLowerCase() === `${folder}/404.html`) ?? '/404.html';
      request.headers = { 'accept-encoding': request.headers['accept-encoding'] };
      request.url = file;
      setHeaders(file);
      sendAsMissing(response);
      send(request, response);
    };

    const document = spellings.get(path) ?? spellings.get(path.replace(/\/?$/, '/').toLowerCase());
    if (document !== undefined && document !== path) {
      setHeaders(document);
      const search = query === undefined ? '' : `?${query}`;
      response.writeHead(301, { Location: document + search }).end();
      return;
    }
    // What begins with an underline is for hosts alone.
    if (document === undefined && (path.endsWith('/') || path.startsWith('/_'))) {
      sendMissing();
      return;
    }
    // sirv reads ranges of this form alone; any may be ignored (RFC 9110, section 14.2).
    const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    const isRange = first !== undefined && (last === '' || Number(last) >= Math.max(1, +first));
    if (!isRange || request.headers['if-range']) delete request.headers.range;
    if (document !== undefined) request.url = `${document}index.html`;
    setHeaders(document ?? path);
    send(request, response, sendMissing);
  };
}
