import { expect, test } from 'vitest';
import { diagnose } from '@otp-lab/otp/diagnosis';
import { defaultSettings } from '@otp-lab/otp';
import { exampleCodes, exampleSettings } from './example.ts';
import { observationsOf } from './typedCodes.ts';

test('the example is an app that ignores all settings, recognized from one code at any time', () => {
  const settings = { ...defaultSettings, ...exampleSettings, issuer: 'Example' };
  for (const seconds of [1_800_000_010, 1_800_000_040.5, 1_800_000_075, 1_800_086_419]) {
    const observations = observationsOf(exampleCodes(seconds), settings.digits);
    const { finding, certainty } = diagnose(settings, observations);
    expect([finding, certainty]).toEqual(['algorithm:SHA1,digits:6,period:30', 'certain']);
  }
});
