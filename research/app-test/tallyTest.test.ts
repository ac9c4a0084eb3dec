import { expect, it } from 'vitest';
import { everySecond, allOrSample } from '@otp-lab/otp/testing';
import { type FaultFamily, faults } from './faultyApps.ts';
import { emptyTestTally, tallyTest } from './tallyTest.ts';

const families = everySecond(Object.keys(faults) as FaultFamily[]);
const runs = allOrSample(5, 2);
/** The share of runs that may miss their expectation: one in five. */
const maxExceptions = Math.floor(runs / 5);

it.each(families)('%s: never reports an intermittent fault as right', (family) => {
  const tally = emptyTestTally();
  for (let run = 0; run < runs; run += 1)
    tallyTest(tally, family, 70_000 + run, { isChosen: true, isFaulty: true });
  expect(tally.right).toBe(0);
  // Rounding and a clock that is far off may hide each other. Then the report says that the row wasn't tested.
  expect(tally.unnoticed).toBeLessThanOrEqual(maxExceptions);
  expect(tally.misleading + tally.unclear).toBeGreaterThanOrEqual(runs - maxExceptions);
});

it.each(families)('%s: reports no fault for a correct app', (family) => {
  const tally = emptyTestTally();
  for (let run = 0; run < runs; run += 1)
    tallyTest(tally, family, 80_000 + run, { isChosen: true, isFaulty: false });
  expect(tally.misleading + tally.unclear).toBe(0);
  expect(tally.right).toBeGreaterThanOrEqual(runs - maxExceptions);
});
