import { spawnSync } from 'node:child_process';

/** Debian's packages of the programs that these tests run. */
const packages = {
  oathtool: 'oathtool',
  'keepassxc-cli': 'keepassxc',
  '/usr/bin/python3': 'python3-pyotp',
} as const;

/**
 * What a program prints, without the last line break. Throws a sentence that names the Debian
 * package where the program is missing, and what the program said where it fails.
 */
export function runProgram(
  program: keyof typeof packages,
  parameters: readonly string[],
  input = '',
): string {
  const name = packages[program];
  const done = spawnSync(program, parameters, { input, encoding: 'utf8' });
  const failed = done.error !== undefined || done.status !== 0;
  if (failed && (done.error || /No module named/.test(done.stderr)))
    throw new Error(
      `${program} cannot run: install Debian's package ${name} (apt install ${name})`,
    );
  if (failed) throw new Error(`${program} ${parameters.join(' ')} failed: ${done.stderr}`);
  return done.stdout.trimEnd();
}
