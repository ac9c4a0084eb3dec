import type { OtpSettings } from '../settings.ts';
import { plainPart } from './causeParts.ts';
import { maxClockHours, maxClockSteps, wholeHourOffsets } from './clock.ts';
import { asConfigured, combine, hypothesisOf } from './hypothesis.ts';
import {
  clockCounters,
  defaultPeriod,
  type FirstCounter,
  maxCounterSteps,
  millisecondCounters,
  minCounterSteps,
  mistakenHotpCounters,
  offsetCounters,
  periodHypothesis,
  periods,
  range,
  fastMillisecondCounters,
  restartedOrCutCounters,
  undividedCounters,
  wrongEpochCounters,
} from './movingFactors.ts';
import { ratios } from './priors.ts';
import type { Observation } from './types.ts';

/**
 * The range of steps that the wide search tries, and the maximum number of presses before the first
 * code.
 */
const minFarSteps = -1000;
const maxFarSteps = 10_000;
const maxPresses = 20;

const nearSteps = range(-maxClockSteps, maxClockSteps);

/**
 * Returns the steps that the quick search tries: steps near the correct step, and steps of clocks in a wrong time zone.
 * Such clocks are off by whole hours.
 */
function quickSteps(period: number, seconds: number): number[] {
  const step = Math.floor(seconds / period);
  const zones = wholeHourOffsets.map((offset) => Math.floor((seconds + offset) / period) - step);
  return [...new Set([...nearSteps, ...zones])];
}

/** Returns every counter that the quick search tries for the first code, most likely first. */
export function quickFirstCounters(
  { type, period, counter }: OtpSettings,
  first: Observation,
): readonly FirstCounter[] {
  const mistakenTotp = hypothesisOf(plainPart('type:totp'), ratios.typeMistaken);
  const counters =
    type === 'totp'
      ? [
          ...[...new Set([period, ...periods])].flatMap((appPeriod) => {
            const steps = appPeriod === period ? quickSteps(period, first.seconds) : nearSteps;
            return clockCounters(periodHypothesis(appPeriod, period), appPeriod, steps, first);
          }),
          ...millisecondCounters(period, first),
          ...mistakenHotpCounters(first, [0, 1]),
        ]
      : [
          ...offsetCounters(counter, range(minCounterSteps, maxCounterSteps), first),
          ...restartedOrCutCounters(counter, first),
          ...periods.flatMap((appPeriod) =>
            clockCounters(
              combine(periodHypothesis(appPeriod, defaultPeriod), mistakenTotp),
              appPeriod,
              range(-2, 2),
              first,
            ),
          ),
        ];
  return counters.toSorted((a, b) => b.ratio - a.ratio);
}

/** Returns counters near the correct one, to combine with rare keys and MAC methods. */
export function nearFirstCounters(
  { type, period, counter }: OtpSettings,
  first: Observation,
): readonly FirstCounter[] {
  if (type === 'hotp')
    return [
      ...offsetCounters(counter, range(-2, 10), first),
      ...restartedOrCutCounters(counter, first).slice(0, 2),
    ];
  return [...new Set([period, defaultPeriod])].flatMap((appPeriod) =>
    clockCounters(periodHypothesis(appPeriod, period), appPeriod, range(-3, 3), first),
  );
}

/** Returns the correct counter and its neighbors, to combine with typing errors in the secret. */
export function nearestFirstCounters(
  { type, period, counter }: OtpSettings,
  first: Observation,
): readonly FirstCounter[] {
  const steps = range(-1, 1);
  return type === 'hotp'
    ? offsetCounters(counter, steps, first)
    : clockCounters(asConfigured, period, steps, first);
}

/** Returns the counters of TOTP apps whose counter changes before a person has typed the code. */
export function fastFirstCounters(
  { type, period }: OtpSettings,
  first: Observation,
): readonly FirstCounter[] {
  return type === 'hotp'
    ? []
    : [...fastMillisecondCounters(period, first), ...undividedCounters(period, first)];
}

/**
 * Returns counters far from the correct one, such as those of a clock that is a day off, or of HOTP
 * after thousands of presses. The search combines them only with the correct key and HMAC.
 */
export function farFirstCounters(
  settings: OtpSettings,
  first: Observation,
): readonly FirstCounter[] {
  const { type, period, counter } = settings;
  if (type === 'hotp')
    return offsetCounters(counter, range(minFarSteps, maxFarSteps), first).toSorted(
      (a, b) => b.ratio - a.ratio,
    );
  const clocks = [...new Set([period, defaultPeriod])].flatMap((appPeriod) => {
    const maxSteps = Math.ceil((maxClockHours * 3600) / appPeriod);
    return clockCounters(
      periodHypothesis(appPeriod, period),
      appPeriod,
      range(-maxSteps, maxSteps),
      first,
    );
  });
  return [
    ...clocks,
    ...mistakenHotpCounters(first, range(0, maxPresses)),
    ...wrongEpochCounters(period, first),
    ...fastFirstCounters(settings, first),
  ];
}
