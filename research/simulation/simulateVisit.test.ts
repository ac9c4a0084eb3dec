import { describe, expect, it } from 'vitest';
import { allOrSample, seededNumbers } from '@otp-lab/otp/testing';
import { countRandomCodes, emptyRandomTally } from './randomCodes.ts';
import { randomTime, randomSettings } from './settings.ts';
import { count, emptyTally } from './tally.ts';
import { kinds, simulateVisit } from './simulateVisit.ts';

/** An app whose time is off by whole steps shows the same codes as one with a wrong clock. */
const clockLike: readonly string[] = ['time in a float of 32 bits'];

/**
 * In a sweep, simulates a few apps of each kind. Otherwise, one of every sixth kind: `npm run simulate` simulates many.
 */
describe.each([
  ['a known kind', true],
  ['an unknown kind', false],
] as const)('%s', (_, isKnown) => {
  const cases = kinds.filter((kind) => kind.isKnown === isKnown && !clockLike.includes(kind.name));
  it.each(
    allOrSample(
      cases,
      cases.filter((_kind, index) => index % 6 === 0),
    ),
  )(
    '$name: gives no wrong diagnosis as certain',
    (kind) => {
      const random = seededNumbers(kind.name.length);
      const tally = emptyTally();
      // Some kinds occur only with ten digits.
      for (const digits of isKnown ? [6, 10, 7] : [8]) {
        if (tally.runs === allOrSample(3, 1)) break;
        const visit = simulateVisit(kind, digits, false, random);
        if (visit) count(tally, visit);
      }
      expect(tally.runs).toBeGreaterThan(0);
      expect([tally.certainButWrong, tally.correctOrUncertain]).toEqual([0, tally.runs]);
      expect(tally.correctAfterTwo).toBeGreaterThanOrEqual(isKnown ? tally.runs : 0);
    },
    60_000,
  );
});

it('simulates at least 80 kinds, a third of them unknown', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(80);
  expect(3 * kinds.filter(({ isKnown }) => !isKnown).length).toBeGreaterThanOrEqual(kinds.length);
});

it('hardly ever explains random codes', () => {
  const random = seededNumbers(8);
  const tally = emptyRandomTally();
  const pairs = allOrSample(3000, 1000);
  for (const digits of [4, 6, 8])
    countRandomCodes(
      tally,
      randomSettings(random, digits),
      randomTime(random),
      pairs,
      allOrSample(4, 2),
      random,
    );
  expect(tally.pairs).toBe(3 * pairs);
  expect(tally.certainAfterOne).toBeLessThanOrEqual((3 * pairs) / 1000);
  expect([tally.certainAfterTwo, tally.differing]).toEqual([0, 0]);
  expect(tally.diagnosed).toBeGreaterThanOrEqual(6);
}, 60_000);
