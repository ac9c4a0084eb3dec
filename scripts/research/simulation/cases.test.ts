import { describe, expect, it } from 'vitest';
import { diagnose } from '../../src/otp/diagnosis/diagnose.ts';
import { createMacCache } from '../../src/otp/diagnosis/macs.ts';
import { seededNumbers } from '../../src/otp/testing/random.ts';
import { codeOf, nextReading } from './app.ts';
import { cases } from './cases.ts';
import { countRandomCodes, emptyRandomTally } from './randomCodes.ts';
import { randomMoment, randomSettings } from './settings.ts';
import { isTrue } from './tally.ts';

describe('an app that does otherwise', () => {
  it.each(Object.entries(cases))(
    '%s: is found out by two codes',
    (_, make) => {
      const next = seededNumbers(7);
      for (let found = 0; found < 6;) {
        const drawn = randomSettings(next);
        const made = make(drawn, next);
        if (made === undefined) continue;
        found += 1;
        const { app, findings, settings } = made;
        const first = randomMoment(next);
        const observations = [first, nextReading(app, first, next())].map((seconds, index) => {
          return { code: codeOf(app, seconds, index + 1), seconds, press: index + 1 };
        });
        const diagnosis = diagnose(settings, observations, createMacCache());
        expect([diagnosis.finding, isTrue(diagnosis, findings)]).toEqual([diagnosis.finding, true]);
        expect(diagnosis.certainty).toBe('certain');
      }
    },
    60_000,
  );
});

it('random codes, which no app computed, are hardly ever explained', () => {
  const next = seededNumbers(8);
  const tally = emptyRandomTally();
  for (let round = 0; round < 12; round += 1)
    countRandomCodes(tally, randomSettings(next), randomMoment(next), 30, next);
  expect(tally.afterOne / tally.runs).toBeLessThanOrEqual(0.005);
  expect(tally.afterTwo).toBeLessThanOrEqual(tally.runs * 0.001);
}, 60_000);
