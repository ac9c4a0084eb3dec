import type { OtpSettings } from '../../settings.ts';
import { type AttemptSet, attemptSet, type Factor, possibleFactors, sizeOfSet } from './factors.ts';
import {
  computationFactors,
  limitFactors,
  reuseFactors,
  spaceFactors,
  zeroFactors,
} from './behaviorFactors.ts';
import type { ClockErrorRange, RunAttempt } from './types.ts';
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

/** Returns all combinations of properties that refuse no accepted attempt. */
function possibleCombinations(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
  accepted: AttemptSet,
): readonly Combination[] {
  return combine([
    possibleFactors(reuseFactors(settings, attempts), accepted),
    possibleFactors(zeroFactors(attempts), accepted),
    possibleFactors(limitFactors(attempts), accepted),
    possibleFactors(computationFactors(settings, attempts), accepted),
    possibleFactors(spaceFactors(attempts), accepted),
  ]);
}

/** Returns the weight of the servers that have these properties and refuse these attempts. */
function weightOf(window: Factor, combination: Combination, refused: AttemptSet): number {
  const explained = combination.possiblyRefused | window.possiblyRefused;
  const unexplained = sizeOfSet(refused & ~explained);
  return window.weight * combination.weight * unexplainedRefusal ** unexplained;
}

const acceptedSet = (attempts: readonly RunAttempt[]) =>
  attemptSet(attempts, ({ outcome }) => outcome === 'accepted');
const refusedSet = (attempts: readonly RunAttempt[]) =>
  attemptSet(attempts, ({ outcome }) => outcome === 'refused');

/**
 * Returns all servers that may have reacted as observed, with their probabilities. Each property of a server makes it
 * refuse some attempts. A server is possible if none of its properties makes it refuse an accepted attempt. Each
 * refusal that no property explains makes the server 500 times less likely.
 */
export function weighServers(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
): readonly WeighedServer[] {
  const accepted = acceptedSet(attempts);
  const refused = refusedSet(attempts);
  const others = possibleCombinations(settings, attempts, accepted);
  const windows = possibleFactors(windowFactors(settings, attempts), accepted);
  const weights = new Map<string, { labels: ServerLabels; weight: number }>();
  let total = 0;
  for (const window of windows)
    for (const combination of others) {
      const weight = weightOf(window, combination, refused);
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

/** Returns the range that holds 90% of the weight and leaves 5% on each side, or undefined if there is no weight. */
function middleOf(
  sorted: readonly (readonly [seconds: number, weight: number])[],
): ClockErrorRange | undefined {
  const total = sorted.reduce((sum, [, weight]) => sum + weight, 0);
  let before = 0;
  const inside = sorted.filter(([, weight]) => {
    const isInside = before + weight > 0.05 * total && before < 0.95 * total;
    before += weight;
    return isInside;
  });
  const [first, last] = [inside[0], inside.at(-1)];
  return first && last ? { from: first[0], to: last[0] } : undefined;
}

/** Adds the weights of combinations that refuse the same attempts. Their labels get lost. */
function mergeCombinations(combinations: readonly Combination[]): readonly Combination[] {
  const merged = new Map<AttemptSet, Combination>();
  for (const { possiblyRefused, weight } of combinations) {
    const before = merged.get(possiblyRefused)?.weight ?? 0;
    merged.set(possiblyRefused, { possiblyRefused, weight: before + weight, labels: [] });
  }
  return [...merged.values()];
}

/**
 * Returns the smallest and the largest likely error of a clock, in seconds. The errors between them have 90% of the
 * probability of all clocks with this label. Returns undefined if no such clock is possible.
 */
export function clockErrorRange(
  settings: OtpSettings,
  attempts: readonly RunAttempt[],
  label: 'fast' | 'slow',
): ClockErrorRange | undefined {
  const accepted = acceptedSet(attempts);
  const refused = refusedSet(attempts);
  const others = mergeCombinations(possibleCombinations(settings, attempts, accepted));
  const ofClock = [...windowFactors(settings, attempts)]
    .filter(({ clock }) => clock === label)
    .map((factor) => ({ ...factor, label: String(factor.clockError) }));
  const weights = new Map<number, number>();
  for (const window of possibleFactors(ofClock, accepted)) {
    const seconds = Math.abs(window.clockError ?? 0);
    const weight = others.reduce((sum, other) => sum + weightOf(window, other, refused), 0);
    weights.set(seconds, (weights.get(seconds) ?? 0) + weight);
  }
  return middleOf([...weights].toSorted(([a], [b]) => a - b));
}
