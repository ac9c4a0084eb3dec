import { expect, test } from 'vitest';
import { findProgram } from '../../scripts/test/programs.ts';
import { describeHost } from './describeHost.ts';
import { startNginx } from './nginx.ts';

const nginx = {
  name: 'deploy/nginx/nginx.conf in the real nginx',
  isInstalled: findProgram('nginx') !== undefined,
  start: startNginx,
};

describeHost(nginx, (ask) => {
  test('the server says its name and no version', async () => {
    expect((await ask('/')).headers.server).toBe('nginx');
  });
});
