import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../scripts/test/programs.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build does not read. */
const left = new Set([
  '.cache',
  '.git',
  'dist',
  'node_modules',
  'screenshots',
  'test-results',
  'tests',
]);

/** Copies what the build reads into a folder of its own outside the project. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'another-folder-'));
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Builds the site in a copy of the project; gives the folder of what was built. Throws if it fails. */
export async function buildIn(copy: string): Promise<string> {
  const build = startProgram('node', ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: copy,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Vitest sets it for its tests alone.
    env: { NODE_ENV: undefined },
  });
  if (!build.stderr) throw new Error('the build says nothing');
  const [errors] = await Promise.all([text(build.stderr), once(build, 'exit')]);
  if (build.exitCode !== 0) throw new Error(`the copy cannot be built: ${errors}`);
  return join(copy, 'dist');
}
