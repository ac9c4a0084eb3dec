import { describe, expect, it } from 'vitest';
import { inSweep } from '../../test/sweep.ts';
import { seededNumbers } from '../../../src/otp/testing/random.ts';
import { countRandomCodes, emptyRandomTally } from './randomCodes.ts';
import { randomMoment, randomSettings } from './settings.ts';
import { count, emptyTally } from './tally.ts';
import { kinds, simulate } from './world.ts';

/** A few of each kind; `npm run simulate` measures many. */
describe.each([
  ['a kind with a name', true],
  ['a kind without a name', false],
] as const)('%s', (_, known) => {
  it.each(kinds.filter((kind) => kind.known === known))(
    '$name: nothing false is certain',
    (kind) => {
      const next = seededNumbers(kind.name.length);
      const tally = emptyTally();
      for (const digits of known ? inSweep([6, 7, 10], [6]) : [8]) {
        const visit = simulate(kind, digits, false, next);
        if (visit) count(tally, visit);
      }
      expect(tally.runs).toBeGreaterThan(0);
      expect([tally.wrong, tally.toldOrAsked]).toEqual([0, tally.runs]);
      expect(tally.toldAfterTwo).toBeGreaterThanOrEqual(known ? tally.runs : 0);
    },
    60_000,
  );
});

it('at least 80 kinds are simulated, a third of them without a name', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(80);
  expect(3 * kinds.filter(({ known }) => !known).length).toBeGreaterThanOrEqual(kinds.length);
});

it('random codes, which no app computed, are hardly ever explained', () => {
  const next = seededNumbers(8);
  const tally = emptyRandomTally();
  for (const digits of [4, 6, 8])
    countRandomCodes(tally, randomSettings(next, digits), randomMoment(next), 3000, 4, next);
  expect(tally.pairs).toBe(9000);
  expect(tally.afterOne).toBeLessThanOrEqual(9);
  expect([tally.afterTwo, tally.differ]).toEqual([0, 0]);
  expect(tally.full).toBeGreaterThanOrEqual(6);
}, 60_000);
