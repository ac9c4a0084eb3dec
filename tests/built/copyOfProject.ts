import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../scripts/test/programs.ts';

export const root = fileURLToPath(new URL('../..', import.meta.url));

/** What a build does not read. */
const left = new Set(['.cache', '.git', 'dist', 'node_modules', 'tests']);

/** Links installed packages to those of the project, and the workspaces to those of the copy. */
function linkPackages(copy: string): void {
  const workspaces = '@otp-lab';
  const [installed, linked] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(join(linked, workspaces), { recursive: true });
  for (const name of readdirSync(installed))
    if (name !== workspaces) symlinkSync(join(installed, name), join(linked, name));
  for (const name of readdirSync(join(installed, workspaces)))
    symlinkSync(join(copy, 'packages', name), join(linked, workspaces, name));
}

/** Copies what the build reads into a folder of its own outside the project. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'another-folder-'));
  for (const name of readdirSync(root))
    if (!left.has(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
  linkPackages(copy);
  return copy;
}

/** Runs a script in a copy of the project. Throws what it says where it fails. */
export async function runIn(copy: string, script: readonly string[]): Promise<void> {
  const run = startProgram('node', script, {
    cwd: copy,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Vitest sets it for its tests alone.
    env: { NODE_ENV: undefined },
  });
  if (!run.stdout || !run.stderr) throw new Error(`${script.join(' ')} says nothing`);
  const [said, errors] = await Promise.all([text(run.stdout), text(run.stderr), once(run, 'exit')]);
  if (run.exitCode !== 0)
    throw new Error(`${script.join(' ')} fails in the copy: ${said}${errors}`);
}

/**
 * Builds the site in a copy of the project, without the compressed files beside the others; gives the
 * folder of what was built. Throws if it fails.
 */
export async function buildIn(copy: string): Promise<string> {
  await runIn(copy, ['--import', 'tsx', 'scripts/build.ts', '--uncompressed']);
  return join(copy, 'dist');
}
