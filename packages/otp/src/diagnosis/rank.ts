import { isSameDisplay } from './displays.ts';
import { causeOf } from './parts.ts';
import { priors } from './priors.ts';
import type { Findings, Fit } from './search.ts';
import type { Alternative, Cause, Certainty, Equivalent } from './types.ts';

/** From this probability on what is named is called certain, and likely. */
const certainFrom = 0.99;
const likelyFrom = 0.5;
/** Random codes are called certain no more often than this: after one code, and after more. */
const mostAccidents = { one: 3e-4, more: 5e-6 } as const;
/** Of a group's weight: what is rarer is not named beside the leading cause. */
const leastNamed = 1e-3;
const leastAlternative = 1e-3;
const mostAlternatives = 5;

type NamedFit = Fit & Cause;

/** Hypotheses that computed the same for these observations. */
interface Group {
  readonly weight: number;
  readonly top: NamedFit;
  readonly also: readonly Equivalent[];
  readonly equivalents: readonly Equivalent[];
  /** The weight of what is named, and of what holds it and something more. */
  readonly named: number;
}

export interface Ranking {
  readonly certainty: Certainty;
  /** The best group, even where it is not likely. */
  readonly best?: Group;
  readonly probability: number;
  readonly alternatives: readonly Alternative[];
}

/** Whether one cause is the other and something more. */
function contains(one: Cause, other: Cause): boolean {
  return other.parts.every(({ name }) => one.parts.some((part) => part.name === name));
}

function isSameTrace(one: Fit, other: Fit): boolean {
  return one.traces.every((trace, index) => {
    const beside = other.traces[index];
    // A code that was typed again is explained by what explained it before.
    if (trace === undefined || beside === undefined) return true;
    return trace.mac === beside.mac && trace.number === beside.number;
  });
}

/** Whether both give the same codes for all time. */
function isAlwaysSame(one: Fit, other: Fit): boolean {
  const isSameClock =
    one.factor.kind === 'clock' &&
    other.factor.kind === 'clock' &&
    one.factor.period === other.factor.period &&
    one.offset === other.offset;
  return (
    one.source === other.source &&
    (isSameClock || (one.offset === other.offset && one.factor === other.factor)) &&
    isSameDisplay(one.display, other.display)
  );
}

/** The likeliest fit for each finding, likeliest first. */
function byFinding(fits: readonly Fit[]): NamedFit[] {
  const found = new Map<string, NamedFit>();
  for (const fit of fits) {
    const named = { ...fit, ...causeOf(fit.parts) };
    const known = found.get(named.finding);
    if (known === undefined || known.prior < named.prior) found.set(named.finding, named);
  }
  return [...found.values()].toSorted(
    (one, other) => other.prior - one.prior || one.parts.length - other.parts.length,
  );
}

const sumOf = (fits: readonly Fit[]) => fits.reduce((sum, { prior }) => sum + prior, 0);

function groupOf(fits: readonly Fit[]): Group | undefined {
  const [top, ...others] = byFinding(fits);
  if (top === undefined) return undefined;
  const weight = top.prior + sumOf(others);
  const own = others.filter((one) => contains(one, top));
  const rivals = others.filter((one) => !own.includes(one));
  // Beside a rival, what holds it and something more need not be named.
  const least = rivals.filter(
    (one) => !rivals.some((other) => other !== one && contains(one, other)),
  );
  const isAlone = top.prior + sumOf(own) >= certainFrom * weight;
  const named = isAlone ? [] : least.filter(({ prior }) => prior >= leastNamed * weight);
  const covered = others.filter((one) => [top, ...named].some((other) => contains(one, other)));
  const describe = (one: NamedFit): Equivalent => ({
    finding: one.finding,
    parts: one.parts,
    always: isAlwaysSame(one, top),
  });
  return {
    weight,
    top,
    also: named.map(describe),
    equivalents: [...own, ...least.filter((one) => !named.includes(one))].map(describe),
    named: top.prior + sumOf(covered),
  };
}

function groupsOf(fits: readonly Fit[]): Group[] {
  const groups: Fit[][] = [];
  for (const fit of fits) {
    const group = groups.find(([first]) => first !== undefined && isSameTrace(first, fit));
    if (group === undefined) groups.push([fit]);
    else group.push(fit);
  }
  return groups
    .flatMap((members) => groupOf(members) ?? [])
    .toSorted((one, other) => other.weight - one.weight);
}

/**
 * Ranks what explains the codes. `accident` is the chance that one random guess is right for all
 * of the `codes` distinct ones. What is certain holds nearly all of the probability, would hardly
 * fit random codes, and rests on no slip in typing.
 */
export function rank({ fits, tried }: Findings, accident: number, codes: number): Ranking {
  const groups = groupsOf(fits);
  const total = groups.reduce((sum, { weight }) => sum + weight, priors.unknown * accident);
  const [best] = groups;
  if (best === undefined) return { certainty: 'none', probability: 0, alternatives: [] };
  const probability = best.named / total;
  // A clock that is off by part of a step has two ways to go on at each further code.
  const asCommon = tried.filter((prior) => prior >= best.top.prior).length * 2 ** (codes - 1);
  const isSafe = Math.max(1, asCommon) * accident <= mostAccidents[codes === 1 ? 'one' : 'more'];
  const isEnough = codes >= (best.top.display.leastCodes ?? 1);
  const isSlip = best.top.parts.some(({ family }) => family === 'typing');
  const certainty =
    probability >= certainFrom && isSafe && isEnough && !isSlip
      ? 'certain'
      : best.weight >= likelyFrom * total
        ? 'likely'
        : 'none';
  const alternatives = groups
    .slice(certainty === 'none' ? 0 : 1)
    .map(({ top: { finding, parts }, weight }) => ({ finding, parts, probability: weight / total }))
    .filter((alternative) => alternative.probability >= leastAlternative)
    .slice(0, mostAlternatives);
  return { certainty, best, probability, alternatives };
}
