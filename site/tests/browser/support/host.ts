import { type RequestListener, type Server, createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createRequestListener } from '../../../server/createRequestListener.ts';

/** The folder of the built site. */
export const dist = fileURLToPath(new URL('../../../dist', import.meta.url));

/** A web server for the site. A test can stop it, start it again and deploy another version. */
export class Host {
  private listener: RequestListener = createRequestListener(dist);
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();
  private port = 0;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      this.listener(request, response);
    });
    server.on('connection', (socket) => {
      this.sockets.add(socket);
      socket.on('close', () => this.sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(this.port, resolve));
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  /** Stops the server and cuts its open connections. */
  async stop(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }

  /** Serves the build in this folder from now on. */
  deploy(folder: string): void {
    this.listener = createRequestListener(folder);
  }

  /** Answers every request with this listener from now on. */
  answerWith(listener: RequestListener): void {
    this.listener = listener;
  }
}
