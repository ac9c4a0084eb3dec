import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { answerFrom } from '../../server/answerFrom.ts';

export interface SiteServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves a built site on a free port. */
export async function serveSite(dist: string): Promise<SiteServer> {
  const server = createServer(answerFrom(dist));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
