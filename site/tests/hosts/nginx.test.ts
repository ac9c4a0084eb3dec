import { expect, test } from 'vitest';
import { findProgram } from '../../../scripts/programs.ts';
import { describeHost } from './describeHost.ts';
import { startNginx } from './nginx.ts';

const nginx = {
  name: 'nginx with deploy/nginx/nginx.conf',
  isInstalled: findProgram('nginx') !== undefined,
  start: startNginx,
};

describeHost(nginx, (ask) => {
  test('sends a server header without a version', async () => {
    expect((await ask('/')).headers.server).toBe('nginx');
  });
});
