import { createHash } from 'node:crypto';
import type { OtpSettings } from '@otp-lab/otp';
import { lastDigits, lastNibble, wordAt } from '@otp-lab/otp/testing';
import { type App, codeOf, hmacOf, correctApp } from './app.ts';

/** One line of the input list of “Check my program”. */
export interface InputLine {
  readonly id: string;
  readonly settings: OtpSettings;
  readonly key: Buffer;
  readonly seconds: number;
}

/** Returns what a faulty program prints for an input line. Throws an error if the program refuses the input. */
export type Program = (line: InputLine) => string;

/** Parses a line of the input list, without the code under test. */
export function readLine(line: string): InputLine {
  const [id = '', type, key = '', secret = '', algorithm, digits, moving = '', period] =
    line.split(' ');
  const settings = {
    type,
    issuer: '',
    account: '',
    secret,
    algorithm,
    digits: Number(digits),
    period: Number(period ?? 30),
    counter: type === 'hotp' ? BigInt(moving) : 0n,
  } as OtpSettings;
  return { id, settings, key: Buffer.from(key, 'hex'), seconds: Number(moving) };
}

/**
 * Returns the correct program with some steps replaced by faulty ones.
 * @param change returns the faulty steps for a line
 * @param overrides settings that the program uses instead of those in the line
 */
export const program =
  (
    change: (line: InputLine, app: App) => Partial<App>,
    overrides: Partial<OtpSettings> = {},
  ): Program =>
  (line) => {
    const settings = { ...line.settings, ...overrides };
    const app = { ...correctApp(settings), key: line.key };
    return codeOf({ ...app, ...change({ ...line, settings }, app) }, line.seconds, 1);
  };

export const withKey = (keyOf: (line: InputLine) => Buffer | string): Program =>
  program((line) => ({ key: Buffer.from(keyOf(line)) }));

export const withNumber = (numberOf: (mac: Buffer) => bigint): Program =>
  program(({ settings }) => ({ show: (mac) => lastDigits(numberOf(mac), settings.digits) }));

export const withMessage = (write: (counter: bigint) => Buffer | string): Program =>
  program(() => ({ mac: (app, counter) => hmacOf(app.algorithm, app.key, write(counter)) }));

export const withCounter = (counterOf: (right: bigint, line: InputLine) => bigint): Program =>
  program((line, app) => ({
    counter: (seconds, press) => counterOf(app.counter(seconds, press), line),
  }));

export const withClock = (counterOf: (seconds: number, period: number) => number): Program =>
  withCounter((right, { settings, seconds }) =>
    settings.type === 'totp' ? BigInt(Math.floor(counterOf(seconds, settings.period))) : right,
  );

export const withCode = (change: (code: string) => string): Program =>
  program((_, app) => ({ show: (mac) => change(app.show(mac)) }));

export const hashOf = (algorithm: string, ...parts: readonly Buffer[]) =>
  createHash(algorithm.toLowerCase()).update(Buffer.concat(parts)).digest();

export const wordOf = (mac: Buffer) => wordAt(mac, lastNibble(mac));
export const unpaddedBase32 = (secret: string) => secret.replace(/=+$/, '').toUpperCase();
export const blockLength = ({ settings }: InputLine) =>
  settings.algorithm === 'SHA512' ? 128 : 64;
