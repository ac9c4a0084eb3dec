import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createRequestListener } from '../../server/createRequestListener.ts';

export interface SiteServer {
  readonly origin: string;
  readonly stop: () => void;
}

/** Serves a built site on a free port. */
export async function serveSite(dist: string): Promise<SiteServer> {
  const server = createServer(createRequestListener(dist));
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
