import { describe, expect, it } from 'vitest';
import { makeSuite } from '../suite.ts';
import { Adapter } from './adapter.ts';
import { judge, noAnswer, questionOf, type Reply, type Verdict } from './judge.ts';

const groups = makeSuite().groups;

function find(id: string) {
  for (const { kind, tests } of groups)
    for (const test of tests) if (test.id === id) return { kind, test };
  throw new Error(`no case ${id}`);
}

const verdictOf = (id: string, reply: Reply) => {
  const { kind, test } = find(id);
  return judge(kind, test, reply);
};

describe('judge', () => {
  it.each<[string, string, Reply, Verdict]>([
    ['the right code', 'rfc4226-1', { answer: '755224' }, 'passed'],
    ['a different code', 'rfc4226-1', { answer: '755225' }, 'wrong'],
    ['the code as a number', 'rfc4226-1', { answer: 755224 }, 'wrong'],
    ['a valid case refused', 'rfc4226-1', { refused: 'no' }, 'refused'],
    ['an unsupported case', 'rfc4226-1', { unsupported: 'hotp' }, 'notRun'],
    ['no answer', 'rfc4226-1', { answer: noAnswer }, 'wrong'],
    ['ten digits refused', 'digits-7', { refused: 'digits' }, 'passed'],
    ['ten digits wrong', 'digits-7', { answer: '0271855892' }, 'wrong'],
    ['0 digits refused', 'code-refused-9', { refused: 'digits' }, 'passed'],
    ['0 digits answered', 'code-refused-9', { answer: '0' }, 'accepted'],
    ['a secret as key', 'base32-plain-6', { answer: '48656c6c6f21deadbeef' }, 'passed'],
    ['a secret with a wrong code', 'base32-plain-2', { answer: { code: '000000' } }, 'wrong'],
    [
      'some fields of an account',
      'uri-names-1',
      { answer: { account: { issuer: 'Example' } } },
      'passed',
    ],
    ['a different account', 'uri-names-1', { answer: { account: { issuer: 'alice' } } }, 'wrong'],
    [
      'any name that the format leaves open',
      'uri-names-16',
      { answer: { account: { issuer: 'Any' } } },
      'passed',
    ],
    ['a right code accepted', 'verify-window-4', { answer: { accepted: true } }, 'passed'],
    ['a right code not accepted', 'verify-window-4', { answer: { accepted: false } }, 'wrong'],
    ['a code outside of the window', 'verify-window-1', { answer: { accepted: true } }, 'accepted'],
    ['spaces not accepted', 'verify-typed-2', { answer: { accepted: false } }, 'passed'],
  ])('judges %s', (_, id, reply, verdict) => {
    expect(verdictOf(id, reply)).toBe(verdict);
  });

  it('asks without the expected result', () => {
    for (const { kind, tests } of groups)
      for (const test of tests) {
        const names = Object.keys(questionOf(kind, test));
        const answerFields = [
          'id',
          'result',
          'flags',
          'comment',
          'code',
          'key',
          'account',
          'accounts',
          'matched',
        ];
        // For codes and verification, the key is part of the question.
        const isAsked = (name: string) =>
          name === 'key' && ['codes', 'verification'].includes(kind);
        expect(names.filter((name) => answerFields.includes(name) && !isAsked(name))).toEqual([]);
      }
  });
});

describe('an adapter', () => {
  const serve = (answer: string) =>
    `require('readline').createInterface({ input: process.stdin }).on('line', (line) => { const { kind } = JSON.parse(line); ${answer} })`;
  const start = (answer: string) => new Adapter([process.execPath, '-e', serve(answer)], 20);

  it('is asked one question after the other', async () => {
    const adapter = start('console.log(JSON.stringify({ answer: kind }))');
    expect(await adapter.ask({ kind: 'one' })).toEqual({ answer: 'one' });
    expect(await adapter.ask({ kind: 'two' })).toEqual({ answer: 'two' });
    await adapter.end();
  });

  it('restarts after it exits without an answer', async () => {
    const adapter = start(
      "if (kind === 'end') process.exit(); console.log(JSON.stringify({ answer: kind }))",
    );
    expect(await adapter.ask({ kind: 'end' })).toEqual({ answer: noAnswer });
    expect(await adapter.ask({ kind: 'next' })).toEqual({ answer: 'next' });
    await adapter.end();
  });

  it('rejects if the adapter does not run', async () => {
    const adapter = new Adapter([process.execPath, '-e', 'process.exit(1)'], 20);
    await expect(adapter.ask({ kind: 'one' })).rejects.toThrow('does not run');
  });
});
