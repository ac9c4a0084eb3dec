import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Implementation, implementations } from './implementations.ts';

const adapters = fileURLToPath(new URL('../../adapters', import.meta.url));
/** Folder for everything that is installed or built here, separate from the project's packages. */
const cache = resolve('.cache/conformance');

/**
 * Installs the npm packages of the implementations at their versions. As root, it also installs
 * missing Debian packages.
 */
export function install(chosen: readonly Implementation[]): void {
  mkdirSync(cache, { recursive: true });
  if (chosen.some(({ source }) => source === 'npm')) {
    // Always install all npm packages, because `npm install` removes packages that its arguments don't name.
    const ofNpm = implementations.filter(({ source }) => source === 'npm');
    writeFileSync(join(cache, 'package.json'), '{"private":true,"type":"module"}\n');
    const packages = ofNpm.map(
      (implementation) => `${implementation.package}@${implementation.version}`,
    );
    // Don't run install scripts of packages.
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', '--prefix', cache, ...options, ...packages], {
      stdio: 'inherit',
    });
  }
  const wanted = chosen
    .flatMap((implementation) => [
      ...(implementation.source === 'debian' ? [implementation.package] : []),
      ...(implementation.needs ?? []),
    ])
    .filter((name) => !isInstalled(name));
  if (wanted.length === 0 || process.getuid?.() !== 0) return;
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...new Set(wanted)], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function debianVersion(name: string): string | undefined {
  const query = ['-W', '-f', '${db:Status-Abbrev} ${Version}', name];
  const { status, stdout } = spawnSync('dpkg-query', query, { encoding: 'utf8' });
  return status === 0 && stdout.startsWith('ii') ? stdout.split(' ').at(-1) : undefined;
}

/** Returns whether a Debian package is installed. */
export function isInstalled(name: string): boolean {
  return debianVersion(name) !== undefined;
}

/** Returns the installed version, or undefined if the package isn't installed. */
export function versionOf(implementation: Implementation): string | undefined {
  return implementation.source === 'npm'
    ? implementation.version
    : debianVersion(implementation.package);
}

function buildGo(file: string, name: string): string {
  const program = join(cache, name);
  const env = { ...process.env, GO111MODULE: 'off', GOPATH: '/usr/share/gocode' };
  const options = { env: { ...env, GOCACHE: join(cache, 'go') }, stdio: 'inherit' } as const;
  execFileSync('go', ['build', '-o', program, file], options);
  return program;
}

/** Returns the manifest of an adapter that uses a version of totp-rs. */
export const cargoManifest = (version: string): string => `[package]
name = "adapter"
version = "0.0.0"
edition = "2021"
[dependencies]
serde_json = "1"
totp-rs = { version = "${version}", features = ["otpauth"] }
`;

/** Cargo's settings: it takes crates from Debian's packages instead of the network. */
export const cargoConfig = `[source.crates-io]
replace-with = "debian"
[source.debian]
directory = "/usr/share/cargo/registry"
`;

/** Builds an adapter offline, with Debian's compiler and crates. */
function buildRust(file: string, name: string): string {
  const folder = join(cache, `${name}.d`);
  mkdirSync(join(folder, 'src'), { recursive: true });
  mkdirSync(join(folder, '.cargo'), { recursive: true });
  cpSync(file, join(folder, 'src/main.rs'));
  writeFileSync(join(folder, 'Cargo.toml'), cargoManifest('3'));
  writeFileSync(join(folder, '.cargo/config.toml'), cargoConfig);
  const env = { ...process.env, RUSTC: '/usr/bin/rustc', CARGO_HOME: join(cache, 'cargo') };
  const options = { cwd: folder, env, stdio: 'inherit' } as const;
  execFileSync('/usr/bin/cargo', ['build', '--offline', '--release', '--quiet'], options);
  return join(folder, 'target/release/adapter');
}

/** Builds the adapter if its language needs that, and returns the command that starts it. */
export function prepare({ adapter }: Implementation): readonly [string, ...string[]] {
  const file = join(adapters, adapter);
  const kind = extname(adapter);
  const name = adapter.slice(0, -kind.length);
  if (kind === '.go') return [buildGo(file, name)];
  if (kind === '.rs') return [buildRust(file, name)];
  if (kind === '.py') return ['/usr/bin/python3', file];
  if (kind === '.rb') return ['ruby', file];
  if (kind === '.pl') return ['perl', file];
  if (kind === '.php') return ['php', file];
  // Copy the adapters next to node_modules, so that their imports resolve.
  cpSync(adapters, join(cache, 'adapters'), { recursive: true });
  return [process.execPath, '--max-old-space-size=512', join(cache, 'adapters', adapter)];
}
