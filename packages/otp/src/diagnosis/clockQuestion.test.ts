import { describe, expect, it } from 'vitest';
import type { OtpSettings } from '../settings.ts';
import { bytesOf, eightBytes } from '../testing/hotpSteps.ts';
import { hmacCode } from '../testing/shownCodes.ts';
import { diagnose } from './diagnose.ts';
import type { KnownFacts, Observation } from './types.ts';

const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 0n,
};
/** The first second of a time step. Unix time in seconds. */
const start = 1_790_000_040;

/** Observes an app with a right clock that is `steps` steps off, at these seconds after `start`. */
function observe(steps: number, times: readonly number[]): Observation[] {
  return times.map((after, index) => {
    const step = Math.floor((start + after) / 30) + steps;
    const code = hmacCode(bytesOf(settings.secret), eightBytes(BigInt(step)));
    return { code, seconds: start + after, press: index + 1 };
  });
}

function diagnoseSteps(steps: number, times: readonly number[], facts: KnownFacts = {}) {
  const diagnosis = diagnose(settings, observe(steps, times), undefined, facts);
  const { finding, namedRivals, certainty, shouldAskAboutClock } = diagnosis;
  return [
    finding,
    namedRivals.map((rival) => rival.finding).join(),
    certainty,
    shouldAskAboutClock,
  ];
}

describe('an app that counts one time step too many', () => {
  it.each([[[3, 58]], [[3, 58, 61, 119]], [[0.1, 29.9, 61, 119.99, 150.01]]])(
    'is named beside a fast clock after codes at %j',
    (times) => {
      const named = ['clock:+1', 'counter:step+1', 'certain', true];
      expect(diagnoseSteps(1, times)).toEqual(named);
    },
  );

  it('is likely, beside a fast clock, after one code', () => {
    expect(diagnoseSteps(1, [3])).toEqual(['clock:+1', 'counter:step+1', 'likely', true]);
  });

  it('is certain if the clock is right, and not named if the clock is wrong', () => {
    const times = [3, 58, 61, 119];
    const right = ['counter:step+1', '', 'certain', false];
    expect(diagnoseSteps(1, times, { isClockRight: true })).toEqual(right);
    const wrong = ['clock:+1', '', 'certain', false];
    expect(diagnoseSteps(1, times, { isClockRight: false })).toEqual(wrong);
  });

  it('gives the same codes for all time as a clock that is one period fast', () => {
    const { namedRivals } = diagnose(settings, observe(1, [3, 58]));
    expect(namedRivals).toMatchObject([{ finding: 'counter:step+1', isAlwaysEqual: true }]);
    expect(namedRivals[0]?.parts).toMatchObject([{ kind: 'counter-step', values: { steps: 1 } }]);
  });

  it('is not named if the clock is fast by less than a period', () => {
    const [first] = observe(1, [25]);
    const [second] = observe(0, [61]);
    if (!first || !second) throw new Error('two codes were observed');
    const { finding, namedRivals } = diagnose(settings, [first, second]);
    expect(finding).toMatch(/^clock:seconds/);
    expect(namedRivals.map((rival) => rival.finding)).not.toContain('counter:step+1');
  });
});

describe('an app that shows the code of the step before', () => {
  it('is named beside a slow clock until the clock is known', () => {
    expect(diagnoseSteps(-1, [3, 58])).toEqual(['clock:-1', 'counter:step-1', 'certain', true]);
    expect(diagnoseSteps(-1, [3, 58], { isClockRight: true })).toEqual([
      'counter:step-1',
      '',
      'certain',
      false,
    ]);
  });
});

describe('the answer that the clock is right', () => {
  it('decides for rounded time instead of a clock that is half a period fast', () => {
    const step = (after: number) => BigInt(Math.round((start + after) / 30));
    const observations = [22, 66].map((after, index) => ({
      code: hmacCode(bytesOf(settings.secret), eightBytes(step(after))),
      seconds: start + after,
      press: index + 1,
    }));
    expect(diagnose(settings, observations).shouldAskAboutClock).toBe(true);
    const settled = diagnose(settings, observations, undefined, { isClockRight: true });
    expect([settled.finding, settled.certainty]).toEqual(['clock:rounded', 'certain']);
  });

  it('is ignored if only a wrong clock gives the codes', () => {
    expect(diagnoseSteps(5, [3, 58], { isClockRight: true })[0]).toBe('clock:+5');
  });

  it("isn't needed for a match", () => {
    expect(diagnoseSteps(0, [3, 58])).toEqual(['match', '', 'certain', false]);
  });
});
