import { expect, it, test } from 'vitest';
import { noteRows } from './noteRows.ts';
import { type Outcome, outcomeOf, type RequestedSettings } from './outcomes.ts';
import { valueSettings } from './values.ts';
import { type ComparedSettings, appSupport } from './appSupport.ts';

const wide: ComparedSettings = { type: 'totp', algorithm: 'SHA256', digits: 8, period: 60 };

function rowOf(app: string, platform?: string) {
  const row = noteRows.find(
    (candidate) => candidate.app === app && candidate.platform === platform,
  );
  if (!row) throw new Error(`no row for ${app} ${platform}`);
  return row;
}

function outcome(app: string, requested: RequestedSettings, platform?: string): Outcome {
  const setting = valueSettings.find((name) => requested[name] !== undefined) ?? 'type';
  return outcomeOf(rowOf(app, platform).notes, requested, setting);
}

function supportBy(app: string, asked: ComparedSettings, platform?: string) {
  const found = appSupport(asked).find(({ row }) => row.app === app && row.platform === platform);
  if (!found) throw new Error(`no answer for ${app} ${platform}`);
  const uses = found.uses.map(
    ({ settings: { type, algorithm, digits, period } }) =>
      `${type} ${algorithm} ${digits} ${period}`,
  );
  return { outcome: found.outcome, uses };
}

it('derives the outcome of a value from the notes', () => {
  expect(outcome('aegis', { digits: 8 })).toBe('right');
  expect(outcome('aegis', { period: 15 })).toBe('right');
  expect(outcome('raivo', { period: 15 })).toBe('unknown');
  expect(outcome('freeotp-plus', { type: 'hotp' })).toBe('wrong');
  expect(outcome('freeotp', { digits: 10 })).toBe('right');
  expect(outcome('ente', { type: 'hotp' }, 'Web')).toBe('partly');
  expect(outcome('ente', { digits: 8 }, 'Web')).toBe('right');
  expect(outcome('microsoft-authenticator', { algorithm: 'SHA256' })).toBe('ignored');
  expect(outcome('duo-mobile', { digits: 8 })).toBe('refused');
  expect(outcome('duo-mobile', { digits: 7 })).toBe('unsupported');
  expect(outcome('keepassxc', { digits: 10 })).toBe('wrong');
  expect(outcome('fortitoken', { period: 60 })).toBe('partly');
  expect(outcome('fortitoken', { period: 45 })).toBe('unknown');
  expect(outcome('bitwarden', { type: 'hotp' })).toBe('ignored');
});

it('marks only contradicting sources as disputed', () => {
  expect(outcome('google-authenticator', { algorithm: 'SHA256' }, 'Android')).toBe('disputed');
  expect(outcome('google-authenticator', { digits: 7 }, 'Android')).toBe('disputed');
  expect(outcome('google-authenticator', { period: 60 }, 'Android')).toBe('disputed');
  expect(outcome('okta-verify', { algorithm: 'SHA256' }, 'iOS')).toBe('disputed');
  expect(outcome('yubico-authenticator', { period: 15 })).toBe('right');
  expect(outcome('keepassxc', { period: 60 })).toBe('right');
  expect(outcome('keepassxc', { period: 90 })).toBe('disputed');
  expect(outcome('raivo', { algorithm: 'SHA256' })).toBe('right');
  expect(outcome('raivo', { algorithm: 'SHA512' })).toBe('disputed');
  expect(outcome('1password', { digits: 8 })).toBe('disputed');
  expect(outcome('1password', { period: 120 })).toBe('right');
});

it('applies notes with a platform to that platform, and others to all platforms', () => {
  expect(outcome('authy', { algorithm: 'SHA256' })).toBe('unsupported');
  expect(outcome('authy', { algorithm: 'SHA256' }, 'Android')).toBe('ignored');
  expect(outcome('authy', { digits: 8 }, 'Android')).toBe('right');
});

test('an app with rows for Android and iOS has no row for all platforms', () => {
  const platforms = (app: string) =>
    noteRows.filter((row) => row.app === app).map(({ platform }) => platform);
  expect(platforms('google-authenticator')).toEqual(['Android', 'iOS']);
  expect(platforms('2fas')).toEqual(['Android', 'iOS']);
  expect(platforms('authy')).toEqual([undefined, 'Android']);
  expect(rowOf('google-authenticator', 'iOS').notes.map(({ behavior }) => behavior)).toContain(
    'reads-as',
  );
});

it('applies notes about HOTP accounts only to HOTP accounts', () => {
  const notes = rowOf('2fas', 'iOS').notes;
  expect(outcomeOf(notes, { type: 'hotp' }, 'type')).toBe('right');
  expect(outcomeOf(notes, { algorithm: 'SHA256' }, 'algorithm')).toBe('unknown');
  expect(outcomeOf(notes, { type: 'hotp', algorithm: 'SHA256' }, 'algorithm')).toBe('unsupported');
});

it('returns the settings that each app computes its code with', () => {
  expect(supportBy('aegis', wide)).toEqual({ outcome: 'right', uses: ['totp SHA256 8 60'] });
  expect(supportBy('microsoft-authenticator', wide)).toEqual({
    outcome: 'ignored',
    uses: ['totp SHA1 6 30'],
  });
  expect(supportBy('google-authenticator', { ...wide, period: 30 }, 'Android')).toEqual({
    outcome: 'disputed',
    uses: ['totp SHA1 6 30', 'totp SHA256 8 30'],
  });
  expect(supportBy('bitwarden', { ...wide, type: 'hotp', period: 30 })).toEqual({
    outcome: 'ignored',
    uses: ['totp SHA256 8 30'],
  });
  expect(supportBy('keepassxc', { ...wide, algorithm: 'SHA1', digits: 6, period: 90 })).toEqual({
    outcome: 'disputed',
    uses: ['totp SHA1 6 90', 'totp SHA1 6 60'],
  });
});

it('returns no settings if the app refuses the account or its code is unknown', () => {
  expect(supportBy('duo-mobile', wide)).toEqual({ outcome: 'refused', uses: [] });
  expect(supportBy('fortitoken', wide)).toEqual({ outcome: 'partly', uses: [] });
  expect(supportBy('keepassxc', { ...wide, algorithm: 'SHA1', digits: 10 }).uses).toEqual([]);
  expect(supportBy('stratum', wide)).toEqual({ outcome: 'unknown', uses: [] });
});

it('expects the right code from every app with default settings', () => {
  const answers = appSupport({ type: 'totp', algorithm: 'SHA1', digits: 6, period: 30 });
  expect(new Set(answers.map((answer) => answer.outcome))).toEqual(new Set(['right']));
});
