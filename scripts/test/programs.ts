import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface Program {
  readonly name: string;
  /** Paths or commands under which it may be found. */
  readonly commands: readonly string[];
  /** Debian's package. */
  readonly package: string;
  /** Whether its tests say that they are skipped where it cannot be had. */
  readonly optional?: boolean;
}

/** What the tests run besides Node: a browser and real OTP and QR programs. */
const programs: readonly Program[] = [
  {
    name: 'Chrome or Chromium',
    commands: ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'],
    package: 'chromium',
  },
  {
    name: 'Chromium without a window',
    commands: ['chromium-headless-shell'],
    package: 'chromium-headless-shell',
    optional: true,
  },
  { name: 'oathtool', commands: ['oathtool'], package: 'oathtool' },
  { name: 'zbarimg', commands: ['zbarimg'], package: 'zbar-tools' },
  { name: 'keepassxc-cli', commands: ['keepassxc-cli'], package: 'keepassxc' },
  {
    name: 'pyotp',
    commands: ['/usr/lib/python3/dist-packages/pyotp/__init__.py'],
    package: 'python3-pyotp',
  },
  {
    name: 'pass-otp',
    commands: ['/usr/lib/password-store/extensions/otp.bash'],
    package: 'pass-extension-otp',
    optional: true,
  },
  { name: 'GnuPG', commands: ['gpg'], package: 'gnupg', optional: true },
  { name: 'faketime', commands: ['faketime'], package: 'faketime', optional: true },
  { name: 'qrencode', commands: ['qrencode'], package: 'qrencode' },
  { name: 'nginx', commands: ['nginx', '/usr/sbin/nginx'], package: 'nginx-light', optional: true },
  {
    name: 'nginx’s brotli module',
    commands: ['/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'],
    package: 'libnginx-mod-http-brotli-static',
    optional: true,
  },
  { name: 'Caddy', commands: ['caddy'], package: 'caddy', optional: true },
  {
    name: 'Liberation Sans',
    commands: [
      '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf',
      '/usr/share/fonts/truetype/liberation2/LiberationSans-Regular.ttf',
    ],
    package: 'fonts-liberation',
    optional: true,
  },
  {
    name: 'Noto Sans CJK',
    commands: ['/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'],
    package: 'fonts-noto-cjk',
    optional: true,
  },
  {
    name: 'Firefox',
    commands: ['firefox-esr', 'firefox'],
    package: 'firefox-esr',
    optional: true,
  },
  {
    name: 'WebKitGTK with its driver',
    commands: ['WebKitWebDriver'],
    package: 'webkit2gtk-driver',
    optional: true,
  },
  { name: 'Xvfb', commands: ['Xvfb'], package: 'xvfb', optional: true },
  { name: 'Java', commands: ['java'], package: 'default-jre-headless' },
];

function find(command: string): string | undefined {
  if (command.startsWith('/')) return existsSync(command) ? command : undefined;
  const { stdout, status } = spawnSync('sh', ['-c', `command -v "${command}"`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.trim() : undefined;
}

function missing(): Program[] {
  return programs.filter(({ commands }) => !commands.some((command) => find(command)));
}

/** The installed Chrome or Chromium: CHROME_PATH, else the first that is found. */
export function findChrome(): string {
  const named = process.env.CHROME_PATH;
  if (named && existsSync(named)) return named;
  const found = programs[0]?.commands.map(find).find((path) => path !== undefined);
  if (!found) throw new Error('Chrome or Chromium is not installed.');
  return found;
}

/**
 * The same engine without the window around it, which costs a quarter of a test's processor time;
 * the whole browser where that is not installed.
 */
export function findChromeShell(): string {
  const shell = process.env.CHROME_PATH ? undefined : find('chromium-headless-shell');
  return shell ?? findChrome();
}

/** Finds what the tests run, installs Debian's packages where it may, else says what to do. */
export function preparePrograms(): void {
  const wanted = missing().map((program) => program.package);
  if (wanted.length === 0) return;
  if (find('apt-get') && process.getuid?.() === 0) {
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
  const left = missing().filter(({ optional }) => !optional);
  if (left.length === 0) return;
  const names = left.map((program) => program.name).join(', ');
  const packages = left.map((program) => program.package).join(' ');
  console.error(
    `The tests need ${names}: install them, on Debian by “apt-get install ${packages}”.`,
  );
  process.exit(1);
}
