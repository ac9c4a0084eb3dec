import { expect, test } from 'vitest';
import { describeHost } from './describeHost.ts';
import { hasNginx, startNginx } from './nginx.ts';

const nginx = {
  name: 'deploy/nginx/nginx.conf in the real nginx',
  isInstalled: hasNginx(),
  start: startNginx,
};

describeHost(nginx, (ask) => {
  test('the server says its name and no version', async () => {
    expect((await ask('/')).headers.server).toBe('nginx');
  });
});
