import { lateTypingPart, typingPart } from './causeParts.ts';
import { type Hypothesis, hypothesisOf } from './hypothesis.ts';
import { ratios } from './priors.ts';

/** Returns the hypothesis that the person typed a code after the app had changed to the next. */
export function lateHypothesis(place: number): Hypothesis {
  return hypothesisOf(lateTypingPart(place), ratios.late);
}

/**
 * Returns the hypothesis that the person mistyped the app's code `shown` as `typed`, with one wrong
 * digit or two swapped ones. Swapped digits are usually neighbors. Returns undefined if the codes
 * differ in another way.
 *
 * @param place the position of the code among the typed ones, from 1
 */
export function mistypedHypothesis(
  shown: string,
  typed: string,
  place: number,
): Hypothesis | undefined {
  if (shown.length !== typed.length) return undefined;
  const different = Array.from(shown, (_, index) => index).filter(
    (index) => shown[index] !== typed[index],
  );
  const [first = -1, second] = different;
  const values = { place, code: shown };
  if (different.length === 1) {
    const possibleErrors = 9 * shown.length;
    return hypothesisOf(typingPart('one-digit', values), ratios.oneDigit / possibleErrors);
  }
  if (different.length !== 2 || second === undefined) return undefined;
  if (shown[first] !== typed[second] || shown[second] !== typed[first]) return undefined;
  const areNeighbors = second === first + 1;
  const pairs = (shown.length * (shown.length - 1)) / 2;
  return hypothesisOf(
    typingPart('swapped', values),
    areNeighbors ? (0.9 * ratios.swapped) / (shown.length - 1) : (0.1 * ratios.swapped) / pairs,
  );
}
