import { driftProbability, maxClockHours } from '../diagnosis/clock.ts';
import type { Drift } from '../diagnosis/types.ts';
import type { ServerFacts, ServerSettings } from './types.ts';

/**
 * How often servers behave like this. These priors, like the weights of `stepWindows` and `counterWindows`, are guesses.
 * Only orders of magnitude matter.
 *
 * The guided run has guesses of its own (`run/windowFactors.ts`, `run/nonWindowFactors.ts`), for two reasons. It
 * distinguishes more windows and memories, so it divides the same probability among more values. And it tests any
 * server, but this diagnosis gets servers that refused a code: few of those have a wide window.
 */
export const serverPriors = {
  /** The server uses another secret or other settings, so it accepts no code. */
  settings: 0.3,
  /** The server also refuses attempts for a reason other than the code. */
  elsewhere: 0.05,
  comparesNumbers: 0.05,
  acceptsAgain: 0.4,
  /** For HOTP: the server's counter is ahead of the app's. */
  counterAhead: 0.1,
  /** For HOTP: the person didn't enter a code that the app showed, so the server's counter stays behind. */
  codeNotEntered: 0.8,
} as const;

type CodeWindow = Pick<ServerSettings, 'behind' | 'ahead'>;
type Weighted<Value> = readonly (readonly [value: Value, weight: number])[];

const stepWindows: Weighted<CodeWindow> = [
  [{ behind: 0, ahead: 0 }, 0.2],
  [{ behind: 1, ahead: 0 }, 0.1],
  [{ behind: 1, ahead: 1 }, 0.6],
  [{ behind: 2, ahead: 2 }, 0.06],
  [{ behind: 10, ahead: 10 }, 0.04],
];
const counterWindows: Weighted<CodeWindow> = [0, 1, 3, 5, 10, 20, 100].map((ahead) => [
  { behind: 0, ahead },
  1 / 7,
]);

/**
 * The maximum number of steps by which a server's clock shifts an attempt. The search doesn't
 * distinguish larger shifts.
 */
const maxSteps = 31;
/** The range of the distance by which a server's counter is behind the app's. */
const minCountersBehind = -20;
const maxCountersBehind = 130;

/** A hypothesis about the server's settings, with its prior weight. */
export interface ServerHypothesis extends Omit<ServerSettings, 'clock'> {
  /** The server's clock is in this interval. Both ends are equal if it is known. */
  readonly drift: Drift;
  readonly weight: number;
}

/** Splits all clocks into intervals within which no attempt's time step changes. */
function distinctDrifts(times: readonly number[], period: number): readonly Drift[] {
  const edges = times.flatMap((seconds) => {
    const first = Math.floor(seconds / period);
    return Array.from(
      { length: 2 * maxSteps },
      (_, index) => (first + index - maxSteps + 1) * period - seconds,
    );
  });
  const most = maxClockHours * 3600;
  const all = [...new Set([-most, ...edges.filter((edge) => Math.abs(edge) < most), most])];
  const sorted = all.toSorted((one, other) => one - other);
  return sorted.slice(1).map((to, index) => ({ from: sorted[index] ?? to, to }));
}

function weightedDrifts(
  facts: ServerFacts,
  times: readonly number[],
  period: number,
): Weighted<Drift> {
  const { clock } = facts;
  if (clock !== undefined) return [[{ from: clock, to: clock }, 1]];
  return distinctDrifts(times, period).map((drift) => [drift, driftProbability(drift)]);
}

/**
 * Returns the counters that a server may expect. It is usually behind the app's counter, because
 * the person didn't enter every code that the app showed.
 */
function weightedCounters({ counter }: ServerFacts, expectedCounter: bigint): Weighted<bigint> {
  if (counter !== undefined) return [[counter, 1]];
  const { counterAhead, codeNotEntered } = serverPriors;
  const length = maxCountersBehind - minCountersBehind + 1;
  return Array.from({ length }, (_, index): readonly [bigint, number] => {
    const behind = index + minCountersBehind;
    const weight =
      behind < 0
        ? counterAhead / -minCountersBehind
        : (1 - codeNotEntered) * codeNotEntered ** behind;
    return [expectedCounter - BigInt(behind), weight];
  }).filter(([value]) => value >= 0n);
}

/** Returns the known value alone, or all values with their weights. */
const knownOrAll = <Value>(value: Value | undefined, all: Weighted<Value>): Weighted<Value> =>
  value === undefined ? all : [[value, 1]];

/**
 * Returns every server that the facts leave possible.
 *
 * @param times when the person entered the codes: Unix times in seconds
 * @param period seconds
 * @param firstCounter for HOTP, the app's counter at the first attempt; undefined for TOTP
 */
export function serverHypotheses(
  facts: ServerFacts,
  times: readonly number[],
  period: number,
  firstCounter: bigint | undefined,
): readonly ServerHypothesis[] {
  const isTimed = firstCounter === undefined;
  const windows = knownOrAll(facts.window, isTimed ? stepWindows : counterWindows);
  const positions: Weighted<Pick<ServerHypothesis, 'drift' | 'counter'>> = isTimed
    ? weightedDrifts(facts, times, period).map(([drift, weight]) => [
        { drift, counter: 0n },
        weight,
      ])
    : weightedCounters(facts, firstCounter).map(([counter, weight]) => [
        { drift: { from: 0, to: 0 }, counter },
        weight,
      ]);
  const reuses = knownOrAll(facts.acceptsAgain, [
    [true, serverPriors.acceptsAgain],
    [false, 1 - serverPriors.acceptsAgain],
  ]);
  // A server that converts the typed code to a number may convert the expected code, too. Such a server still accepts
  // codes with leading zeros. So only half of these servers refuse them.
  const zerosLost =
    facts.comparesNumbers === undefined
      ? serverPriors.comparesNumbers
      : facts.comparesNumbers
        ? 0.5
        : 0;
  const comparisons: Weighted<boolean> = [
    [true, zerosLost],
    [false, 1 - zerosLost],
  ];
  return windows.flatMap(([window, windowWeight]) =>
    positions.flatMap(([position, positionWeight]) =>
      reuses.flatMap(([acceptsAgain, reuseWeight]) =>
        comparisons.map(([comparesNumbers, comparisonWeight]) => {
          const weight = windowWeight * positionWeight * reuseWeight * comparisonWeight;
          return { ...window, ...position, acceptsAgain, comparesNumbers, weight };
        }),
      ),
    ),
  );
}
