import { createMacCache } from '../diagnosis/macs.ts';
import { countOutputs, findDifferences, type OutputResult } from '../program/countOutputs.ts';
import { answerFormat } from '../program/outputFormats.ts';
import { readOutputs } from '../program/readOutputs.ts';
import {
  findVerifierFaults,
  type GivenAnswer,
  type VerifierExplanation,
} from './findVerifierFaults.ts';
import {
  type VerificationGroup,
  verificationGroups,
  type VerificationInput,
} from './readVerifications.ts';
import { correctVerifier, isAccepted, isEitherRight } from './verifier.ts';

/** What the answers of a program that verifies codes reveal. */
export interface VerificationResult extends OutputResult<VerificationGroup> {
  /** The faults behind the wrong answers. Absent if no answer is wrong. */
  readonly explanation?: VerifierExplanation;
}

const answerOf = (isCodeAccepted: boolean) => (isCodeAccepted ? 'accepted' : 'rejected');

/**
 * Judges what a program printed for the list of verifications, and finds its faults. Yields the share
 * of the text that is read, so that a caller can show it or stop.
 *
 * @param text an id and "accepted" or "rejected" on each line, in a format that `readOutputs` accepts
 */
export function* judgeVerifications(
  text: string,
  inputs: readonly VerificationInput[],
): Generator<number, VerificationResult, void> {
  const ids = inputs.map(({ id }) => id);
  const { byId, ...outputs } = yield* readOutputs(text, ids, answerFormat);
  const cache = createMacCache();
  const cases = inputs.map((input) => ({
    id: input.id,
    line: input.line,
    group: input.group,
    input,
    expected: answerOf(isAccepted(correctVerifier, input, cache)),
    isEitherRight: isEitherRight(input, cache),
    output: byId.get(input.id),
  }));
  const given = cases.flatMap(
    ({ input, expected, isEitherRight: isEither, output }): GivenAnswer[] =>
      output?.kind === 'answer'
        ? [
            {
              input,
              expected: isEither ? undefined : expected === 'accepted',
              answer: output.text === 'accepted',
            },
          ]
        : [],
  );
  const result: VerificationResult = {
    outputs,
    groups: verificationGroups.map((group) => ({
      group,
      ...countOutputs(cases.filter((judgedCase) => judgedCase.group === group)),
    })),
    total: countOutputs(cases),
    ...findDifferences(cases),
  };
  const isWrong = ({ expected, answer }: GivenAnswer) =>
    expected !== undefined && answer !== expected;
  return given.some(isWrong)
    ? { ...result, explanation: findVerifierFaults(given, cache) }
    : result;
}
