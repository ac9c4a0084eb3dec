import { describe, expect, it } from 'vitest';
import { everySecond, inSweep, seededNumbers } from '@otp-lab/otp/testing';
import { countRandomCodes, emptyRandomTally } from './randomCodes.ts';
import { randomMoment, randomSettings } from './settings.ts';
import { count, emptyTally } from './tally.ts';
import { kinds, simulate } from './world.ts';

/** A few of each kind, of every second one outside a sweep; `npm run simulate` measures many. */
describe.each([
  ['a kind with a name', true],
  ['a kind without a name', false],
] as const)('%s', (_, known) => {
  it.each(everySecond(kinds.filter((kind) => kind.known === known)))(
    '$name: nothing false is certain',
    (kind) => {
      const next = seededNumbers(kind.name.length);
      const tally = emptyTally();
      // Some kinds show with ten digits alone.
      for (const digits of known ? [6, 10, 7] : [8]) {
        if (tally.runs === inSweep(3, 1)) break;
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
  const pairs = inSweep(3000, 1000);
  for (const digits of [4, 6, 8])
    countRandomCodes(tally, randomSettings(next, digits), randomMoment(next), pairs, 4, next);
  expect(tally.pairs).toBe(3 * pairs);
  expect(tally.afterOne).toBeLessThanOrEqual((3 * pairs) / 1000);
  expect([tally.afterTwo, tally.differ]).toEqual([0, 0]);
  expect(tally.full).toBeGreaterThanOrEqual(6);
}, 60_000);
