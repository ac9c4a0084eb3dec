import { createServer } from 'node:http';
import { join } from 'node:path';
import { createRequestListener } from '../../server/createRequestListener.ts';
import { describeHost } from './describeHost.ts';

describeHost({
  name: 'the server of npm start',
  isInstalled: true,
  start: (folder, base, port) => {
    const server = createServer(createRequestListener(join(folder, base))).listen(
      port,
      '127.0.0.1',
    );
    return () => {
      server.close();
      server.closeAllConnections();
    };
  },
});
