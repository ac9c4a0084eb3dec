import { driftChance, mostClockHours } from '../diagnosis/clock.ts';
import type { Drift } from '../diagnosis/types.ts';
import type { ServerFacts, ServerSettings } from './types.ts';

/** How often servers are set so, as far as one can guess; only orders of magnitude matter. */
export const serverPriors = {
  /** Another secret or other settings: then no code is accepted. */
  settings: 0.3,
  /** Something that has nothing to do with the code, and how often it refuses one then. */
  elsewhere: 0.005,
  refusesElsewhere: 0.5,
  comparesNumbers: 0.05,
  acceptsAgain: 0.4,
} as const;

type Window = Pick<ServerSettings, 'behind' | 'ahead'>;
type Weighted<Value> = readonly (readonly [value: Value, weight: number])[];

const stepWindows: Weighted<Window> = [
  [{ behind: 0, ahead: 0 }, 0.2],
  [{ behind: 1, ahead: 0 }, 0.1],
  [{ behind: 1, ahead: 1 }, 0.6],
  [{ behind: 2, ahead: 2 }, 0.06],
  [{ behind: 10, ahead: 10 }, 0.04],
];
const counterWindows: Weighted<Window> = [0, 1, 3, 5, 10, 20, 100].map((ahead) => [
  { behind: 0, ahead },
  1 / 7,
]);

/** Steps from the window's edge up to which a server's clock is told apart. */
const mostSteps = 31;
const fewestCounters = -20;
const mostCounters = 130;

/** A server that may be the one, and how likely that is before anything was seen. */
export interface Candidate extends Omit<ServerSettings, 'clock'> {
  /** The clock is somewhere in it; both ends are the same where it is known. */
  readonly drift: Drift;
  readonly weight: number;
}

/** Clocks between which no attempt's step changes. */
function drifts(moments: readonly number[], period: number): readonly Drift[] {
  const edges = moments.flatMap((seconds) => {
    const first = Math.floor(seconds / period);
    return Array.from(
      { length: 2 * mostSteps },
      (_, index) => (first + index - mostSteps + 1) * period - seconds,
    );
  });
  const most = mostClockHours * 3600;
  const all = [...new Set([-most, ...edges.filter((edge) => Math.abs(edge) < most), most])];
  const sorted = all.toSorted((one, other) => one - other);
  return sorted.slice(1).map((to, index) => ({ from: sorted[index] ?? to, to }));
}

function clocks(facts: ServerFacts, moments: readonly number[], period: number): Weighted<Drift> {
  const { clock } = facts;
  if (clock !== undefined) return [[{ from: clock, to: clock }, 1]];
  return drifts(moments, period).map((drift) => [drift, driftChance(drift)]);
}

/** A server counts on behind the app: each code that was made and not given leaves it there. */
function counters({ counter }: ServerFacts, due: bigint): Weighted<bigint> {
  if (counter !== undefined) return [[counter, 1]];
  const length = mostCounters - fewestCounters + 1;
  return Array.from({ length }, (_, index): readonly [bigint, number] => {
    const behind = index + fewestCounters;
    const weight = behind < 0 ? 0.1 / -fewestCounters : 0.2 * 0.8 ** behind;
    return [due - BigInt(behind), weight];
  }).filter(([value]) => value >= 0n);
}

const known = <Value>(value: Value | undefined, all: Weighted<Value>): Weighted<Value> =>
  value === undefined ? all : [[value, 1]];

/** Every server that the facts leave possible. */
export function candidates(
  facts: ServerFacts,
  moments: readonly number[],
  period: number,
  dueCounter: bigint | undefined,
): readonly Candidate[] {
  const { acceptsAgain: again, comparesNumbers: numbers } = serverPriors;
  const isTimed = dueCounter === undefined;
  const windows = known(facts.window, isTimed ? stepWindows : counterWindows);
  const places: Weighted<Pick<Candidate, 'drift' | 'counter'>> = isTimed
    ? clocks(facts, moments, period).map(([drift, weight]) => [{ drift, counter: 0n }, weight])
    : counters(facts, dueCounter).map(([counter, weight]) => [
        { drift: { from: 0, to: 0 }, counter },
        weight,
      ]);
  const reuses = known(facts.acceptsAgain, [
    [true, again],
    [false, 1 - again],
  ]);
  // A server that turns codes into numbers may do so with the one that it expects, too.
  const chance = facts.comparesNumbers === undefined ? numbers : facts.comparesNumbers ? 0.5 : 0;
  const comparisons: Weighted<boolean> = [
    [true, chance],
    [false, 1 - chance],
  ];
  return windows.flatMap(([window, first]) =>
    places.flatMap(([place, second]) =>
      reuses.flatMap(([acceptsAgain, third]) =>
        comparisons.map(([comparesNumbers, fourth]) => {
          const weight = first * second * third * fourth;
          return { ...window, ...place, acceptsAgain, comparesNumbers, weight };
        }),
      ),
    ),
  );
}
