import { describe, expect, it } from 'vitest';
import english from '../../locales/en-US.json' with { type: 'json' };
import { defaultSettings } from '../../src/otp/index.ts';
import { runCommand } from './commands.ts';

const uri = `otpauth://totp/Example:alice?secret=${defaultSettings.secret}&issuer=Example&algorithm=SHA256`;
const run = (...given: string[]) => runCommand(given, 59);

describe('check', () => {
  it.each([
    ['the right code', ['247374'], 'right', 'match', english.labCheck.match.totp],
    ['the code of SHA1', ['287082'], 'wrong', 'algorithm:SHA1', 'The app used SHA1, not SHA256.'],
    [
      'a code of another moment',
      ['247374@59', '935430@1'],
      'open',
      'unknown',
      english.labCheck.none.unknown,
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

it.each([[[]], [['check']], [['check', uri]], [['read']], [['vectors', 'all']], [['help']]])(
  'says how it is called: %j',
  async (given) => {
    const { outcome, lines } = await run(...given);
    expect(outcome).toBe('usage');
    expect(lines[0]).toContain('Exit codes');
  },
);
