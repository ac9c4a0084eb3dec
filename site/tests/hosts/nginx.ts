import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../../scripts/programs.ts';

const source = fileURLToPath(new URL('../../../deploy/nginx/nginx.conf', import.meta.url));

/**
 * Starts nginx with deploy/nginx/nginx.conf. `folder` contains the site below its base path. Returns a function that
 * stops the server.
 */
export function startNginx(folder: string, base: string, port: number): () => void {
  const temporary = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(temporary, 'nginx.conf');
  writeFileSync(
    file,
    readFileSync(source, 'utf8')
      .replaceAll('/tmp/', `${temporary}/`)
      .replace('/srv/site/_nginx.conf', `/srv/site${base}_nginx.conf`)
      .replaceAll('/srv/site', folder)
      .replace('listen 8080', `listen 127.0.0.1:${port}`),
  );
  const server = startProgram('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return () => {
    server.kill('SIGTERM');
    rmSync(temporary, { recursive: true, force: true });
  };
}
