import type { OtpSettings } from '../settings.ts';
import {
  clockFactor,
  fromNumber,
  type MovingFactor,
  periodChange,
  periods,
  symmetric,
} from './factors.ts';
import { clockZone, counterSteps, plainPart } from './parts.ts';
import { ratios } from './priors.ts';

const mostClockSteps = 20;
const mostZoneHours = 14;

function zoneFactors(period: number): MovingFactor[] {
  return symmetric(mostZoneHours)
    .filter((hours) => hours !== 0)
    .map((hours) => ({
      parts: [clockZone(hours)],
      ratio: ratios.clockZone,
      resets: 0,
      identity:
        (3600 * hours) % period === 0 ? `${period} ${(3600 * hours) / period}` : `zone ${hours}`,
      counterAt: ({ seconds }) => fromNumber(Math.floor((seconds + 3600 * hours) / period)),
    }));
}

function drawnInMilliseconds(
  identity: string,
  ratio: number,
  counter: (seconds: number) => number,
): MovingFactor {
  return {
    parts: [plainPart('clock:milliseconds')],
    ratio,
    resets: 0,
    identity: `milliseconds ${identity}`,
    counterAt: ({ seconds }) => fromNumber(counter(seconds)),
  };
}

/**
 * Milliseconds taken for seconds: at the very moment, or, since such a code changes too fast to
 * be read, when the display was drawn, within the first second of a period.
 */
function millisecondFactors(period: number): MovingFactor[] {
  const late = Math.ceil(1000 / period);
  return [
    drawnInMilliseconds('exact', ratios.clockMilliseconds, (seconds) =>
      Math.floor(Math.round(seconds * 1000) / period),
    ),
    drawnInMilliseconds('second', ratios.clockMilliseconds, (seconds) =>
      Math.floor((Math.floor(seconds) * 1000) / period),
    ),
    ...Array.from({ length: late + 1 }, (_, steps) =>
      drawnInMilliseconds(
        `drawn ${steps}`,
        steps === 0 ? ratios.clockMilliseconds : ratios.clockMillisecondsLate,
        (seconds) => Math.floor(seconds / period) * 1000 + steps,
      ),
    ),
  ];
}

/** An app that counts presses of a button, from 0 or from 1. */
function countingFactor(first: bigint, ratio: number): MovingFactor {
  return {
    parts: [plainPart('type:hotp'), ...(first === 0n ? [] : [counterSteps(first)])],
    ratio,
    resets: 0,
    identity: `presses ${first}`,
    counterAt: ({ press }) => BigInt(press - 1) + first,
  };
}

/** Every moving factor that an app may have used for totp settings. */
export function totpFactors({ period }: OtpSettings): MovingFactor[] {
  const rounded: MovingFactor = {
    parts: [plainPart('clock:rounded')],
    ratio: ratios.clockRounded,
    resets: 0,
    identity: 'rounded',
    counterAt: ({ seconds }) => fromNumber(Math.round(seconds / period)),
  };
  const steps = symmetric(mostClockSteps);
  return [
    ...steps.map((step) => clockFactor(period, step, { parts: [], ratio: 1, resets: 0 })),
    ...periods
      .filter((other) => other !== period)
      .flatMap((other) => steps.map((step) => clockFactor(other, step, periodChange(other)))),
    ...zoneFactors(period),
    rounded,
    ...millisecondFactors(period),
    countingFactor(0n, ratios.typeMistaken),
    countingFactor(1n, ratios.typeMistakenFromOne),
  ];
}
