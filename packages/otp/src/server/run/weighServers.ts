import type { OtpSettings } from '../../settings.ts';
import { type AttemptSet, attemptSet, type Factor, possibleFactors, sizeOfSet } from './factors.ts';
import {
  computationFactors,
  limitFactors,
  reuseFactors,
  spaceFactors,
  zeroFactors,
} from './behaviorFactors.ts';
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

/** One factor of each property that doesn't depend on the window. */
interface Combination {
  /** The attempts that at least one of the factors refuses. */
  readonly possiblyRefused: AttemptSet;
  readonly weight: number;
  /** One label per property. */
  readonly labels: readonly string[];
}

/** Returns all combinations of one factor from each list. */
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

/** Returns what the report calls a server with this window and these other properties. */
function labelsOf(window: WindowLabel, { labels }: Combination): ServerLabels {
  const { behind, ahead, clock, setup } = window;
  const [memory = '', zeros = '', limit = '', computation = '', spaces = ''] = labels;
  // A server that refuses spaces accepts each code in one form only. Then remembering the typed text is the same as
  // remembering the code.
  const reuse = memory === 'typed-text' && spaces === 'refuses' ? 'each-code-once' : memory;
  return { behind, ahead, clock, setup, reuse, zeros, limit, computation };
}

/**
 * Returns all servers that may have reacted as observed, with their probabilities. Each property of a server makes it
 * refuse some attempts. A server is possible if none of its properties makes it refuse an accepted attempt. Each
 * refusal that no property explains makes the server 500 times less likely.
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
    for (const combination of others) {
      const explained = combination.possiblyRefused | window.possiblyRefused;
      const unexplained = sizeOfSet(refused & ~explained);
      const weight = window.weight * combination.weight * unexplainedRefusal ** unexplained;
      const labels = labelsOf(window, combination);
      const key = Object.values(labels).join(' ');
      weights.set(key, { labels, weight: weight + (weights.get(key)?.weight ?? 0) });
      total += weight;
    }
  return [...weights.values()].map(({ labels, weight }) => ({
    labels,
    probability: weight / total,
  }));
}
