import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cargoConfig, cargoManifest } from '../src/conformance/install.ts';
import type { Counts } from '../src/conformance/measure.ts';
import { type Implementation, implementations } from '../src/conformance/implementations.ts';
import { measure } from '../src/conformance/measure.ts';
import type { ConformanceReport } from '../src/conformance/report.ts';
import { verdicts } from '../src/conformance/judge.ts';

/**
 * Runs the vectors against the versions in Debian unstable, and writes `newest-versions.json`:
 * the counts, and the cases whose verdict or answer differs from `data/conformance.json`.
 *
 *     npx node measureNewest.ts /path/to/a/root/of/Debian/unstable [NAME…]
 *
 * Needs root, because it runs the adapters in a chroot. docs/reference/upstream-patches.md says how
 * to make the root.
 */
interface Newest {
  readonly id: string;
  /** The version in `data/conformance.json`. */
  readonly measured: string;
  readonly origin: string;
  /** The version in Debian unstable, or the newest version on npm. */
  readonly newest: string;
  readonly newestOrigin: string;
  /** Why there are no results. Absent with npm if `measured` is the newest version. */
  readonly notMeasured?: string;
  readonly results?: Results;
}

interface Results {
  readonly day: string;
  readonly before: Counts;
  readonly counts: Counts;
  /** Cases that deviate only in the measured version. */
  readonly gone: readonly string[];
  /** Cases that deviate only in the newest version. */
  readonly added: readonly Case[];
  /** Cases that deviate in both, but with another verdict or answer. */
  readonly changed: readonly Case[];
}

interface Case {
  readonly id: string;
  readonly verdict: string;
  readonly expected?: unknown;
  readonly given: unknown;
}

const [root = '', ...names] = process.argv.slice(2);
const folder = fileURLToPath(new URL('.', import.meta.url));
const file = join(folder, 'newest-versions.json');
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

async function newestOf(one: Implementation): Promise<Newest> {
  const reported = report.implementations.find(({ name }) => name === one.name);
  if (reported === undefined) throw new Error(`${one.name} isn't in the report`);
  const measured = reported.version;
  if (one.source === 'npm') {
    const newest = execFileSync('npm', ['view', one.package, 'version'], {
      cwd: tmpdir(),
      encoding: 'utf8',
    });
    return {
      id: one.name,
      measured,
      origin: 'npm',
      newest: newest.trim(),
      newestOrigin: 'npm',
      ...(newest.trim() === measured
        ? {}
        : { notMeasured: 'conformance.json has an older version' }),
    };
  }
  const origin = 'Debian 12';
  const newest = versionInside(one.package);
  const head = { id: one.name, measured, origin, newest, newestOrigin: 'Debian unstable' };
  const { deviations, kinds } = await measure(one, prepare(one));
  const counts = Object.fromEntries(
    verdicts.map((verdict) => [
      verdict,
      Object.values(kinds).reduce((sum, count) => sum + (count?.[verdict] ?? 0), 0),
    ]),
  ) as Record<keyof Counts, number>;
  const run = verdicts.reduce((sum, verdict) => sum + counts[verdict], 0);
  counts.notRun += report.cases - run;
  const { failed: _, ...before } = reported.counts;
  const old = new Map(
    reported.deviations
      .flatMap(({ tests }) => tests)
      .map(({ id, verdict, given }) => [id, { verdict, given }] as const),
  );
  const cases = deviations.map(({ id, verdict, expected, given }): Case => ({
    id,
    verdict,
    ...(expected === undefined ? {} : { expected }),
    given,
  }));
  const isChanged = ({ id, verdict, given }: Case) => {
    const previous = old.get(id);
    if (previous === undefined) return false;
    if (previous.verdict !== verdict) return true;
    return verdict !== 'refused' && JSON.stringify(previous.given) !== JSON.stringify(given);
  };
  return {
    ...head,
    results: {
      day: new Date().toISOString().slice(0, 10),
      before,
      counts,
      gone: [...old.keys()].filter((id) => cases.every((each) => each.id !== id)),
      added: cases.filter(({ id }) => !old.has(id)),
      changed: cases.filter(isChanged),
    },
  };
}

if (!existsSync(join(root, 'usr/bin/dpkg-query'))) {
  console.error('Usage: npx node measureNewest.ts /path/to/a/root/of/Debian/unstable [NAME…]');
  process.exit(2);
}
mkdirSync(join(root, 'adapters'), { recursive: true });
cpSync(join(adapters, 'serve.py'), join(root, 'adapters/serve.py'));
const previous: readonly Newest[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const entries = new Map(previous.map((entry) => [entry.id, entry]));
for (const one of implementations) {
  if (names.length > 0 && !names.includes(one.name)) continue;
  const entry = await newestOf(one);
  entries.set(one.name, entry);
  console.log(one.name, entry.measured, entry.newest, entry.results?.counts ?? '');
  const sorted = implementations.flatMap(({ name }) => entries.get(name) ?? []);
  writeFileSync(file, `${JSON.stringify(sorted, null, 1)}\n`);
}
