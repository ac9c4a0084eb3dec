import type { OtpSettings } from '../settings.ts';
import { interferences, probabilityOf } from './interferences.ts';
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

/** An explanation of all refused attempts together. */
export interface Explanation {
  /**
   * For each refused attempt, in order of time, the causes that explain it. Each cause is
   * sufficient.
   */
  readonly sets: readonly CauseSet[];
  readonly weight: number;
}

const allSets = Array.from({ length: 1 << serverCauses.length }, (_, set) => set);
const sizeOf = (set: CauseSet) => serverCauses.filter((_, index) => (set >> index) & 1).length;

/** Returns whether the causes explain every refused attempt. */
export function coversAll(causes: CauseSet, sets: readonly CauseSet[]): boolean {
  return sets.every((set) => (set & causes) !== 0);
}

/** If one cause explains all attempts, removes the causes that explain only some attempts. */
function fewestCauses(sets: readonly CauseSet[]): readonly CauseSet[] {
  const all = sets.reduce((union, set) => union | set, 0);
  const covers = allSets.filter((set) => (set & ~all) === 0 && coversAll(set, sets));
  const size = Math.min(...covers.map(sizeOf));
  const needed = covers
    .filter((set) => sizeOf(set) === size)
    .reduce((union, set) => union | set, 0);
  return sets.map((set) => set & needed);
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
  const explanations = new Map<string, Explanation>();
  const add = (weight: number, sets: readonly CauseSet[]) => {
    if (weight === 0) return;
    const needed = fewestCauses(sets);
    const key = needed.join(' ');
    const before = explanations.get(key)?.weight ?? 0;
    explanations.set(key, { sets: needed, weight: before + weight });
  };
  const isRefused = attempts.map(({ outcome }) => outcome === 'refused');
  const refusedOnly = (sets: readonly CauseSet[]) => sets.filter((_, index) => isRefused[index]);

  const times = attempts.map(({ seconds }) => seconds);
  const firstCounter = settings.type === 'hotp' ? attempts[0]?.expectedCounter : undefined;
  const weights = new Map<string, { sets: readonly CauseSet[]; weight: number }>();
  for (const server of serverHypotheses(facts, times, settings.period, firstCounter)) {
    const sets = refusalCauses(server, attempts, settings).map(causeSet);
    const key = sets.join(' ');
    weights.set(key, { sets, weight: server.weight + (weights.get(key)?.weight ?? 0) });
  }

  const elsewhere = causeSet(['elsewhere']);
  const others = interferences(attempts);
  // A server with another secret refuses everything. A server with the right secret but other settings may do the same.
  const settingsSet = causeSet(['settings']);
  const maySettingsDiffer = isRefused.every(Boolean) && facts.computesRight !== true;
  for (const { sets, weight } of weights.values()) {
    if (maySettingsDiffer)
      add(
        weight * serverPriors.settings,
        sets.map((set) => set | settingsSet),
      );
    const isRefusedAnyway = sets.map((set) => set !== 0);
    if (isRefusedAnyway.every((refuses, index) => refuses === isRefused[index]))
      add(weight * (1 - serverPriors.settings - serverPriors.elsewhere), refusedOnly(sets));
    for (const other of others)
      add(
        weight *
          serverPriors.elsewhere *
          other.weight *
          probabilityOf(other, attempts, isRefusedAnyway),
        refusedOnly(sets).map((set) => (set === 0 ? elsewhere : set)),
      );
  }
  return [...explanations.values()];
}
