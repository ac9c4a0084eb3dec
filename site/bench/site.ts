import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createRequestListener } from '../server/createRequestListener.ts';
import { englishPages, koreanPages } from './addresses.ts';
import { writeBarePage } from './barePage.ts';

/** A server with a copy of the built site. The copy also contains the bare version of each measured page. */
export interface ServedSite {
  readonly origin: string;
  /** Stops the server and removes the copy. */
  readonly close: () => void;
}

/** Copies dist/, adds the bare pages, and serves the copy with the server of `npm start` on a free port. */
export async function serveSite(): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(resolve(import.meta.dirname, '../dist'), folder, { recursive: true });
  for (const page of [...englishPages, ...koreanPages]) writeBarePage(folder, page);
  // Start the server last: it lists the pages when it starts.
  const server = createServer(createRequestListener(folder));
  await new Promise<void>((started) => {
    server.listen(0, '127.0.0.1', started);
  });
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close() {
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
