import { type IncomingHttpHeaders, get } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Returns a function that sends requests to a local server. Unlike fetch, it doesn't normalize paths. */
export function askAt(port: number): Ask {
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      get({ port, path, headers, host: '127.0.0.1' }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      }).on('error', reject);
    });
}
