import { causeOf, isTypingError } from './causeParts.ts';
import { hasSameOutput } from './codeHypotheses.ts';
import { priors } from './priors.ts';
import type { Match, TriedComputations } from './search.ts';
import type { Alternative, Cause, CausePart, Certainty, Equivalent } from './types.ts';

/** The share of the weight of all causes that the named causes need to be certain. Other conditions apply, too. */
const minCertainShare = 0.99;
/** The share of the weight of all causes that the best group needs to be likely. */
const minLikelyShare = 0.5;
/**
 * If random codes would match with a higher probability than this, the cause isn't certain. `one` applies to a single
 * code, `more` to several codes.
 */
const maxAccidentProbability = { one: 3e-4, more: 5e-6 } as const;
/**
 * A rival is named only if it has at least this share of its group's weight. Miscounted steps and time zones that no
 * code can rule out are always named.
 */
const minNamedShare = 1e-3;
const minAlternativeProbability = 1e-3;
const maxAlternatives = 5;

type NamedMatch = Match & Cause;

/** Matches that computed the same codes in the same way, so these observations can't tell them apart. */
interface Group {
  /** The sum of the priors of the likeliest match of each finding. */
  readonly weight: number;
  /** The match with the highest prior: the leading cause. */
  readonly top: NamedMatch;
  /** Causes to name next to the leading one. */
  readonly namedRivals: readonly Equivalent[];
  /** Rivals that are too rare to name. Extensions aren't among them: their additional faults have no effect. */
  readonly equivalents: readonly Equivalent[];
  /** The weight of the named causes and their extensions. An extension has all parts of a named cause, and more. */
  readonly namedWeight: number;
}

export interface Ranking {
  readonly certainty: Certainty;
  /** The group with the highest weight, even if it isn't likely. Absent if nothing matches. */
  readonly best?: Group;
  /** The number of computations that were compared and are at least as common as the best group's. */
  readonly comparedComputations: number;
  /** The probability that random codes would match at least one of these computations. */
  readonly accidentProbability: number;
  readonly alternatives: readonly Alternative[];
}

/** Returns whether a cause has all parts of another one. */
function includesCause(cause: Cause, included: Cause): boolean {
  return included.parts.every(({ name }) => cause.parts.some((part) => part.name === name));
}

/** Returns whether two matches used the same MACs and numbers for these observations. */
function hasSameComputation(first: Match, second: Match): boolean {
  return first.codeMatches.every((firstCode, index) => {
    const secondCode = second.codeMatches[index];
    // A repeated code may have no match of its own, because the first one covers it.
    if (firstCode === undefined || secondCode === undefined) return true;
    return firstCode.mac === secondCode.mac && firstCode.number === secondCode.number;
  });
}

/** Returns whether two matches always give the same codes, not only for these observations. */
function isAlwaysEqual(first: Match, second: Match): boolean {
  const isSameClock =
    first.movingFactor.kind === 'clock' &&
    second.movingFactor.kind === 'clock' &&
    first.movingFactor.period === second.movingFactor.period &&
    first.clockOffset === second.clockOffset;
  return (
    first.calculator === second.calculator &&
    (isSameClock ||
      (first.clockOffset === second.clockOffset && first.movingFactor === second.movingFactor)) &&
    hasSameOutput(first.codeHypothesis, second.codeHypothesis)
  );
}

/** Returns the most likely match for each finding, most likely first. */
function likeliestByFinding(matches: readonly Match[]): NamedMatch[] {
  const likeliest = new Map<string, NamedMatch>();
  for (const match of matches) {
    const named = { ...match, ...causeOf(match.parts) };
    const known = likeliest.get(named.finding);
    if (known === undefined || known.prior < named.prior) likeliest.set(named.finding, named);
  }
  return [...likeliest.values()].toSorted(
    (a, b) => b.prior - a.prior || a.parts.length - b.parts.length,
  );
}

/**
 * Returns whether a cause with this part needs a second code. A first code from another step may only be an old code
 * that is still on the screen. A wrong clock or a miscount also shifts the next code, and by as many steps.
 */
const needsSecondCode = ({ kind }: CausePart) =>
  kind === 'clock-steps' || kind === 'counter-step' || kind === 'clock-rounded';

/** Returns whether two causes always give the same codes, and exactly one of them is a miscounted time step. */
function isMiscountOf(first: NamedMatch, second: NamedMatch): boolean {
  const isMiscount = ({ kind }: CausePart) => kind === 'counter-step';
  return (
    first.parts.some(isMiscount) !== second.parts.some(isMiscount) && isAlwaysEqual(first, second)
  );
}

/**
 * Returns whether two causes differ only in their clock. One has a wrong time zone, and the other has a clock that is
 * off by the same time. Only a look at the clock can tell them apart.
 */
function isZoneRivalOf(first: NamedMatch, second: NamedMatch): boolean {
  const isZone = ({ kind }: CausePart) => kind === 'clock-zone';
  const clockParts = ({ parts }: NamedMatch) => parts.filter(({ family }) => family === 'clock');
  const otherNames = ({ parts }: NamedMatch) =>
    parts.flatMap(({ family, name }) => (family === 'clock' ? [] : [name])).join();
  return (
    first.parts.some(isZone) !== second.parts.some(isZone) &&
    clockParts(first).length > 0 &&
    clockParts(second).length > 0 &&
    otherNames(first) === otherNames(second)
  );
}

const sumOfPriors = (matches: readonly Match[]) =>
  matches.reduce((sum, { prior }) => sum + prior, 0);

const without = <Item>(items: readonly Item[], removed: readonly Item[]) =>
  items.filter((item) => !removed.includes(item));

/** Leaves out each cause that has all parts of another cause, and more. */
function simplestOf(causes: readonly NamedMatch[]): readonly NamedMatch[] {
  return causes.filter(
    (cause) => !causes.some((other) => other !== cause && includesCause(cause, other)),
  );
}

/**
 * Groups matches with the same computation around the most likely one. The other matches are of two kinds:
 *
 * - An extension has all faults of the top match, and one more that the codes can't show. For example, no code begins
 *   with 0, and the app may lose leading zeros.
 * - A rival is another cause of the same codes. For example, a miscounted step is a rival of a clock that is one step
 *   ahead.
 */
function groupOf(matches: readonly Match[]): Group | undefined {
  const [top, ...others] = likeliestByFinding(matches);
  if (top === undefined) return undefined;
  const weight = top.prior + sumOfPriors(others);
  const extensions = others.filter((match) => includesCause(match, top));
  const rivals = simplestOf(without(others, extensions));

  const isTopCertain = top.prior + sumOfPriors(extensions) >= minCertainShare * weight;
  const namedRivals = rivals.filter((rival) => {
    // No code can tell these two from the top cause, so the diagnosis names them however rare they are.
    if (isMiscountOf(rival, top) || isZoneRivalOf(rival, top)) return true;
    return !isTopCertain && rival.prior >= minNamedShare * weight;
  });
  const named = [top, ...namedRivals];
  const covered = others.filter((match) => named.some((cause) => includesCause(match, cause)));

  const equivalentOf = (match: NamedMatch): Equivalent => ({
    finding: match.finding,
    parts: match.parts,
    isAlwaysEqual: isAlwaysEqual(match, top),
  });
  return {
    weight,
    top,
    namedRivals: namedRivals.map(equivalentOf),
    equivalents: without(rivals, namedRivals).map(equivalentOf),
    namedWeight: top.prior + sumOfPriors(covered),
  };
}

/**
 * Merges the groups that have the same leading cause. One cause may have several computations: an
 * app that hashes the counter as text may use decimal or hexadecimal digits.
 */
function mergeByFinding(groups: readonly Group[]): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groups.toSorted((a, b) => b.weight - a.weight)) {
    const { finding } = group.top;
    const known = merged.get(finding);
    const weight = (known?.weight ?? 0) + group.weight;
    const namedWeight = (known?.namedWeight ?? 0) + group.namedWeight;
    merged.set(finding, { ...(known ?? group), weight, namedWeight });
  }
  return [...merged.values()];
}

/** Returns the groups of all matches, the group with the highest weight first. */
function groupsOf(matches: readonly Match[]): Group[] {
  const groups: Match[][] = [];
  for (const match of matches) {
    const group = groups.find(([first]) => first !== undefined && hasSameComputation(first, match));
    if (group === undefined) groups.push([match]);
    else group.push(match);
  }
  return mergeByFinding(groups.flatMap((members) => groupOf(members) ?? [])).toSorted(
    (a, b) => b.weight - a.weight,
  );
}

/** Returns the number of compared computations that are at least as common as the best group's: at least one. */
function countComparisons(tried: readonly TriedComputations[], best: Group | undefined): number {
  const minPrior = best?.top.prior ?? 0;
  const total = tried.reduce((sum, { prior, count }) => sum + (prior >= minPrior ? count : 0), 0);
  return best === undefined ? total : Math.max(1, total);
}

/**
 * Returns the probability that random codes would match at least one computation. If a clock is off by part of a step,
 * each code after the first has two possible steps.
 *
 * For example, two codes of six digits match one computation by accident with the probability 10^-12. With 1000
 * computations and two steps for the second code, this becomes 2 × 10^-9.
 */
function accidentProbabilityOf(
  comparedComputations: number,
  codeCount: number,
  guessProbability: number,
): number {
  return Math.min(1, comparedComputations * 2 ** (codeCount - 1) * guessProbability);
}

/** Returns whether the number of distinct codes is enough for a certain cause. */
function hasEnoughCodes({ codeHypothesis, parts }: NamedMatch, codeCount: number): boolean {
  const { minCodes = 1 } = codeHypothesis;
  return codeCount >= minCodes && (codeCount > 1 || !parts.some(needsSecondCode));
}

/** Returns the causes of other groups, most likely first. */
function alternativesOf(groups: readonly Group[], total: number): readonly Alternative[] {
  return groups
    .map(({ top: { finding, parts }, weight }) => ({ finding, parts, probability: weight / total }))
    .filter(({ probability }) => probability >= minAlternativeProbability)
    .slice(0, maxAlternatives);
}

/**
 * Ranks the matches of a search. The named causes are certain if all of this is true:
 *
 * - They have nearly all of the probability.
 * - Random codes would hardly match.
 * - There are enough codes.
 * - The leading cause has no typing error.
 *
 * @param tried all computations that were compared
 * @param guessProbability the probability that one random guess gives all distinct codes
 * @param codeCount the number of distinct codes
 */
export function rank(
  matches: readonly Match[],
  tried: readonly TriedComputations[],
  guessProbability: number,
  codeCount: number,
): Ranking {
  const groups = groupsOf(matches);
  const [best] = groups;
  const comparedComputations = countComparisons(tried, best);
  const accidentProbability = accidentProbabilityOf(
    comparedComputations,
    codeCount,
    guessProbability,
  );
  if (best === undefined)
    return { certainty: 'none', comparedComputations, accidentProbability, alternatives: [] };

  const namedFindings = [best.top, ...best.namedRivals].map(({ finding }) => finding);
  const namedGroups = groups.filter(({ top }) => namedFindings.includes(top.finding));
  const namedWeight = namedGroups.reduce((sum, group) => sum + group.namedWeight, 0);
  // An unknown cause gives the observed codes only by accident.
  const unknownWeight = priors.unknown * guessProbability;
  const total = groups.reduce((sum, { weight }) => sum + weight, unknownWeight);

  const isCertain =
    namedWeight >= minCertainShare * total &&
    accidentProbability <= maxAccidentProbability[codeCount === 1 ? 'one' : 'more'] &&
    hasEnoughCodes(best.top, codeCount) &&
    !best.top.parts.some(isTypingError);
  const isLikely = best.weight >= minLikelyShare * total;
  const certainty = isCertain ? 'certain' : isLikely ? 'likely' : 'none';
  // If the diagnosis names no cause, every group is an alternative.
  const unnamed = certainty === 'none' ? groups : without(groups, namedGroups);
  const alternatives = alternativesOf(unnamed, total);
  return { certainty, best, comparedComputations, accidentProbability, alternatives };
}
