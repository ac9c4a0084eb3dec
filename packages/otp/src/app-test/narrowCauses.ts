import type { CausePart } from '../diagnosis/types.ts';
import type { AnsweredProbe } from './answers.ts';

const isAboutLength = ({ name }: CausePart) => /^(digits:|code:cut)/.test(name);
const isAboutText = ({ name }: CausePart) => /^(digits|code|alphabet):/.test(name);

function lengthsOf({ explanation }: AnsweredProbe): readonly number[] {
  return explanation?.codes.map(({ code }) => code.length) ?? [];
}

/** The length of the longest code that the app showed as it should. */
function longestRight(answers: readonly AnsweredProbe[]): number {
  const right = answers.filter(({ explanation }) => {
    const causes = explanation?.causes ?? [];
    return causes.length > 0 && !causes.some((parts) => parts.some(isAboutText));
  });
  return Math.max(0, ...right.flatMap(lengthsOf));
}

/**
 * The answers without the causes that another one refutes: an app that shows a longer code right
 * does not cut its codes, so one that is too short has lost its zeros.
 */
export function narrowCauses(answers: readonly AnsweredProbe[]): readonly AnsweredProbe[] {
  const longest = longestRight(answers);
  return answers.map((answered) => {
    const { explanation } = answered;
    if (explanation === undefined || Math.max(...lengthsOf(answered)) >= longest) return answered;
    const left = explanation.causes.filter((parts) => !parts.some(isAboutLength));
    return left.length === 0
      ? answered
      : { ...answered, explanation: { ...explanation, causes: left } };
  });
}
