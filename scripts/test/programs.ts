import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import list from './programs.json' with { type: 'json' };

interface Needed {
  /** Commands or paths under which it may be found, by its name if none are given; the first is run. */
  readonly commands?: readonly string[];
  /** Files of which one must be there too, each for another place. */
  readonly files?: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
  /** Whether its tests are left out, and say so, where it cannot be had. */
  readonly optional?: boolean;
}

export type ProgramName = keyof typeof list;

/**
 * All that the tests run or show besides npm's packages. `npm test` installs from this
 * list, and a test can run nothing else: oxlint keeps node:child_process out of tests.
 */
const programs: Readonly<Record<ProgramName, Needed>> = list;

/** Where a command stands, if it is there. */
export function findCommand(command: string): string | undefined {
  const folders = command.startsWith('/') ? ['/'] : (process.env['PATH'] ?? '').split(':');
  return folders.map((folder) => join(folder, command)).find((path) => existsSync(path));
}

/** Where a program stands; undefined where it, or what it needs, is not installed. */
export function findProgram(name: ProgramName): string | undefined {
  const { commands = [name], files = [] } = programs[name];
  if (files.length > 0 && !files.some((file) => existsSync(file))) return undefined;
  return (commands.length > 0 ? commands : files).map(findCommand).find(Boolean);
}

/** The programs of the list that are not installed, by name. */
export function missingPrograms(): [name: string, needed: Needed][] {
  return Object.entries(programs).filter(([name]) => !findProgram(name as ProgramName));
}

/** Throws a sentence that names Debian's package where the program is not installed. */
function pathOf(name: ProgramName): string {
  const path = findProgram(name);
  if (path === undefined)
    throw new Error(`${name} is missing: install Debian's ${programs[name].packages.join(', ')}.`);
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
