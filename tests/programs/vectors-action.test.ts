import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { runProgram } from '../../scripts/programs.ts';
import { makeArchive } from '@otp-lab/vectors/archive';
import { makeSuite } from '@otp-lab/vectors';

// These tests run the steps of the GitHub action and of the GitLab job in a sample repository.

const action = fileURLToPath(new URL('../../packages/vectors/', import.meta.url));
const { version } = makeSuite();

let repository = '';
beforeEach(() => {
  repository = mkdtempSync(join(tmpdir(), 'repository-'));
  mkdirSync(join(repository, 'tests'));
  copyFileSync(join(action, 'runners/otp_vectors.py'), join(repository, 'tests/otp_vectors.py'));
});
afterEach(() => rmSync(repository, { recursive: true }));

/** Replaces a text in the sample library. */
function changeLibrary(find: string, replace: string): void {
  const file = join(repository, 'tests/otp_vectors.py');
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(find);
  writeFileSync(file, text.replace(find, replace));
}

/** Plants a bug in the sample library: codes lose their leading zeros. */
const breakLibrary = () => changeLibrary('.zfill(digits)', '');

const readme = readFileSync(join(action, 'README.md'), 'utf8');

/** Returns the example of the README in a language that contains a text. */
function readExample(language: string, text = ''): string {
  const examples = [...readme.matchAll(/^```(\w+)\n([\s\S]*?)^```/gm)];
  const [, , code = ''] =
    examples.find(([, name, code]) => name === language && code?.includes(text)) ?? [];
  return code;
}

interface Step {
  readonly run: string;
  readonly env: Readonly<Record<string, string>>;
}

interface Job {
  readonly status: number | null;
  readonly log: string;
  readonly outputs: string;
  readonly summary: string;
}

const readIfExists = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Runs a script in the sample repository as GitHub and GitLab do: it ends at the first error. */
function runScript(script: string, env: Readonly<Record<string, string>>) {
  const file = join(repository, 'step.sh');
  writeFileSync(file, script);
  const start = 'cd "$1" && exec bash --noprofile --norc -eo pipefail "$2"';
  return runProgram('bash', ['-c', start, 'job', repository, file], '', env);
}

/** Runs the steps of the action with inputs, as a workflow would. */
function runAction(given: Readonly<Record<string, string>>, path = action): Job {
  const { inputs, runs } = parse(readFileSync(join(action, 'action.yml'), 'utf8')) as {
    readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
    readonly runs: { readonly steps: readonly Step[] };
  };
  const valueOf = (text: string) =>
    text.replace(
      /\$\{\{ inputs\.(\w+) \}\}/g,
      (_, name: string) => given[name] ?? inputs[name]?.default ?? '',
    );
  const [output, summary] = [join(repository, 'output'), join(repository, 'summary')];
  let log = '';
  for (const { run, env } of runs.steps) {
    const { status, stdout, stderr } = runScript(run, {
      GITHUB_ACTION_PATH: path.replace(/\/$/, ''),
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: repository,
      ...Object.fromEntries(Object.entries(env).map(([name, text]) => [name, valueOf(text)])),
    });
    log += stdout.toString('utf8') + stderr;
    if (status !== 0)
      return { status, log, outputs: readIfExists(output), summary: readIfExists(summary) };
  }
  return { status: 0, log, outputs: readIfExists(output), summary: readIfExists(summary) };
}

const command = '/usr/bin/python3 tests/otp_vectors.py';

describe('the GitHub action', () => {
  it('passes, and gives counts, a summary and a report', () => {
    const { status, log, outputs, summary } = runAction({ command, version });
    expect([status, log]).toEqual([0, expect.any(String)]);
    expect(log).not.toContain('::error');
    expect(outputs).toMatch(/^passed=\d{3}\nfailed=0\nrefused=0\nknown=0\ndeviations=0\n$/);
    expect(summary).toContain(`example 1.0.0, vectors ${version}:`);
    const report = JSON.parse(readFileSync(join(repository, 'otp-vectors-report.json'), 'utf8'));
    expect(report.vectors).toBe(version);
  });

  it('fails and names each deviation', () => {
    breakLibrary();
    const { status, log, outputs, summary } = runAction({ command, report: 'out.json' });
    expect(status).toBe(1);
    expect(log).toContain('wrong zeros-17: expected "09121624", given "9121624"');
    expect(log).toMatch(
      /^::error title=OTP test vectors::\d+ passed, [1-9]\d* deviations, 0 known .*out\.json\.$/m,
    );
    expect(outputs).toMatch(
      /^passed=\d+\nfailed=[1-9]\d*\nrefused=0\nknown=0\ndeviations=[1-9]\d*\n$/,
    );
    expect(summary).toContain('wrong period-14');
    expect(existsSync(join(repository, 'out.json'))).toBe(true);
  });

  it('leaves out what isn’t supported', () => {
    const { status, log } = runAction({ command, unsupported: 'no hotp, digits 6 to 8' });
    expect(status).toBe(0);
    expect(log).toMatch(/^not run: no hotp \(\d+ cases\)$/m);
  });

  it('names cases that the library refuses', () => {
    changeLibrary('not key or', 'len(key) > 100 or not key or');
    const { status, log, outputs } = runAction({ command });
    expect(status).toBe(1);
    expect(log).toMatch(/^::error .*passed, [1-9]\d* deviations, /m);
    const [, refused] = /^refused=([1-9]\d*)$/m.exec(outputs) ?? [];
    expect(outputs).toContain(`failed=0\nrefused=${refused}\nknown=0\ndeviations=${refused}\n`);
  });

  it('passes with known failures, and fails if one passes', () => {
    changeLibrary('not key or', 'key == b"12345678901234567890" * 3 + b"1234" or not key or');
    const { log } = runAction({ command });
    const ids = [...log.matchAll(/^refused (\S+):/gm)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(0);
    const known = runAction({ command, known: ids.join(', ') });
    expect([known.status, known.log]).toEqual([0, expect.any(String)]);
    expect(known.outputs).toContain(`known=${ids.length}\ndeviations=0\n`);
    const fixed = runAction({ command, known: [...ids, 'zeros-1'].join(', ') });
    expect(fixed.status).toBe(1);
    expect(fixed.log).toContain('passes now: zeros-1 ');
  });

  it.each([
    ['node --test tests/otp-vectors.test.mjs', 'otp-vectors.test.mjs', readExample('mjs')],
    [
      '/usr/bin/python3 -m unittest discover tests',
      'test_vectors.py',
      readExample('py', 'unittest'),
    ],
  ])('runs a test that calls a runner: %s', (test, file, code) => {
    const runner = join(action, 'runners/otp-vectors.mjs');
    copyFileSync(runner, join(repository, 'tests/otp-vectors.mjs'));
    const local = code.replace('@otp-lab/vectors/runner', './otp-vectors.mjs');
    writeFileSync(join(repository, 'tests', file), local);
    const { status, log, outputs } = runAction({ command: test });
    expect([status, log]).toEqual([0, expect.any(String)]);
    expect(outputs).toMatch(/^passed=\d{2,}\nfailed=0\n/);
  });

  it('works from the unpacked archive, as the README describes', () => {
    const { name, gzip } = makeArchive();
    writeFileSync(join(repository, `${name}.tgz`), gzip);
    expect(runScript(`tar -xzf ${name}.tgz`, {}).status).toBe(0);
    const [, yaml = ''] = /^```yaml\n(on:[\s\S]*?)^```/m.exec(readme) ?? [];
    const [, step] = parse(yaml).jobs['otp-vectors'].steps;
    expect(step.uses).toBe(`./${name}`);
    const { status, outputs } = runAction(
      { ...step.with, command: `/usr/bin/${step.with.command}` },
      join(repository, name),
    );
    expect([status, outputs]).toEqual([0, expect.stringContaining('deviations=0\n')]);
  });

  it.each([
    [
      'another version of the vectors',
      { command, version: '1.0.0' },
      2,
      `carries version ${version} of the vectors, not 1.0.0`,
    ],
    [
      'a command that doesn’t exist',
      { command: 'no-such-command' },
      127,
      'no-such-command: command not found',
    ],
    [
      'a command that isn’t a runner',
      { command: 'echo hello' },
      2,
      'The command wrote no report. It must start a copied runner, or a test that calls runFile.',
    ],
    [
      'an unknown feature',
      { command, unsupported: 'no htop' },
      2,
      'Unknown in the list of unsupported features: no htop',
    ],
  ])('fails readably for %s', (_, inputs, expected, message) => {
    const { status, log } = runAction(inputs);
    expect(status).toBe(expected);
    const errors = log.split('\n').filter((line) => line.startsWith('::error '));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain(message);
  });

  it('asks for a newer runner if the format is newer', () => {
    changeLibrary('startswith("1.")', 'startswith("0.")');
    const { status, log } = runAction({ command });
    expect(status).toBe(3);
    expect(log).toMatch(
      /^::error .* Copy a newer runner\. The one of this version is in .*runners\.$/m,
    );
  });
});

describe('the GitLab job of the README', () => {
  const [, yaml = ''] = /^```yaml\n(otp-vectors:\n[\s\S]*?)^```/m.exec(readme) ?? [];
  const { script } = parse(yaml)['otp-vectors'] as { readonly script: readonly string[] };

  function runJob(change = '') {
    const { name, gzip, sums } = makeArchive();
    writeFileSync(join(repository, 'tests', `${name}.tgz`), gzip);
    writeFileSync(join(repository, 'tests', `${name}.tgz.sha256`), change + sums.gzip);
    return runScript(script.join('\n'), { PATH: `/usr/bin:${process.env['PATH'] ?? ''}` });
  }

  it('passes and writes the report', () => {
    const { status, stdout, stderr } = runJob();
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    expect(stdout.toString('utf8')).toMatch(/ \d{3} passed, 0 deviations /);
    expect(existsSync(join(repository, 'otp-vectors-report.json'))).toBe(true);
  });

  it('fails for an archive with another sum, and for deviations', () => {
    expect(runJob('0').status).not.toBe(0);
    breakLibrary();
    expect(runJob().status).toBe(1);
  });
});

describe('the release archive', () => {
  it('is the same each time', () => {
    const [one, other] = [makeArchive(), makeArchive()];
    expect(Buffer.compare(one.gzip, other.gzip)).toBe(0);
    expect(one.sums).toEqual(other.sums);
  });

  it('has every file that its documents name', () => {
    const { name, gzip } = makeArchive();
    writeFileSync(join(repository, `${name}.tgz`), gzip);
    expect(runScript(`tar -xzf ${name}.tgz`, {}).status).toBe(0);
    const named = ['README.md', 'CHANGELOG.md', 'runners/README.md', 'runners/EXAMPLES.md'].flatMap(
      (document) => {
        const text = readFileSync(join(repository, name, document), 'utf8');
        const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(([, file = '']) =>
          join(dirname(document), file),
        );
        const paths = [
          ...text.matchAll(/`((?:data|runners|src|scripts|docs|dist|adapters)\/[^`\s]*)`/g),
        ];
        return [...links, ...paths.map(([, file = '']) => file)];
      },
    );
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((file) => !existsSync(join(repository, name, file)))).toEqual([]);
  });

  it('contains the vectors, schemas, runners and licenses as they are', () => {
    const { name, gzip, sums } = makeArchive();
    writeFileSync(join(repository, `${name}.tgz`), gzip);
    writeFileSync(join(repository, 'sums'), sums.gzip);
    const script = `sha256sum --check sums\ntar -xvzf ${name}.tgz`;
    const { status, stdout, stderr } = runScript(script, {});
    expect([status, stderr]).toEqual([0, expect.any(String)]);
    const files = stdout.toString('utf8').trim().split('\n').slice(1);
    expect(files).toEqual(files.toSorted());
    for (const file of [
      'data/otp-vectors.json',
      'data/otp-vectors.schema.json',
      'package.json',
      'runners/otp_vectors.go',
      'LICENSE',
      'LICENSE-CC0',
    ]) {
      const text = readFileSync(join(repository, name, file), 'utf8');
      expect(text).toBe(readFileSync(join(action, file), 'utf8'));
    }
  });
});
