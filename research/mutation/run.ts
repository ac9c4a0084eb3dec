import { readFileSync, writeFileSync } from 'node:fs';
import { plantedFaults } from './faults.ts';
import { report } from './report.ts';
import { testFaults } from './testFaults.ts';

/**
 * Runs the vectors against a correct library with planted faults, and writes the results to
 * `docs/reference/mutation-test.md`. With `--check`, fails if that file is out of date.
 */
const file = new URL('../../docs/reference/mutation-test.md', import.meta.url);
const text = report(readFileSync(file, 'utf8'), await testFaults(plantedFaults));
if (!process.argv.includes('--check')) writeFileSync(file, text);
else if (readFileSync(file, 'utf8') !== text) {
  console.error('docs/reference/mutation-test.md is out of date. Run npm run mutation.');
  process.exitCode = 1;
}
