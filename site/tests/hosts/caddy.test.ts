import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findProgram, startProgram } from '../../../scripts/programs.ts';
import { describeHost } from './describeHost.ts';

const source = fileURLToPath(new URL('../../../deploy/caddy/Caddyfile', import.meta.url));

/** Disables the administration port, because all Caddy servers of a machine would share it. */
const globalOptions = '{\n\tadmin off\n}\n';

/**
 * Starts Caddy with deploy/caddy/Caddyfile, without TLS. `folder` contains the site below its base path. Returns a
 * function that stops the server.
 */
function startCaddy(folder: string, base: string, port: number): () => void {
  const temporary = mkdtempSync(join(tmpdir(), 'caddy-'));
  const file = join(temporary, 'Caddyfile');
  const settings = readFileSync(source, 'utf8')
    .replace('/srv/site/_caddy', `/srv/site${base}_caddy`)
    .replaceAll('/srv/site', folder);
  writeFileSync(file, globalOptions + settings);
  const server = startProgram('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    env: {
      SITE_ADDRESS: `http://127.0.0.1:${port}`,
      XDG_DATA_HOME: temporary,
      XDG_CONFIG_HOME: temporary,
    },
  });
  return () => {
    server.kill('SIGTERM');
    rmSync(temporary, { recursive: true, force: true });
  };
}

describeHost({
  name: 'Caddy with deploy/caddy/Caddyfile',
  isInstalled: findProgram('caddy') !== undefined,
  start: startCaddy,
});
