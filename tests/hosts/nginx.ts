import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../../deploy/nginx/nginx.conf', import.meta.url));
const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx is here with all that deploy/nginx/nginx.conf asks of it. */
export function hasNginx(): boolean {
  return existsSync(brotli) && spawnSync('nginx', ['-v']).status === 0;
}

/** Starts nginx on deploy/nginx/nginx.conf for a built site; gives what stops it. */
export function startNginx(site: string, port: number): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    readFileSync(source, 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/srv/site', site)
      .replace('listen 8080', `listen 127.0.0.1:${port}`),
  );
  const server: ChildProcess = spawn('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // Whatever ends the measuring ends the server with it.
  process.once('exit', () => server.kill('SIGTERM'));
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => process.exit(1));
  return () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}
