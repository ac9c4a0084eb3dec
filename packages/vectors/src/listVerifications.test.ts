import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runToEnd } from '@otp-lab/otp';
import { judgeVerifications, readVerifications } from '@otp-lab/otp/verification';
import { listVerifications } from './listVerifications.ts';
import { makeSuite } from './suite.ts';
import type { VerificationCase } from './types.ts';

const list = listVerifications();
const inputs = readVerifications(list);
const tests = makeSuite().groups.flatMap((group) =>
  group.kind === 'verification' ? group.tests : [],
);

/** Judges a program that answers with the result of the vectors, or with `acceptable` where it may choose. */
function judge(acceptable: 'accepted' | 'rejected') {
  const answerOf = ({ result }: VerificationCase) =>
    result === 'acceptable' ? acceptable : result === 'valid' ? 'accepted' : 'rejected';
  const text = tests.map((test) => `${test.id} ${answerOf(test)}`).join('\n');
  return runToEnd(judgeVerifications(text, inputs));
}

describe('listVerifications', () => {
  it('is the content of verification-inputs.txt', () => {
    const file = new URL('../../otp/data/verification-inputs.txt', import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(list);
  });

  it('has all 85 verification cases, with the typed codes', () => {
    expect(inputs).toHaveLength(85);
    expect(inputs.map(({ id, typed, isNumber }) => ({ id, typed, isNumber }))).toEqual(
      tests.map(({ id, typed }) => ({
        id,
        typed: String(typed),
        isNumber: typeof typed === 'number',
      })),
    );
  });

  it.each(['accepted', 'rejected'] as const)(
    'judges the results of the vectors as correct, if acceptable codes are %s',
    (acceptable) => {
      const { total, differences, explanation } = judge(acceptable);
      expect([differences, explanation]).toEqual([[], undefined]);
      expect(total).toMatchObject({ verdict: 'pass', right: 85, wrong: 0 });
    },
  );
});
