import { expect, it } from 'vitest';
import { computeVectors } from './rfcVectors.ts';

it('computes all 28 published codes', () => {
  const vectors = computeVectors();
  expect(vectors).toHaveLength(28);
  expect(vectors.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(new Set(vectors.map(({ name }) => name)).size).toBe(28);
});
