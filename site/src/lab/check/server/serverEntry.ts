import type { Attempt, ServerFacts } from '@otp-lab/otp/server';
import { maxCounter, type OtpType } from '@otp-lab/otp';

/** The choices for the window: steps in both directions for TOTP, counters ahead for HOTP. */
export const windowChoices = {
  totp: ['unknown', 0, 1, 2, 3, 5, 10],
  hotp: ['unknown', 0, 1, 3, 5, 10, 20, 100],
} as const;
export type WindowChoice = 'unknown' | number;
export const clockChoices = ['unknown', 'right', 'fast', 'slow'] as const;
export const againChoices = ['unknown', 'once', 'again'] as const;
export const compareChoices = ['unknown', 'text', 'number'] as const;

/** What the visitor entered about a server: the attempts so far, and known facts. */
export interface ServerEntry {
  readonly attempts: readonly Attempt[];
  /** The code of the next attempt as typed. */
  readonly text: string;
  /** When it was typed. A Unix time in seconds. */
  readonly seconds: number;
  /** The number of the press that showed the code, from 1. */
  readonly press: number;
  readonly window: WindowChoice;
  readonly clock: (typeof clockChoices)[number];
  /** How many seconds the clock is fast or slow, as typed. */
  readonly clockSeconds: string;
  readonly again: (typeof againChoices)[number];
  readonly compares: (typeof compareChoices)[number];
  /** The server's counter as typed. Only for HOTP. */
  readonly counter: string;
  /** The code that the server expected, as typed. */
  readonly expected: string;
  /** The Unix time in seconds and the press at which the server expected it. */
  readonly expectedAt: { readonly seconds: number; readonly press: number };
}

export const emptyServerEntry: ServerEntry = {
  attempts: [],
  text: '',
  seconds: 0,
  press: 1,
  window: 'unknown',
  clock: 'unknown',
  clockSeconds: '',
  again: 'unknown',
  compares: 'unknown',
  counter: '',
  expected: '',
  expectedAt: { seconds: 0, press: 1 },
};

/** Parses whole seconds of at most 7 digits. Returns undefined for other text. */
export function readSeconds(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
}

/** Parses a counter. Returns undefined for other text and for counters above 2^64 - 1. */
export function readCounter(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text.trim())) return undefined;
  const counter = BigInt(text.trim());
  return counter <= maxCounter ? counter : undefined;
}

function clockOf({ clock, clockSeconds }: ServerEntry): number | undefined {
  if (clock === 'right') return 0;
  const seconds = readSeconds(clockSeconds);
  if (clock === 'unknown' || seconds === undefined) return undefined;
  return clock === 'fast' ? seconds : -seconds;
}

/** Returns the facts that the visitor entered, without the unknown ones. */
export function factsOf(entry: ServerEntry, type: OtpType): ServerFacts {
  const { window, again, compares } = entry;
  const isTimed = type === 'totp';
  const clock = isTimed ? clockOf(entry) : undefined;
  const counter = isTimed ? undefined : readCounter(entry.counter);
  return {
    ...(window === 'unknown' ? {} : { window: { behind: isTimed ? window : 0, ahead: window } }),
    ...(clock === undefined ? {} : { clock }),
    ...(counter === undefined ? {} : { counter }),
    ...(again === 'unknown' || !isTimed ? {} : { acceptsAgain: again === 'again' }),
    ...(compares === 'unknown' ? {} : { comparesNumbers: compares === 'number' }),
  };
}
