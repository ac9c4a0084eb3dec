import type { Attempt, ServerFacts } from '@otp-lab/otp/server';
import { greatestCounter, type OtpType } from '@otp-lab/otp';

/** Windows to choose from: steps either way (totp), or counters ahead (hotp). */
export const windowChoices = {
  totp: ['unknown', 0, 1, 2, 3, 5, 10],
  hotp: ['unknown', 0, 1, 3, 5, 10, 20, 100],
} as const;
export type WindowChoice = 'unknown' | number;
export const clockChoices = ['unknown', 'right', 'fast', 'slow'] as const;
export const againChoices = ['unknown', 'once', 'again'] as const;
export const compareChoices = ['unknown', 'text', 'number'] as const;

/** What a visitor says of a server: the attempts so far and what is known of it. */
export interface ServerEntry {
  readonly attempts: readonly Attempt[];
  /** The code of the next attempt as typed, and when: Unix time in seconds. */
  readonly text: string;
  readonly seconds: number;
  readonly press: number;
  readonly window: WindowChoice;
  readonly clock: (typeof clockChoices)[number];
  /** By how many seconds the clock is fast or slow, as typed. */
  readonly clockSeconds: string;
  readonly again: (typeof againChoices)[number];
  readonly compares: (typeof compareChoices)[number];
  /** The counter of a server that counts, as typed. */
  readonly counter: string;
  /** The code that the server expected, as typed. */
  readonly expected: string;
  /** When it was expected, in Unix seconds, and at which press. */
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

/** A number of seconds as typed; undefined for what is none. */
export function readSeconds(text: string): number | undefined {
  return /^\d{1,7}$/.test(text.trim()) ? Number(text) : undefined;
}

/** A counter as typed; undefined for what is none. */
export function readCounter(text: string): bigint | undefined {
  if (!/^\d{1,20}$/.test(text.trim())) return undefined;
  const counter = BigInt(text.trim());
  return counter <= greatestCounter ? counter : undefined;
}

function clockOf({ clock, clockSeconds }: ServerEntry): number | undefined {
  if (clock === 'right') return 0;
  const seconds = readSeconds(clockSeconds);
  if (clock === 'unknown' || seconds === undefined) return undefined;
  return clock === 'fast' ? seconds : -seconds;
}

/** The facts that the visitor gave; unknown ones are left out. */
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
