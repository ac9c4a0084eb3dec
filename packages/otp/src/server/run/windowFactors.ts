import { attemptSet, type Factor } from './factors.ts';
import { periodOf } from './codes.ts';
import type { RunAttempt } from './types.ts';
import type { OtpSettings } from '../../settings.ts';

/** What a server's window and clock mean for the report. */
export interface WindowLabel {
  readonly behind: 'right' | 'narrow' | 'wide';
  readonly ahead: 'right' | 'narrow' | 'wide';
  readonly clock: 'right' | 'fast' | 'slow' | 'stopped' | 'minutes' | 'nodes';
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
/** A guess of how often a server uses another window at set-up, and which ones. */
const differentSetup = 0.15;
const setupWidths = [0, 1, 2, 10, Infinity] as const;
/** A guess of how often a server remembers how far a device's clock is off (RFC 6238 section 6). */
const resynchronizes = 0.02;
/** Guesses of how often a server has such a clock. */
const clockPriors = {
  /** Right to a few seconds. */
  right: 0.85,
  /** Off by at most ten minutes. */
  offByMinutes: 0.12,
  offByHours: 0.02,
  stopped: 0.005,
  wholeMinutes: 0.005,
  nodes: 0.01,
} as const;

/** A clock that a server may have. */
interface Clock {
  /** Returns the server's time at a Unix time, both in seconds. `index` is the attempt's. */
  readonly at: (seconds: number, index: number) => number;
  readonly weight: number;
  readonly label: WindowLabel['clock'];
}

/** By how many seconds the clock of one of two nodes may be off. */
const nodeShifts = [45, 60, 75, 100, 130, 170, 220, 300, 3600] as const;

/**
 * Returns the clocks to try: right, off by up to ten minutes or by hours, stopped, showing whole
 * minutes, or those of two nodes that get the attempts in turn. A clock that is off by less than
 * half a period shifts fewer than half of all codes.
 *
 * @param start Unix time of the first attempt in seconds
 */
function clocks(period: number, start: number): readonly Clock[] {
  const near = Array.from({ length: 120 }, (_, index) => (index + 1) * 5);
  const hours = Array.from({ length: 14 }, (_, index) => (index + 1) * 3600);
  const nearTotal = near.reduce((sum, seconds) => sum + 1 / (seconds + 20), 0);
  const shifted = (shift: number, weight: number): Clock => ({
    at: (seconds) => seconds + shift,
    weight,
    label: Math.abs(shift) <= period / 2 ? 'right' : shift > 0 ? 'fast' : 'slow',
  });
  const both = (shift: number, weight: number) => [
    shifted(shift, weight / 2),
    shifted(-shift, weight / 2),
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
    shifted(0, clockPriors.right),
    ...near.flatMap((seconds) =>
      both(seconds, clockPriors.offByMinutes / (seconds + 20) / nearTotal),
    ),
    ...hours.flatMap((seconds) => both(seconds, clockPriors.offByHours / hours.length)),
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
 * Returns the distance of each code from the server's step: at the earliest and at the latest time
 * at which the server may have received it.
 */
function distances(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
  { at }: Clock,
  isResynchronizing: boolean,
): readonly (readonly [number, number])[] {
  let remembered = 0;
  return attempts.map((attempt, index) => {
    const period = periodOf(settings, attempt.computation);
    const distanceAt = (seconds: number) =>
      attempt.step - Math.floor(at(seconds, index) / period) - remembered;
    const range = [distanceAt(attempt.shown), distanceAt(attempt.answered)] as const;
    if (isResynchronizing && attempt.outcome === 'accepted') remembered += range[0];
    return range;
  });
}

/** Returns a factor for each combination of window and clock that a server may have. */
export function* windowFactors(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): Iterable<Factor & WindowLabel> {
  for (const clock of clocks(settings.period, attempts[0]?.shown ?? 0))
    for (const isResynchronizing of [false, true]) {
      const ranges = distances(settings, attempts, clock, isResynchronizing);
      /** Returns the attempts of a phase outside a window: at both times, or at one of them. */
      const outside = (phase: RunAttempt['phase'], behind: number, ahead: number) => {
        const isOutside = (distance: number) => distance < -behind || distance > ahead;
        const count = (index: number) => (ranges[index] ?? [0, 0]).filter(isOutside).length;
        return {
          alwaysRefused: attemptSet(
            attempts,
            (one, index) => one.phase === phase && count(index) === 2,
          ),
          possiblyRefused: attemptSet(
            attempts,
            (one, index) => one.phase === phase && count(index) > 0,
          ),
        };
      };
      const clockPart = clock.weight * (isResynchronizing ? resynchronizes : 1 - resynchronizes);
      for (const [behind, ahead, windowWeight] of windows) {
        // After accepting a code from the edge of a one-sided window, a resynchronizing server refuses
        // all codes of the current step. Nobody would keep such a server.
        if (isResynchronizing && (behind === 0 || ahead === 0)) continue;
        const login = outside('login', behind, ahead);
        const weight = clockPart * windowWeight;
        const setups = [
          { setup: 'same', behind, ahead, share: 1 - differentSetup } as const,
          ...setupWidths
            .filter((width) => width !== behind || width !== ahead)
            .map((width) => ({
              setup: width < Math.max(behind, ahead) ? ('stricter' as const) : ('wider' as const),
              behind: width,
              ahead: width,
              share: differentSetup / setupWidths.length,
            })),
        ];
        for (const { setup, share, ...width } of setups) {
          const first = outside('setup', width.behind, width.ahead);
          const label: WindowLabel = {
            behind: widthLabel(behind),
            ahead: widthLabel(ahead),
            clock: clock.label,
            setup,
          };
          yield {
            alwaysRefused: login.alwaysRefused | first.alwaysRefused,
            possiblyRefused: login.possiblyRefused | first.possiblyRefused,
            weight: weight * share,
            label: Object.values(label).join(' '),
            ...label,
          };
        }
      }
    }
}
