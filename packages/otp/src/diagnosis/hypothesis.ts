import { priors } from './priors.ts';
import type { CausePart } from './types.ts';

/** How likely a hypothesis is, compared with an app that follows the settings. */
export interface Odds {
  /** The product of the ratios of all deviations (`ratios` in priors.ts). */
  readonly ratio: number;
  /** How many settings the app replaced by the default: SHA1, 6 digits or 30 seconds. */
  readonly defaultedSettings: number;
}

/** A hypothesis about one or more stages: how the app deviates from the settings, and the odds. */
export interface Hypothesis extends Odds {
  /** The deviations. Empty if the app follows the settings. */
  readonly parts: readonly CausePart[];
}

/** The hypothesis that the app follows the settings. */
export const asConfigured: Hypothesis = { parts: [], ratio: 1, defaultedSettings: 0 };

/** Returns the hypothesis that the app deviates in one way. */
export function hypothesisOf(part: CausePart, ratio: number): Hypothesis {
  return { parts: [part], ratio, defaultedSettings: 0 };
}

/** Returns the hypothesis that both are true. */
export function combine(first: Hypothesis, second: Hypothesis): Hypothesis {
  return {
    parts: [...first.parts, ...second.parts],
    ratio: first.ratio * second.ratio,
    defaultedSettings: first.defaultedSettings + second.defaultedSettings,
  };
}

/** Returns the prior probability of up to three hypotheses together. */
export function priorOf(
  first: Odds,
  second: Odds = asConfigured,
  third: Odds = asConfigured,
): number {
  const count = first.defaultedSettings + second.defaultedSettings + third.defaultedSettings;
  const prior = priors.match * (priors.defaultedSettings[count] ?? 0);
  return prior * first.ratio * second.ratio * third.ratio;
}
