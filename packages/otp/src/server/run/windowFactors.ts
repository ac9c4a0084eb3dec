import { attemptSet, type Factor, type Refusals } from './factors.ts';
import { periodOf } from './codes.ts';
import type { RunAttempt } from './types.ts';
import type { OtpSettings } from '../../settings.ts';

/** What the report calls a server's window and clock. */
export interface WindowLabel {
  readonly behind: 'right' | 'narrow' | 'wide';
  readonly ahead: 'right' | 'narrow' | 'wide';
  readonly clock:
    | 'right'
    | 'fast'
    | 'slow'
    /** The server rounds the time to the nearest step, as a server does whose clock is half a period fast. */
    | 'rounded'
    /** The server rounds the time up to the next step, as a server does whose clock is a period fast. */
    | 'rounded-up'
    | 'stopped'
    | 'minutes'
    | 'nodes';
  readonly setup: 'same' | 'stricter' | 'wider';
}

/** Guesses of how often servers have these windows. `serverPriors` says why the diagnosis has other guesses. */
const windows: readonly (readonly [behind: number, ahead: number, weight: number])[] = [
  [0, 0, 0.2],
  [1, 1, 0.45],
  [2, 2, 0.08],
  [3, 3, 0.04],
  [10, 10, 0.1],
  // Many servers accept older codes only.
  [1, 0, 0.06],
  [2, 0, 0.01],
  [3, 0, 0.01],
  [10, 0, 0.02],
  [2, 1, 0.008],
  [3, 1, 0.008],
  [10, 1, 0.008],
  [0, 1, 0.012],
  [0, 2, 0.0003],
  [0, 10, 0.001],
  [1, 2, 0.008],
  [1, 3, 0.008],
  [1, 10, 0.008],
];
/** A guess of the share of servers that use another window at set-up. */
const differentSetupShare = 0.1;
/** The windows that such a server may use at set-up, in steps before and after its own. */
const setupWidths = [0, 1, 2, 10, Infinity] as const;
/** A guess of the share of servers that remember how far a device's clock is off (RFC 6238 section 6). */
const resynchronizingShare = 0.02;
/** Guesses of how often servers have clocks like these. */
const clockPriors = {
  /** Right to a few seconds. */
  right: 0.85,
  /** Off by at most ten minutes. */
  offByMinutes: 0.12,
  offByHours: 0.02,
  stopped: 0.005,
  wholeMinutes: 0.005,
  rounded: 0.001,
  roundedUp: 0.0005,
  nodes: 0.01,
} as const;

/** A clock that a server may have. */
interface Clock {
  /** Returns the server's time at a Unix time, both in seconds. `index` is the attempt's. */
  readonly at: (seconds: number, index: number) => number;
  readonly weight: number;
  readonly label: WindowLabel['clock'];
  /** By how many seconds the clock is fast. Negative if it is slow, and undefined if the error changes. */
  readonly error?: number;
}

/** The errors that the clock of one of two nodes may have, in seconds. */
const nodeShifts = [45, 60, 75, 100, 130, 170, 220, 300, 3600] as const;

/** Up to ten minutes, in seconds. */
const nearShifts = Array.from({ length: 120 }, (_, index) => (index + 1) * 5);
/** Up to 14 hours, in seconds. */
const hourShifts = Array.from({ length: 14 }, (_, index) => (index + 1) * 3600);
/** Returns the weight of a clock error in seconds. Larger errors are rarer: 80 seconds have half the weight of 30. */
const nearWeight = (shift: number) => 1 / (shift + 20);

/**
 * Returns a clock that is ahead by `shift` seconds. If it is off by at most half a period, its label is 'right', because
 * at most half of all codes are of another step. A clock that is exactly half a period fast is an exception, because
 * its answers are the same as those of a server that rounds the time.
 */
function shiftedClock(shift: number, weight: number, period: number): Clock {
  const isRight = shift >= -period / 2 && shift < period / 2;
  return {
    at: (seconds) => seconds + shift,
    weight,
    label: isRight ? 'right' : shift > 0 ? 'fast' : 'slow',
    error: shift,
  };
}

/**
 * Returns the clocks to try: right, off by up to ten minutes or by hours, stopped, and showing whole minutes. A server
 * that doesn't round the time down has the same steps as one whose clock is half a period or a period fast. Some
 * services have two nodes that get the attempts in turn. The clock of one node is off.
 *
 * @param start Unix time of the first attempt in seconds
 */
function clocks(period: number, start: number): readonly Clock[] {
  const nearTotal = nearShifts.reduce((sum, shift) => sum + nearWeight(shift), 0);
  const aheadAndBehind = (shift: number, weight: number) => [
    shiftedClock(shift, weight / 2, period),
    shiftedClock(-shift, weight / 2, period),
  ];
  const nodes = nodeShifts.flatMap((seconds) =>
    [seconds, -seconds].flatMap((shift) =>
      [0, 1].map((wrongNode): Clock => ({
        at: (time, index) => (index % 2 === wrongNode ? time + shift : time),
        weight: clockPriors.nodes / nodeShifts.length / 4,
        label: 'nodes',
      })),
    ),
  );
  return [
    shiftedClock(0, clockPriors.right, period),
    ...nearShifts.flatMap((shift) =>
      aheadAndBehind(shift, (clockPriors.offByMinutes * nearWeight(shift)) / nearTotal),
    ),
    ...hourShifts.flatMap((shift) =>
      aheadAndBehind(shift, clockPriors.offByHours / hourShifts.length),
    ),
    { ...shiftedClock(period / 2, clockPriors.rounded, period), label: 'rounded' },
    { ...shiftedClock(period, clockPriors.roundedUp, period), label: 'rounded-up' },
    { at: () => start, weight: clockPriors.stopped, label: 'stopped' },
    {
      at: (seconds) => Math.floor(seconds / 60) * 60,
      weight: clockPriors.wholeMinutes,
      label: 'minutes',
    },
    ...nodes,
  ];
}

const widthLabel = (steps: number) => (steps === 1 ? 'right' : steps < 1 ? 'narrow' : 'wide');

/**
 * Returns two distances of each code from the server's step, in steps. One is for the earliest time at which the server
 * may have received the code, the other for the latest time.
 */
function distanceRanges(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
  { at }: Clock,
  isResynchronizing: boolean,
): readonly (readonly [number, number])[] {
  /** By how many steps the server believes that the device's clock is ahead (RFC 6238 section 6). */
  let rememberedDrift = 0;
  return attempts.map((attempt, index) => {
    const period = periodOf(settings, attempt.computation);
    const distanceAt = (seconds: number) =>
      attempt.step - Math.floor(at(seconds, index) / period) - rememberedDrift;
    const range = [distanceAt(attempt.shown), distanceAt(attempt.answered)] as const;
    if (isResynchronizing && attempt.outcome === 'accepted') rememberedDrift += range[0];
    return range;
  });
}

type CodeWindow = Readonly<Record<'behind' | 'ahead', number>>;
type DistanceRanges = ReturnType<typeof distanceRanges>;

/** Returns the attempts of a phase that a window refuses. */
function refusedBy(
  { behind, ahead }: CodeWindow,
  phase: RunAttempt['phase'],
  attempts: readonly RunAttempt[],
  ranges: DistanceRanges,
): Refusals {
  const isOutside = (distance: number) => distance < -behind || distance > ahead;
  const ofPhase = (isRefused: (range: readonly number[]) => boolean) =>
    attemptSet(
      attempts,
      (attempt, index) => attempt.phase === phase && isRefused(ranges[index] ?? [0, 0]),
    );
  return {
    alwaysRefused: ofPhase((range) => range.every(isOutside)),
    possiblyRefused: ofPhase((range) => range.some(isOutside)),
  };
}

/** A window that a server may use at set-up. */
interface SetupWindow extends CodeWindow {
  readonly setup: WindowLabel['setup'];
  /** The share of servers that use it, from 0 to 1. */
  readonly share: number;
}

/** Returns the windows that a server may use at set-up: the window of sign-ins, or another. */
function setupWindows({ behind, ahead }: CodeWindow): readonly SetupWindow[] {
  const others = setupWidths.filter((width) => width !== behind || width !== ahead);
  return [
    { setup: 'same', behind, ahead, share: 1 - differentSetupShare },
    ...others.map((width): SetupWindow => ({
      setup: width < Math.max(behind, ahead) ? 'stricter' : 'wider',
      behind: width,
      ahead: width,
      share: differentSetupShare / setupWidths.length,
    })),
  ];
}

/** A combination of window and clock that a server may have. */
export interface WindowFactor extends Factor, WindowLabel {
  /** By how many seconds the clock is fast. Negative if it is slow, and undefined if the error changes. */
  readonly clockError: number | undefined;
}

/** Returns a factor for each combination of window and clock that a server may have. */
export function* windowFactors(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): Iterable<WindowFactor> {
  for (const clock of clocks(settings.period, attempts[0]?.shown ?? 0))
    for (const isResynchronizing of [false, true]) {
      const ranges = distanceRanges(settings, attempts, clock, isResynchronizing);
      const clockWeight =
        clock.weight * (isResynchronizing ? resynchronizingShare : 1 - resynchronizingShare);
      for (const [behind, ahead, windowWeight] of windows) {
        // After accepting a code from the edge of a one-sided window, a resynchronizing server refuses
        // all codes of the current step. Nobody would keep such a server.
        if (isResynchronizing && (behind === 0 || ahead === 0)) continue;
        const login = refusedBy({ behind, ahead }, 'login', attempts, ranges);
        for (const setupWindow of setupWindows({ behind, ahead })) {
          const setup = refusedBy(setupWindow, 'setup', attempts, ranges);
          const label: WindowLabel = {
            behind: widthLabel(behind),
            ahead: widthLabel(ahead),
            clock: clock.label,
            setup: setupWindow.setup,
          };
          yield {
            alwaysRefused: login.alwaysRefused | setup.alwaysRefused,
            possiblyRefused: login.possiblyRefused | setup.possiblyRefused,
            weight: clockWeight * windowWeight * setupWindow.share,
            label: Object.values(label).join(' '),
            clockError: clock.error,
            ...label,
          };
        }
      }
    }
}
