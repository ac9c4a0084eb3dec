import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Finding } from './finding.ts';

const cache = resolve('.cache/conformance');

const goProgram = (code: string) => {
  const known = {
    fmt: 'fmt',
    time: 'time',
    gotp: 'github.com/xlzd/gotp',
    hotp: 'github.com/pquerna/otp/hotp',
    totp: 'github.com/pquerna/otp/totp',
  };
  const used = Object.entries(known).filter(([name]) => code.includes(`${name}.`));
  return `package main\nimport (\n${used.map(([, path]) => `"${path}"`).join('\n')}\n)\nfunc main() { ${code} }\n`;
};

const cProgram = (code: string) =>
  `#include <stdio.h>\n#include <cotp.h>\nint main(void) { cotp_error_t error = 0; ${code} return 0; }\n`;

/** Returns a program that prints the final expression, or the message of the error it throws. */
const nodeProgram = (code: string) => {
  const parts = code.split('; ');
  const value = parts.pop();
  return `(async () => { try { ${parts.join('; ')}; console.log(String(await (${value}))) } catch (error) { console.log(error.message) } })()`;
};

function run(program: string, parameters: readonly string[], folder = cache) {
  return spawnSync(program, parameters, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      TZ: 'UTC',
      GO111MODULE: 'off',
      GOPATH: '/usr/share/gocode',
      GOCACHE: join(cache, 'go'),
      ...(program.endsWith('cargo')
        ? { RUSTC: '/usr/bin/rustc', CARGO_HOME: join(cache, 'cargo') }
        : {}),
    },
  });
}

/** Writes a source file for a compiler and returns its path. */
function writeSource(name: string, text: string): string {
  const folder = join(cache, 'reproduce');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}

function runRust(code: string) {
  const folder = join(cache, 'totp-rs.d');
  mkdirSync(join(folder, 'examples'), { recursive: true });
  const text = `#![allow(unused_imports)]\nuse totp_rs::{Secret, TOTP};\nfn main() { ${code} }\n`;
  writeFileSync(join(folder, 'examples/one.rs'), text);
  const parameters = ['run', '--offline', '--release', '--quiet', '--example', 'one'];
  return run('/usr/bin/cargo', parameters, folder);
}

function runC(code: string) {
  const program = join(cache, 'reproduce/one');
  run('gcc', ['-o', program, writeSource('one.c', cProgram(code)), '-lcotp']);
  return run(program, []);
}

const runners: Readonly<Record<Finding['run'], (code: string) => ReturnType<typeof run>>> = {
  node: (code) => run('node', ['-e', nodeProgram(code)]),
  python3: (code) => run('/usr/bin/python3', ['-c', code]),
  ruby: (code) => run('ruby', ['-e', code]),
  perl: (code) => run('perl', ['-e', code]),
  php: (code) => run('php', ['-d', 'display_errors=0', '-r', code]),
  sh: (code) => run('sh', ['-c', code]),
  go: (code) => run('go', ['run', writeSource('one.go', goProgram(code))]),
  rust: runRust,
  c: runC,
};

/** Runs the code of a finding. Returns its output, or the last line of stderr if there is none. */
export function reproduce({ run: name, code }: Finding): string {
  const { stdout, stderr } = runners[name](code);
  const output = stdout.trimEnd();
  return output === '' ? (stderr.trimEnd().split('\n').at(-1) ?? '') : output;
}
