import { describe, expect, it } from 'vitest';
import { runToEnd } from '../runToEnd.ts';
import type { OtpSettings } from '../settings.ts';
import { bytesOf, eightBytes } from '../testing/hotpSteps.ts';
import { hmacCode } from '../testing/shownCodes.ts';
import { diagnose, diagnoseWidely } from './diagnose.ts';
import type { Diagnosis, Observation } from './types.ts';

const secret = 'W4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD';
const settings: OtpSettings = {
  type: 'totp',
  issuer: 'Example',
  account: 'tester',
  secret,
  algorithm: 'SHA1',
  digits: 6,
  period: 30,
  counter: 7n,
};
/** The first second of a time step. Unix time in seconds. */
const start = 1_790_000_040;

/** Observes an app with this secret that is `steps` steps ahead, `after` seconds after `start`. */
function observeAt(after: number, given: string, steps = 0): Observation {
  const counter = BigInt(Math.floor((start + after) / 30) + steps);
  return { code: hmacCode(bytesOf(given), eightBytes(counter)), seconds: start + after, press: 1 };
}

function widely(given: OtpSettings, observations: readonly Observation[]): Diagnosis {
  return runToEnd(diagnoseWidely(given, observations));
}

describe('a typing error in the secret', () => {
  it.each([
    ['secret:one-letter', 'W4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SE'],
    ['secret:one-letter', 'X4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD'],
    ['secret:swapped', 'W4AW2QWMUYQ3ZVNMZCRLA7HKVTLUM3SD'],
    ['secret:lost', '4AW2QWMUYQZ3VNMZCRLA7HKVTLUM3SD'],
    ['secret:lost', 'W4AW2QWMUYQZ3VNMCRLA7HKVTLUM3SD'],
    ['secret:lost', 'W4AW2QWMUYQZ3VNMZCRLAB7HKVTLUM3SD'],
    ['secret:doubled', 'W4AW2QWMUYQZ33VNMZCRLA7HKVTLUM3SD'],
  ])('is likely %s after two codes, with the corrected secret', (finding, given) => {
    const observations = [observeAt(3, given), observeAt(58, given)];
    expect(diagnose(settings, observations)).toMatchObject({ finding: 'unknown', canWiden: true });
    const diagnosis = widely(settings, observations);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual([finding, 'likely']);
    const corrected = String(diagnosis.parts[0]?.values['secret']);
    expect(bytesOf(corrected)).toEqual(bytesOf(given));
    expect(diagnosis.computation?.key).toEqual(Uint8Array.from(bytesOf(given)));
  });

  it('may make the secret invalid', () => {
    const longer = { ...settings, secret: `${secret.slice(0, 12)}3${secret.slice(12)}` };
    const diagnosis = widely(longer, [observeAt(3, secret), observeAt(58, secret)]);
    expect(diagnosis).toMatchObject({ finding: 'secret:doubled', certainty: 'likely' });
    const invalid = { ...settings, secret: secret.replace('C', '9') };
    expect(widely(invalid, [observeAt(3, secret), observeAt(58, secret)])).toMatchObject({
      finding: 'secret:one-letter',
      parts: [{ values: { secret } }],
    });
  });

  it('stays likely after a third code', () => {
    const given = secret.replace('2', '7');
    const observations = [3, 38, 65].map((after) => observeAt(after, given));
    expect(widely(settings, observations).certainty).toBe('likely');
  });

  it('is found for HOTP', () => {
    const counted: OtpSettings = { ...settings, type: 'hotp' };
    const key = bytesOf(secret.replace('2', '7'));
    const observations = [0, 1].map((index) => ({
      code: hmacCode(key, eightBytes(7n + BigInt(index))),
      seconds: start,
      press: index + 1,
    }));
    expect(widely(counted, observations).finding).toBe('secret:one-letter');
  });
});

describe('a code typed after it changed', () => {
  it('is likely if the other code shows a right clock', () => {
    const late = observeAt(12, secret, -1);
    const right = observeAt(32, secret);
    const diagnosis = diagnose(settings, [late, right]);
    expect([diagnosis.finding, diagnosis.certainty]).toEqual(['typing:late', 'likely']);
    expect(diagnosis.parts[0]?.values).toEqual({ place: 1 });
    const second = diagnose(settings, [observeAt(2, secret), observeAt(71, secret, -1)]);
    expect([second.finding, second.parts[0]?.values]).toEqual(['typing:late', { place: 2 }]);
  });

  it("isn't one that is more than 20 seconds old", () => {
    const diagnosis = diagnose(settings, [observeAt(2, secret), observeAt(87, secret, -1)]);
    expect(diagnosis.finding).not.toContain('typing:late');
  });
});
