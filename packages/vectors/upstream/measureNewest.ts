import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  addMeasurement,
  type MeasurementHistory,
  measurementOf,
  type NewMeasurement,
  setNewest,
} from '../src/conformance/history.ts';
import { readHistory, writeHistory } from '../src/conformance/historyFile.ts';
import { type Implementation, implementations } from '../src/conformance/implementations.ts';
import { cargoConfig, cargoManifest } from '../src/conformance/install.ts';
import { measure } from '../src/conformance/measure.ts';
import { type ConformanceReport, countsOf } from '../src/conformance/report.ts';

/**
 * Runs the vectors against the versions in Debian unstable and adds the results to
 * `data/history.json`, each compared with the results in `data/conformance.json`. Also looks up the
 * newest versions on npm.
 *
 *     npx node measureNewest.ts /path/to/a/root/of/Debian/unstable [NAME…]
 *
 * Needs root, because it runs the adapters in a chroot. docs/reference/upstream-patches.md says how
 * to make the root.
 */
const [root = '', ...names] = process.argv.slice(2);
const adapters = fileURLToPath(new URL('../adapters', import.meta.url));
const report: ConformanceReport = JSON.parse(
  readFileSync(new URL('../data/conformance.json', import.meta.url), 'utf8'),
);

/** Packages in Debian unstable that have another name there. */
const renamed: Readonly<Record<string, string>> = {
  libcotp12: 'libcotp4',
  keepassxc: 'keepassxc-full',
  'pass-extension-otp': 'pass-otp',
};

/** Changes to the adapters' code that newer interfaces need. */
const replacements: Readonly<Record<string, readonly (readonly [string | RegExp, string])[]>> = {
  'libcotp.py': [
    ['libcotp.so.12', 'libcotp.so.4'],
    [
      'hashes = {"SHA1": 2, "SHA256": 8, "SHA512": 10}',
      'hashes = {"SHA1": 0, "SHA256": 1, "SHA512": 2}',
    ],
    [/library\.hotp_verify\.argtypes = \[[^\]]*\]\n/, ''],
    [
      '    needs("used" not in given',
      '    needs(False, "verification")\n    needs("used" not in given',
    ],
  ],
  'totp-rs.rs': [['TOTP::<Vec<u8>>::from_url', 'TOTP::from_url']],
};

const inside = (...command: string[]): string =>
  execFileSync('chroot', [root, ...command], { encoding: 'utf8' });

function prepare({ adapter }: Implementation): readonly [string, ...string[]] {
  const code = (replacements[adapter] ?? []).reduce(
    (text, [from, to]) => text.replace(from, to),
    readFileSync(join(adapters, adapter), 'utf8'),
  );
  writeFileSync(join(root, 'adapters', adapter), code);
  const path = `/adapters/${adapter}`;
  const kind = extname(adapter);
  const name = adapter.slice(0, -kind.length);
  const environment = ['env', 'HOME=/root', 'PATH=/usr/bin:/bin', 'LANG=C.UTF-8'];
  if (kind === '.go') {
    const go = [...environment, 'GO111MODULE=off', 'GOPATH=/usr/share/gocode'];
    inside(...go, 'GOCACHE=/tmp/go', 'go', 'build', '-o', `/adapters/${name}`, path);
    return ['chroot', root, ...environment, `/adapters/${name}`];
  }
  if (kind === '.rs') {
    const crate = join(root, 'adapters', `${name}.d`);
    mkdirSync(join(crate, 'src'), { recursive: true });
    mkdirSync(join(crate, '.cargo'), { recursive: true });
    writeFileSync(join(crate, 'src/main.rs'), code);
    writeFileSync(join(crate, 'Cargo.toml'), cargoManifest('5'));
    writeFileSync(join(crate, '.cargo/config.toml'), cargoConfig);
    const build = `cd /adapters/${name}.d && cargo build --offline --release --quiet`;
    inside(...environment, 'sh', '-c', build);
    return ['chroot', root, ...environment, `/adapters/${name}.d/target/release/adapter`];
  }
  const programs: Record<string, string> = { '.py': 'python3', '.rb': 'ruby', '.pl': 'perl' };
  return ['chroot', root, ...environment, programs[kind] ?? 'php', path];
}

function versionInside(name: string): string {
  return inside('dpkg-query', '-W', '-f', '${Version}', renamed[name] ?? name);
}

/** Returns the version of a package that `npm install` would install now. */
function versionOnNpm(name: string): string {
  const options = { cwd: tmpdir(), encoding: 'utf8' } as const;
  return execFileSync('npm', ['view', name, 'version'], options).trim();
}

/** Runs the vectors against the version in Debian unstable. */
async function measureUnstable(
  one: Implementation,
  day: string,
  version: string,
): Promise<NewMeasurement> {
  const { vectors, cases } = report;
  const measured = await measure(one, prepare(one));
  const { failed: _, ...counts } = countsOf(measured, cases);
  const { deviations } = measured;
  return { day, version, origin: 'Debian unstable', vectors, cases, counts, deviations };
}

/** Returns the history with the newest version of an implementation, and with its results. */
async function addNewest(
  history: MeasurementHistory,
  one: Implementation,
): Promise<MeasurementHistory> {
  const reported = report.implementations.find(({ name }) => name === one.name);
  if (reported === undefined) throw new Error(`${one.name} isn't in the report`);
  const day = new Date().toISOString().slice(0, 10);
  const origin = one.source === 'npm' ? 'npm' : 'Debian unstable';
  const version = origin === 'npm' ? versionOnNpm(one.package) : versionInside(one.package);
  console.log(`${one.name} ${reported.version}, newest: ${version}`);
  const changed = setNewest(history, one.name, { day, version, origin });
  if (origin === 'npm' || version === reported.version) return changed;
  const measurement = await measureUnstable(one, day, version);
  console.log(JSON.stringify(measurement.counts));
  return addMeasurement(changed, one.name, measurement, measurementOf(report, reported));
}

if (!existsSync(join(root, 'usr/bin/dpkg-query'))) {
  console.error('Usage: npx node measureNewest.ts /path/to/a/root/of/Debian/unstable [NAME…]');
  process.exit(2);
}
mkdirSync(join(root, 'adapters'), { recursive: true });
cpSync(join(adapters, 'serve.py'), join(root, 'adapters/serve.py'));
let history = readHistory();
for (const one of implementations) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  history = await addNewest(history, one);
  writeHistory(history);
}
