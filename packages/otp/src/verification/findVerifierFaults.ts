import type { MacCache } from '../diagnosis/macs.ts';
import type { Certainty } from '../diagnosis/types.ts';
import type { VerificationInput } from './readVerifications.ts';
import { correctVerifier, isAccepted } from './verifier.ts';
import type { VerifierCausePart, VerifierFault } from './verifierFault.ts';
import { verifierFaults } from './verifierFaults.ts';

/** What a program answered for an input. */
export interface GivenAnswer {
  readonly input: VerificationInput;
  /** The correct answer. Undefined if a correct program may accept or reject the code. */
  readonly expected: boolean | undefined;
  readonly answer: boolean;
}

/** One or two faults that explain all answers of a program, wrong and correct. */
export interface VerifierCause {
  /** The names of the parts joined with ','. */
  readonly finding: string;
  readonly parts: readonly VerifierCausePart[];
}

/** The faults behind a program's wrong answers. */
export interface VerifierExplanation {
  readonly certainty: Certainty;
  /** There are several causes if the answers can't tell them apart, and none if nothing matches. */
  readonly causes: readonly VerifierCause[];
  /** The number of hypotheses that were compared with the answers. */
  readonly comparedHypotheses: number;
}

/**
 * The minimum numbers of wrong answers and of answers for a certain cause. With fewer, it's only
 * likely.
 */
const minWrong = 2;
const minAnswers = 50;
const maxNamed = 3;

function* pairsOf(faults: readonly VerifierFault[]): Generator<readonly VerifierFault[], void> {
  for (const [index, first] of faults.entries())
    for (const second of faults.slice(index + 1))
      if (first.part.kind !== second.part.kind) yield [first, second];
}

function namedCauses(matching: readonly (readonly VerifierFault[])[]): VerifierCause[] {
  const rankOf = (faults: readonly VerifierFault[]) => Math.max(...faults.map(({ rank }) => rank));
  const best = Math.min(...matching.map(rankOf));
  const causes = new Map<string, VerifierCause>();
  for (const faults of matching.filter((candidates) => rankOf(candidates) === best)) {
    const parts = faults.map(({ part }) => part);
    const finding = parts.map(({ name }) => name).join(',');
    if (!causes.has(finding)) causes.set(finding, { finding, parts });
  }
  return [...causes.values()].slice(0, maxNamed);
}

/** Finds one or two faults that explain every answer of a program, wrong and correct. */
export function findVerifierFaults(
  given: readonly GivenAnswer[],
  cache: MacCache,
): VerifierExplanation {
  // For the other inputs, a correct program may give either answer. So they rule out no fault.
  const required = given.filter(({ expected }) => expected !== undefined);
  const isWrong = ({ expected, answer }: GivenAnswer) => answer !== expected;
  const wrong = required.filter(isWrong);
  // Wrong answers come first, because most faults explain none of them.
  const ordered = [...wrong, ...required.filter((answer) => !isWrong(answer))];
  const explains = (faults: readonly VerifierFault[]) => {
    const verifier = faults.reduce((before, { change }) => change(before), correctVerifier);
    return ordered.every(({ input, answer }) => isAccepted(verifier, input, cache) === answer);
  };
  let comparedHypotheses = verifierFaults.length;
  let matching = verifierFaults.map((fault) => [fault]).filter(explains);
  if (matching.length === 0) {
    const pairs = [...pairsOf(verifierFaults)];
    comparedHypotheses += pairs.length;
    matching = pairs.filter(explains).map((pair) => [...pair]);
  }
  const causes = matching.length === 0 ? [] : namedCauses(matching);
  const isCertain = wrong.length >= minWrong && required.length >= minAnswers;
  return {
    certainty: causes.length === 0 ? 'none' : isCertain ? 'certain' : 'likely',
    causes,
    comparedHypotheses,
  };
}
