import type { Certainty, CausePart, Observation } from '../diagnosis/types.ts';
import type { CodeExplanation } from './explainCodes.ts';
import type { BuiltProbe } from './probes.ts';

/**
 * The verdicts on a capability:
 * - `right`: the app showed the correct code.
 * - `refused`: the app refused the QR code.
 * - `misleading`: without a warning, the app showed a wrong code, or any code for a QR code that it
 *   must refuse.
 * - `unclear`: nothing explains the typed codes, or several causes do.
 * - `not-tested`: no answer is about the capability.
 */
export const verdicts = ['right', 'refused', 'misleading', 'unclear', 'not-tested'] as const;
export type Verdict = (typeof verdicts)[number];

/**
 * Whether the app shows the names in the QR code (`same`) or other names. If the QR code has two issuers, the answer
 * says which one the app shows: the parameter's, the label's, both, or another.
 */
export type NamesAnswer = 'same' | 'parameter' | 'label' | 'both' | 'other';

/** The tester's answer to a probe. */
export type Answer =
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'code';
      readonly observations: readonly Observation[];
      /** Absent if the tester didn't check the names. */
      readonly names?: NamesAnswer;
    };

/** A probe and the tester's answer. */
export interface AnsweredProbe {
  readonly probe: BuiltProbe;
  readonly answer: Answer;
  /** The causes of the codes. Undefined for a refusal. */
  readonly explanation: CodeExplanation | undefined;
}

/** What the answers show about one capability. */
export interface Judgment {
  readonly verdict: Verdict;
  /** The answer that the verdict is based on. Absent if nothing was tested. */
  readonly answered?: AnsweredProbe;
  /** The finding of the diagnosis, such as 'algorithm:SHA1', 'match' or 'unknown'. */
  readonly finding?: string;
  readonly certainty?: Certainty;
  /** The cause parts that concern the capability, or all parts if none does. */
  readonly parts?: readonly CausePart[];
}

export const notTested: Judgment = { verdict: 'not-tested' };

/**
 * Returns a judgment with the cause of the answer's codes.
 *
 * @param isAbout whether a cause part concerns the capability
 */
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
