import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { plantedFaults } from './faults.ts';
import { report } from './report.ts';
import { testFaults } from './testFaults.ts';

it('catches at least 49 of 50 faults, and none in the correct library', async () => {
  const results = await testFaults(plantedFaults);
  expect(results).toHaveLength(50);
  expect(results.filter(({ ids }) => ids.length > 0).length).toBeGreaterThanOrEqual(49);
  const file = new URL('../../docs/reference/mutation-test.md', import.meta.url);
  const document = readFileSync(file, 'utf8');
  expect(report(document, results)).toBe(document);
});
