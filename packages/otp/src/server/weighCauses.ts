import type { OtpSettings } from '../settings.ts';
import { type Interference, interferences, probabilityOf } from './interferences.ts';
import type { ReadAttempt } from './readAttempts.ts';
import { refusalCauses } from './refusalCauses.ts';
import { serverHypotheses, serverPriors } from './serverHypotheses.ts';
import { type ServerCause, serverCauses, type ServerFacts } from './types.ts';

/** A set of causes: bit n is the cause `serverCauses[n]`. */
export type CauseSet = number;

/** Returns the set of these causes. */
export function causeSet(causes: readonly ServerCause[]): CauseSet {
  return causes.reduce((set, cause) => set | (1 << serverCauses.indexOf(cause)), 0);
}

/** Causes for which servers refuse attempts, and the weight of these servers. */
interface WeightedSets {
  /** For each attempt, in order of time, the causes that explain its refusal. Each cause is sufficient. */
  readonly sets: readonly CauseSet[];
  readonly weight: number;
}

/** An explanation of all refused attempts together. It has one set for each refused attempt. */
export type Explanation = WeightedSets;

const allSets = Array.from({ length: 1 << serverCauses.length }, (_, set) => set);
const settingsSet = causeSet(['settings']);
const elsewhereSet = causeSet(['elsewhere']);

const sizeOf = (set: CauseSet) => serverCauses.filter((_, index) => (set >> index) & 1).length;
const union = (sets: readonly CauseSet[]) => sets.reduce((all, set) => all | set, 0);

/** Returns whether the causes explain every refused attempt. */
export function coversAll(causes: CauseSet, sets: readonly CauseSet[]): boolean {
  return sets.every((set) => (set & causes) !== 0);
}

/**
 * Keeps only the causes of the simplest explanations: those with the fewest causes for all attempts together. For
 * example, a clock may explain two refusals, and a small window may explain only the first. Then the window isn't
 * needed: [clock or window, clock] becomes [clock, clock].
 */
function withFewestCauses(sets: readonly CauseSet[]): readonly CauseSet[] {
  const possible = union(sets);
  const covers = allSets.filter((set) => (set & ~possible) === 0 && coversAll(set, sets));
  const minSize = Math.min(...covers.map(sizeOf));
  const needed = union(covers.filter((set) => sizeOf(set) === minSize));
  return sets.map((set) => set & needed);
}

/** Adds the weights of items that have the same sets. */
function mergeEqual(items: Iterable<WeightedSets>): readonly WeightedSets[] {
  const merged = new Map<string, WeightedSets>();
  for (const { sets, weight } of items) {
    const key = sets.join(' ');
    merged.set(key, { sets, weight: weight + (merged.get(key)?.weight ?? 0) });
  }
  return [...merged.values()];
}

/** Returns why each possible server refuses each attempt. If a server accepts an attempt, the set is empty. */
function reactions(
  settings: OtpSettings,
  facts: ServerFacts,
  attempts: readonly ReadAttempt[],
): readonly WeightedSets[] {
  const times = attempts.map(({ seconds }) => seconds);
  const firstCounter = settings.type === 'hotp' ? attempts[0]?.expectedCounter : undefined;
  const servers = serverHypotheses(facts, times, settings.period, firstCounter);
  return mergeEqual(
    servers.map((server) => ({
      sets: refusalCauses(server, attempts, settings).map(causeSet),
      weight: server.weight,
    })),
  );
}

/** What the person observed, and what else may have made the server refuse. */
interface Observed {
  readonly attempts: readonly ReadAttempt[];
  readonly others: readonly Interference[];
  /** Whether another secret or other settings would explain every attempt. */
  readonly maySettingsDiffer: boolean;
}

/**
 * Yields the explanations by servers that react in one way. There are three kinds: The server has another secret or
 * other settings. Or it reacts exactly as observed. Or it also refuses for a reason other than the code.
 */
function* explanationsBy(
  { sets, weight }: WeightedSets,
  { attempts, others, maySettingsDiffer }: Observed,
): Generator<Explanation, void> {
  const { settings: settingsPrior, elsewhere } = serverPriors;
  const refusedSets = sets.filter((_, index) => attempts[index]?.outcome === 'refused');
  const isRefusedAnyway = sets.map((set) => set !== 0);
  const isAsObserved = attempts.every(
    ({ outcome }, index) => isRefusedAnyway[index] === (outcome === 'refused'),
  );

  if (maySettingsDiffer)
    yield { sets: sets.map((set) => set | settingsSet), weight: weight * settingsPrior };
  if (isAsObserved) yield { sets: refusedSets, weight: weight * (1 - settingsPrior - elsewhere) };
  for (const interference of others)
    yield {
      sets: refusedSets.map((set) => (set === 0 ? elsewhereSet : set)),
      weight:
        weight *
        elsewhere *
        interference.weight *
        probabilityOf(interference, attempts, isRefusedAnyway),
    };
}

/**
 * Returns how all servers that react as observed explain the refused attempts, with weights.
 *
 * @param attempts in order of time
 */
export function weighCauses(
  settings: OtpSettings,
  facts: ServerFacts,
  attempts: readonly ReadAttempt[],
): readonly Explanation[] {
  const observed: Observed = {
    attempts,
    others: interferences(attempts),
    // A server with another secret refuses everything. A server with the right secret but other settings may do so,
    // too.
    maySettingsDiffer:
      attempts.every(({ outcome }) => outcome === 'refused') && facts.computesRight !== true,
  };
  const explanations = reactions(settings, facts, attempts)
    .flatMap((reaction) => [...explanationsBy(reaction, observed)])
    .filter(({ weight }) => weight > 0)
    .map(({ sets, weight }) => ({ sets: withFewestCauses(sets), weight }));
  return mergeEqual(explanations);
}
