import { computeVectors } from '../rfcVectors.ts';
import {
  diagnose,
  diagnoseWidely,
  type Diagnosis,
  type Observation,
  readCode,
} from '../diagnosis/index.ts';
import { readText } from '../read/index.ts';
import type { OtpSettings } from '../settings.ts';
import { diagnosisLines } from './diagnosisLines.ts';
import { findingLines } from './findingLines.ts';
import { judgeProgram, programInputs } from './judgeProgram.ts';
import { programLines } from './programLines.ts';

const usage = `Usage: otp-lab COMMAND

  check URI CODE…   explains why an app shows these codes for the account of an otpauth URI
                    CODE is 123456 for a code read now, or 123456@1700000000 for one read at that
                    Unix time; for hotp, give the codes of one press after another
  read TEXT         lists the accounts in an otpauth URI or an export, and what is wrong with it
  program           prints the inputs for a program that computes codes, one a line
  program FILE      explains what a program does wrong whose output for these inputs is FILE
  vectors           computes the codes that RFC 4226 and RFC 6238 print

With - as TEXT, URI or FILE, the command reads standard input.

Exit codes: 0 right, 1 wrong (another code, or faults in the text), 2 not explained, not certain or
not complete, 64 wrong usage, 65 nothing can be read.`;

export const exitCodes = { right: 0, wrong: 1, open: 2, usage: 64, unreadable: 65 } as const;

type Outcome = keyof typeof exitCodes;

/** What a command prints, and how it ended. */
interface Answer {
  readonly outcome: Outcome;
  readonly lines: readonly string[];
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
  const lines = [...accounts.map(describe), ...findingLines(findings)];
  if (accounts.length === 0) return { outcome: 'unreadable', lines };
  const isClean = findings.every(({ severity }) => severity === 'note');
  return { outcome: isClean ? 'right' : 'wrong', lines };
}

/** Searches widely for what explains several codes if no usual cause does. That takes a second. */
function diagnoseFully(settings: OtpSettings, observations: readonly Observation[]): Diagnosis {
  const quick = diagnose(settings, observations);
  if (!quick.canWiden) return quick;
  const search = diagnoseWidely(settings, observations);
  for (let step = search.next(); ; step = search.next()) if (step.done) return step.value;
}

async function check(given: string, typed: readonly string[], now: number): Promise<Answer> {
  const { accounts, findings } = readText(await textOf(given));
  const [settings, ...others] = accounts;
  if (settings === undefined) return { outcome: 'unreadable', lines: findingLines(findings) };
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
      lines: [`"${typed[wrong.press - 1]}" is not a code, or its time is not a Unix time.`],
    };
  const diagnosis = diagnoseFully(settings, observations);
  const { finding, certainty } = diagnosis;
  const lines = [finding, ...diagnosisLines(diagnosis, settings)];
  if (certainty !== 'certain') return { outcome: 'open', lines };
  return { outcome: finding === 'match' ? 'right' : 'wrong', lines };
}

async function program(file: string): Promise<Answer> {
  const result = judgeProgram(file === '-' ? await readInput() : file);
  if (result === undefined)
    return { outcome: 'unreadable', lines: [`"${file}" is not a file with text.`] };
  const { total, explanation, differences, groups } = result;
  const said = programLines(result);
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

/**
 * Runs a command.
 * @param now Unix time in seconds, for codes that are given without a time
 */
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
