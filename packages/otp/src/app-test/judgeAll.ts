import { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
import {
  type AnsweredProbe,
  type Judgment,
  judgmentOf,
  notTested,
  type Verdict,
} from './answers.ts';
import { blamingCauses, isAbout } from './blamingCauses.ts';
import { judgeLeadingZero, judgeTruncation } from './codeJudgments.ts';
import { narrowCauses } from './narrowCauses.ts';
import { firstProbes, type ProbeId, singleProbe } from './probes.ts';
import { judgeTimeSteps } from './judgeTimeSteps.ts';

/** Returns whether the tester has to compare the names that the app shows. */
export function asksNames(capability: CapabilityId): boolean {
  return capability === 'issuer-mismatch' || capability.startsWith('label-');
}

function verdictOfNames({ probe, answer }: AnsweredProbe): Verdict {
  if (answer.kind === 'refused' || answer.names === undefined) return 'not-tested';
  if (answer.names !== 'other') return 'right';
  // If a probe tests several kinds of names, the answer doesn't tell which one the app changes.
  return probe.capabilities.filter(asksNames).length > 1 ? 'unclear' : 'misleading';
}

function verdictOfCode(capability: CapabilityId, answered: AnsweredProbe): Verdict {
  const blaming = blamingCauses(capability, answered);
  if (blaming === 'all') return 'misleading';
  if (blaming !== 'none') return 'unclear';
  return asksNames(capability) ? verdictOfNames(answered) : 'right';
}

/** If a probe tests several capabilities, a refusal doesn't tell which one the app lacks. */
function verdictOfRefusal(capability: CapabilityId, { probe }: AnsweredProbe): Verdict {
  const [only, ...others] = probe.capabilities.filter((id) => capabilityOf(id).needs === undefined);
  return only === capability && others.length === 0 ? 'refused' : 'not-tested';
}

/** Judges one of a probe's own capabilities by the answer to the probe. */
function judge(capability: CapabilityId, answered: AnsweredProbe): Judgment {
  const { answer, explanation } = answered;
  if (answer.kind === 'refused') {
    const verdict = verdictOfRefusal(capability, answered);
    return verdict === 'refused' ? { verdict, answered } : notTested;
  }
  if (explanation === undefined) return notTested;
  const mustRefuse = capabilityOf(capability).wanted === 'refusal';
  const verdict = mustRefuse ? 'misleading' : verdictOfCode(capability, answered);
  if (verdict === 'not-tested') return notTested;
  return judgmentOf(verdict, answered, (part) => isAbout(part, capability));
}

/** Returns the probes that must follow an answer: one for each capability that the answer leaves open. */
function probesAfter(answered: AnsweredProbe): readonly ProbeId[] {
  const { probe, answer } = answered;
  if (probe.capabilities.length === 1) return [];
  return probe.capabilities
    .filter(
      (capability) =>
        answer.kind === 'refused' || judge(capability, answered).verdict === 'unclear',
    )
    .flatMap((capability) => singleProbe(capability) ?? []);
}

/**
 * Returns the probes of a test in their order. If the answer to a probe leaves some of its
 * capabilities open, probes for each of these follow it.
 */
export function planProbes(answers: ReadonlyMap<ProbeId, AnsweredProbe>): readonly ProbeId[] {
  const narrowed = narrowCauses([...answers.values()]);
  return firstProbes.flatMap((id) => {
    const answered = narrowed.find(({ probe }) => probe.id === id);
    return answered === undefined ? [id] : [id, ...probesAfter(answered)];
  });
}

/**
 * Judges every capability. If several probes test the same capability, the probe with the fewest capabilities counts.
 */
export function judgeAll(
  answers: ReadonlyMap<ProbeId, AnsweredProbe>,
): ReadonlyMap<CapabilityId, Judgment> {
  const narrowed = narrowCauses([...answers.values()]);
  const byEveryCode: Partial<Record<CapabilityId, Judgment>> = {
    'leading-zero': judgeLeadingZero(narrowed),
    truncation: judgeTruncation(narrowed),
    'time-steps': judgeTimeSteps(narrowed),
  };
  return new Map(
    capabilityIds.map((capability): [CapabilityId, Judgment] => {
      const [best] = narrowed
        .filter(({ probe }) => probe.capabilities.includes(capability))
        .sort((a, b) => a.probe.capabilities.length - b.probe.capabilities.length);
      const own = best === undefined ? notTested : judge(capability, best);
      return [capability, byEveryCode[capability] ?? own];
    }),
  );
}
