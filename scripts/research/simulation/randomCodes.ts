import { diagnose } from '../../src/otp/diagnosis/diagnose.ts';
import { createMacCache } from '../../src/otp/diagnosis/macs.ts';
import type { OtpSettings } from '../../src/otp/settings.ts';
import { below, type Next } from './settings.ts';

/** What came of pairs of codes that no app computed. */
export interface RandomTally {
  runs: number;
  /** Called certain, and false therefore, after the first code. */
  afterOne: number;
  /** Called certain after both. */
  afterTwo: number;
}

export const emptyRandomTally = (): RandomTally => ({ runs: 0, afterOne: 0, afterTwo: 0 });

/** Adds pairs of random codes, as if read at a moment and a period later; seconds. */
export function countRandomCodes(
  tally: RandomTally,
  settings: OtpSettings,
  moment: number,
  pairs: number,
  next: Next,
): void {
  const cache = createMacCache();
  for (let pair = 0; pair < pairs; pair += 1) {
    const observations = [1, 2].map((press) => {
      const number = below(next, 10 ** settings.digits);
      const code = String(number).padStart(settings.digits, '0');
      return { code, seconds: moment + (press - 1) * settings.period, press };
    });
    tally.runs += 1;
    const one = diagnose(settings, observations.slice(0, 1), cache);
    const two = diagnose(settings, observations, cache);
    if (one.certainty === 'certain') tally.afterOne += 1;
    if (two.certainty === 'certain') tally.afterTwo += 1;
  }
}
