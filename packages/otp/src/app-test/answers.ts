import type { Certainty, CausePart, Observation } from '../diagnosis/types.ts';
import type { CodeExplanation } from './explainCodes.ts';
import type { BuiltProbe } from './probes.ts';

/**
 * `right`: the code is the right one; `refused`: the app said that it cannot; `misleading`: it
 * shows a wrong code, or any code for what must be refused, without a warning; `unclear`: nothing
 * explains what was typed, or several things do; `not-tested`: nothing was seen of it.
 */
export const verdicts = ['right', 'refused', 'misleading', 'unclear', 'not-tested'] as const;
export type Verdict = (typeof verdicts)[number];

/** Which names the app shows: those that were given or, of two issuers, which. */
export type NamesAnswer = 'same' | 'parameter' | 'label' | 'both' | 'other';

/** What the tester says about a probe. */
export type Answer =
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'code';
      readonly observations: readonly Observation[];
      /** Absent where nobody looked. */
      readonly names?: NamesAnswer;
    };

/** One answered probe. */
export interface AnsweredProbe {
  readonly probe: BuiltProbe;
  readonly answer: Answer;
  /** How the codes came about; absent for a refusal. */
  readonly explanation: CodeExplanation | undefined;
}

/** What the answers say about one capability. */
export interface Judgment {
  readonly verdict: Verdict;
  /** The answer that it follows from; absent where nothing was tested. */
  readonly answered?: AnsweredProbe;
  /** What the app did: 'algorithm:SHA1', 'match', 'unknown'. */
  readonly finding?: string;
  readonly certainty?: Certainty;
  /** What it did about this capability, or all that it did where that is about none. */
  readonly parts?: readonly CausePart[];
}

export const notTested: Judgment = { verdict: 'not-tested' };

/** A judgment that says how the answer's codes came about. */
export function judgmentOf(
  verdict: Verdict,
  answered: AnsweredProbe,
  isAbout: (part: CausePart) => boolean,
): Judgment {
  const { explanation } = answered;
  if (explanation === undefined) return { verdict, answered };
  const { finding, certainty, causes } = explanation;
  const parts = causes.find((cause) => cause.some(isAbout)) ?? causes[0] ?? [];
  const own = parts.filter(isAbout);
  return { verdict, answered, finding, certainty, parts: own.length > 0 ? own : parts };
}
