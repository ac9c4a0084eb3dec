import { mostLate } from './late.ts';
import { clockSeconds, clockSteps, clockZone, plainPart } from './parts.ts';
import { asSet, ratios, together, type Way, wayOf } from './priors.ts';
import type { Drift } from './types.ts';

/** Whole steps are named up to here; a clock farther off is named in seconds. */
export const mostClockSteps = 20;
/** Time zones are tried up to here, in hours, and clocks in the wide search. */
const mostZoneHours = 14;
export const mostClockHours = 26;

const hour = 3600;
const quarter = 900;

/** Whole hours: what local time taken for UTC makes of most countries' clocks; in seconds. */
export const zoneHours: readonly number[] = Array.from(
  { length: 2 * mostZoneHours + 1 },
  (_, index) => (index - mostZoneHours) * hour,
).filter((offset) => offset !== 0);

/** Minutes by which clocks of countries differ from UTC, where these are not whole hours. */
const halfZones: readonly number[] = [
  -570, -210, -150, 210, 270, 330, 345, 390, 525, 570, 630, 765, 825,
];

/**
 * The chance that a device's clock seems at most so many seconds ahead: two of three are right to
 * the second; some codes are typed late; the rest may be off by seconds, minutes or hours, each
 * order of magnitude as likely.
 */
function chanceUpTo(seconds: number): number {
  const right = Math.min(1, Math.max(0, (seconds + 1) / 2));
  const late = Math.min(1, Math.max(0, (seconds + mostLate) / mostLate));
  const far = Math.log(Math.min(Math.max(Math.abs(seconds), 1), mostClockHours * hour));
  const wrong = 0.5 + (Math.sign(seconds) * far) / Math.log(mostClockHours * hour) / 2;
  return 0.65 * right + 0.15 * late + 0.2 * wrong;
}

/** The chance that a device's clock is off by so much. */
export function driftChance({ from, to }: Drift): number {
  return chanceUpTo(to) - chanceUpTo(from);
}

/** By how many seconds a clock is ahead that shows this step at this moment. */
export function driftAt(counter: bigint, period: number, seconds: number): Drift {
  const from = Number(counter) * period - seconds;
  return { from, to: from + period };
}

/** What both allow; undefined where nothing is left. */
export function bothDrifts(one: Drift, other: Drift): Drift | undefined {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? { from, to } : undefined;
}

/** A clock that explains codes, and by how many seconds it is ahead. */
export interface ClockCause extends Way {
  /** Two causes with the same period and offset give the same codes always. */
  readonly offset: number;
}

const contains = ({ from, to }: Drift, seconds: number) => from <= seconds && seconds < to;

function zoneRatio(offset: number): number {
  const isUsed = offset % hour === 0 || halfZones.includes(offset / 60);
  return isUsed ? ratios.clockZone : ratios.clockZoneOther;
}

/** The steps by which a clock is ahead, or the seconds where no number of steps says it. */
function driftCause(drift: Drift, period: number, steps: readonly number[]): ClockCause {
  const ratio = driftChance(drift);
  const [first = 0] = steps;
  const isWhole = steps.every((one) => one === first);
  if (isWhole && first === 0) return { ...asSet, ratio, offset: 0 };
  if (isWhole && Math.abs(first) <= mostClockSteps)
    return { ...wayOf(clockSteps(first, drift), ratio), offset: first * period };
  return { ...wayOf(clockSeconds(drift), ratio), offset: (drift.from + drift.to) / 2 };
}

/** Quarter hours of an hour and more that a drift holds, or misses by two steps at most. */
function zoneCauses(drift: Drift, period: number): ClockCause[] {
  const causes: ClockCause[] = [];
  const last = Math.min(mostZoneHours * hour, drift.to + 2 * period);
  const first = Math.max(-mostZoneHours * hour, drift.from - 2 * period);
  for (let offset = Math.ceil(first / quarter) * quarter; offset <= last; offset += quarter) {
    if (Math.abs(offset) < hour) continue;
    const beside = { from: drift.from - offset, to: drift.to - offset };
    const middle = (beside.from + beside.to) / 2;
    const distance = Math.max(1, Math.round(Math.abs(middle) / period));
    const steps = contains(beside, 0) ? 0 : Math.sign(middle) * distance;
    if (distance > 2) continue;
    const zone = wayOf(clockZone(offset / 60), zoneRatio(offset));
    const way =
      steps === 0 ? zone : together(wayOf(clockSteps(steps, beside), driftChance(beside)), zone);
    causes.push({ ...way, offset: offset + steps * period });
  }
  return causes;
}

/**
 * What may be wrong with a clock that is ahead by `drift`; `steps` are those of each code. Time
 * that is rounded is half a period ahead, local time taken for UTC some quarters of an hour.
 */
export function clockCauses(
  drift: Drift,
  period: number,
  steps: readonly number[],
): readonly ClockCause[] {
  const half = period / 2;
  const rounded = { ...wayOf(plainPart('clock:rounded'), ratios.clockRounded), offset: half };
  return [
    driftCause(drift, period, steps),
    ...(contains(drift, half) ? [rounded] : []),
    ...zoneCauses(drift, period),
  ];
}
