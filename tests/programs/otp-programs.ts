import { type SpawnSyncReturns, spawnSync } from 'node:child_process';

/** Debian's packages of the programs that these tests run. */
const packages = {
  oathtool: 'oathtool',
  'keepassxc-cli': 'keepassxc',
  '/usr/bin/python3': 'python3-pyotp',
  pass: 'pass-extension-otp',
  gpg: 'gnupg',
  gpgconf: 'gnupg',
  faketime: 'faketime',
  'otpclient-cli': 'otpclient-cli',
} as const;

export type ProgramName = keyof typeof packages;

/** The first of the programs that is not installed. */
export function missingProgram(programs: readonly ProgramName[]): ProgramName | undefined {
  return programs.find((program) => {
    const { status } = spawnSync('sh', ['-c', `command -v "${program}"`]);
    return status !== 0;
  });
}

interface ProgramOptions {
  readonly input?: string;
  /** Variables of the environment besides the usual ones. */
  readonly env?: Readonly<Record<string, string>>;
}

function start(
  program: ProgramName,
  parameters: readonly string[],
  { input = '', env = {} }: ProgramOptions,
): SpawnSyncReturns<string> {
  const name = packages[program];
  const done = spawnSync(program, parameters, {
    input,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  if (done.error || /No module named/.test(done.stderr))
    throw new Error(
      `${program} cannot run: install Debian's package ${name} (apt install ${name})`,
    );
  return done;
}

/**
 * What a program prints, without the last line break. Throws a sentence that names the Debian
 * package where the program is missing, and what the program said where it fails.
 */
export function runProgram(
  program: ProgramName,
  parameters: readonly string[],
  options: ProgramOptions = {},
): string {
  const done = start(program, parameters, options);
  if (done.status !== 0)
    throw new Error(`${program} ${parameters.join(' ')} failed: ${done.stderr}`);
  return done.stdout.trimEnd();
}

/** The same, but undefined where the program says that it cannot. */
export function tryProgram(
  program: ProgramName,
  parameters: readonly string[],
  options: ProgramOptions = {},
): string | undefined {
  const done = start(program, parameters, options);
  return done.status === 0 ? done.stdout.trimEnd() : undefined;
}
