import { fileURLToPath } from 'node:url';
import { defaultServerConditions, type Plugin, runnerImport } from 'vite';
import type { OtpSettings } from '@otp-lab/otp';
import {
  diagnose,
  diagnoseWidely,
  type Diagnosis,
  type Observation,
  readCode,
} from '@otp-lab/otp/diagnosis';
import { readText } from '@otp-lab/otp/read';
import { computeVectors } from '@otp-lab/otp/rfc-vectors';
import { words } from '../build/vite/words.ts';
import { judgeProgram, programInputs } from './program.ts';

const usage = `Usage: npx tsx scripts/otp.ts COMMAND

  check URI CODE…   why an app shows these codes for the account of an otpauth URI
                    CODE is 123456 for a code read now, or 123456@1700000000 for one read at that
                    Unix time; for hotp the codes are those of one press after another
  read TEXT         the accounts in an otpauth URI or an export, and what is wrong with it
  program           the inputs that Check my program asks for, a line each
  program FILE      what a program does wrong that printed FILE for these inputs
  vectors           the codes that RFC 4226 and RFC 6238 print, computed

Everything is said in the words of the OTP lab. TEXT, URI and FILE may be -, for what standard input has.

Exit codes: 0 right, 1 wrong (another code, faults in the text), 2 not explained, not certain or not
complete, 64 called otherwise than this, 65 nothing can be read.`;

export const exitCodes = { right: 0, wrong: 1, open: 2, usage: 64, unreadable: 65 } as const;

type Outcome = keyof typeof exitCodes;

/** What a command prints, and how it ended. */
interface Answer {
  readonly outcome: Outcome;
  readonly lines: readonly string[];
}

/** A terminal shows no styles. */
const noStyles: Plugin = {
  name: 'no-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css') ? '\0no-styles' : undefined),
  load: (id) => (id === '\0no-styles' ? 'export default {}' : undefined),
};

/** The page's own components, which say the sentences, run through the page's own build. */
async function loadAnswers(): Promise<typeof import('./answers.tsx')> {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  const { module } = await runnerImport<typeof import('./answers.tsx')>(at('answers.tsx'), {
    configFile: false,
    root: at('../..'),
    plugins: [...words, noStyles],
    environments: {
      inline: { resolve: { conditions: ['@otp-lab/source', ...defaultServerConditions] } },
    },
    logLevel: 'silent',
  });
  return module;
}

async function readInput(): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

async function textOf(given: string): Promise<string> {
  return given === '-' ? (await readInput()).toString('utf8') : given;
}

function describe(settings: OtpSettings): string {
  const { type, issuer, account, secret, algorithm, digits, period, counter } = settings;
  const factor = type === 'totp' ? `period ${period} s` : `counter ${counter}`;
  return `${type} ${issuer}:${account} secret ${secret} ${algorithm} ${digits} digits ${factor}`;
}

async function read(given: string): Promise<Answer> {
  const { accounts, findings } = readText(await textOf(given));
  const { sayFindings } = await loadAnswers();
  const lines = [...accounts.map(describe), ...sayFindings(findings)];
  if (accounts.length === 0) return { outcome: 'unreadable', lines };
  const isClean = findings.every(({ severity }) => severity === 'note');
  return { outcome: isClean ? 'right' : 'wrong', lines };
}

/** As the page does it: where the usual causes explain nothing, two codes are searched widely. */
function diagnoseFully(settings: OtpSettings, observations: readonly Observation[]): Diagnosis {
  const quick = diagnose(settings, observations);
  if (!quick.canWiden) return quick;
  const search = diagnoseWidely(settings, observations);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

async function check(given: string, typed: readonly string[], now: number): Promise<Answer> {
  const { accounts, findings } = readText(await textOf(given));
  const [settings, ...others] = accounts;
  const { sayDiagnosis, sayFindings } = await loadAnswers();
  if (settings === undefined) return { outcome: 'unreadable', lines: sayFindings(findings) };
  if (others.length > 0)
    return {
      outcome: 'unreadable',
      lines: [`There are ${accounts.length} accounts; check takes one.`],
    };
  const observations = typed.map((one, index) => {
    const [code = '', seconds] = one.split('@');
    return {
      code,
      seconds: seconds === undefined ? now : Number(seconds || 'none'),
      press: index + 1,
    };
  });
  const wrong = observations.find(
    ({ code, seconds }) => !readCode(code).ok || !Number.isFinite(seconds) || seconds < 0,
  );
  if (wrong)
    return {
      outcome: 'unreadable',
      lines: [`"${typed[wrong.press - 1]}" is no code, or its moment no Unix time.`],
    };
  const diagnosis = diagnoseFully(settings, observations);
  const { finding, certainty } = diagnosis;
  const lines = [finding, ...sayDiagnosis(diagnosis, settings)];
  if (certainty !== 'certain') return { outcome: 'open', lines };
  return { outcome: finding === 'match' ? 'right' : 'wrong', lines };
}

async function program(file: string): Promise<Answer> {
  const result = judgeProgram(file === '-' ? await readInput() : file);
  if (result === undefined)
    return { outcome: 'unreadable', lines: [`"${file}" is no file with text.`] };
  const { sayProgram } = await loadAnswers();
  const { total, explanation, differences, groups } = result;
  const said = sayProgram(result);
  if (total.right + total.wrong === 0) return { outcome: 'unreadable', lines: said };
  const finding = explanation ? (explanation.causes[0]?.finding ?? 'unknown') : 'match';
  const lines = [
    finding,
    ...said,
    ...differences.map(({ id, expected, given }) => `${id}: ${given}, not ${expected}`),
    ...groups.map(
      ({ group, verdict, right, wrong }) => `${verdict} ${group}: ${right} right, ${wrong} wrong`,
    ),
  ];
  if (explanation)
    return { outcome: explanation.certainty === 'certain' ? 'wrong' : 'open', lines };
  return { outcome: total.missing + total.withoutCode === 0 ? 'right' : 'open', lines };
}

function vectors(): Answer {
  const all = computeVectors();
  const lines = all.map(
    ({ name, expected, computed, verdict }) =>
      `${verdict} ${name}: ${computed}${verdict === 'pass' ? '' : `, not ${expected}`}`,
  );
  return { outcome: all.every(({ verdict }) => verdict === 'pass') ? 'right' : 'wrong', lines };
}

/** Runs a command; `now` is Unix time in seconds, for codes that have no moment of their own. */
export async function runCommand(
  [command, text, ...codes]: readonly string[],
  now: number,
): Promise<Answer> {
  if (command === 'vectors' && text === undefined) return vectors();
  if (command === 'program' && codes.length === 0)
    return text === undefined ? { outcome: 'right', lines: programInputs() } : program(text);
  if (command === 'read' && text !== undefined && codes.length === 0) return read(text);
  if (command === 'check' && text !== undefined && codes.length > 0) return check(text, codes, now);
  return { outcome: 'usage', lines: [usage] };
}
