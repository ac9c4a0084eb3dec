import { causeOf } from './causeParts.ts';
import { hasSameOutput } from './codeHypotheses.ts';
import { priors } from './priors.ts';
import type { Match, SearchResult } from './search.ts';
import type { Alternative, Cause, Certainty, Equivalent } from './types.ts';

/** From these probabilities on, the named causes are certain, or likely. */
const certainThreshold = 0.99;
const likelyThreshold = 0.5;
/** The highest probability with which random codes may seem certain: after one code, and after more. */
const maxAccidentProbability = { one: 3e-4, more: 5e-6 } as const;
/** A cause with a smaller share of its group's weight isn't named next to the leading cause. */
const minNamedShare = 1e-3;
const minAlternativeProbability = 1e-3;
const maxAlternatives = 5;

type NamedMatch = Match & Cause;

/** Matches that computed the same codes in the same way, so these observations can't tell them apart. */
interface Group {
  /** The sum of the priors of all matches, one for each finding. */
  readonly weight: number;
  /** The match with the highest prior: the leading cause. */
  readonly top: NamedMatch;
  /** Causes to name next to the leading one. */
  readonly also: readonly Equivalent[];
  readonly equivalents: readonly Equivalent[];
  /** The weight of the named causes, and of all causes that include one of them. */
  readonly namedWeight: number;
}

export interface Ranking {
  readonly certainty: Certainty;
  /** The group with the highest weight, even if it isn't likely. Absent if nothing matches. */
  readonly best?: Group;
  /** The probability of the named causes in the best group. */
  readonly probability: number;
  readonly alternatives: readonly Alternative[];
}

/** Checks whether `one` has all parts of `other`. */
function includesCause(one: Cause, other: Cause): boolean {
  return other.parts.every(({ name }) => one.parts.some((part) => part.name === name));
}

/** Checks whether two matches used the same MACs and numbers for these observations. */
function hasSameComputation(one: Match, other: Match): boolean {
  return one.codeMatches.every((first, index) => {
    const second = other.codeMatches[index];
    // A repeated code may have no match of its own, because the first one covers it.
    if (first === undefined || second === undefined) return true;
    return first.mac === second.mac && first.number === second.number;
  });
}

/** Checks whether two matches give the same codes for all time. */
function isAlwaysEqual(one: Match, other: Match): boolean {
  const isSameClock =
    one.movingFactor.kind === 'clock' &&
    other.movingFactor.kind === 'clock' &&
    one.movingFactor.period === other.movingFactor.period &&
    one.clockOffset === other.clockOffset;
  return (
    one.calculator === other.calculator &&
    (isSameClock ||
      (one.clockOffset === other.clockOffset && one.movingFactor === other.movingFactor)) &&
    hasSameOutput(one.codeHypothesis, other.codeHypothesis)
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
    (one, other) => other.prior - one.prior || one.parts.length - other.parts.length,
  );
}

const sumOfPriors = (matches: readonly Match[]) =>
  matches.reduce((sum, { prior }) => sum + prior, 0);

function groupOf(matches: readonly Match[]): Group | undefined {
  const [top, ...others] = likeliestByFinding(matches);
  if (top === undefined) return undefined;
  const weight = top.prior + sumOfPriors(others);
  const extensions = others.filter((one) => includesCause(one, top));
  const rivals = others.filter((one) => !extensions.includes(one));
  // A cause that includes a rival and something more needn't be named next to that rival.
  const simplestRivals = rivals.filter(
    (one) => !rivals.some((other) => other !== one && includesCause(one, other)),
  );
  const isTopEnough = top.prior + sumOfPriors(extensions) >= certainThreshold * weight;
  const named = isTopEnough
    ? []
    : simplestRivals.filter(({ prior }) => prior >= minNamedShare * weight);
  const covered = others.filter((one) =>
    [top, ...named].some((other) => includesCause(one, other)),
  );
  const equivalentOf = (one: NamedMatch): Equivalent => ({
    finding: one.finding,
    parts: one.parts,
    isAlwaysEqual: isAlwaysEqual(one, top),
  });
  return {
    weight,
    top,
    also: named.map(equivalentOf),
    equivalents: [...extensions, ...simplestRivals.filter((one) => !named.includes(one))].map(
      equivalentOf,
    ),
    namedWeight: top.prior + sumOfPriors(covered),
  };
}

function groupsOf(matches: readonly Match[]): Group[] {
  const groups: Match[][] = [];
  for (const match of matches) {
    const group = groups.find(([first]) => first !== undefined && hasSameComputation(first, match));
    if (group === undefined) groups.push([match]);
    else group.push(match);
  }
  return groups
    .flatMap((members) => groupOf(members) ?? [])
    .toSorted((one, other) => other.weight - one.weight);
}

/**
 * Ranks the matches of a search. The named causes are certain if they have nearly all of the
 * probability, random codes would hardly match them, and they include no typing slip.
 *
 * @param guessProbability the probability that one random guess gives all distinct codes
 * @param codes the number of distinct codes
 */
export function rank(
  { matches, triedPriors }: SearchResult,
  guessProbability: number,
  codes: number,
): Ranking {
  const groups = groupsOf(matches);
  const total = groups.reduce((sum, { weight }) => sum + weight, priors.unknown * guessProbability);
  const [best] = groups;
  if (best === undefined) return { certainty: 'none', probability: 0, alternatives: [] };
  const probability = best.namedWeight / total;
  // A clock that is off by part of a step leaves two possible steps for each further code.
  const asCommon = triedPriors.filter((prior) => prior >= best.top.prior).length * 2 ** (codes - 1);
  const isSafe =
    Math.max(1, asCommon) * guessProbability <=
    maxAccidentProbability[codes === 1 ? 'one' : 'more'];
  const hasEnoughCodes = codes >= (best.top.codeHypothesis.minCodes ?? 1);
  const hasSlip = best.top.parts.some(({ family }) => family === 'typing');
  const certainty =
    probability >= certainThreshold && isSafe && hasEnoughCodes && !hasSlip
      ? 'certain'
      : best.weight >= likelyThreshold * total
        ? 'likely'
        : 'none';
  const alternatives = groups
    .slice(certainty === 'none' ? 0 : 1)
    .map(({ top: { finding, parts }, weight }) => ({ finding, parts, probability: weight / total }))
    .filter((alternative) => alternative.probability >= minAlternativeProbability)
    .slice(0, maxAlternatives);
  return { certainty, best, probability, alternatives };
}
