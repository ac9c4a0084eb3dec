import { chmodSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { findPort } from '../../tests/support/findPort.ts';
import { startNginx } from '../../tests/hosts/nginx.ts';

/** In seconds; nothing here takes longer. */
const atMost = 8 * 3600;

/** A copy of the built site that nginx serves with deploy/nginx/nginx.conf. */
export interface ServedSite {
  readonly folder: string;
  readonly origin: string;
}

async function untilAnswered(address: string): Promise<void> {
  for (let left = 100; ; left -= 1) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    if (left === 0) throw new Error(`${address} does not answer`);
    await pause(50);
  }
}

/** Serves a copy of `dist/` until this process ends. Throws where nginx is not installed. */
export async function serveSite(): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  // nginx reads it as another user.
  chmodSync(folder, 0o755);
  cpSync(fileURLToPath(new URL('../../dist', import.meta.url)), folder, { recursive: true });
  const port = await findPort();
  const stop = startNginx(folder, port, atMost);
  process.once('exit', () => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswered(origin);
  return { folder, origin };
}
