import { decodeTypedBase32 } from '../base32.ts';
import { type CapabilityId, capabilityOf } from './capabilities.ts';
import {
  type AnsweredProbe,
  type Judgment,
  judgmentOf,
  notTested,
  type Verdict,
} from './answers.ts';
import { blamingCauses, isAbout } from './blamingCauses.ts';
import { type ExplainedCode, hasOneComputation } from './explainCodes.ts';
import { type CodeTraits, traitsOf } from './codeTraits.ts';

/** A code that the app showed, with its answer. */
interface ShownCode extends ExplainedCode {
  readonly answered: AnsweredProbe;
}

/** Returns whether the names of all deviations of the app start with one of the prefixes. */
function hasOnlyFindings({ explanation }: AnsweredProbe, prefixes: readonly string[]): boolean {
  if (explanation === undefined || !hasOneComputation(explanation)) return false;
  return explanation.causes
    .flat()
    .every(({ name }) => prefixes.some((prefix) => name.startsWith(prefix)));
}

/** Returns the answers to QR codes that a good app shows a code for. */
function answersToValidQrCodes(answers: readonly AnsweredProbe[]): readonly AnsweredProbe[] {
  return answers.filter(({ probe }) =>
    probe.capabilities.every((capability) => capabilityOf(capability).wanted === 'code'),
  );
}

/**
 * Returns the codes of those answers that a single computation explains, and whose deviations all have names with one
 * of the prefixes.
 */
function codesWithOnly(
  answers: readonly AnsweredProbe[],
  prefixes: readonly string[],
): ShownCode[] {
  return answers
    .filter((answered) => hasOnlyFindings(answered, prefixes))
    .flatMap((answered) =>
      (answered.explanation?.codes ?? []).map((code) => ({ ...code, answered })),
    );
}

/**
 * Judges a capability by every code. Looks for the fault, then for doubtful codes, then for a code that proves that the
 * app doesn't have the fault.
 */
function judgeByCodes(
  capability: CapabilityId,
  answers: readonly AnsweredProbe[],
  proof: AnsweredProbe | undefined,
): Judgment {
  const judgment = (verdict: Verdict, answered: AnsweredProbe) =>
    judgmentOf(verdict, answered, (part) => isAbout(part, capability));
  const blaming = answers.map((answered) => blamingCauses(capability, answered));
  const faulty = answers[blaming.indexOf('all')];
  if (faulty) return judgment('misleading', faulty);
  // A code was wrong and the next one correct: the fault may show only in some codes.
  const doubtful = answers.find(({ explanation }) => explanation?.isDoubtful);
  if (doubtful)
    return { verdict: 'unclear', answered: doubtful, finding: 'unknown', certainty: 'none' };
  if (proof) return { verdict: 'right', answered: proof, finding: 'match', certainty: 'certain' };
  const unclear = answers.find(
    ({ explanation }, index) =>
      explanation !== undefined && (blaming[index] === 'some' || blaming[index] === 'unexplained'),
  );
  return unclear ? judgment('unclear', unclear) : notTested;
}

/** Judges whether the app shows leading zeros. */
export function judgeLeadingZero(answers: readonly AnsweredProbe[]): Judgment {
  const withCode = answersToValidQrCodes(answers);
  // A padded or cut code may start with a zero that isn't part of the correct code.
  const harmless = ['clock:', 'counter:', 'algorithm:', 'period:', 'type:', 'key:', 'truncation:'];
  const proof = codesWithOnly(withCode, harmless).find(({ code }) => code.startsWith('0'));
  return judgeByCodes('leading-zero', withCode, proof?.answered);
}

function traitsOfCode({ answered, counter }: ShownCode): CodeTraits | undefined {
  const { settings } = answered.probe;
  const secret = decodeTypedBase32(settings.secret);
  if (!secret.ok || counter === undefined) return undefined;
  return traitsOf(settings, secret.bytes, counter);
}

/**
 * Judges whether the app truncates as RFC 4226 section 5.3 requires. It takes codes with a sign bit to
 * clear, with different offsets, and with an offset of at least 8, which needs all four bits.
 */
export function judgeTruncation(answers: readonly AnsweredProbe[]): Judgment {
  const withCode = answersToValidQrCodes(answers);
  const right = codesWithOnly(withCode, ['clock:', 'counter:+', 'counter:-']);
  const traits = right.flatMap((code) => traitsOfCode(code) ?? []);
  const offsets = traits.map(({ offset }) => offset);
  const isProven =
    traits.some(({ hasSignBit }) => hasSignBit) &&
    Math.max(...offsets) >= 8 &&
    new Set(offsets).size > 1;
  return judgeByCodes('truncation', withCode, isProven ? right[0]?.answered : undefined);
}
