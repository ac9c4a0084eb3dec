import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Built } from './vite/builds.ts';

/** What Vite builds, and when it can be used. */
export interface ViteRun {
  /** Settles once the program that draws the documents is built. */
  readonly prerender: Promise<void>;
  /** Settles once everything is. */
  readonly all: Promise<void>;
}

/**
 * Builds what scripts/build/vite/builds.ts lists, in a process of its own: it runs beside other work, and
 * Vite starts there in a fifth of the time that it needs where TypeScript is read.
 */
export function runVite(root: string): ViteRun {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--app', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  const prerender = new Promise<void>((resolve) => {
    child.on('message', (name: Built) => {
      if (name === 'ssr') resolve();
    });
  });
  return { prerender, all: ended(child) };
}

async function ended(child: ReturnType<typeof spawn>): Promise<void> {
  await once(child, 'exit');
  if (child.exitCode !== 0) process.exit(1);
}
