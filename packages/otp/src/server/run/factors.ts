/** Attempts as a set: bit n is the attempt at index n. */
export type AttemptSet = number;

/**
 * The attempts that a server refuses because of one of its properties. Nobody knows exactly when the server received an
 * attempt, so there are several possible times.
 */
export interface Refusals {
  /** The server refuses these attempts at every possible time. */
  readonly alwaysRefused: AttemptSet;
  /** The server refuses these attempts at one or more possible times. Contains all of `alwaysRefused`. */
  readonly possiblyRefused: AttemptSet;
}

/** One possible value of a property of a server, such as a window of one step. */
export interface Factor<Label extends string = string> extends Refusals {
  readonly weight: number;
  /** What the report calls the value. */
  readonly label: Label;
}

/** Returns the set of the attempts that `isIncluded` selects. */
export function attemptSet<Attempt>(
  attempts: readonly Attempt[],
  isIncluded: (attempt: Attempt, index: number) => boolean,
): AttemptSet {
  return attempts.reduce(
    (set, attempt, index) => (isIncluded(attempt, index) ? set | (1 << index) : set),
    0,
  );
}

/** Returns the number of attempts in a set. */
export function sizeOfSet(set: AttemptSet): number {
  let size = 0;
  // Each step removes the lowest bit: 0b1100 & 0b1011 is 0b1000.
  for (let rest = set; rest !== 0; rest &= rest - 1) size += 1;
  return size;
}

/** Returns the factors that refuse no accepted attempt. Merges factors that the attempts can't tell apart. */
export function possibleFactors<SomeFactor extends Factor>(
  factors: Iterable<SomeFactor>,
  accepted: AttemptSet,
): readonly SomeFactor[] {
  const merged = new Map<string, SomeFactor>();
  for (const factor of factors) {
    if ((factor.alwaysRefused & accepted) !== 0) continue;
    const key = `${factor.possiblyRefused} ${factor.label}`;
    const before = merged.get(key);
    merged.set(key, { ...factor, weight: factor.weight + (before?.weight ?? 0) });
  }
  return [...merged.values()];
}
