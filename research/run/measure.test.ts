import { expect, it } from 'vitest';
import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { type FaultFamily, faults } from './apps.ts';
import { emptyRunTally, tallyRun } from './measure.ts';

const families = everySecond(Object.keys(faults) as FaultFamily[]);
const runs = inSweep(5, 3);
/** How many runs may miss their expectation: one in five. */
const maxExceptions = Math.floor(runs / 5);

it.each(families)('%s: never reports an intermittent fault as right', (family) => {
  const tally = emptyRunTally();
  for (let run = 0; run < runs; run += 1)
    tallyRun(tally, family, 70_000 + run, { isChosen: true, isFaulty: true });
  expect(tally.right).toBe(0);
  // A clock that is far off and rounding may hide each other. Then the report doesn't test that row.
  expect(tally.unnoticed).toBeLessThanOrEqual(maxExceptions);
  expect(tally.misleading + tally.unclear).toBeGreaterThanOrEqual(runs - maxExceptions);
});

it.each(families)('%s: reports no fault for a correct app', (family) => {
  const tally = emptyRunTally();
  for (let run = 0; run < runs; run += 1)
    tallyRun(tally, family, 80_000 + run, { isChosen: true, isFaulty: false });
  expect(tally.misleading + tally.unclear).toBe(0);
  expect(tally.right).toBeGreaterThanOrEqual(runs - maxExceptions);
});
