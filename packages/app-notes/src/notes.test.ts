import { expect, it } from 'vitest';
import { noteRows } from './rows.ts';
import { type Outcome, outcomeOf, type Wanted } from './outcomes.ts';
import { valueSettings } from './values.ts';
import { type NotedSettings, whatAppsDo } from './whatAppsDo.ts';

const wide: NotedSettings = { type: 'totp', algorithm: 'SHA256', digits: 8, period: 60 };

function rowOf(app: string, platform?: string) {
  const row = noteRows.find((one) => one.app === app && one.platform === platform);
  if (!row) throw new Error(`there is no row for ${app} ${platform}`);
  return row;
}

function outcome(app: string, wanted: Wanted, platform?: string): Outcome {
  const setting = valueSettings.find((one) => wanted[one] !== undefined) ?? 'type';
  return outcomeOf(rowOf(app, platform).notes, wanted, setting);
}

function answer(app: string, asked: NotedSettings, platform?: string) {
  const found = whatAppsDo(asked).find(({ row }) => row.app === app && row.platform === platform);
  if (!found) throw new Error(`nothing is answered for ${app} ${platform}`);
  const uses = found.uses.map(
    ({ settings: { type, algorithm, digits, period } }) =>
      `${type} ${algorithm} ${digits} ${period}`,
  );
  return { outcome: found.outcome, uses };
}

it('says of a value what the notes say', () => {
  expect(outcome('aegis', { digits: 8 })).toBe('right');
  expect(outcome('aegis', { period: 15 })).toBe('unknown');
  expect(outcome('microsoft-authenticator', { algorithm: 'SHA256' })).toBe('ignored');
  expect(outcome('duo-mobile', { digits: 8 })).toBe('refused');
  expect(outcome('duo-mobile', { digits: 7 })).toBe('unsupported');
  expect(outcome('keepassxc', { digits: 10 })).toBe('wrong');
  expect(outcome('fortitoken', { period: 60 })).toBe('partly');
  expect(outcome('fortitoken', { period: 45 })).toBe('unknown');
  expect(outcome('bitwarden', { type: 'hotp' })).toBe('ignored');
});

it('tells contradictions of sources, and nothing else, as disputed', () => {
  expect(outcome('google-authenticator', { algorithm: 'SHA256' }, 'Android')).toBe('disputed');
  expect(outcome('google-authenticator', { digits: 7 }, 'Android')).toBe('disputed');
  expect(outcome('google-authenticator', { period: 60 }, 'Android')).toBe('ignored');
  expect(outcome('keepassxc', { period: 60 })).toBe('right');
  expect(outcome('keepassxc', { period: 90 })).toBe('disputed');
  expect(outcome('raivo', { algorithm: 'SHA256' })).toBe('right');
  expect(outcome('raivo', { algorithm: 'SHA512' })).toBe('disputed');
  expect(outcome('1password', { digits: 8 })).toBe('disputed');
  expect(outcome('1password', { period: 120 })).toBe('right');
});

it('keeps what is said of a platform to that platform, and what is said of none on each', () => {
  expect(outcome('authy', { algorithm: 'SHA256' })).toBe('unsupported');
  expect(outcome('authy', { algorithm: 'SHA256' }, 'Android')).toBe('ignored');
  expect(outcome('authy', { digits: 8 }, 'Android')).toBe('right');
});

it('keeps what is said of counter-based accounts to those', () => {
  const notes = rowOf('2fas').notes;
  expect(outcomeOf(notes, { type: 'hotp' }, 'type')).toBe('right');
  expect(outcomeOf(notes, { algorithm: 'SHA256' }, 'algorithm')).toBe('unknown');
  expect(outcomeOf(notes, { type: 'hotp', algorithm: 'SHA256' }, 'algorithm')).toBe('unsupported');
});

it('keeps what is said of two settings together to both', () => {
  const { notes } = rowOf('raivo');
  expect(outcomeOf(notes, { algorithm: 'SHA512', digits: 6 }, 'algorithm')).toBe('right');
  expect(outcomeOf(notes, { algorithm: 'SHA512', digits: 8 }, 'algorithm')).toBe('disputed');
});

it('says with which settings each app computes its code', () => {
  expect(answer('aegis', wide)).toEqual({ outcome: 'right', uses: ['totp SHA256 8 60'] });
  expect(answer('microsoft-authenticator', wide)).toEqual({
    outcome: 'ignored',
    uses: ['totp SHA1 6 30'],
  });
  expect(answer('google-authenticator', wide, 'Android')).toEqual({
    outcome: 'ignored',
    uses: ['totp SHA1 6 30', 'totp SHA256 8 30'],
  });
  expect(answer('bitwarden', { ...wide, type: 'hotp', period: 30 })).toEqual({
    outcome: 'ignored',
    uses: ['totp SHA256 8 30'],
  });
  expect(answer('keepassxc', { ...wide, algorithm: 'SHA1', digits: 6, period: 90 })).toEqual({
    outcome: 'disputed',
    uses: ['totp SHA1 6 90', 'totp SHA1 6 60'],
  });
});

it('says no code where none is known', () => {
  expect(answer('duo-mobile', wide)).toEqual({ outcome: 'refused', uses: [] });
  expect(answer('fortitoken', wide)).toEqual({ outcome: 'partly', uses: [] });
  expect(answer('keepassxc', { ...wide, algorithm: 'SHA1', digits: 10 }).uses).toEqual([]);
  expect(answer('stratum', wide)).toEqual({ outcome: 'unknown', uses: [] });
});

it('finds every app right at what every app does', () => {
  const answers = whatAppsDo({ type: 'totp', algorithm: 'SHA1', digits: 6, period: 30 });
  expect(new Set(answers.map((one) => one.outcome))).toEqual(new Set(['right']));
});
