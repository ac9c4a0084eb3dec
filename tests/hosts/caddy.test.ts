import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, startProgram } from '../../scripts/test/programs.ts';
import { describeHost } from './describeHost.ts';

const source = fileURLToPath(new URL('../../deploy/caddy/Caddyfile', import.meta.url));

/** Without its own port for orders, and nothing of it outside the test's folder. */
const inTests = '{\n\tadmin off\n}\n';

/** Starts Caddy on deploy/caddy/Caddyfile, without TLS, for a built site; gives what stops it. */
function startCaddy(site: string, port: number): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, inTests + readFileSync(source, 'utf8').replaceAll('/srv/site', site));
  const server = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    },
  });
  return () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}

describeHost({
  name: 'deploy/caddy/Caddyfile in the real Caddy',
  isInstalled: findProgram('caddy') !== undefined,
  start: startCaddy,
});
