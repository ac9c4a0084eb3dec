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
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeSuite } from '@otp-lab/vectors';
import type { ConformanceReport } from '@otp-lab/vectors/conformance';
import { judge } from '@otp-lab/vectors/conformance/run';
import { runProgram } from '../../scripts/programs.ts';
import { type PlannedAnswer, planAnswers } from './runners/planAnswers.ts';
import { isAvailable, languages, type RunnerLanguage } from './runners/languages.ts';

const root = fileURLToPath(new URL('../../packages/vectors', import.meta.url));
const vectors = join(root, 'data/otp-vectors.json');
const schema: object = JSON.parse(readFileSync(join(root, 'data/conformance.schema.json'), 'utf8'));
const isReport = new Ajv2020({ strictTypes: false, allowUnionTypes: true }).compile(schema);
const suite = makeSuite();
const planned = planAnswers(suite);

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'runners-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Writes the answers of the library to a folder. */
function writeAnswers(name: string, answers: Readonly<Record<string, PlannedAnswer>>): string {
  const target = join(folder, name);
  if (existsSync(target)) return target;
  mkdirSync(join(target, 'answers'), { recursive: true });
  writeFileSync(join(target, 'answers.json'), JSON.stringify(answers));
  // For the shell: the exit status of the program, and its output or error.
  for (const [id, { answer, refused, unsupported, mistake }] of Object.entries(answers)) {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    const status = mistake ? 127 : unsupported !== undefined ? 3 : refused ? 1 : 0;
    writeFileSync(join(target, 'answers', id), `${status}\n${status === 0 ? text : ''}`);
    writeFileSync(join(target, 'answers', `${id}.reason`), unsupported ?? '');
  }
  return target;
}

/** Copies a runner to the test's folder: as it is, or with a library that gives the planned answers. */
function copyRunner(
  { file, planted }: RunnerLanguage,
  name: 'shipped' | 'planted' | 'example',
): string {
  const text = readFileSync(join(root, 'runners', file), 'utf8');
  const target = join(folder, name);
  // A newer file would be compiled again.
  if (existsSync(join(target, file))) return join(target, file);
  mkdirSync(target, { recursive: true });
  const changed = text.replace(/^.*BEGIN: [\s\S]*?END: .*$/m, () => planted);
  writeFileSync(join(target, file), name === 'shipped' ? text : changed);
  return join(target, file);
}

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

type Variables = Readonly<Record<string, string>>;

/** Runs a program in another folder than the runner's. */
function runWith({ program, start, env }: RunnerLanguage, parameters: string[], more: Variables) {
  const found = runProgram(program, [...start, ...parameters], '', { ...env, ...more });
  const stdout = found.stdout.toString('utf8').trimEnd();
  return { status: found.status, stdout, stderr: found.stderr.trimEnd() };
}

function run(language: RunnerLanguage, runner: string, input: string, env: Variables = {}): Run {
  const planted = { ANSWERS: writeAnswers('planned', planned), ...env };
  return runWith(language, [runner, input, join(folder, 'report.json')], planted);
}

function readReport(): ConformanceReport {
  const report: ConformanceReport = JSON.parse(readFileSync(join(folder, 'report.json'), 'utf8'));
  expect(isReport(report) || isReport.errors).toBe(true);
  return report;
}

/** Returns what must be equal in the reports of all runners: not the language, texts, or order. */
function comparable({ implementations: [one], ...report }: ConformanceReport) {
  if (one === undefined) throw new Error('the report has no implementation');
  const tests = one.deviations.flatMap((cause) => cause.tests);
  return {
    ...report,
    counts: one.counts,
    kinds: one.kinds,
    notRun: one.notRun.toSorted((a, b) => a.what.localeCompare(b.what)),
    tests: tests.map((test) => (test.verdict === 'refused' ? { ...test, given: {} } : test)),
  };
}

const javascript = languages[0];
const some = 'no hotp, digits 6 to 8, counter 0 to 9007199254740991, No SHA512, no export-batch';

/** Some cases of the vectors, in their order. */
type Cases = Readonly<Record<string, readonly string[]>>;

/** Writes a file with the cases of these groups that have these ids, changed. */
function writeCases(
  cases: Cases,
  change: (file: VectorsFile) => unknown = () => undefined,
): string {
  const file: VectorsFile = JSON.parse(readFileSync(vectors, 'utf8'));
  file.groups = file.groups
    .filter(({ name }) => name in cases)
    .map((group) => ({
      ...group,
      tests: group.tests.filter(({ id }) => cases[group.name]?.includes(String(id))),
    }));
  file.numberOfTests = file.groups.flatMap(({ tests }) => tests).length;
  change(file);
  const path = join(folder, 'changed.json');
  writeFileSync(path, JSON.stringify(file));
  return path;
}

interface VectorsFile {
  version: string;
  numberOfTests: unknown;
  groups: { kind: string; name: string; tests: Record<string, unknown>[] }[];
}

const oneOfEach = {
  rfc4226: ['rfc4226-1', 'rfc4226-2'],
  'code-refused': ['code-refused-1'],
  'base32-rfc4648': ['base32-rfc4648-2'],
  'uri-plain': ['uri-plain-1'],
  'uri-values-refused': ['uri-values-refused-1'],
  'export-one': ['export-one-1'],
  'verify-window': ['verify-window-1'],
};
const allIds = Object.values(oneOfEach).flat();
const rightAnswers = Object.fromEntries(
  Object.entries(planAnswers(suite, true)).filter(([id]) => allIds.includes(id)),
);
const account = rightAnswers['uri-plain-1']?.answer as { readonly account: object };

describe.each(languages.map((one) => [one.name, one] as const))('the %s runner', (_, language) => {
  const runShipped = (input: string, env?: Variables) =>
    run(language, copyRunner(language, 'shipped'), input, env);
  let times = 0;
  /** Runs some cases with the right answers, except for those given. */
  const runSome = (answers: Readonly<Record<string, PlannedAnswer>>, env: Variables = {}) => {
    times += 1;
    const written = writeAnswers(`${language.file}-${times}`, { ...rightAnswers, ...answers });
    const runner = copyRunner(language, 'planted');
    return run(language, runner, writeCases(oneOfEach), { ANSWERS: written, ...env });
  };
  const writeVectors = (change: (text: string) => string | Uint8Array) => {
    const file = join(folder, 'changed.json');
    writeFileSync(file, change(readFileSync(vectors, 'utf8')));
    return file;
  };

  describe.runIf(isAvailable(language))('if its language is installed', () => {
    it('passes as it comes, with its example', () => {
      const { status, stdout } = runShipped(vectors);
      expect(stdout).toMatch(
        /^example 1\.0\.0, vectors .*: \d{3} passed, 0 deviations \(0 wrong, 0 accepted, 0 refused\), 0 known, /m,
      );
      expect(status).toBe(0);
      const { implementations } = readReport();
      expect(implementations[0]?.counts.passed).toBeGreaterThan(330);
    });

    it.each(['', some])('judges all kinds like the JavaScript runner, without "%s"', (without) => {
      const env = { OTP_UNSUPPORTED: without };
      const wanted = run(javascript, copyRunner(javascript, 'planted'), vectors, env);
      const expected = comparable(readReport());
      expect(expected.counts.failed).toBeGreaterThan(30);
      const found = run(language, copyRunner(language, 'planted'), vectors, env);
      expect(comparable(readReport())).toEqual(expected);
      expect([found.status, wanted.status]).toEqual([1, 1]);
      expect(found.stdout.split('\n').at(-1)).toBe(wanted.stdout.split('\n').at(-1));
      expect(found.stdout.split('\n').length).toBe(wanted.stdout.split('\n').length);
    });

    it('prints the comment and the flags of a deviation', () => {
      const { status, stdout } = runSome({ 'rfc4226-2': { answer: '000000' } });
      expect(stdout.split('\n').slice(0, 3)).toEqual([
        'wrong rfc4226-2: expected "287082", given "000000"',
        '    RFC 4226 appendix D, counter 1',
        `    Published: ${suite.flags.Published}`,
      ]);
      expect(status).toBe(1);
    });

    it('names refused cases in the last line', () => {
      const { status, stdout } = runSome({ 'rfc4226-2': { refused: 'refused' } });
      expect(stdout).toMatch(
        /: 7 passed, 1 deviations \(0 wrong, 0 accepted, 1 refused\), 0 known, 0 not run$/,
      );
      expect(status).toBe(1);
    });

    it('leaves out what has no reason', () => {
      const { status, stdout } = runSome({ 'rfc4226-2': { unsupported: '' } });
      expect(stdout).toContain('not run: no reason given (1 cases)');
      expect(status).toBe(0);
      expect(comparable(readReport()).counts.notRun).toBe(1);
    });

    it('passes with known failures, and fails if one of them passes', () => {
      const wrong = { 'rfc4226-2': { answer: '000000' } };
      const known = runSome(wrong, { OTP_KNOWN: 'rfc4226-2' });
      expect(known.stdout).toContain('known: rfc4226-2 (wrong)');
      expect(known.stdout).toMatch(/: 7 passed, 0 deviations \(.*\), 1 known, 0 not run$/);
      expect(known.status).toBe(0);
      expect(readReport().implementations[0]?.deviations[0]?.cause).toBe('known');
      const fixed = runSome({}, { OTP_KNOWN: 'rfc4226-2, uri-plain-1' });
      expect(fixed.stdout).toContain('passes now: rfc4226-2 (remove it ');
      expect(fixed.status).toBe(1);
      const unknown = runSome({}, { OTP_KNOWN: 'rfc4226-200' });
      expect(unknown.stderr).toBe('Unknown in the list of known failures: rfc4226-200');
      expect(unknown.status).toBe(2);
    });

    it.each([
      ['text for an object', { 'uri-plain-1': '755224' }],
      ['an account beside unknown fields', { 'uri-plain-1': { type: 'totp', key: '00' } }],
      ['nothing in an object', { 'uri-plain-1': {} }],
      ['no code', { 'uri-plain-1': { account: account.account } }],
      ['no account', { 'uri-plain-1': { code: '081804' } }],
      ['an empty account', { 'uri-plain-1': { account: {}, code: '081804' } }],
      ['an account without values', { 'uri-plain-1': { account: { issuer: null }, code: '1' } }],
      ['an unknown field', { 'uri-plain-1': { account: { secret: '00' }, code: '081804' } }],
      ['text for a number', { 'uri-plain-1': { account: { digits: '6' }, code: '081804' } }],
      ['a number for text', { 'uri-plain-1': { account: { counter: 6 }, code: '081804' } }],
      ['no account for an invalid URI', { 'uri-values-refused-1': { code: '081804' } }],
      ['a number for a code', { 'rfc4226-1': 755224 }],
      ['a list for a key', { 'base32-rfc4648-2': [102] }],
      ['an object for a list', { 'export-one-1': { key: '00' } }],
      ['an account without a key', { 'export-one-1': [{ issuer: 'Example' }] }],
      ['text in a list', { 'export-one-1': ['00'] }],
      ['text for true or false', { 'verify-window-1': 'yes' }],
    ])('ends with status 2 for an answer with %s', (_form, answers) => {
      const [[id, answer] = ['', undefined]] = Object.entries(answers);
      // In shell, every output is text, and numbers and lists are only different text.
      const isText = language.name === 'shell' && !/^(uri|export|verify)/.test(id);
      if (isText) return;
      const { status, stderr } = runSome({ [id]: { answer } });
      expect(stderr).toMatch(new RegExp(`^${id}: wrong form of answer: .*$`));
      expect(status).toBe(2);
    });

    it('compares a field without a value, but not a field that is left out', () => {
      const code = '081804';
      const without = runSome({ 'uri-plain-1': { answer: { account: { digits: 6 }, code } } });
      expect(without.status).toBe(0);
      const given = { digits: 6, issuer: null };
      const empty = runSome({ 'uri-plain-1': { answer: { account: given, code } } });
      expect(empty.stdout).toContain('wrong uri-plain-1: ');
      expect(empty.status).toBe(1);
    });

    it('ends with status 2 for a mistake in the code', () => {
      const { status, stderr } = runSome({ 'base32-rfc4648-2': { mistake: true } });
      expect(stderr).toMatch(
        /^base32-rfc4648-2: .* doesn't support base32, add "no base32" to unsupported\. Is this a refusal\? .*$/i,
      );
      expect(status).toBe(2);
    });

    it('warns if all cases of a kind are refused for the same reason', () => {
      const refused = { refused: 'refused' };
      const { stdout } = runSome({ 'rfc4226-1': refused, 'rfc4226-2': refused });
      expect(stdout).toMatch(
        /^warning: all 3 cases of codes were refused with ".*"\. Is answer right\?$/m,
      );
    });

    it('ends with status 2 if it can’t read the vectors or runs nothing', () => {
      const broken = writeVectors((text) => text.slice(0, 5000));
      const runs = [
        runShipped(join(folder, 'missing.json')),
        runShipped(broken),
        runShipped(writeVectors(() => '{"tests": []}')),
        runShipped(writeVectors((text) => `\uFEFF${text}`)),
        runShipped(writeVectors((text) => Buffer.from(text, 'utf16le'))),
        runShipped(vectors, { OTP_UNSUPPORTED: 'no htop' }),
        runShipped(vectors, { OTP_UNSUPPORTED: 'no codes' }),
        runShipped(vectors, { OTP_UNSUPPORTED: 'digits 8 to 6' }),
      ];
      expect(runs.map(({ status }) => status)).toEqual([2, 2, 2, 2, 2, 2, 2, 2]);
      const messages = runs.map(({ stderr }) => stderr);
      expect(messages[0]).toMatch(/^The vectors can't be read: /);
      expect(messages[1]).toMatch(/^The vectors are not JSON: /);
      expect(messages[2]).toBe('The file has no test vectors: it needs "version" and "groups".');
      expect(messages[3]).toBe('The vectors must be UTF-8 without a byte order mark.');
      expect(messages[4]).toBe('The vectors must be UTF-8 without a byte order mark.');
      expect(messages[5]).toBe('Unknown in the list of unsupported features: no htop');
      expect(messages[6]).toMatch(/^No case was run: /);
      expect(messages[7]).toBe('The range is empty: digits 8 to 6');
    });

    it.each<[string, Cases, (file: VectorsFile) => unknown, string]>([
      ['no groups', {}, () => undefined, 'The file has no test vectors: '],
      ['an empty group', {}, (file) => file.groups.push(null as never), 'Group 1 of the vectors '],
      [
        'no kind',
        oneOfEach,
        ({ groups }) => delete (groups[1] as Partial<(typeof groups)[1]>)?.kind,
        'Group 2 of the vectors ',
      ],
      [
        'no name',
        oneOfEach,
        ({ groups }) => delete (groups[1] as Partial<(typeof groups)[1]>)?.name,
        'Group 2 of the vectors ',
      ],
      [
        'another number of cases',
        oneOfEach,
        (file) => (file.numberOfTests = 6),
        'The file has 8 cases, but "numberOfTests" is 6.',
      ],
      [
        'no number of cases',
        oneOfEach,
        (file) => (file.numberOfTests = null),
        'The file has 8 cases, but "numberOfTests" is null.',
      ],
      [
        'an unknown result',
        oneOfEach,
        changeField('result', 'maybe'),
        'Case rfc4226-1 lacks "result"',
      ],
      ['no result', oneOfEach, changeField('result'), 'Case rfc4226-1 lacks "result"'],
      ['no code', oneOfEach, changeField('code'), 'Case rfc4226-1 lacks "code"'],
      ['no key', oneOfEach, changeField('key'), 'Case rfc4226-1 lacks "key"'],
      [
        'an unknown algorithm',
        oneOfEach,
        changeField('algorithm', 'MD5'),
        'Case rfc4226-1 lacks "algorithm"',
      ],
      ['no counter', oneOfEach, changeField('counter'), 'Case rfc4226-1 lacks "counter"'],
      ['no id', oneOfEach, changeField('id'), 'Case in rfc4226 lacks "id"'],
    ])('ends with status 2 for a file with %s', (_what, cases, change, message) => {
      const { status, stderr } = runShipped(writeCases(cases, change));
      expect(stderr.slice(0, message.length)).toBe(message);
      expect(stderr).not.toContain('\n');
      expect(status).toBe(2);
    });

    it('ends with status 3 for an unknown kind and for a newer format', () => {
      const kind = writeVectors((text) => text.replace('"kind":"base32"', '"kind":"ocra"'));
      const unknown = runShipped(kind);
      expect(unknown.stderr).toBe(
        'Group base32-rfc4648 has the unknown kind ocra. Copy a newer runner.',
      );
      const newer = writeVectors((text) => text.replace(/"version": "1/, '"version": "2'));
      const version = runShipped(newer);
      expect(version.stderr).toMatch(
        /^The vectors have version 2\.\S+\. This runner reads version 1\. Copy a newer runner\.$/,
      );
      expect([unknown.status, version.status]).toEqual([3, 3]);
    });

    it('ends with status 2 if it can’t write the report', () => {
      const runner = copyRunner(language, 'shipped');
      const report = join(folder, 'missing/report.json');
      const { status, stderr } = runWith(language, [runner, writeCases(oneOfEach), report], {});
      expect(stderr).toMatch(/^The report can't be written: .*$/);
      expect(status).toBe(2);
    });

    it('finds the vectors next to itself, or where a variable says', () => {
      const runner = copyRunner(language, 'shipped');
      // Compiled languages have their program in another folder.
      const near = join(language.folder?.(runner) ?? dirname(runner), 'otp-vectors.json');
      copyFileSync(writeCases(oneOfEach), near);
      expect(runWith(language, [runner], {}).stdout).toMatch(/: [23] passed, 0 deviations /);
      rmSync(near);
      const report = join(folder, 'named.json');
      const variables = { OTP_VECTORS: writeCases(oneOfEach), OTP_REPORT: report };
      expect(runWith(language, [runner], variables).stdout).toMatch(/: [23] passed, 0 deviations /);
      expect(existsSync(report)).toBe(true);
      rmSync(report);
    });

    it.runIf(language.check)('has an example that its language can read', () => {
      const examples = readFileSync(join(root, 'runners/EXAMPLES.md'), 'utf8');
      const section = examples
        .split(/^## /m)
        .find((text) => text.toLowerCase().startsWith(language.name.toLowerCase() + '\n'));
      const [, code = ''] = /^```\w+\n([\s\S]*?)^```/m.exec(section ?? '') ?? [];
      expect(code).not.toBe('');
      const runner = copyRunner(
        { ...language, planted: language.name === 'Go' ? `\n${code}` : code },
        'example',
      );
      const { status, stderr } = runWith(
        { ...language, start: language.check ?? [] },
        [runner],
        {},
      );
      expect([status, stderr]).toEqual([0, '']);
    });

    it('describes its use', () => {
      const { status, stdout } = runWith(language, [copyRunner(language, 'shipped'), '--help'], {});
      expect(stdout).toContain(`${language.file} [otp-vectors.json [report.json]]`);
      for (const form of ['no KIND', 'no GROUP', 'no TYPE', 'no ALGORITHM', 'digits A to B'])
        expect(stdout).toContain(form);
      expect(status).toBe(0);
    });
  });
});

/** Returns a function that changes or deletes a field of the first case. */
function changeField(field: string, value?: string) {
  return ({ groups: [group] }: VectorsFile) => {
    const [test = {}] = group?.tests ?? [];
    if (value === undefined) delete test[field];
    else test[field] = value;
  };
}

describe('the JavaScript runner', () => {
  it('gives the verdicts of the conformance report', () => {
    run(javascript, copyRunner(javascript, 'planted'), vectors);
    const found = new Map(comparable(readReport()).tests.map(({ id, verdict }) => [id, verdict]));
    const different = suite.groups.flatMap(({ kind, tests }) =>
      tests.flatMap((test) => {
        const { answer, refused, unsupported } = planned[test.id] ?? {};
        if (unsupported) return [];
        const given = kind === 'verification' ? { accepted: answer } : answer;
        const verdict = judge(kind, test, refused === undefined ? { answer: given } : { refused });
        return verdict === (found.get(test.id) ?? 'passed') ? [] : [test.id];
      }),
    );
    expect(different).toEqual([]);
  });

  it('has no dependencies, and at most 10 KB with its types and schema, compressed', () => {
    const text = readFileSync(join(root, 'runners', javascript.file), 'utf8');
    const imports = [...text.matchAll(/from '([^']+)'/g)].map(([, name]) => name);
    expect(imports.filter((name) => !name?.startsWith('node:'))).toEqual([]);
    const files = [
      'runners/otp-vectors.mjs',
      'runners/otp-vectors.d.mts',
      'data/otp-vectors.schema.json',
    ];
    const sizes = files.map(
      (file) => gzipSync(readFileSync(join(root, file)), { level: 9 }).length,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(10_000);
  });

  const runModule = (code: string, env: Variables = {}) => {
    const { status, stdout, stderr } = runProgram(
      'node',
      ['--input-type=module', '-e', code],
      '',
      env,
    );
    return { status, stdout: stdout.toString('utf8').trimEnd(), stderr };
  };
  const start = `
    import { exitStatus, parseVectors, runFile, runVectors, summarize, Unsupported } from '@otp-lab/vectors/runner';
    import { readFileSync } from 'node:fs';
    const vectors = parseVectors(readFileSync(${JSON.stringify(vectors)}, 'utf8'));`;

  it('is a module that runs a library of its caller', () => {
    const { stdout } = runModule(`${start}
      const library = { name: 'mine', version: '2', unsupported: 'no uris, no exports, no verification', answer: () => '000000' };
      const report = await runVectors(vectors, library);
      console.log(summarize(report, vectors).at(-1), exitStatus(report));`);
    expect(stdout).toMatch(
      /^mine 2, vectors [\d.]+: \d+ passed, \d+ deviations \(.*, 0 refused\), 0 known, 323 not run 1$/,
    );
  });

  it('honors OTP_UNSUPPORTED and OTP_VECTORS in a test of its caller', () => {
    const code = `${start}
      const answer = () => { throw new Unsupported(); };
      console.log(await runFile({ name: 'mine', version: '2', answer: (kind) => kind === 'verification' || answer() }));`;
    const { stdout } = runModule(code, {
      OTP_UNSUPPORTED: 'no codes',
      OTP_VECTORS: writeCases(oneOfEach),
    });
    expect(stdout).toContain('not run: no codes (3 cases)\nnot run: no reason given (4 cases)\n');
    expect(stdout).toMatch(/1 deviations \(0 wrong, 1 accepted, 0 refused\).*\n1$/);
  });

  it.each([
    ['10n', '"digits" must be a whole number'],
    ['new Uint8Array(2)', '"digits" must be a whole number'],
  ])('names the case if a field is %s', (value, problem) => {
    const { stderr, status } = runModule(`${start}
      const answer = () => ({ account: { digits: ${value} }, code: '1' });
      try {
        await runVectors(vectors, { name: 'mine', version: '2', unsupported: 'no codes, no base32', answer });
      } catch (error) {
        console.error(error.message);
        process.exitCode = error.status;
      }`);
    expect(stderr).toMatch(new RegExp(`^uri-plain-1: wrong form of answer: ${problem}: `));
    expect(status).toBe(2);
  });
});
