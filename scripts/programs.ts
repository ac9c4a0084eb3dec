import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import list from './programs.json' with { type: 'json' };

interface Needed {
  /** The commands or paths to look for, by default the name. The first one that exists is run. */
  readonly commands?: readonly string[];
  /** Files that the program needs. One of them must exist. */
  readonly files?: readonly string[];
  /** The Debian packages of the program. */
  readonly packages: readonly string[];
  /** Whether the tests of the program are skipped if it can't be installed. */
  readonly optional?: boolean;
}

export type ProgramName = keyof typeof list;

/**
 * The programs and fonts that the tests use besides npm packages. `npm test` installs them. Tests can't run other
 * programs, because oxlint forbids node:child_process in them.
 */
const programs: Readonly<Record<ProgramName, Needed>> = list;

/** Returns the path of a command, or undefined if it isn't installed. */
export function findCommand(command: string): string | undefined {
  const folders = command.startsWith('/') ? ['/'] : (process.env['PATH'] ?? '').split(':');
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** Returns the path of a program, or undefined if the program or a file that it needs isn't installed. */
export function findProgram(name: ProgramName): string | undefined {
  const { commands = [name], files = [] } = programs[name];
  if (files.length > 0 && !files.some((file) => existsSync(file))) return undefined;
  return (commands.length > 0 ? commands : files).map(findCommand).find(Boolean);
}

/** Lists the programs that aren't installed. */
export function missingPrograms(): [name: string, needed: Needed][] {
  return Object.entries(programs).filter(([name]) => !findProgram(name as ProgramName));
}

/** Returns the path of a program. Throws an error that names its Debian package if it isn't installed. */
function pathOf(name: ProgramName): string {
  const path = findProgram(name);
  if (path === undefined)
    throw new Error(`${name} is missing. Install ${programs[name].packages.join(', ')}.`);
  return path;
}

interface Result {
  readonly status: number | null;
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** Runs a program and waits for its end. Throws if it isn't installed. */
export function runProgram(
  name: ProgramName,
  parameters: readonly string[],
  input: string | Uint8Array = '',
  env: Readonly<Record<string, string>> = {},
): Result {
  const { status, stdout, stderr, error } = spawnSync(pathOf(name), parameters, {
    input,
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return { status, stdout, stderr: stderr.toString('utf8') };
}

/** Returns what a program prints, without the last line break. Throws its error output if it fails. */
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

interface StartOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly stdio?: StdioOptions;
  /** In seconds. `timeout` ends the program after this time, even if the tests were killed. */
  readonly atMost?: number;
}

/** Starts a program. `kill()` ends it, and so does the end of this process. */
export function startProgram(
  name: ProgramName,
  parameters: readonly string[],
  { cwd, env = {}, stdio = 'ignore', atMost = 1800 }: StartOptions = {},
): ChildProcess {
  const child = spawn('timeout', ['-k', '5', String(atMost), pathOf(name), ...parameters], {
    ...(cwd === undefined ? {} : { cwd }),
    stdio,
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  return child;
}

/** Returns the path of Chrome or Chromium: CHROME_PATH, otherwise an installed one. */
export function findChrome(): string {
  const path = process.env['CHROME_PATH'];
  return path && existsSync(path) ? path : pathOf('chromium');
}

/**
 * Returns the path of Chromium without a window, which takes a quarter less processor time in tests. If it isn't
 * installed, or if CHROME_PATH is set, returns the whole browser.
 */
export function findChromeShell(): string {
  const shell = process.env['CHROME_PATH'] ? undefined : findProgram('chromium-headless-shell');
  return shell ?? findChrome();
}
