import { expect, it, test } from 'vitest';
import { badgeId, badgeOf } from './badge.ts';
import { implementations } from './implementations.ts';

const counts = { passed: 5, failed: 0, wrong: 0, accepted: 0, refused: 0, notRun: 9 };

it('counts passed cases among those that were run', () => {
  expect(badgeOf({ counts }, '1.2.0')).toEqual({
    schemaVersion: 1,
    label: 'OTP vectors 1.2.0',
    message: '5 of 5 passed',
    color: 'brightgreen',
  });
});

test('a badge is orange if an answer is wrong, and green if valid cases are refused', () => {
  const refusing = { ...counts, refused: 2 };
  expect(badgeOf({ counts: refusing }, '1.2.0')).toMatchObject({
    message: '5 of 7 passed',
    color: 'green',
  });
  const failing = { ...refusing, failed: 1, wrong: 1 };
  expect(badgeOf({ counts: failing }, '1.2.0').color).toBe('orange');
});

test('each implementation has another id', () => {
  const ids = implementations.map(({ name }) => badgeId(name));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => !/^[a-z0-9]+(-+[a-z0-9]+)*$/.test(id))).toEqual([]);
});
