import { causeOf, isTypingError } from './causeParts.ts';
import { hasSameOutput } from './codeHypotheses.ts';
import { priors } from './priors.ts';
import type { Match } from './search.ts';
import type { Alternative, Cause, CausePart, Certainty, Equivalent } from './types.ts';

/** The minimum probabilities of named causes that are certain, and of those that are likely. */
const certainThreshold = 0.99;
const likelyThreshold = 0.5;
/**
 * If random codes would match with a higher probability than this, the cause isn't certain. One
 * limit applies to a single code, the other to several.
 */
const maxAccidentProbability = { one: 3e-4, more: 5e-6 } as const;
/** A cause with a smaller share of its group's weight isn't named next to the leading cause. */
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
  readonly equivalents: readonly Equivalent[];
  /** The weight of the named causes, and of all causes that include a named cause. */
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

/** Checks whether two matches always give the same codes, not only for these observations. */
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

/**
 * Checks whether a cause needs a second code. A screen that wasn't redrawn shows an old code once, but an app that
 * miscounts is off in the same way again.
 */
const isOffByFewSteps = ({ sentence }: CausePart) =>
  sentence === 'clock-steps' || sentence === 'counter-step' || sentence === 'clock-rounded';

/**
 * Checks whether exactly one of two causes is a miscounted time step, and both always give the same
 * codes.
 */
function isMiscountOf(one: NamedMatch, other: NamedMatch): boolean {
  const isMiscount = ({ sentence }: CausePart) => sentence === 'counter-step';
  return one.parts.some(isMiscount) !== other.parts.some(isMiscount) && isAlwaysEqual(one, other);
}

/**
 * Checks whether one cause is a wrong time zone, and the other a clock that is off by as much, next to
 * the same other parts. Only a look at the clock can tell the two apart.
 */
function isZoneRivalOf(one: NamedMatch, other: NamedMatch): boolean {
  const isZone = ({ sentence }: CausePart) => sentence === 'clock-zone';
  const clockParts = ({ parts }: NamedMatch) => parts.filter(({ family }) => family === 'clock');
  const otherNames = ({ parts }: NamedMatch) =>
    parts.flatMap(({ family, name }) => (family === 'clock' ? [] : [name])).join();
  return (
    one.parts.some(isZone) !== other.parts.some(isZone) &&
    clockParts(one).length > 0 &&
    clockParts(other).length > 0 &&
    otherNames(one) === otherNames(other)
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
  // No code can tell a wrong clock from a miscounted step or a wrong time zone, so the diagnosis always
  // names both.
  const named = simplestRivals.filter(
    (one) =>
      isMiscountOf(one, top) ||
      isZoneRivalOf(one, top) ||
      (!isTopEnough && one.prior >= minNamedShare * weight),
  );
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
    namedRivals: named.map(equivalentOf),
    equivalents: [...extensions, ...simplestRivals.filter((one) => !named.includes(one))].map(
      equivalentOf,
    ),
    namedWeight: top.prior + sumOfPriors(covered),
  };
}

/**
 * Merges the groups that have the same leading cause. One cause may have several computations: an
 * app that hashes the counter as text may use decimal or hexadecimal digits.
 */
function mergeByFinding(groups: readonly Group[]): Group[] {
  const merged = new Map<string, Group>();
  for (const group of groups.toSorted((one, other) => other.weight - one.weight)) {
    const { finding } = group.top;
    const known = merged.get(finding);
    const weight = (known?.weight ?? 0) + group.weight;
    const namedWeight = (known?.namedWeight ?? 0) + group.namedWeight;
    merged.set(finding, { ...(known ?? group), weight, namedWeight });
  }
  return [...merged.values()];
}

function groupsOf(matches: readonly Match[]): Group[] {
  const groups: Match[][] = [];
  for (const match of matches) {
    const group = groups.find(([first]) => first !== undefined && hasSameComputation(first, match));
    if (group === undefined) groups.push([match]);
    else group.push(match);
  }
  return mergeByFinding(groups.flatMap((members) => groupOf(members) ?? [])).toSorted(
    (one, other) => other.weight - one.weight,
  );
}

/**
 * Ranks the matches of a search. The named causes are certain if all of this is true: they have
 * nearly all of the probability, random codes would hardly match, there are enough codes, and the
 * leading cause has no typing error.
 *
 * @param triedPriors the priors of all computations that were compared
 * @param guessProbability the probability that one random guess gives all distinct codes
 * @param codes the number of distinct codes
 */
export function rank(
  matches: readonly Match[],
  triedPriors: readonly number[],
  guessProbability: number,
  codes: number,
): Ranking {
  const groups = groupsOf(matches);
  const total = groups.reduce((sum, { weight }) => sum + weight, priors.unknown * guessProbability);
  const [best] = groups;
  const common = triedPriors.filter((prior) => best === undefined || prior >= best.top.prior);
  const comparedComputations = best === undefined ? common.length : Math.max(1, common.length);
  // If a clock is off by part of a step, each further code has two possible steps.
  const accidentProbability = Math.min(
    1,
    comparedComputations * 2 ** (codes - 1) * guessProbability,
  );
  if (best === undefined)
    return { certainty: 'none', comparedComputations, accidentProbability, alternatives: [] };
  const isNamed = ({ top: { finding } }: Group) =>
    finding === best.top.finding || best.namedRivals.some((one) => one.finding === finding);
  const namedWeight = groups.filter(isNamed).reduce((sum, group) => sum + group.namedWeight, 0);
  const isSafe = accidentProbability <= maxAccidentProbability[codes === 1 ? 'one' : 'more'];
  const hasEnoughCodes =
    codes >= (best.top.codeHypothesis.minCodes ?? 1) &&
    (codes > 1 || !best.top.parts.some(isOffByFewSteps));
  const hasTypingError = best.top.parts.some(isTypingError);
  const certainty =
    namedWeight >= certainThreshold * total && isSafe && hasEnoughCodes && !hasTypingError
      ? 'certain'
      : best.weight >= likelyThreshold * total
        ? 'likely'
        : 'none';
  const alternatives = groups
    .filter((group) => certainty === 'none' || !isNamed(group))
    .map(({ top: { finding, parts }, weight }) => ({ finding, parts, probability: weight / total }))
    .filter((alternative) => alternative.probability >= minAlternativeProbability)
    .slice(0, maxAlternatives);
  return { certainty, best, comparedComputations, accidentProbability, alternatives };
}
