import { spawnSync } from 'node:child_process';
import { findCommand, missingPrograms } from './programs.ts';

function installPackages(names: readonly string[]): void {
  const apt = (...parameters: string[]) =>
    spawnSync('apt-get', ['-y', '-qq', '--no-install-recommends', ...parameters], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  apt('update');
  // If a release of Debian lacks one of the packages, apt-get installs none of them.
  if (apt('install', ...names).status !== 0) for (const name of names) apt('install', name);
}

/**
 * Installs the Debian packages of the programs that the tests need. Without the rights to do so, it says what to
 * install. Ends the process if a program is missing and not optional.
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
