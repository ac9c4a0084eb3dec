import type { OtpSettings } from '../settings.ts';
import { mostClockHours, mostClockSteps, zoneHours } from './clock.ts';
import {
  clockStarts,
  counterStarts,
  defaultPeriod,
  elsewhereStarts,
  leastCounterSteps,
  millisecondStarts,
  mostCounterSteps,
  periods,
  periodWay,
  pressedStarts,
  range,
  type Start,
} from './factors.ts';
import { plainPart } from './parts.ts';
import { ratios, together, wayOf } from './priors.ts';
import type { Observation } from './types.ts';

/** Counters that are tried in the wide search. */
const leastFarSteps = -1000;
const mostFarSteps = 10_000;
const mostPresses = 20;

const nearSteps = range(-mostClockSteps, mostClockSteps);

/** The steps by which whole hours of time zones put a clock ahead, beside the nearest ones. */
function quickSteps(period: number, seconds: number): number[] {
  const step = Math.floor(seconds / period);
  const zones = zoneHours.map((offset) => Math.floor((seconds + offset) / period) - step);
  return [...new Set([...nearSteps, ...zones])];
}

/** Every counter that the quick search tries for the first code, the likeliest first. */
export function quickStarts(
  { type, period, counter }: OtpSettings,
  first: Observation,
): readonly Start[] {
  const mistaken = wayOf(plainPart('type:totp'), ratios.typeMistaken);
  const starts =
    type === 'totp'
      ? [
          ...[...new Set([period, ...periods])].flatMap((other) => {
            const steps = other === period ? quickSteps(period, first.seconds) : nearSteps;
            return clockStarts(periodWay(other, period), other, steps, first);
          }),
          ...millisecondStarts(period, first),
          ...pressedStarts(first, [0, 1]),
        ]
      : [
          ...counterStarts(counter, range(leastCounterSteps, mostCounterSteps), first),
          ...elsewhereStarts(counter, first),
          ...periods.flatMap((other) =>
            clockStarts(
              together(periodWay(other, defaultPeriod), mistaken),
              other,
              range(-2, 2),
              first,
            ),
          ),
        ];
  return starts.toSorted((one, other) => other.ratio - one.ratio);
}

/** Counters for what is rare by itself: not far from the right one. */
export function nearStarts(
  { type, period, counter }: OtpSettings,
  first: Observation,
): readonly Start[] {
  if (type === 'hotp')
    return [
      ...counterStarts(counter, range(-2, 10), first),
      ...elsewhereStarts(counter, first).slice(0, 2),
    ];
  return [...new Set([period, defaultPeriod])].flatMap((other) =>
    clockStarts(periodWay(other, period), other, range(-3, 3), first),
  );
}

/** Counters far away, for what is common: a clock off by a day, HOTP after thousands of presses. */
export function farStarts(
  { type, period, counter }: OtpSettings,
  first: Observation,
): readonly Start[] {
  if (type === 'hotp')
    return counterStarts(counter, range(leastFarSteps, mostFarSteps), first).toSorted(
      (one, other) => other.ratio - one.ratio,
    );
  const clocks = [...new Set([period, defaultPeriod])].flatMap((other) => {
    const most = Math.ceil((mostClockHours * 3600) / other);
    return clockStarts(periodWay(other, period), other, range(-most, most), first);
  });
  return [...clocks, ...pressedStarts(first, range(0, mostPresses))];
}
