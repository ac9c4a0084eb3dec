import { serverChecks } from '@otp-lab/otp/server';
import { limitPerStep, noLimit } from './memories.ts';
import { lockAfter, type Policy, type CodeWindow } from './server.ts';
import { allButKey, type ServerCase, serverCase as server, windows } from './serverCase.ts';

const one: CodeWindow = { behind: 1, ahead: 1 };

const windowOfPhases = (setup: CodeWindow, login: CodeWindow): Partial<Policy> => ({
  window: (phase) => (phase === 'setup' ? setup : login),
});

/** Repeats a key until it has `length` bytes. */
const repeated = (key: Uint8Array, length: number) =>
  Uint8Array.from({ length }, (_, index) => key[index % key.length] ?? 0);

const isSameNumber = (expected: string, typed: string) =>
  /^\d+$/.test(typed) && Number(expected) === Number(typed);

/** Servers with a fault in their set-up, comparison, limit, period or key. */
export const ruleServers: readonly ServerCase[] = [
  server(
    'wide window at set-up',
    'Accepts ten steps at set-up and one at login.',
    ['setup-equals-login'],
    windowOfPhases({ behind: 10, ahead: 10 }, one),
    windows,
  ),
  server(
    'no window at set-up',
    'Accepts only the current step at set-up, and one step in both directions at login.',
    ['setup-equals-login'],
    windowOfPhases({ behind: 0, ahead: 0 }, one),
    windows,
  ),
  server(
    'another algorithm at set-up',
    'Uses SHA1 at set-up, or SHA256 if the account uses SHA1.',
    ['setup-equals-login'],
    {
      algorithm: (settings, phase) => {
        if (phase === 'login') return settings.algorithm;
        return settings.algorithm === 'SHA1' ? 'SHA256' : 'SHA1';
      },
    },
  ),
  server(
    'set-up accepts any digits',
    'Checks only the number of digits at set-up.',
    ['setup-equals-login'],
    {
      isSame: (expected, typed, phase) =>
        phase === 'setup'
          ? typed.length === expected.length && /^\d+$/.test(typed)
          : expected === typed,
    },
    [
      ...windows,
      'reuse',
      'clock',
      'leading-zeros',
      'attempts-limit',
      'algorithm',
      'period',
      'key-length',
    ],
  ),
  server(
    'codes compared as numbers',
    'Accepts a code without its leading zeros.',
    ['leading-zeros'],
    { isSame: isSameNumber },
  ),
  server(
    'expected code without leading zeros',
    'Writes the expected code without leading zeros, and refuses the code as apps show it.',
    ['leading-zeros'],
    { isSame: (expected, typed) => String(Number(expected)) === typed },
  ),
  server(
    'typed code loses leading zeros',
    'Turns the typed code into a number and compares it as text, so a code with a leading zero never works.',
    ['leading-zeros'],
    { isSame: (expected, typed) => expected === String(Number(typed)) },
  ),
  server('no limit of attempts', 'Never stops listening.', ['attempts-limit'], { limit: noLimit }),
  server('limit of 1000 attempts', 'Locks after 1000 failures in a row.', ['attempts-limit'], {
    limit: lockAfter(1000, 900),
  }),
  server(
    'limit per step',
    'Counts failures anew in every 30 seconds, so 28,800 guesses fit into a day.',
    ['attempts-limit'],
    { limit: limitPerStep },
  ),
  server(
    'locked after one failure',
    'Locks for ten minutes after a single wrong code.',
    ['attempts-limit'],
    { limit: lockAfter(1, 600) },
    allButKey,
  ),
  server(
    'period of 60 seconds',
    'Uses twice the period of the settings.',
    ['period'],
    { period: ({ period }) => 2 * period },
    allButKey,
  ),
  server(
    'another algorithm',
    'Uses SHA1, or SHA256 if the account uses SHA1.',
    ['algorithm'],
    { algorithm: ({ algorithm }) => (algorithm === 'SHA1' ? 'SHA256' : 'SHA1') },
    serverChecks.filter((check) => check !== 'algorithm'),
  ),
  server(
    'period of 29 seconds',
    'Uses a period that is one second too short.',
    ['period'],
    { period: ({ period }) => period - 1 },
    allButKey,
  ),
  server(
    'key cut to 10 bytes',
    'Uses only the first ten bytes of the key.',
    ['key-length'],
    { key: ({ secret }) => secret.subarray(0, 10) },
    allButKey,
  ),
  server(
    'key cut to 16 bytes',
    'Uses only the first 16 bytes of the key.',
    ['key-length'],
    { key: ({ secret }) => secret.subarray(0, 16) },
    allButKey,
  ),
  server(
    'key repeated to 32 bytes',
    'Repeats the key until it has 32 bytes.',
    ['key-length'],
    { key: ({ secret }) => repeated(secret, 32) },
    allButKey,
  ),
];
