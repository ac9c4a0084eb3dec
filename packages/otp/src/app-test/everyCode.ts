import { decodeBase32 } from '../base32.ts';
import { type CapabilityId, capabilityOf } from './capabilities.ts';
import { type Answered, type Judgment, judgmentOf, notTested, type Verdict } from './answers.ts';
import { blames, isAbout } from './blame.ts';
import { type ExplainedCode, isSettled } from './explain.ts';
import { type CodeTraits, traitsOf } from './traits.ts';

/** A code that the app showed, and the answer that it belongs to. */
interface ShownCode extends ExplainedCode {
  readonly answered: Answered;
}

/** Whether the app did nothing otherwise than these kinds of findings say. */
function didOnly({ explained }: Answered, findings: readonly string[]): boolean {
  if (explained === undefined || !isSettled(explained)) return false;
  return explained.causes
    .flat()
    .every(({ name }) => findings.some((finding) => name.startsWith(finding)));
}

/** Answers to QR codes for which there is a right code. */
function withRightCode(answers: readonly Answered[]): readonly Answered[] {
  return answers.filter(({ probe }) =>
    probe.capabilities.every((one) => capabilityOf(one).wanted === 'code'),
  );
}

/** The codes of the answers in which nothing went wrong but what is named. */
function codesWith(answers: readonly Answered[], findings: readonly string[]): ShownCode[] {
  return answers
    .filter((answered) => didOnly(answered, findings))
    .flatMap((answered) =>
      (answered.explained?.codes ?? []).map((code) => ({ ...code, answered })),
    );
}

/** A fault that was seen counts, then a code that proves that it is not there. */
function judgeByCodes(
  capability: CapabilityId,
  answers: readonly Answered[],
  proof: Answered | undefined,
): Judgment {
  const say = (verdict: Verdict, answered: Answered) =>
    judgmentOf(verdict, answered, (part) => isAbout(part, capability));
  const blamed = answers.map((answered) => blames(capability, answered));
  const faulty = answers[blamed.indexOf('all')];
  if (faulty) return say('misleading', faulty);
  // Something came out wrong, and right the next time: a fault may show only at times.
  const doubtful = answers.find(({ explained }) => explained?.isDoubtful);
  if (doubtful)
    return { verdict: 'unclear', answered: doubtful, finding: 'unknown', certainty: 'none' };
  if (proof) return { verdict: 'right', answered: proof, finding: 'match', certainty: 'certain' };
  const open = answers.find(
    ({ explained }, index) =>
      explained !== undefined && (blamed[index] === 'some' || blamed[index] === 'unexplained'),
  );
  return open ? say('unclear', open) : notTested;
}

/** Whether codes that begin with 0 are shown with it. */
export function judgeLeadingZero(answers: readonly Answered[]): Judgment {
  const asked = withRightCode(answers);
  // Codes padded or cut to another length may begin with a 0 that is not theirs.
  const others = ['clock:', 'counter:', 'algorithm:', 'period:', 'type:', 'key:', 'truncation:'];
  const proof = codesWith(asked, others).find(({ code }) => code.startsWith('0'));
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
export function judgeTruncation(answers: readonly Answered[]): Judgment {
  const asked = withRightCode(answers);
  const right = codesWith(asked, ['clock:', 'counter:+', 'counter:-']);
  const traits = right.flatMap((code) => traitsOfCode(code) ?? []);
  const offsets = traits.map(({ offset }) => offset);
  const isProven =
    traits.some(({ signBit }) => signBit) && Math.max(...offsets) >= 8 && new Set(offsets).size > 1;
  return judgeByCodes('truncation', asked, isProven ? right[0]?.answered : undefined);
}
