import { lateTypingPart, typingPart } from './causeParts.ts';
import { type Hypothesis, hypothesisOf } from './hypothesis.ts';
import { ratios } from './priors.ts';

/**
 * Returns the hypothesis that the person typed a code after the app had changed to the next.
 *
 * @param position of the code among the typed codes, from 1
 */
export function lateHypothesis(position: number): Hypothesis {
  return hypothesisOf(lateTypingPart(position), ratios.late);
}

/** The shares of swapped digits that are neighbors, and that are any two digits. */
const swapShares = { neighbors: 0.9, any: 0.1 } as const;

/**
 * Returns the hypothesis that the person mistyped the app's code `shown` as `typed`, with one wrong digit or two
 * swapped digits. Returns undefined if the codes differ in another way.
 *
 * Each ratio covers all possible errors of its kind, so the function divides the ratio by their number. For example, a
 * code of 6 digits has 54 possible wrong digits, 5 pairs of neighbors, and 15 pairs in all.
 *
 * @param position of the code among the typed codes, from 1
 */
export function mistypedHypothesis(
  shown: string,
  typed: string,
  position: number,
): Hypothesis | undefined {
  const { length } = shown;
  if (length !== typed.length) return undefined;
  const different = Array.from(shown, (_, index) => index).filter(
    (index) => shown[index] !== typed[index],
  );
  const [first = -1, second] = different;
  const values = { place: position, code: shown };
  if (different.length === 1)
    return hypothesisOf(typingPart('one-digit', values), ratios.oneDigit / (9 * length));
  if (different.length !== 2 || second === undefined) return undefined;
  const areSwapped = shown[first] === typed[second] && shown[second] === typed[first];
  if (!areSwapped) return undefined;
  const areNeighbors = second === first + 1;
  const ratio = areNeighbors
    ? (swapShares.neighbors * ratios.swapped) / (length - 1)
    : (swapShares.any * ratios.swapped) / ((length * (length - 1)) / 2);
  return hypothesisOf(typingPart('swapped', values), ratio);
}
