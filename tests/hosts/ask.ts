import { type IncomingHttpHeaders, get } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks a server of this machine for a path. */
export function askAt(
  port: number,
): (path: string, headers?: Readonly<Record<string, string>>) => Promise<Answer> {
  return (path, headers = {}) =>
    new Promise((resolve, reject) => {
      get({ port, path, headers, host: '127.0.0.1' }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
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
