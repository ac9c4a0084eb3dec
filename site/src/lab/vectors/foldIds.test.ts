import { expect, test } from 'vitest';
import { foldIds } from './foldIds.ts';

test('folds consecutive numbers of the same name', () => {
  const ids = ['base32-length-8', 'base32-length-9', 'base32-length-10', 'uri-secrets-28'];
  expect(foldIds(ids)).toEqual([
    { first: 'base32-length-8', last: 10 },
    { first: 'uri-secrets-28' },
  ]);
});

test('keeps pairs, gaps, other names and the order', () => {
  const ids = ['a-2', 'a-1', 'a-3', 'b-4', 'b-5', 'b'];
  expect(foldIds(ids)).toEqual([
    { first: 'a-2' },
    { first: 'a-1' },
    { first: 'a-3' },
    { first: 'b-4' },
    { first: 'b-5' },
    { first: 'b' },
  ]);
  expect(foldIds([])).toEqual([]);
});
