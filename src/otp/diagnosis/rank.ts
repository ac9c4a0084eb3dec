import { explain } from './parts.ts';
import { priors } from './priors.ts';
import type { Fit } from './search.ts';
import type { Alternative, Certainty, Equivalent, Explanation } from './types.ts';

/** From this probability on an explanation is called certain, and likely. */
const certainFrom = 0.99;
const likelyFrom = 0.5;
/** After one code: how much of it the explanation holds that is named, its equals included. */
const namedShare = 0.9;
const leastAlternative = 1e-3;
const mostAlternatives = 5;

/** Hypotheses that computed the same for these observations. */
interface Group {
  readonly weight: number;
  readonly top: Fit & Explanation;
  readonly equivalents: readonly Equivalent[];
  /** The share of the top hypothesis and of those that always give the same codes. */
  readonly share: number;
}

export interface Ranking {
  readonly certainty: Certainty;
  /** The best group, even where it is not likely. */
  readonly best?: Group;
  readonly probability: number;
  readonly alternatives: readonly Alternative[];
}

/** Whether one explanation is the other and something more. */
function contains(one: Explanation, other: Explanation): boolean {
  const names = new Set(one.parts.map(({ name }) => name));
  return other.parts.every(({ name }) => names.has(name));
}

function groupOf(fits: readonly Fit[]): Group | undefined {
  const byFinding = new Map<string, Fit & Explanation>();
  for (const fit of fits) {
    const named = { ...fit, ...explain(fit.parts) };
    const known = byFinding.get(named.finding);
    if (known === undefined || known.prior < named.prior) byFinding.set(named.finding, named);
  }
  const [top, ...others] = [...byFinding.values()].toSorted(
    (one, other) => other.prior - one.prior || one.parts.length - other.parts.length,
  );
  if (top === undefined) return undefined;
  const weight = others.reduce((sum, { prior }) => sum + prior, top.prior);
  const equivalents = others
    .filter((one) => !others.some((other) => other !== one && contains(one, other)))
    .map(({ finding, parts, identity }) => ({
      finding,
      parts,
      always: identity === top.identity,
    }));
  const same = others.filter(({ identity }) => identity === top.identity);
  const share = same.reduce((sum, { prior }) => sum + prior, top.prior) / weight;
  return { weight, top, equivalents, share };
}

/**
 * Ranks what explains the codes by prior; `accident` is the chance that one random guess is
 * right for all of them.
 */
export function rank(fits: readonly Fit[], accident: number, codes: number): Ranking {
  const byTrace = new Map<string, Fit[]>();
  for (const fit of fits) byTrace.set(fit.trace, [...(byTrace.get(fit.trace) ?? []), fit]);
  const groups = [...byTrace.values()]
    .flatMap((members) => groupOf(members) ?? [])
    .toSorted((one, other) => other.weight - one.weight);
  const total = groups.reduce((sum, { weight }) => sum + weight, priors.unknown * accident);
  const [best] = groups;
  if (best === undefined) return { certainty: 'none', probability: 0, alternatives: [] };
  const probability = best.weight / total;
  const isCertain = probability >= certainFrom && (codes > 1 || best.share >= namedShare);
  const certainty = isCertain ? 'certain' : probability >= likelyFrom ? 'likely' : 'none';
  const alternatives = groups
    .slice(certainty === 'none' ? 0 : 1)
    .map(({ top: { finding, parts }, weight }) => ({ finding, parts, probability: weight / total }))
    .filter((alternative) => alternative.probability >= leastAlternative)
    .slice(0, mostAlternatives);
  return { certainty, best, probability, alternatives };
}
