import { isWithoutAnswers } from '../program/index.ts';
import { computeVectors } from '../rfcVectors.ts';
import { diagnoseFully, readCode } from '../diagnosis/index.ts';
import {
  type ProprietaryAccount,
  proprietaryCode,
  proprietarySettings,
  type ReadResult,
  readText,
} from '../read/index.ts';
import type { OtpSettings } from '../settings.ts';
import { diagnosisLines } from './diagnosisLines.ts';
import { findingLines } from './findingLines.ts';
import { judgeProgram, programInputs } from './judgeProgram.ts';
import { programLines } from './programLines.ts';

const usage = `Usage: otp-lab <command> [arguments]

Commands:
  check <uri> <code>...  Explain the codes that an app shows for an otpauth URI
  read <text>            List the accounts in an otpauth URI or an app's export, with any faults
  program                Print test inputs for a program that computes codes
  program <file>         Find bugs in a program from its output for these inputs
  vectors                Compute the test vectors of RFC 4226 and RFC 6238

Codes:
  123456                 A code that the app shows now
  123456@1700000000      A code that the app showed at this Unix time
  For HOTP, give the codes of consecutive button presses, in order.

To read from standard input, use - as <uri>, <text> or <file>.

Examples:
  otp-lab check 'otpauth://totp/Example:alice?secret=...&algorithm=SHA256' 287082
  otp-lab read - < export.json
  otp-lab program > inputs.txt

Exit codes:
  0   The codes are correct, or the text has no errors or warnings
  1   A code or the program is wrong and the cause is certain, or the text has faults
  2   The cause is unknown or uncertain, or the output of the program is incomplete
  64  Invalid usage
  65  Invalid input`;

/** Exit codes by outcome. 64 and 65 are EX_USAGE and EX_DATAERR of sysexits.h. */
export const exitCodes = { ok: 0, wrong: 1, unclear: 2, usage: 64, unreadable: 65 } as const;

type CommandOutcome = keyof typeof exitCodes;

/** The outcome of a command, and the lines that it prints. */
interface Answer {
  readonly outcome: CommandOutcome;
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
  const movingFactor = type === 'totp' ? `period ${period} s` : `counter ${counter}`;
  return `${type} ${issuer}:${account} secret ${secret} ${algorithm} ${digits} digits ${movingFactor}`;
}

/** Describes an account of Steam, Mobile-OTP or Yandex, with its code unless that depends on a PIN. */
function describeProprietary(account: ProprietaryAccount, unixSeconds: number): string {
  const { type, issuer, account: name, secret } = account;
  const { needsPin } = proprietarySettings[type];
  const code = needsPin ? '' : ` code ${proprietaryCode(account, '', unixSeconds)}`;
  return `${type} ${issuer}:${name} secret ${secret}${code}`;
}

function foreignLines({ foreign }: ReadResult): string[] {
  return foreign.map(({ kind, app }) => `not an account: ${kind}${app === '' ? '' : ` (${app})`}`);
}

async function read(given: string, unixSeconds: number): Promise<Answer> {
  const result = readText(await textOf(given));
  const { accounts, proprietaryAccounts, findings, error } = result;
  const lines = [
    ...accounts.map(describe),
    ...proprietaryAccounts.map((account) => describeProprietary(account, unixSeconds)),
    ...foreignLines(result),
    ...findingLines(findings),
  ];
  if (error !== undefined) return { outcome: 'unreadable', lines };
  const isClean = findings.every(({ severity }) => severity === 'note');
  return { outcome: isClean ? 'ok' : 'wrong', lines };
}

async function check(
  given: string,
  typed: readonly string[],
  unixSeconds: number,
): Promise<Answer> {
  const { accounts, findings } = readText(await textOf(given));
  const [settings, ...others] = accounts;
  if (settings === undefined) return { outcome: 'unreadable', lines: findingLines(findings) };
  if (others.length > 0)
    return {
      outcome: 'unreadable',
      lines: [`Expected one account, but found ${accounts.length}.`],
    };
  const observations = typed.map((argument, index) => {
    const [code = '', seconds] = argument.split('@');
    return {
      code,
      seconds: seconds === undefined ? unixSeconds : Number(seconds || 'none'),
      press: index + 1,
    };
  });
  const wrong = observations.find(
    ({ code, seconds }) => !readCode(code).ok || !Number.isFinite(seconds) || seconds < 0,
  );
  if (wrong)
    return {
      outcome: 'unreadable',
      lines: [
        `Invalid code "${typed[wrong.press - 1]}". Use <code> or <code>@<Unix time>, such as 123456@1700000000.`,
      ],
    };
  const diagnosis = diagnoseFully(settings, observations);
  const { finding, certainty } = diagnosis;
  const lines = [finding, ...diagnosisLines(diagnosis, settings)];
  if (certainty !== 'certain') return { outcome: 'unclear', lines };
  return { outcome: finding === 'match' ? 'ok' : 'wrong', lines };
}

async function program(file: string): Promise<Answer> {
  const result = judgeProgram(file === '-' ? await readInput() : file);
  if (result === undefined)
    return { outcome: 'unreadable', lines: [`Can't read "${file}" as a text file.`] };
  const { total, explanation, differences, groups } = result;
  const summary = programLines(result);
  if (isWithoutAnswers(result)) return { outcome: 'unreadable', lines: summary };
  const finding = explanation
    ? (explanation.causes[0]?.finding ?? 'unknown')
    : total.invalid > 0
      ? 'output:not-code'
      : total.refused > 0
        ? 'output:refused'
        : 'match';
  const lines = [
    finding,
    ...summary,
    ...differences.map(({ id, expected, given }) => `${id}: ${given}, expected ${expected}`),
    ...groups.map(
      ({ group, verdict, right, wrong }) => `${verdict} ${group}: ${right} right, ${wrong} wrong`,
    ),
  ];
  if (explanation)
    return { outcome: explanation.certainty === 'certain' ? 'wrong' : 'unclear', lines };
  if (total.invalid > 0) return { outcome: 'wrong', lines };
  return { outcome: total.missing + total.refused === 0 ? 'ok' : 'unclear', lines };
}

function vectors(): Answer {
  const all = computeVectors();
  const lines = all.map(
    ({ name, expected, computed, verdict }) =>
      `${verdict} ${name}: ${computed}${verdict === 'pass' ? '' : `, expected ${expected}`}`,
  );
  return { outcome: all.every(({ verdict }) => verdict === 'pass') ? 'ok' : 'wrong', lines };
}

/**
 * Runs a command of the command line.
 *
 * @param unixSeconds the current time, used for codes without a time
 */
export async function runCommand(
  [command, text, ...codes]: readonly string[],
  unixSeconds: number,
): Promise<Answer> {
  if (command === 'vectors' && text === undefined) return vectors();
  if (command === 'program' && codes.length === 0)
    return text === undefined ? { outcome: 'ok', lines: programInputs() } : program(text);
  if (command === 'read' && text !== undefined && codes.length === 0)
    return read(text, unixSeconds);
  if (command === 'check' && text !== undefined && codes.length > 0)
    return check(text, codes, unixSeconds);
  return { outcome: 'usage', lines: [usage] };
}
