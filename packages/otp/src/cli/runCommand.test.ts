import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultSettings } from '../settings.ts';
import { readInputs, rightCode } from '../program/index.ts';
import { runCommand } from './runCommand.ts';
import { programInputs } from './judgeProgram.ts';

const uri = `otpauth://totp/Example:alice?secret=${defaultSettings.secret}&issuer=Example&algorithm=SHA256`;
const run = (...given: string[]) => runCommand(given, 59);

describe('check', () => {
  it.each([
    ['the right code', ['247374'], 'right', 'match', 'Correct for these settings at this time.'],
    ['the code of SHA1', ['287082'], 'wrong', 'algorithm:SHA1', 'The app used SHA1, not SHA256.'],
    [
      'two codes of a clock that only the wide search finds',
      ['064502@1800000010', '061976@1800000057'],
      'wrong',
      'clock:zone+5:30',
      'The app gets the time zone wrong: 5 hours 30 minutes ahead, as if local time were UTC.',
    ],
    [
      'a code of another moment',
      ['247374@59', '935430@1'],
      'open',
      'unknown',
      'None of the errors tried explains what you typed.',
    ],
  ])('%s', async (_, codes, outcome, finding, sentence) => {
    const answer = await run('check', uri, ...codes);
    expect(answer.outcome).toBe(outcome);
    expect(answer.lines[0]).toBe(finding);
    expect(answer.lines).toContain(sentence);
  });

  it.each([
    ['a text that is no URI', ['check', 'hello', '123456']],
    ['a code that is none', ['check', uri, '12!456']],
    ['a moment that is none', ['check', uri, '123456@soon']],
    ['a moment left out', ['check', uri, '123456@']],
    ['two accounts', ['check', `${uri}\n${uri.replace('alice', 'bob')}`, '123456']],
  ])('%s', async (_, given) => {
    const { outcome, lines } = await run(...given);
    expect(outcome).toBe('unreadable');
    expect(lines.join('')).not.toBe('');
  });
});

describe('read', () => {
  it('says the account and what is worth knowing', async () => {
    const { outcome, lines } = await run('read', uri);
    expect(outcome).toBe('right');
    expect(lines[0]).toBe(
      `totp Example:alice secret ${defaultSettings.secret} SHA256 6 digits period 30 s`,
    );
    expect(lines[1]).toMatch(/^Note SHA256 is allowed/);
  });

  it('tells faults from what cannot be read', async () => {
    expect((await run('read', `${uri}&Digits=8`)).outcome).toBe('wrong');
    expect((await run('read', 'hello')).outcome).toBe('unreadable');
  });
});

it('computes the published codes', async () => {
  const { outcome, lines } = await run('vectors');
  expect(outcome).toBe('right');
  expect(lines).toHaveLength(28);
  expect(lines).toContain('pass totp SHA512 59: 90693936');
});

describe('program', () => {
  const folder = mkdtempSync(join(tmpdir(), 'program-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const judge = (name: string, codeOf: (code: string) => string, count = 157) => {
    const lines = programInputs().slice(0, count);
    const codes = readInputs(lines.join('\n')).map(
      (input) => `${input.id} ${codeOf(rightCode(input))}`,
    );
    const file = join(folder, name);
    writeFileSync(file, codes.join('\n'));
    return run('program', file);
  };

  it('prints the inputs', async () => {
    const { outcome, lines } = await run('program');
    expect(outcome).toBe('right');
    expect(lines).toEqual(programInputs());
    expect(lines[0]).toMatch(/^rfc4226-1 hotp 3132/);
  });

  it('says of right codes that they are', async () => {
    const { outcome, lines } = await judge('right', (code) => code);
    expect(outcome).toBe('right');
    expect(lines).toContain('All 157 codes are correct.');
    expect(lines).toContain('pass zeros: 14 right, 0 wrong');
  });

  it('names the fault', async () => {
    const { outcome, lines } = await judge('zeros', (code) => String(Number(code)));
    expect(outcome).toBe('wrong');
    expect(lines[0]).toBe('code:zeros-lost');
    expect(lines).toContain('Your program drops leading zeros.');
    expect(lines).toContain('period-5: 5924, not 005924');
  });

  it('leaves open what is not there, and what nothing explains', async () => {
    expect((await judge('some', (code) => code, 20)).outcome).toBe('open');
    const { outcome, lines } = await judge('other', (code) =>
      Array.from(code).toReversed().join(''),
    );
    expect([outcome, lines[0]]).toEqual(['open', 'unknown']);
    expect(lines).toContain('No known bug explains all of the wrong codes.');
  });

  it('tells what cannot be read', async () => {
    expect((await run('program', join(folder, 'absent'))).outcome).toBe('unreadable');
    const { outcome, lines } = await judge('errors', () => 'error');
    expect(outcome).toBe('unreadable');
    expect(lines[0]).toMatch(/^This text has no code for any input/);
  });
});

it.each([
  [[]],
  [['check']],
  [['check', uri]],
  [['read']],
  [['vectors', 'all']],
  [['program', 'a', 'b']],
  [['help']],
])('says how it is called: %j', async (given) => {
  const { outcome, lines } = await run(...given);
  expect(outcome).toBe('usage');
  expect(lines[0]).toContain('Exit codes');
});
