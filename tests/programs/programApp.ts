import type { Account, App } from '../../research/run/play.ts';
import { type ProgramName, runProgram } from '../../scripts/test/programs.ts';

/** A program on this machine that takes part as an app. */
export interface ProgramApp {
  readonly name: string;
  /** What has to be installed for it. */
  readonly needs: readonly ProgramName[];
  readonly version: () => string;
  /** Ready to be tested; `folder` is its own, and empty. */
  readonly open: (folder: string) => { readonly app: App; readonly close?: () => void };
}

/** A refusal: the program printed no code. */
export const codeIn = (text: string | undefined) => (text && /^\d+$/.test(text) ? text : undefined);

/** What a program prints; undefined where it says that it cannot. */
export function tryProgram(...asked: Parameters<typeof runProgram>): string | undefined {
  const { status, stdout } = runProgram(...asked);
  return status === 0 ? stdout.toString('utf8').trimEnd() : undefined;
}

/** `faketime` takes local time: everything is asked for in UTC. */
export const utc = { TZ: 'UTC' };

export function faketime(seconds: number): string[] {
  return [
    '-f',
    `@${new Date(Math.floor(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')}`,
  ];
}

type Show = (seconds: number, press: number) => string | undefined;

/** The account of a program that tells only when it is to show a code that it cannot. */
export function accountOf(show: Show): Account | undefined {
  if (show(1_800_000_000, 1) === undefined) return undefined;
  return { show: (seconds, press) => show(seconds, press) ?? '' };
}

/** A program to which each look at a counting account is a press: the first is not lost. */
export function keepFirst(uri: string, show: Show): Show {
  if (!uri.startsWith('otpauth://hotp/')) return show;
  let first: string | undefined;
  return (seconds, press) => {
    if (press > 1) return show(seconds, press);
    first ??= show(seconds, press);
    return first;
  };
}
