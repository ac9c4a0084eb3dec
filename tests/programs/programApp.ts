import type { Account, App } from '../../research/app-test/simulateAppTest.ts';
import { type ProgramName, runProgram } from '../../scripts/programs.ts';

/** An installed program that is tested as an authenticator app. */
export interface ProgramApp {
  readonly name: string;
  /** The programs that must be installed. */
  readonly needs: readonly ProgramName[];
  readonly version: () => string;
  /** Prepares the program for a test. `folder` is empty, and only this program uses it. */
  readonly open: (folder: string) => { readonly app: App; readonly close?: () => void };
}

/** Returns a program's output if it is a code, otherwise undefined. */
export const codeIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? text : undefined);

/** Returns the output of a program, or undefined if it fails. */
export function tryProgram(...command: Parameters<typeof runProgram>): string | undefined {
  const { status, stdout } = runProgram(...command);
  return status === 0 ? stdout.toString('utf8').trimEnd() : undefined;
}

/** `faketime` expects local time, so programs run in UTC. */
export const utc = { TZ: 'UTC' };

/** Returns the parameters of `faketime` for a time in Unix seconds. */
export function faketime(seconds: number): string[] {
  return [
    '-f',
    `@${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')}`,
  ];
}

/** Returns the code at a time in Unix seconds, after the button was pressed this often. */
type Show = (seconds: number, press: number) => string | undefined;

/** Returns an account, or undefined if the program shows no code, because it refuses some URIs only then. */
export function accountOf(show: Show): Account | undefined {
  if (show(1_800_000_000, 1) === undefined) return undefined;
  return { show: (seconds, press) => show(seconds, press) ?? '' };
}

/** Repeats the first code of a counter-based account, for programs that advance the counter with every code. */
export function keepFirst(uri: string, show: Show): Show {
  if (!uri.startsWith('otpauth://hotp/')) return show;
  let first: string | undefined;
  return (seconds, press) => {
    if (press > 1) return show(seconds, press);
    first ??= show(seconds, press);
    return first;
  };
}
