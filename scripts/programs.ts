import { type ChildProcess, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import list from './programs.json' with { type: 'json' };

interface ProgramRequirements {
  /** Commands or paths, in order of preference. The default is the program's name. */
  readonly commands?: readonly string[];
  /** Files of which at least one must exist. */
  readonly files?: readonly string[];
  /** The Debian packages of the program. */
  readonly packages: readonly string[];
  /** If true, the program's tests are skipped when it can't be installed. Otherwise `npm test` fails. */
  readonly optional?: boolean;
}

export type ProgramName = keyof typeof list;

/**
 * The programs and fonts that the tests use in addition to npm packages. `npm test` installs them. Tests can't run
 * other programs, because oxlint forbids them to import node:child_process.
 */
const programs: Readonly<Record<ProgramName, ProgramRequirements>> = list;

/**
 * Returns the path of a command (searched in PATH) or of a file (an absolute path), or undefined if it doesn't exist.
 */
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

/** Returns the programs that aren't installed. */
export function missingPrograms(): [name: string, requirements: ProgramRequirements][] {
  return Object.entries(programs).filter(([name]) => !findProgram(name as ProgramName));
}

/**
 * Returns the path of a program.
 * @throws {Error} if the program isn't installed. The message names its Debian packages.
 */
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

/**
 * Runs a program and waits for it to end.
 * @param input the standard input of the program
 * @param env variables to add to the environment
 * @throws {Error} if the program isn't installed or can't start. A nonzero status isn't an error.
 */
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

/**
 * Runs a program and returns its standard output as UTF-8 text, without white space at the end.
 * @throws {Error} if the program isn't installed or ends with a nonzero status. The message has its error output.
 * @example
 * programOutput('node', ['--version']); // 'v24.9.0'
 */
export function programOutput(
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
  /** The `timeout` command ends the program after this time, even if the tests were killed. Default: 1800. */
  readonly timeoutSeconds?: number;
}

/**
 * Starts a program in the background. It ends on `kill()`, at the end of this process, or after the timeout.
 * @throws {Error} if the program isn't installed
 */
export function startProgram(
  name: ProgramName,
  parameters: readonly string[],
  { cwd, env = {}, stdio = 'ignore', timeoutSeconds = 1800 }: StartOptions = {},
): ChildProcess {
  const child = spawn('timeout', ['-k', '5', String(timeoutSeconds), pathOf(name), ...parameters], {
    ...(cwd === undefined ? {} : { cwd }),
    stdio,
    env: { ...process.env, ...env },
  });
  process.once('exit', () => child.kill());
  return child;
}

/** Returns the path of Chrome or Chromium: CHROME_PATH if it exists, otherwise the installed one. */
export function findChrome(): string {
  const path = process.env['CHROME_PATH'];
  return path && existsSync(path) ? path : pathOf('chromium');
}

/**
 * Returns the path of chromium-headless-shell, which needs a quarter less processor time in tests than Chromium. If
 * it isn't installed, or if CHROME_PATH is set, returns the path of the full browser.
 */
export function findChromeShell(): string {
  const shell = process.env['CHROME_PATH'] ? undefined : findProgram('chromium-headless-shell');
  return shell ?? findChrome();
}
