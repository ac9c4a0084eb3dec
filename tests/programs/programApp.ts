import type { Account, App } from '../../research/run/play.ts';
import { type ProgramName, runProgram } from '../../scripts/programs.ts';

/** A program on this machine that is tested as an app. */
export interface ProgramApp {
  readonly name: string;
  /** The programs that must be installed. */
  readonly needs: readonly ProgramName[];
  readonly version: () => string;
  /** Prepares the program for a test. `folder` is empty, and only this program uses it. */
  readonly open: (folder: string) => { readonly app: App; readonly close?: () => void };
}

/** Returns a printed code, or undefined if a program printed something else. */
export const codeIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? text : undefined);

/** Returns what a program prints, or undefined if it fails. */
export function tryProgram(...asked: Parameters<typeof runProgram>): string | undefined {
  const { status, stdout } = runProgram(...asked);
  return status === 0 ? stdout.toString('utf8').trimEnd() : undefined;
}

/** `faketime` takes local time, so programs run in UTC. */
export const utc = { TZ: 'UTC' };

/** Returns the parameters of `faketime` for a time in Unix seconds. */
export function faketime(seconds: number): string[] {
  return [
    '-f',
    `@${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')}`,
  ];
}

type Show = (seconds: number, press: number) => string | undefined;

/** Returns the account of a program that refuses a URI only when it should show a code. */
export function accountOf(show: Show): Account | undefined {
  if (show(1_800_000_000, 1) === undefined) return undefined;
  return { show: (seconds, press) => show(seconds, press) ?? '' };
}

/** For a program that advances the counter whenever it shows a code: keeps the first code. */
export function keepFirst(uri: string, show: Show): Show {
  if (!uri.startsWith('otpauth://hotp/')) return show;
  let first: string | undefined;
  return (seconds, press) => {
    if (press > 1) return show(seconds, press);
    first ??= show(seconds, press);
    return first;
  };
}
