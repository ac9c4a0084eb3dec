import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../scripts/test/programs.ts';

const source = fileURLToPath(new URL('../../deploy/nginx/nginx.conf', import.meta.url));

/** Starts nginx on deploy/nginx/nginx.conf for a built site, for so many seconds; gives what stops it. */
export function startNginx(site: string, port: number, atMost = 900): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    readFileSync(source, 'utf8')
      .replaceAll('/tmp/', `${folder}/`)
      .replaceAll('/srv/site', site)
      .replace('listen 8080', `listen 127.0.0.1:${port}`),
  );
  const server = startProgram('nginx', ['-c', file, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    atMost,
  });
  return () => {
    server.kill('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  };
}
