import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { startProgram } from '../../../scripts/programs.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** Folders that a build writes or doesn't read. */
const skippedFolders = new Set(['.astro', '.cache', '.git', 'dist', 'node_modules']);

function copyFolder(from: string, to: string): void {
  cpSync(from, to, {
    recursive: true,
    filter: (path) => !skippedFolders.has(path.slice(path.lastIndexOf('/') + 1)),
  });
}

/** Links the installed dependencies. Links to the project's own packages point into the copy. */
function linkDependencies(copy: string): void {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((entry) => !entry.startsWith('.')))
    if (name === '@otp-lab')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
}

/** Copies the project into a temporary folder. Returns its path. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'project-'));
  copyFolder(root, copy);
  linkDependencies(copy);
  return copy;
}

/** Environment variables that Vitest sets. A build would read them. */
const variablesOfVitest = ['BASE_URL', 'DEV', 'MODE', 'NODE_ENV', 'PROD', 'SSR'];

/** Runs a script with Node in a folder. Throws an error with its output if it fails. */
export async function runNode(
  folder: string,
  script: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = startProgram('node', script, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...Object.fromEntries(variablesOfVitest.map((name) => [name, undefined])),
      NODE_OPTIONS: '--conditions=@otp-lab/source',
      ...env,
    },
  });
  if (!child.stdout || !child.stderr) throw new Error('the output is not piped');
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  if (child.exitCode !== 0) throw new Error(`${script.join(' ')} failed: ${output}${errors}`);
}

/** Builds the site of a copy, without compressed files. Returns the folder of the built site. */
export async function buildSite(copy: string, base = '/'): Promise<string> {
  const astro = join(root, 'node_modules/astro/bin/astro.mjs');
  await runNode(join(copy, 'site'), [astro, 'build'], { SITE_BASE: base, SITE_COMPRESS: 'no' });
  return join(copy, 'site/dist');
}
