import { createServer } from 'node:http';
import { answerFrom } from '../../scripts/serve/answerFrom.ts';
import { describeHost } from './describeHost.ts';

describeHost({
  name: 'the server of npm start',
  isInstalled: true,
  start: (site, port) => {
    const server = createServer(answerFrom(site)).listen(port, '127.0.0.1');
    return () => {
      server.close();
      server.closeAllConnections();
    };
  },
});
