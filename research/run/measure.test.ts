import { expect, it } from 'vitest';
import { everySecond, inSweep } from '@otp-lab/otp/testing';
import { type FaultFamily, faults } from './apps.ts';
import { emptyRunTally, tallyRun } from './measure.ts';

const families = everySecond(Object.keys(faults) as FaultFamily[]);
const runs = inSweep(5, 3);
/** How many tests of an app may go wrong: one of five. */
const exceptions = Math.floor(runs / 5);

it.each(families)('%s: a fault that shows only at times is not called right', (family) => {
  const tally = emptyRunTally();
  for (let run = 0; run < runs; run += 1)
    tallyRun(tally, family, 70_000 + run, { isChosen: true, isFaulty: true });
  expect(tally.right).toBe(0);
  // A clock far off and rounding may hide each other: that row is then not tested.
  expect(tally.unnoticed).toBeLessThanOrEqual(exceptions);
  expect(tally.misleading + tally.unclear).toBeGreaterThanOrEqual(runs - exceptions);
});

it.each(families)('%s: an app without a fault is not blamed', (family) => {
  const tally = emptyRunTally();
  for (let run = 0; run < runs; run += 1)
    tallyRun(tally, family, 80_000 + run, { isChosen: true, isFaulty: false });
  expect(tally.misleading + tally.unclear).toBe(0);
  expect(tally.right).toBeGreaterThanOrEqual(runs - exceptions);
});
