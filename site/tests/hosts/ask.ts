import { type IncomingHttpHeaders, get } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export type Ask = (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer>;

/** Returns a function that requests paths from a server of this machine. Unlike fetch, it sends a path as it is. */
export function askAt(port: number): Ask {
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      get({ port, path, headers, host: '127.0.0.1' }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts),
          }),
        );
      }).on('error', reject);
    });
}
