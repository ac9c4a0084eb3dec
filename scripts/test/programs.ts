import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

interface Needed {
  /** What a person calls it. */
  readonly says: string;
  /** Commands or paths under which it may be found; the first that is there is run. */
  readonly commands?: readonly string[];
  /** Sets of files of which one must be there too, each for another place. */
  readonly files?: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** Whether its tests are left out, and say so, where it cannot be had. */
  readonly optional?: true;
}

/**
 * All that the tests run or show besides npm's packages. `npm test` installs from this
 * list, and a test can run nothing else: oxlint keeps node:child_process out of tests.
 */
const programs = {
  node: { says: 'Node', commands: [process.execPath], packages: ['nodejs'] },
  chromium: {
    says: 'Chrome or Chromium',
    commands: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'],
    packages: ['chromium'],
  },
  'chromium-headless-shell': {
    says: 'Chromium without a window',
    commands: ['chromium-headless-shell'],
    packages: ['chromium-headless-shell'],
    optional: true,
  },
  firefox: {
    says: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    packages: ['firefox-esr'],
    optional: true,
  },
  WebKitWebDriver: {
    says: 'WebKitGTK with its driver',
    commands: ['WebKitWebDriver'],
    packages: ['webkit2gtk-driver'],
    optional: true,
  },
  Xvfb: { says: 'Xvfb', commands: ['Xvfb'], packages: ['xvfb'], optional: true },
  oathtool: { says: 'oathtool', commands: ['oathtool'], packages: ['oathtool'] },
  'keepassxc-cli': { says: 'KeePassXC', commands: ['keepassxc-cli'], packages: ['keepassxc'] },
  pyotp: {
    says: 'Python with PyOTP',
    commands: ['/usr/bin/python3'],
    files: ['/usr/lib/python3/dist-packages/pyotp/__init__.py'],
    packages: ['python3-pyotp'],
  },
  pass: {
    says: 'pass with its extension for codes',
    commands: ['pass'],
    files: ['/usr/lib/password-store/extensions/otp.bash'],
    packages: ['pass', 'pass-extension-otp'],
    optional: true,
  },
  gpg: { says: 'GnuPG', commands: ['gpg'], packages: ['gnupg'], optional: true },
  gpgconf: { says: 'GnuPG', commands: ['gpgconf'], packages: ['gnupg'], optional: true },
  'otpclient-cli': {
    says: 'OTPClient',
    commands: ['otpclient-cli'],
    packages: ['otpclient-cli'],
    optional: true,
  },
  faketime: { says: 'faketime', commands: ['faketime'], packages: ['faketime'], optional: true },
  sh: { says: 'a shell with sha256sum', commands: ['sh'], packages: ['coreutils'] },
  zbarimg: { says: 'zbarimg', commands: ['zbarimg'], packages: ['zbar-tools'] },
  qrencode: { says: 'qrencode', commands: ['qrencode'], packages: ['qrencode'] },
  nginx: {
    says: 'nginx with its brotli module',
    commands: ['nginx', '/usr/sbin/nginx'],
    files: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    packages: ['nginx-light', 'libnginx-mod-http-brotli-static'],
    optional: true,
  },
  caddy: { says: 'Caddy', commands: ['caddy'], packages: ['caddy'], optional: true },
  java: { says: 'Java', commands: ['java'], packages: ['default-jre-headless'] },
  'Liberation Sans': {
    says: 'Liberation Sans',
    files: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
    ],
    packages: ['fonts-liberation'],
    optional: true,
  },
  'Noto Sans CJK': {
    says: 'Noto Sans CJK',
    files: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    packages: ['fonts-noto-cjk'],
    optional: true,
  },
} as const satisfies Readonly<Record<string, Needed>>;

export type ProgramName = keyof typeof programs;

/** Where a command stands, if it is there. */
export function findCommand(command: string): string | undefined {
  const folders = command.startsWith('/') ? ['/'] : (process.env['PATH'] ?? '').split(':');
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** Where a program stands; undefined where it, or what it needs, is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const { commands = [], files = [] }: Needed = programs[name];
  if (files.length > 0 && !files.some((file) => existsSync(file))) return undefined;
  const places = commands.length > 0 ? commands : files;
  return places.map(findCommand).find((path) => path !== undefined);
}

/** The programs of the list that are not installed. */
export function missingPrograms(): Needed[] {
  const names = Object.keys(programs) as ProgramName[];
  return names.filter((name) => !findProgram(name)).map((name) => programs[name]);
}

/** Throws a sentence that names Debian's package where the program is not installed. */
function pathOf(name: ProgramName): string {
  const { says, packages } = programs[name];
  const path = findProgram(name);
  if (path === undefined)
    throw new Error(`${says} is missing: install Debian's ${packages.join(' and ')}.`);
  return path;
}

interface Ended {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs a program to its end, with some more variables. Throws where it is missing. */
export function runProgram(
  name: ProgramName,
  parameters: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
): Ended {
  const { status, stdout, stderr, error } = spawnSync(pathOf(name), parameters, {
    input,
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return { status, stdout, stderr: stderr.toString('utf8') };
}

/** What a program prints, without the last line break. Throws what it said where it fails. */
export function textFrom(
  name: ProgramName,
  parameters: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
): string {
  const { status, stdout, stderr } = runProgram(name, parameters, input, env);
  if (status !== 0) throw new Error(`${name} ${parameters.join(' ')} failed: ${stderr}`);
  return stdout.toString('utf8').trimEnd();
}

interface Start {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdio?: StdioOptions;
  /** In seconds, how long it may run: this ends it even if the tests were killed. */
  readonly atMost?: number;
}

/** Starts a program, to be stopped by `kill()`; the end of this process stops it too. */
export function startProgram(
  name: ProgramName,
  parameters: readonly string[],
  { env = {}, stdio = 'ignore', atMost = 900, ...place }: Start = {},
): ChildProcess {
  const child = spawn('timeout', ['-k', '5', String(atMost), pathOf(name), ...parameters], {
    ...place,
    stdio,
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  return child;
}

/** The installed Chrome or Chromium: CHROME_PATH, else the first that is found. */
export function findChrome(): string {
  const named = process.env['CHROME_PATH'];
  return named && existsSync(named) ? named : pathOf('chromium');
}

/**
 * The same engine without the window around it, which costs a quarter of a test's processor time;
 * the whole browser where that is not installed.
 */
export function findChromeShell(): string {
  const shell = process.env['CHROME_PATH'] ? undefined : findProgram('chromium-headless-shell');
  return shell ?? findChrome();
}
