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
    ['a correct code', ['247374'], 'ok', 'match', 'Correct for these settings at this time.'],
    [
      'a code computed with SHA1',
      ['287082'],
      'wrong',
      'algorithm:SHA1',
      'The app used SHA1, not SHA256.',
    ],
    [
      'two codes that only the wide search explains',
      ['064502@1800000010', '061976@1800000057'],
      'wrong',
      'clock:zone+5:30',
      'The app got the time zone wrong: 5 hours 30 minutes ahead, as if local time were UTC; or the app’s clock is 19,790 to 19,803 seconds fast (about 5 hours 30 minutes).',
    ],
    [
      'a correct code and one that no error explains',
      ['247374@59', '935430@1'],
      'unclear',
      'unknown',
      'No known cause explains these codes.',
    ],
  ])('explains %s', async (_, codes, outcome, finding, sentence) => {
    const answer = await run('check', uri, ...codes);
    expect(answer.outcome).toBe(outcome);
    expect(answer.lines[0]).toBe(finding);
    expect(answer.lines).toContain(sentence);
  });

  it.each([
    ['text without a URI', ['check', 'hello', '123456']],
    ['an invalid code', ['check', uri, '12!456']],
    ['an invalid time', ['check', uri, '123456@soon']],
    ['an empty time', ['check', uri, '123456@']],
    ['two accounts', ['check', `${uri}\n${uri.replace('alice', 'bob')}`, '123456']],
  ])('rejects %s', async (_, given) => {
    const { outcome, lines } = await run(...given);
    expect(outcome).toBe('unreadable');
    expect(lines.join('')).not.toBe('');
  });
});

describe('read', () => {
  it('prints the account and the findings', async () => {
    const { outcome, lines } = await run('read', uri);
    expect(outcome).toBe('ok');
    expect(lines[0]).toBe(
      `totp Example:alice secret ${defaultSettings.secret} SHA256 6 digits period 30 s`,
    );
    expect(lines[1]).toMatch(/^Note: SHA256 is allowed/);
  });

  it('distinguishes faulty text from text without an account', async () => {
    expect((await run('read', `${uri}&Digits=8`)).outcome).toBe('wrong');
    expect((await run('read', 'hello')).outcome).toBe('unreadable');
  });
});

it('computes the published codes', async () => {
  const { outcome, lines } = await run('vectors');
  expect(outcome).toBe('ok');
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
    expect(outcome).toBe('ok');
    expect(lines).toEqual(programInputs());
    expect(lines[0]).toMatch(/^rfc4226-1 hotp 3132/);
  });

  it('confirms correct codes', async () => {
    const { outcome, lines } = await judge('right', (code) => code);
    expect(outcome).toBe('ok');
    expect(lines).toContain('All 157 codes are correct.');
    expect(lines).toContain('pass zeros: 14 right, 0 wrong');
  });

  it('names the bug of a program and shows its wrong codes', async () => {
    const { outcome, lines } = await judge('zeros', (code) => String(Number(code)));
    expect(outcome).toBe('wrong');
    expect(lines[0]).toBe('code:zeros-lost');
    expect(lines).toContain('Your program drops leading zeros.');
    expect(lines).toContain('period-5: 5924, expected 005924');
  });

  it('reports incomplete output and unexplained codes as unclear', async () => {
    expect((await judge('some', (code) => code, 20)).outcome).toBe('unclear');
    const { outcome, lines } = await judge('other', (code) =>
      Array.from(code).toReversed().join(''),
    );
    expect([outcome, lines[0]]).toEqual(['unclear', 'unknown']);
    expect(lines).toContain('No known bug explains all of the wrong codes.');
  });

  it('says which inputs a program refused', async () => {
    const { outcome, lines } = await judge('refused', (code) => (code.length > 8 ? 'error' : code));
    expect(outcome).toBe('unclear');
    expect(lines.slice(0, 4)).toEqual([
      'output:refused',
      'Incomplete',
      '6 inputs were refused.',
      'Your program refused all inputs with more than 8 digits, and no others.',
    ]);
  });

  it('rejects a missing file and output without codes', async () => {
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
])('prints the usage for arguments %j', async (given) => {
  const { outcome, lines } = await run(...given);
  expect(outcome).toBe('usage');
  expect(lines[0]).toContain('Exit codes');
});
