import { greatestCounter } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';
import {
  clockFactor,
  defaultPeriod,
  type MovingFactor,
  periodChange,
  periods,
  symmetric,
} from './factors.ts';
import { counterSteps, plainPart } from './parts.ts';
import { counterRatio, ratios } from './priors.ts';

const leastCounterSteps = -2;
const mostCounterSteps = 100;

function withinBounds(counter: bigint): bigint | undefined {
  return counter >= 0n && counter <= greatestCounter ? counter : undefined;
}

function counterFactor(counter: bigint, start: bigint, ratio: number): MovingFactor {
  const steps = start - counter;
  return {
    parts: steps === 0n ? [] : [counterSteps(steps)],
    ratio,
    resets: 0,
    identity: `presses ${start}`,
    counterAt: ({ press }) => withinBounds(start + BigInt(press - 1)),
  };
}

/** Every moving factor that an app may have used for hotp settings. */
export function hotpFactors({ counter }: OtpSettings): MovingFactor[] {
  const nearby = Array.from({ length: mostCounterSteps - leastCounterSteps + 1 }, (_, index) => {
    const steps = index + leastCounterSteps;
    return counterFactor(counter, counter + BigInt(steps), counterRatio(steps));
  });
  const elsewhere = [
    counterFactor(counter, 0n, ratios.counterRestart),
    counterFactor(counter, 1n, ratios.counterRestart),
    // Counters of 32 bits, and of a number with 53.
    counterFactor(counter, BigInt.asUintN(32, counter), ratios.counterCut),
    counterFactor(counter, BigInt(Number(counter)), ratios.counterCut),
  ];
  const known = new Set(nearby.map(({ identity }) => identity));
  const asTime = plainPart('type:totp');
  return [
    ...nearby,
    ...elsewhere.filter(({ identity }) => !known.has(identity) && known.add(identity)),
    ...periods.flatMap((period) =>
      symmetric(2).map((step) => {
        const change = periodChange(period);
        // An otpauth URI for hotp names no period, so 30 is no change.
        const named = period === defaultPeriod ? { parts: [], ratio: 1 } : change;
        return clockFactor(period, step, {
          parts: [...named.parts, asTime],
          ratio: named.ratio * ratios.typeMistaken,
          resets: 0,
        });
      }),
    ),
  ];
}
