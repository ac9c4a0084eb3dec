import { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
import { type AnsweredProbe, type Judgment, judgmentOf, notTested, type Verdict } from './answers.ts';
import { blames, isAbout } from './blames.ts';
import { judgeLeadingZero, judgeTruncation } from './codeJudgments.ts';
import { narrowCauses } from './narrowCauses.ts';
import { firstProbes, type ProbeId, singleProbe } from './probes.ts';
import { judgeTimeSteps } from './judgeTimeSteps.ts';

/** Whether the tester has to look at the names that the app shows. */
export function asksNames(capability: CapabilityId): boolean {
  return capability === 'issuer-mismatch' || capability.startsWith('label-');
}

function verdictOfNames({ probe, answer }: AnsweredProbe): Verdict {
  if (answer.kind === 'refused' || answer.names === undefined) return 'not-tested';
  if (answer.names !== 'other') return 'right';
  // Where several kinds of names were shown at once, it is not known which the app spoils.
  return probe.capabilities.filter(asksNames).length > 1 ? 'unclear' : 'misleading';
}

function verdictOfCode(capability: CapabilityId, answered: AnsweredProbe): Verdict {
  const blamed = blames(capability, answered);
  if (blamed === 'all') return 'misleading';
  if (blamed !== 'none') return 'unclear';
  return asksNames(capability) ? verdictOfNames(answered) : 'right';
}

/** A refusal of several things at once does not tell which of them it is about. */
function verdictOfRefusal(capability: CapabilityId, { probe }: AnsweredProbe): Verdict {
  const [only, ...others] = probe.capabilities.filter(
    (one) => capabilityOf(one).needs === undefined,
  );
  return only === capability && others.length === 0 ? 'refused' : 'not-tested';
}

/** What an answer says about one of the probe's own capabilities. */
function judge(capability: CapabilityId, answered: AnsweredProbe): Judgment {
  const { answer, explanation } = answered;
  if (answer.kind === 'refused') {
    const verdict = verdictOfRefusal(capability, answered);
    return verdict === 'refused' ? { verdict, answered } : notTested;
  }
  if (explanation === undefined) return notTested;
  const isToRefuse = capabilityOf(capability).wanted === 'refusal';
  const verdict = isToRefuse ? 'misleading' : verdictOfCode(capability, answered);
  if (verdict === 'not-tested') return notTested;
  return judgmentOf(verdict, answered, (part) => isAbout(part, capability));
}

/** The probes that have to follow an answer: one for each capability that it leaves open. */
function probesAfter(answered: AnsweredProbe): readonly ProbeId[] {
  const { probe, answer } = answered;
  if (probe.capabilities.length === 1) return [];
  return probe.capabilities
    .filter((one) => answer.kind === 'refused' || judge(one, answered).verdict === 'unclear')
    .flatMap((one) => singleProbe(one) ?? []);
}

/**
 * The probes of a run in their order: one that tests several capabilities, and whose answer leaves
 * some of them open, is followed by those that test each of these alone.
 */
export function planProbes(answers: ReadonlyMap<ProbeId, AnsweredProbe>): readonly ProbeId[] {
  const narrowed = narrowCauses([...answers.values()]);
  return firstProbes.flatMap((id) => {
    const answered = narrowed.find(({ probe }) => probe.id === id);
    return answered === undefined ? [id] : [id, ...probesAfter(answered)];
  });
}

/**
 * The judgment of every capability. Where several probes test one, that of the probe that tests
 * the fewest counts.
 */
export function judgeAll(
  answers: ReadonlyMap<ProbeId, AnsweredProbe>,
): ReadonlyMap<CapabilityId, Judgment> {
  const every = narrowCauses([...answers.values()]);
  const inEveryCode: Partial<Record<CapabilityId, Judgment>> = {
    'leading-zero': judgeLeadingZero(every),
    truncation: judgeTruncation(every),
    'time-steps': judgeTimeSteps(every),
  };
  return new Map(
    capabilityIds.map((capability): [CapabilityId, Judgment] => {
      const [best] = every
        .filter(({ probe }) => probe.capabilities.includes(capability))
        .sort((one, other) => one.probe.capabilities.length - other.probe.capabilities.length);
      const own = best === undefined ? notTested : judge(capability, best);
      return [capability, inEveryCode[capability] ?? own];
    }),
  );
}
