import { expect, it } from 'vitest';
import { computeVectors } from './rfcVectors.ts';

it('computes the 28 published codes correctly', () => {
  const vectors = computeVectors();
  expect(vectors).toHaveLength(28);
  expect(vectors.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(28);
});
