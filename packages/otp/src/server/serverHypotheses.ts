import { driftProbability, maxClockHours } from '../diagnosis/clock.ts';
import type { Drift } from '../diagnosis/types.ts';
import type { ServerFacts, ServerSettings } from './types.ts';

/**
 * Guesses of how often servers behave like this. Only orders of magnitude matter. The same is true of the weights of
 * `stepWindows` and `counterWindows`.
 *
 * The guided run has other guesses (`run/windowFactors.ts`, `run/behaviorFactors.ts`), for two reasons:
 *
 * - The run distinguishes more windows and memories, so it divides the same probability among more values.
 * - The run tests any server. This diagnosis gets servers that refused a code, and few of these have a wide window.
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
  /** For HOTP: the person didn't enter a code that the app showed, so the server's counter falls behind by one. */
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

/** The search treats all clocks that shift an attempt by more steps than this as one clock. */
const maxSteps = 31;
/** The range of the distance by which a server's counter is behind the app's. Negative: ahead. */
const minCountersBehind = -20;
const maxCountersBehind = 130;

/** A hypothesis about the server's settings, with its prior weight. */
export interface ServerHypothesis extends Omit<ServerSettings, 'clock'> {
  /** The server's clock is in this interval. Both ends are equal if it is known. */
  readonly drift: Drift;
  readonly weight: number;
}

/**
 * Splits the possible clock errors into intervals. All clocks of one interval put every attempt into the same time
 * steps.
 *
 * For example, a period has 30 seconds, and an attempt comes 10 seconds after the start of a step. The attempt changes
 * its step if the clock is 20 or 50 seconds ahead, or 10 or 40 seconds behind. So the intervals begin at …, −40, −10,
 * 20, 50, … seconds.
 */
function distinctDrifts(times: readonly number[], period: number): readonly Drift[] {
  const edges = times.flatMap((seconds) => {
    const step = Math.floor(seconds / period);
    return Array.from({ length: 2 * maxSteps }, (_, index) => {
      const shiftedStep = step + index - maxSteps + 1;
      return shiftedStep * period - seconds;
    });
  });
  const maxSeconds = maxClockHours * 3600;
  const edgesInRange = edges.filter((edge) => Math.abs(edge) < maxSeconds);
  const distinct = [...new Set([-maxSeconds, ...edgesInRange, maxSeconds])];
  const sorted = distinct.toSorted((a, b) => a - b);
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
 * Returns the counters that a server may expect. They are usually behind the app's counter, because the person didn't
 * enter every code that the app showed. Each counter that a server is behind multiplies its weight by `codeNotEntered`:
 * with 0.8, a server that is 2 counters behind has 0.64 times the weight of a server that isn't behind.
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

const withProbability = (probability: number): Weighted<boolean> => [
  [true, probability],
  [false, 1 - probability],
];

/**
 * Returns the probability that a server compares numbers and therefore refuses codes with leading zeros. A server that
 * converts the typed code to a number may convert the expected code, too. Then it accepts these codes. So only half of
 * the servers that are known to compare numbers refuse them.
 */
function zerosLostProbability({ comparesNumbers }: ServerFacts): number {
  if (comparesNumbers === undefined) return serverPriors.comparesNumbers;
  return comparesNumbers ? 0.5 : 0;
}

type Position = Pick<ServerHypothesis, 'drift' | 'counter'>;

/** Returns the clocks that a TOTP server may have. */
function clockPositions(
  facts: ServerFacts,
  times: readonly number[],
  period: number,
): Weighted<Position> {
  return weightedDrifts(facts, times, period).map(([drift, weight]) => [
    { drift, counter: 0n },
    weight,
  ]);
}

/** Returns the counters that an HOTP server may expect. */
function counterPositions(facts: ServerFacts, firstCounter: bigint): Weighted<Position> {
  return weightedCounters(facts, firstCounter).map(([counter, weight]) => [
    { drift: { from: 0, to: 0 }, counter },
    weight,
  ]);
}

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
  const isTotp = firstCounter === undefined;
  const windows = knownOrAll(facts.window, isTotp ? stepWindows : counterWindows);
  const positions = isTotp
    ? clockPositions(facts, times, period)
    : counterPositions(facts, firstCounter);
  const reuses = knownOrAll(facts.acceptsAgain, withProbability(serverPriors.acceptsAgain));
  const comparisons = withProbability(zerosLostProbability(facts));
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
