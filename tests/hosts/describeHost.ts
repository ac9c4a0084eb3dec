import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { headersFor } from '../../scripts/serve/rules.ts';
import { askAt } from './ask.ts';
import { dist, hashedFile, isSkipped, rules } from './built.ts';

interface Host {
  /** As in the title of its tests. */
  readonly name: string;
  readonly configuration: string;
  readonly isInstalled: boolean;
  readonly start: (site: string, port: number) => () => void;
  readonly port: number;
  /** Paths of documents whose headers are those of the one source to the letter. */
  readonly documents: readonly string[];
}

type Ask = ReturnType<typeof askAt>;

/** Starts a real server on its configuration and tests what every host must do, and what it alone does. */
export function describeHost(host: Host, testOwn: (ask: Ask) => void): void {
  const { name, configuration, isInstalled, start, port, documents } = host;
  const ask = askAt(port);
  describe.skipIf(isSkipped(name, isInstalled))(`${configuration} in the real ${name}`, () => {
    let stop = () => {};

    beforeAll(async () => {
      stop = start(dist, port);
      await vi.waitFor(() => ask('/'), { timeout: 10_000 });
    });

    afterAll(() => stop());

    test.each([...documents, '/sw.js', '/brand/icon-192.png', hashedFile])(
      '%s has the headers of the one source',
      async (path) => {
        const { status, headers } = await ask(path);
        expect(status).toBe(200);
        for (const [header, value] of Object.entries(headersFor(rules, path)))
          expect([header, headers[header.toLowerCase()]]).toEqual([header, value]);
      },
    );

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

    testOwn(ask);
  });
}
