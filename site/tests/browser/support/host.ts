import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { answerFrom } from '../../../server/answerFrom.ts';

/** The build under test. */
export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A host of the site that a test can stop, start again and give another version. */
export class Host {
  private listener: RequestListener = answerFrom(dist);
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;
  /** Paths that are answered by 404, as if the files were missing. */
  readonly missing = new Set<string>();

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', this.origin);
      if (this.missing.has(pathname)) response.writeHead(404).end();
      else this.listener(request, response);
    });
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Stops at once: open connections are cut. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Serves another build from now on. */
  deploy(folder: string): void {
    this.listener = answerFrom(folder);
  }

  /** Answers by something else from now on. */
  answerWith(listener: RequestListener): void {
    this.listener = listener;
  }
}
