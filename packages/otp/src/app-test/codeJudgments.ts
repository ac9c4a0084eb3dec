import { decodeBase32 } from '../base32.ts';
import { type CapabilityId, capabilityOf } from './capabilities.ts';
import { type AnsweredProbe, type Judgment, judgmentOf, notTested, type Verdict } from './answers.ts';
import { blames, isAbout } from './blames.ts';
import { type ExplainedCode, isSettled } from './explainCodes.ts';
import { type CodeTraits, traitsOf } from './codeTraits.ts';

/** A code that the app showed, and the answer that it belongs to. */
interface ShownCode extends ExplainedCode {
  readonly answered: AnsweredProbe;
}

/** Whether the app did nothing otherwise than these kinds of findings say. */
function hasOnlyFindings({ explanation }: AnsweredProbe, findings: readonly string[]): boolean {
  if (explanation === undefined || !isSettled(explanation)) return false;
  return explanation.causes
    .flat()
    .every(({ name }) => findings.some((finding) => name.startsWith(finding)));
}

/** Answers to QR codes for which there is a right code. */
function withRightCode(answers: readonly AnsweredProbe[]): readonly AnsweredProbe[] {
  return answers.filter(({ probe }) =>
    probe.capabilities.every((one) => capabilityOf(one).wanted === 'code'),
  );
}

/** The codes of the answers in which nothing went wrong but what is named. */
function codesWithOnly(answers: readonly AnsweredProbe[], findings: readonly string[]): ShownCode[] {
  return answers
    .filter((answered) => hasOnlyFindings(answered, findings))
    .flatMap((answered) =>
      (answered.explanation?.codes ?? []).map((code) => ({ ...code, answered })),
    );
}

/** A fault that was seen counts, then a code that proves that it is not there. */
function judgeByCodes(
  capability: CapabilityId,
  answers: readonly AnsweredProbe[],
  proof: AnsweredProbe | undefined,
): Judgment {
  const say = (verdict: Verdict, answered: AnsweredProbe) =>
    judgmentOf(verdict, answered, (part) => isAbout(part, capability));
  const blamed = answers.map((answered) => blames(capability, answered));
  const faulty = answers[blamed.indexOf('all')];
  if (faulty) return say('misleading', faulty);
  // Something came out wrong, and right the next time: a fault may show only at times.
  const doubtful = answers.find(({ explanation }) => explanation?.isDoubtful);
  if (doubtful)
    return { verdict: 'unclear', answered: doubtful, finding: 'unknown', certainty: 'none' };
  if (proof) return { verdict: 'right', answered: proof, finding: 'match', certainty: 'certain' };
  const open = answers.find(
    ({ explanation }, index) =>
      explanation !== undefined && (blamed[index] === 'some' || blamed[index] === 'unexplained'),
  );
  return open ? say('unclear', open) : notTested;
}

/** Whether codes that begin with 0 are shown with it. */
export function judgeLeadingZero(answers: readonly AnsweredProbe[]): Judgment {
  const asked = withRightCode(answers);
  // Codes padded or cut to another length may begin with a 0 that is not theirs.
  const others = ['clock:', 'counter:', 'algorithm:', 'period:', 'type:', 'key:', 'truncation:'];
  const proof = codesWithOnly(asked, others).find(({ code }) => code.startsWith('0'));
  return judgeByCodes('leading-zero', asked, proof?.answered);
}

function traitsOfCode({ answered, counter }: ShownCode): CodeTraits | undefined {
  const { settings } = answered.probe;
  const secret = decodeBase32(settings.secret);
  if (!secret.ok || counter === undefined) return undefined;
  return traitsOf(settings, secret.bytes, counter);
}

/**
 * Whether the number is taken out of the HMAC as RFC 4226 section 5.3 says: the sign bit cleared,
 * and the offset where its four bits say, so that neither three bits nor a fixed place will do.
 */
export function judgeTruncation(answers: readonly AnsweredProbe[]): Judgment {
  const asked = withRightCode(answers);
  const right = codesWithOnly(asked, ['clock:', 'counter:+', 'counter:-']);
  const traits = right.flatMap((code) => traitsOfCode(code) ?? []);
  const offsets = traits.map(({ offset }) => offset);
  const isProven =
    traits.some(({ hasSignBit }) => hasSignBit) && Math.max(...offsets) >= 8 && new Set(offsets).size > 1;
  return judgeByCodes('truncation', asked, isProven ? right[0]?.answered : undefined);
}
