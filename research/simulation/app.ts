import { createHmac } from 'node:crypto';
import type { OtpSettings } from '@otp-lab/otp';
import { bytesOf, eightBytes, lastDigits, type RandomSource, truncate } from '@otp-lab/otp/testing';

/**
 * An authenticator app as separate steps, so that a fault can replace each of them. To be independent of the code
 * under test, the steps use Node's hashes and BigInt arithmetic, and share no function with it.
 */
export interface App {
  readonly key: Buffer;
  readonly algorithm: string;
  /** The length of a time step in seconds. */
  readonly period: number;
  /** The number of seconds by which each time step starts too early. */
  readonly secondsEarly: number;
  /** Returns the moving factor for a Unix time in seconds (TOTP) or for the nth requested code, from 1 (HOTP). */
  readonly counter: (seconds: number, press: number) => bigint;
  readonly mac: (app: App, counter: bigint) => Buffer;
  /** Returns the code for a MAC. */
  readonly show: (mac: Buffer) => string;
}

/** An app with a fault, and the findings that correctly describe it. */
export interface FaultyApp {
  readonly app: App;
  /** Correct findings. Each is one or more names, joined with ','. Empty if no finding describes the fault. */
  readonly findings: readonly string[];
  /**
   * The number of seconds by which the app's clock is ahead. If it's set, a `clock:` finding is correct if its interval
   * contains this number.
   */
  readonly ahead?: number;
  /**
   * Whether the app's codes are right for other time steps, although its clock is right. Then a `clock:` finding is
   * correct, too. Its sentence says that the codes come too early or too late, and calls a wrong clock the usual
   * reason.
   */
  readonly hasOtherTimeSteps?: boolean;
  /** The settings of the account. They may differ from the given ones, because some faults need a special secret. */
  readonly settings: OtpSettings;
}

/** Returns an app with a fault, or undefined if these settings can't show the fault. */
export type AppFactory = (settings: OtpSettings, random: RandomSource) => FaultyApp | undefined;

/** A kind of fault. */
export interface Kind {
  readonly name: string;
  /** The part of the app that is faulty. The report has a row for each group. */
  readonly group: string;
  /** Whether the diagnosis has a finding for this kind. */
  readonly isKnown: boolean;
  readonly make: AppFactory;
}

/** Returns an HMAC of Node. */
export function hmacOf(algorithm: string, key: Buffer, message: Buffer | string): Buffer {
  return createHmac(algorithm.toLowerCase(), key).update(message).digest();
}

/** Returns an app that follows the settings. */
export function correctApp(settings: OtpSettings): App {
  const { period, counter, digits } = settings;
  return {
    key: bytesOf(settings.secret),
    algorithm: settings.algorithm,
    period,
    secondsEarly: 0,
    counter:
      settings.type === 'totp'
        ? (seconds) => BigInt(Math.floor(seconds / period))
        : (_, press) => counter + BigInt(press - 1),
    mac: ({ algorithm, key }, moving) => hmacOf(algorithm, key, eightBytes(moving)),
    show: (mac) => lastDigits(truncate(mac), digits),
  };
}

/** Returns the correct app with some steps replaced by faulty ones. */
export function appWithFault(
  settings: OtpSettings,
  findings: readonly string[],
  fault: Partial<App>,
): FaultyApp {
  return { app: { ...correctApp(settings), ...fault }, findings, settings };
}

/**
 * Returns the code that the app shows at a Unix time in seconds (TOTP) or for the nth requested code, from 1 (HOTP).
 */
export function codeOf(app: App, seconds: number, press: number): string {
  return app.show(app.mac(app, app.counter(seconds, press)));
}

/**
 * Returns a Unix time within the app's next time step, rounded to milliseconds.
 * @param share how far into the step (0 to 1)
 */
export function timeInNextStep(app: App, seconds: number, share: number): number {
  const step = Math.floor((seconds + app.secondsEarly) / app.period) + 1;
  return Math.floor((step * app.period - app.secondsEarly + share * app.period) * 1000 + 1) / 1000;
}
