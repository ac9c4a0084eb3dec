import type { CausePart } from '../diagnosis/types.ts';
import type { AnsweredProbe } from './answers.ts';

const isAboutLength = ({ name }: CausePart) => /^(digits:|code:cut)/.test(name);
const isAboutText = ({ name }: CausePart) => /^(digits|code|alphabet):/.test(name);

function lengthsOf({ explanation }: AnsweredProbe): readonly number[] {
  return explanation?.codes.map(({ code }) => code.length) ?? [];
}

/** Returns the length of the longest code that the app showed correctly. */
function longestRight(answers: readonly AnsweredProbe[]): number {
  const right = answers.filter(({ explanation }) => {
    const causes = explanation?.causes ?? [];
    return causes.length > 0 && !causes.some((parts) => parts.some(isAboutText));
  });
  return Math.max(0, ...right.flatMap(lengthsOf));
}

/**
 * Removes causes that another answer refutes. For example, if the app showed a longer code
 * correctly, it doesn't cut codes. So a code that is too short has lost its leading zeros.
 */
export function narrowCauses(answers: readonly AnsweredProbe[]): readonly AnsweredProbe[] {
  const longest = longestRight(answers);
  return answers.map((answered) => {
    const { explanation } = answered;
    if (explanation === undefined || Math.max(...lengthsOf(answered)) >= longest) return answered;
    const remaining = explanation.causes.filter((parts) => !parts.some(isAboutLength));
    return remaining.length === 0
      ? answered
      : { ...answered, explanation: { ...explanation, causes: remaining } };
  });
}
