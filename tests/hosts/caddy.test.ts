import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describeHost } from './describeHost.ts';

const source = fileURLToPath(new URL('../../deploy/caddy/Caddyfile', import.meta.url));

/** Without its own port for orders, and nothing of it outside the test's folder. */
const inTests = '{\n\tadmin off\n}\n';

function hasCaddy(): boolean {
  return spawnSync('caddy', ['version']).status === 0;
}

/** Starts Caddy on deploy/caddy/Caddyfile, without TLS, for a built site; gives what stops it. */
function startCaddy(site: string, port: number): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, inTests + readFileSync(source, 'utf8').replaceAll('/srv/site', site));
  const server = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: {
      ...process.env,
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
  isInstalled: hasCaddy(),
  start: startCaddy,
});
