import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { findCommand, missingPrograms } from './programs.ts';

/** Installs Debian's packages of what the tests run where it may, else says what to do. */
export function preparePrograms(): void {
  const wanted = missingPrograms().flatMap(([, { packages }]) => packages);
  if (wanted.length === 0) return;
  if (findCommand('apt-get') && process.getuid?.() === 0) {
    const options: SpawnSyncOptions = {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    };
    const apt = (...parameters: string[]) =>
      spawnSync('apt-get', ['-y', '-qq', '--no-install-recommends', ...parameters], options);
    apt('update');
    // One package that a release of Debian does not have stops the others.
    if (apt('install', ...wanted).status !== 0) for (const name of wanted) apt('install', name);
  }
  const left = missingPrograms().filter(([, { optional }]) => !optional);
  if (left.length === 0) return;
  const names = left.map(([name]) => name).join(', ');
  const packages = left.flatMap(([, needed]) => needed.packages).join(' ');
  console.error(
    `The tests need ${names}: install them, on Debian by “apt-get install ${packages}”.`,
  );
  process.exit(1);
}
