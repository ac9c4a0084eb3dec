import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { answerFrom } from '../server/answerFrom.ts';
import { englishPages, koreanPages } from './addresses.ts';
import { writeBarePage } from './barePage.ts';

/** A copy of the built site with a bare page beside each measured page. */
export interface ServedSite {
  readonly origin: string;
  /** Stops the server and removes the copy. */
  readonly close: () => void;
}

/** Serves a copy of dist/ with the server of `npm start`. */
export async function serveSite(): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  cpSync(resolve(import.meta.dirname, '../dist'), folder, { recursive: true });
  for (const page of [...englishPages, ...koreanPages]) writeBarePage(folder, page);
  // The server lists the pages when it starts.
  const server = createServer(answerFrom(folder));
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
