#!/usr/bin/env node
// Runs the OTP test vectors against a library. Node 20, no dependencies. MIT License.
//
//     node otp-vectors.mjs [otp-vectors.json [report.json]]
//
// Exit status: 0 no deviations, 1 deviations or known failures that pass, 2 a mistake in the input
// or in an answer, 3 newer vectors. Unsupported features, separated by commas: no KIND, no GROUP,
// no TYPE, no ALGORITHM, digits A to B, period A to B, counter A to B. README.md has the rest.
import { existsSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { inspect } from 'node:util';

// BEGIN: replace this part with calls of your library.
import { createHmac } from 'node:crypto';

export const library = {
  name: 'example',
  version: '1.0.0',
  unsupported: 'no base32, no uris, no exports, no verification',
  known: '', // ids of cases that fail for now

  /** Returns the answer to a case. Throws if the library refuses it, or Unsupported. */
  answer(kind, { key, algorithm, digits, counter, seconds, period }) {
    if (kind !== 'codes') throw new Unsupported(`no ${kind}`);
    if (key === '' || digits < 1 || period < 1 || seconds < 0) throw new Error('out of bounds');
    const step = counter === undefined ? BigInt(Math.floor(seconds / period)) : BigInt(counter);
    const message = Buffer.alloc(8);
    message.writeBigUInt64BE(step); // throws if it doesn't fit
    const mac = createHmac(algorithm, Buffer.from(key, 'hex')).update(message).digest();
    const number = mac.readUInt32BE(mac.at(-1) & 15) & 0x7fffffff;
    return String(number % 10 ** digits).padStart(digits, '0');
  },
};
// END: the rest stays as it is.

/** The answer to a case that the library has no function or parameter for. */
export class Unsupported extends Error {}

/** An error with the exit status of the program. */
export class VectorsError extends Error {
  constructor(status, message) {
    super(message);
    this.status = status;
  }
}

const settings = ['type', 'key', 'algorithm', 'digits'];
const inputs = {
  codes: settings,
  base32: ['text'],
  uris: ['uri'],
  exports: ['uris'],
  verification: [...settings, 'typed', 'behind', 'ahead'],
};
const answers = {
  codes: ['code'],
  base32: ['key'],
  uris: ['account', 'code'],
  exports: ['accounts'],
  verification: ['matched'],
};
const isText = (value) => typeof value === 'string';
const isObject = (value) => Object.prototype.toString.call(value) === '[object Object]';
const oneOf = (texts) => (value) => texts.split(' ').includes(value);
const listOf = (has) => (value) => Array.isArray(value) && value.length > 0 && value.every(has);
const isAccount = (value) => isObject(value) && !lackOf(value, settings);
/** Checks the values of fields. Those that aren't here are text. */
const checks = {
  result: oneOf('valid acceptable invalid'),
  flags: Array.isArray,
  type: oneOf('totp hotp'),
  algorithm: oneOf('SHA1 SHA256 SHA512'),
  typed: (value) => isText(value) || Number.isInteger(value),
  uris: listOf(isText),
  account: isAccount,
  accounts: listOf(isAccount),
};
for (const field of ['digits', 'period', 'seconds', 'behind', 'ahead'])
  checks[field] = Number.isInteger;

/** Returns the first field that a case or an account lacks or that has a wrong value. */
function lackOf(one, fields) {
  const moving = one.type === 'hotp' ? ['counter'] : one.id ? ['period', 'seconds'] : ['period'];
  const all = fields.includes('digits') ? [...fields, ...moving] : fields;
  return all.find((field) => !(checks[field] ?? isText)(one[field]));
}

/** Returns the vectors in a text. Throws a VectorsError if it isn't a file that this runner reads. */
export function parseVectors(text) {
  const refuse = (message, status = 2) => {
    throw new VectorsError(status, message);
  };
  if (/^[\ufeff\ufffd]|^.?\0/.test(text))
    refuse('The vectors must be UTF-8 without a byte order mark.');
  let vectors;
  try {
    vectors = JSON.parse(text);
  } catch (error) {
    refuse(`The vectors are not JSON: ${error.message}`);
  }
  const { version, groups, numberOfTests } = vectors ?? {};
  if (!isText(version) || !listOf(() => true)(groups))
    refuse('The file has no test vectors: it needs "version" and "groups".');
  const newer = 'Copy a newer runner.';
  if (!version.startsWith('1.'))
    refuse(`The vectors have version ${version}. This runner reads version 1. ${newer}`, 3);
  let cases = 0;
  for (const [index, group] of groups.entries()) {
    const { kind, name, tests } = group ?? {};
    if (!isText(kind) || !isText(name) || !Array.isArray(tests))
      refuse(`Group ${index + 1} of the vectors needs "kind", "name" and "tests".`);
    if (!Object.hasOwn(answers, kind))
      refuse(`Group ${name} has the unknown kind ${kind}. ${newer}`, 3);
    for (const test of tests) {
      const expected = test?.result === 'invalid' || kind === 'verification' ? [] : answers[kind];
      const fields = ['id', 'result', 'flags', 'comment', ...inputs[kind], ...expected];
      const lack = lackOf(test ?? {}, fields);
      if (lack)
        refuse(`Case ${test?.id ?? `in ${name}`} lacks "${lack}", or its value is unknown.`);
      cases += 1;
    }
  }
  if (cases !== numberOfTests)
    refuse(`The file has ${cases} cases, but "numberOfTests" is ${numberOfTests}.`);
  return vectors;
}

/** Parses "no X" or "FIELD A to B" and returns a function that says whether it excludes a case. */
function parseRule(rule, groups) {
  const name = /^no (\S+)$/i.exec(rule)?.[1].toLowerCase();
  const named = groups.flatMap((group) => [group.kind, group.name]);
  if (name && [...named, 'totp', 'hotp', 'sha1', 'sha256', 'sha512'].includes(name))
    return ({ kind, name: group }, _, accounts) =>
      [kind, group].includes(name) ||
      accounts.some(({ type, algorithm = '' }) => [type, algorithm.toLowerCase()].includes(name));
  const [, field, low, high] = /^(digits|period|counter) (\d+) to (\d+)$/i.exec(rule) ?? [];
  if (!field) throw new VectorsError(2, `Unknown in the list of unsupported features: ${rule}`);
  if (BigInt(low) > BigInt(high)) throw new VectorsError(2, `The range is empty: ${rule}`);
  return (_, { flags }, accounts) =>
    !flags.includes('OutOfBounds') &&
    accounts.some(({ [field.toLowerCase()]: value }) => {
      return value !== undefined && (BigInt(value) < BigInt(low) || BigInt(value) > BigInt(high));
    });
}

/** Returns what is wrong with an account in an answer, if anything. */
function accountProblem(account) {
  if (!isObject(account)) return 'an account must be an object';
  for (const [name, value] of Object.entries(account)) {
    if (![...settings, 'issuer', 'account', 'period', 'counter'].includes(name))
      return `an account has no "${name}"`;
    const isNumber = name === 'digits' || name === 'period';
    if (value != null && !(isNumber ? Number.isInteger : isText)(value))
      return `"${name}" must be ${isNumber ? 'a whole number' : 'text'}`;
  }
  return Object.values(account).every((value) => value == null) && 'an account is empty';
}

/** Returns what is wrong with the form of an answer, if anything. */
function problemOf(kind, test, answer) {
  if (kind === 'verification') return typeof answer !== 'boolean' && 'it must be true or false';
  if (kind === 'exports') {
    if (!Array.isArray(answer)) return 'it must be a list of accounts';
    const problems = answer.map((one) => accountProblem(one) || (!one.key && '"key" is missing'));
    return problems.find(Boolean);
  }
  if (kind !== 'uris') return !isText(answer) && 'it must be text';
  const isUri =
    isObject(answer) && Object.keys(answer).every((name) => answers.uris.includes(name));
  if (!isUri || answer.account == null) return 'it must be an object with "account" and "code"';
  if (!isText(answer.code ?? (test.code ? null : ''))) return '"code" must be text';
  return accountProblem(answer.account);
}

/** Compares the fields that both accounts have. */
const agrees = (given, expected) =>
  Object.entries(expected).every(([name, value]) => !(name in given) || given[name] === value);

function isRight(kind, test, answer) {
  if (kind === 'codes') return answer === test.code;
  if (kind === 'base32') return answer === test.key;
  if (kind === 'uris') return answer.code === test.code && agrees(answer.account, test.account);
  const { accounts } = test;
  return (
    answer.length === accounts.length && accounts.every((one, index) => agrees(answer[index], one))
  );
}

function judge(kind, test, { answer, refused }) {
  if (refused !== undefined) return test.result === 'valid' ? 'refused' : 'passed';
  if (kind === 'verification') {
    if (test.result === 'acceptable' || answer.accepted === (test.result === 'valid'))
      return 'passed';
    return answer.accepted ? 'accepted' : 'wrong';
  }
  if (test.result === 'invalid') return 'accepted';
  return isRight(kind, test, answer) ? 'passed' : 'wrong';
}

function expectedOf(kind, test) {
  if (kind === 'verification') return { accepted: test.result === 'valid' };
  if (test.result === 'invalid') return undefined;
  return kind === 'uris' ? { account: test.account, code: test.code } : test[answers[kind][0]];
}

/** Says whether an error looks like a mistake in the code, not like a refusal. */
const isMistake = (error) =>
  error instanceof ReferenceError ||
  (error instanceof TypeError &&
    (error.code === 'ERR_INVALID_ARG_TYPE' ||
      /^(Cannot|Assignment|Class) |is not (a |iterable|callable)/.test(error.message)));

async function ask(library, kind, test) {
  let answer;
  try {
    answer = (await library.answer(kind, test)) ?? null;
  } catch (error) {
    if (error instanceof Unsupported) return { unsupported: error.message || 'no reason given' };
    if (!isMistake(error)) return { refused: String(error?.message ?? error) };
    const place = error.stack.split('\n').find((line) => line.startsWith('    at '));
    const what = `${test.id}: ${error.name}: ${error.message}${place?.replace(/^ +/, ' ') ?? ''}.`;
    const advice = `If your library doesn't support ${kind}, add "no ${kind}" to unsupported.`;
    const refusal = 'Is this a refusal? Then catch it and throw an Error.';
    throw new VectorsError(2, `${what} ${advice} ${refusal}`);
  }
  if (answer === null) return { refused: 'no answer' };
  const problem = problemOf(kind, test, answer);
  const shown = inspect(answer, { breakLength: Infinity });
  if (problem) throw new VectorsError(2, `${test.id}: wrong form of answer: ${problem}: ${shown}`);
  return { answer: kind === 'verification' ? { accepted: answer } : answer };
}

function listed(...texts) {
  const entries = texts.join(',').split(',');
  return entries.map((text) => text.trim()).filter(Boolean);
}

/** Runs the vectors against a library and returns the report. Throws a VectorsError. */
export async function runVectors({ version, groups }, library) {
  const { OTP_UNSUPPORTED, OTP_KNOWN } = process.env;
  const rules = listed(library.unsupported, OTP_UNSUPPORTED);
  const excludes = rules.map((what) => ({ what, has: parseRule(what, groups) }));
  const known = new Set(listed(library.known, OTP_KNOWN));
  const ids = new Set(groups.flatMap(({ tests }) => tests.map(({ id }) => id)));
  for (const id of known)
    if (!ids.has(id)) throw new VectorsError(2, `Unknown in the list of known failures: ${id}`);
  const noCounts = { passed: 0, wrong: 0, accepted: 0, refused: 0, notRun: 0 };
  const total = { passed: 0, failed: 0, wrong: 0, accepted: 0, refused: 0, notRun: 0 };
  const [kinds, refusals, found] = [{}, {}, { unexplained: [], known: [] }];
  const notRun = new Map();
  const fixed = [];
  for (const { kind, name, tests: cases } of groups)
    for (const test of cases) {
      const { id, result: _, flags: __, comment: ___, ...input } = test;
      const accounts = test.accounts ?? [test.account ?? test];
      const excluded = excludes.find(({ has }) => has({ kind, name }, test, accounts))?.what;
      const given = excluded ? { unsupported: excluded } : await ask(library, kind, test);
      const what = given.unsupported;
      const verdict = what ? 'notRun' : judge(kind, test, given);
      kinds[kind] ??= { ...noCounts };
      kinds[kind][verdict] += 1;
      total[verdict] += 1;
      if (what) notRun.set(what, (notRun.get(what) ?? 0) + 1);
      else (refusals[kind] ??= []).push(given.refused);
      if (verdict === 'passed' && known.has(id)) fixed.push(id);
      if (verdict === 'passed' || verdict === 'notRun') continue;
      for (const field of answers[kind]) delete input[field];
      found[known.has(id) ? 'known' : 'unexplained'].push({
        id,
        verdict,
        input,
        expected: expectedOf(kind, test),
        given: given.answer ?? given,
      });
    }
  total.failed = total.wrong + total.accepted;
  total.known = found.known.length;
  if (total.passed + total.failed + total.refused === 0)
    throw new VectorsError(2, 'No case was run: the list of unsupported features excludes all.');
  const warnings = Object.entries(refusals).flatMap(([kind, [first, ...rest]]) =>
    first !== undefined && rest.length > 0 && rest.every((one) => one === first)
      ? [`all ${rest.length + 1} cases of ${kind} were refused with "${first}". Is answer right?`]
      : [],
  );
  const implementation = {
    name: library.name,
    language: 'JavaScript',
    source: 'local',
    package: library.name,
    version: library.version,
    counts: total,
    kinds: Object.fromEntries(Object.entries(kinds).filter(([kind]) => refusals[kind])),
    notRun: [...notRun].map(([what, cases]) => ({ what, cases })),
    deviations: Object.entries(found)
      .filter(([, tests]) => tests.length > 0)
      .map(([cause, tests]) => ({ cause, tests })),
    fixed,
    warnings,
  };
  const causes = {
    unexplained: 'Nobody has explained these deviations yet.',
    known: 'The list of known failures has these cases.',
  };
  return { vectors: version, cases: ids.size, causes, implementations: [implementation] };
}

/** Returns the exit status: 1 if there are deviations that aren't known, or known ones that pass. */
export const exitStatus = ({ implementations: [{ deviations, fixed }] }) =>
  deviations.some(({ cause }) => cause !== 'known') || fixed.length > 0 ? 1 : 0;

/** Returns the lines that the program prints. */
export function summarize({ implementations: [one] }, { version, flags = {}, groups }) {
  const json = JSON.stringify;
  const cases = new Map(groups.flatMap(({ tests }) => tests.map((test) => [test.id, test])));
  const testsOf = (name) => one.deviations.find(({ cause }) => cause === name)?.tests ?? [];
  const tests = testsOf('unexplained');
  const [wrong, accepted, refused] = ['wrong', 'accepted', 'refused'].map(
    (name) => tests.filter(({ verdict }) => verdict === name).length,
  );
  return [
    ...tests.flatMap(({ id, verdict, expected = 'a refusal', given }) => [
      `${verdict} ${id}: expected ${json(expected)}, given ${json(given)}`,
      `    ${cases.get(id).comment}`,
      ...cases.get(id).flags.map((flag) => `    ${flag}: ${flags[flag]}`),
    ]),
    ...testsOf('known').map(({ id, verdict }) => `known: ${id} (${verdict})`),
    ...one.fixed.map((id) => `passes now: ${id} (remove it from the list of known failures)`),
    ...one.notRun.map(({ what, cases }) => `not run: ${what} (${cases} cases)`),
    ...one.warnings.map((text) => `warning: ${text}`),
    `${one.name} ${one.version}, vectors ${version}: ${one.counts.passed} passed, ` +
      `${tests.length} deviations (${wrong} wrong, ${accepted} accepted, ${refused} refused), ` +
      `${testsOf('known').length} known, ${one.counts.notRun} not run`,
  ];
}

/** Runs a file of vectors, prints the result, writes the report, and returns the exit status. */
export async function runFile(library, file, reportFile) {
  const { OTP_VECTORS, OTP_REPORT } = process.env;
  const near = ['otp-vectors.json', '../data/otp-vectors.json'].map(
    (path) => new URL(path, import.meta.url),
  );
  let text;
  try {
    text = readFileSync(file ?? (OTP_VECTORS || near.find(existsSync) || near[0]), 'utf8');
  } catch (error) {
    throw new VectorsError(2, `The vectors can't be read: ${error.message}`);
  }
  const vectors = parseVectors(text);
  const report = await runVectors(vectors, library);
  console.log(summarize(report, vectors).join('\n'));
  try {
    const path = reportFile ?? OTP_REPORT;
    if (path) writeFileSync(path, `${JSON.stringify(report, null, 1)}\n`);
  } catch (error) {
    throw new VectorsError(2, `The report can't be written: ${error.message}`);
  }
  return exitStatus(report);
}

const self = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === self)
  try {
    const [, help] = readFileSync(self, 'utf8').split(/^\/\/ (Runs[^]*?)^import/m);
    if (process.argv[2] === '--help') console.log(help.replaceAll(/\n\/\/ ?/g, '\n').trim());
    else process.exitCode = await runFile(library, ...process.argv.slice(2, 4));
  } catch (error) {
    if (!(error instanceof VectorsError)) throw error;
    console.error(error.message);
    process.exitCode = error.status;
  }
