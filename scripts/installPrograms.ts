import { spawnSync } from 'node:child_process';
import { findCommand, missingPrograms } from './programs.ts';

function installPackages(names: readonly string[]): void {
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', ['-y', '-qq', '--no-install-recommends', ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  // If the Debian release lacks one package, apt-get installs none of them. Then install them one by one.
  if (apt('install', ...names).status !== 0) for (const name of names) apt('install', name);
}

/**
 * Installs the Debian packages of missing programs that the tests need, if this process runs as root. If a required
 * program is still missing, prints the command that installs it and ends the process.
 */
export function installPrograms(): void {
  const names = missingPrograms().flatMap(([, { packages }]) => packages);
  if (names.length === 0) return;
  if (findCommand('apt-get') && process.getuid?.() === 0) installPackages(names);
  const missing = missingPrograms().filter(([, { optional }]) => !optional);
  if (missing.length === 0) return;
  const programs = missing.map(([name]) => name).join(', ');
  const packages = missing.flatMap(([, needed]) => needed.packages).join(' ');
  console.error(`The tests need ${programs}. On Debian, run: apt-get install ${packages}`);
  process.exit(1);
}
