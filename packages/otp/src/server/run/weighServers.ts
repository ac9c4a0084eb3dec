import type { OtpSettings } from '../../settings.ts';
import { type AttemptSet, attemptSet, type Factor, possibleFactors, sizeOfSet } from './factors.ts';
import {
  computationFactors,
  limitFactors,
  reuseFactors,
  spaceFactors,
  zeroFactors,
} from './nonWindowFactors.ts';
import type { RunAttempt } from './types.ts';
import { type WindowLabel, windowFactors } from './windowFactors.ts';

/** The probability that a server refuses an attempt for an unknown reason. */
const unexplainedRefusal = 0.002;

/** The properties of a possible server, as the report names them. */
export interface ServerLabels extends WindowLabel {
  readonly reuse: string;
  readonly zeros: string;
  readonly limit: string;
  readonly computation: string;
}

export interface WeighedServer {
  readonly labels: ServerLabels;
  /** Its probability, given the attempts. */
  readonly probability: number;
}

/** Labels of the factors that don't depend on the window, with the attempts that these refuse. */
interface Combination {
  readonly possiblyRefused: AttemptSet;
  readonly weight: number;
  readonly labels: readonly string[];
}

function combine(lists: readonly (readonly Factor[])[]): readonly Combination[] {
  return lists.reduce<readonly Combination[]>(
    (combinations, factors) =>
      combinations.flatMap(({ possiblyRefused, weight, labels }) =>
        factors.map((factor) => ({
          possiblyRefused: possiblyRefused | factor.possiblyRefused,
          weight: weight * factor.weight,
          labels: [...labels, factor.label],
        })),
      ),
    [{ possiblyRefused: 0, weight: 1, labels: [] }],
  );
}

/**
 * Returns all servers that may have reacted as observed, with their probabilities. Each property of
 * a server makes it refuse some attempts. A server is possible if none of its properties makes it
 * refuse an accepted attempt. Refusals that no property explains make the server less likely.
 */
export function weighServers(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): readonly WeighedServer[] {
  const accepted = attemptSet(attempts, ({ outcome }) => outcome === 'accepted');
  const refused = attemptSet(attempts, ({ outcome }) => outcome === 'refused');
  const others = combine([
    possibleFactors(reuseFactors(settings, attempts), accepted),
    possibleFactors(zeroFactors(attempts), accepted),
    possibleFactors(limitFactors(attempts), accepted),
    possibleFactors(computationFactors(settings, attempts), accepted),
    possibleFactors(spaceFactors(attempts), accepted),
  ]);
  const windows = possibleFactors(windowFactors(settings, attempts), accepted);
  const weights = new Map<string, { labels: ServerLabels; weight: number }>();
  let total = 0;
  for (const window of windows)
    for (const { possiblyRefused, weight: otherWeight, labels } of others) {
      const unexplained = sizeOfSet(refused & ~(possiblyRefused | window.possiblyRefused));
      const weight = window.weight * otherWeight * unexplainedRefusal ** unexplained;
      const [remembers = '', zeros = '', limit = '', computation = '', spaces = ''] = labels;
      // If the run typed each code in one form only, remembering the typed text equals remembering
      // the code.
      const reuse =
        remembers === 'typed-text' && spaces === 'refuses' ? 'each-code-once' : remembers;
      const { behind, ahead, clock, setup } = window;
      const all = { behind, ahead, clock, setup, reuse, zeros, limit, computation };
      const key = `${window.label} ${reuse} ${zeros} ${limit} ${computation}`;
      weights.set(key, { labels: all, weight: weight + (weights.get(key)?.weight ?? 0) });
      total += weight;
    }
  return [...weights.values()].map(({ labels, weight }) => ({
    labels,
    probability: weight / total,
  }));
}
