import type { FindingPart } from '../diagnosis/types.ts';
import type { Answered } from './answers.ts';

const isAboutLength = ({ name }: FindingPart) => /^(digits:|code:cut)/.test(name);
const isAboutText = ({ name }: FindingPart) => /^(digits|code|alphabet):/.test(name);

function lengthsOf({ explained }: Answered): readonly number[] {
  return explained?.codes.map(({ code }) => code.length) ?? [];
}

/** The length of the longest code that the app showed as it should. */
function longestRight(answers: readonly Answered[]): number {
  const right = answers.filter(({ explained }) => {
    const causes = explained?.causes ?? [];
    return causes.length > 0 && !causes.some((parts) => parts.some(isAboutText));
  });
  return Math.max(0, ...right.flatMap(lengthsOf));
}

/**
 * The answers without the causes that another one refutes: an app that shows a longer code right
 * does not cut its codes, so one that is too short has lost its zeros.
 */
export function narrowCauses(answers: readonly Answered[]): readonly Answered[] {
  const longest = longestRight(answers);
  return answers.map((answered) => {
    const { explained } = answered;
    if (explained === undefined || Math.max(...lengthsOf(answered)) >= longest) return answered;
    const left = explained.causes.filter((parts) => !parts.some(isAboutLength));
    return left.length === 0
      ? answered
      : { ...answered, explained: { ...explained, causes: left } };
  });
}
