import { diagnose } from '../diagnosis/diagnose.ts';
import type { MacCache } from '../diagnosis/macs.ts';
import type { Diagnosis, FindingPart, Observation } from '../diagnosis/types.ts';
import { type CapabilityId, capabilityIds, capabilityOf } from '../capabilities.ts';
import { type BuiltProbe, type ProbeId } from './probes.ts';

/**
 * `right`: the code is the right one; `refused`: the app said that it cannot; `misleading`: it
 * shows a wrong code, or any code for what must be refused, without a warning.
 */
export const verdicts = ['right', 'refused', 'misleading', 'not-tested'] as const;
export type Verdict = (typeof verdicts)[number];

/** What the tester says about a probe. */
export type Answer =
  | { readonly kind: 'refused' }
  | {
      readonly kind: 'code';
      readonly observations: readonly Observation[];
      /** Whether the app shows issuer and account as they are; absent where nobody looked. */
      readonly namesRight?: boolean;
    };

export interface Judgement {
  readonly verdict: Verdict;
  /** How the shown codes came about; absent for a refusal and where nothing was tested. */
  readonly diagnosis?: Diagnosis;
}

/** A device's clock is no fault of the app. */
function isFault(part: FindingPart): boolean {
  return part.sentence !== 'clock-steps';
}

function lacks(capability: CapabilityId, probe: BuiltProbe, diagnosis: Diagnosis): boolean {
  if (diagnosis.finding === 'unknown') return true;
  const { families } = capabilityOf(capability);
  const tested = new Set(probe.capabilities.flatMap((one) => capabilityOf(one).families));
  return diagnosis.parts
    .filter(isFault)
    .some(({ family }) => families.includes(family) || !tested.has(family));
}

/** Diagnoses the codes that an app shows for a probe; undefined for a refusal. */
export function diagnoseAnswer(
  probe: BuiltProbe,
  answer: Answer,
  cache?: MacCache,
): Diagnosis | undefined {
  return answer.kind === 'refused'
    ? undefined
    : diagnose(probe.settings, answer.observations, cache);
}

/** What an answer, and the diagnosis of its codes, say about one of the probe's capabilities. */
export function judge(
  capability: CapabilityId,
  probe: BuiltProbe,
  answer: Answer,
  diagnosis: Diagnosis | undefined,
): Judgement {
  if (answer.kind === 'refused' || diagnosis === undefined) return { verdict: 'refused' };
  if (capabilityOf(capability).wanted === 'refusal') return { verdict: 'misleading', diagnosis };
  const aboutNames = capability.startsWith('label-') || capability === 'issuer-mismatch';
  const wrong = lacks(capability, probe, diagnosis) || (aboutNames && answer.namesRight === false);
  return { verdict: wrong ? 'misleading' : 'right', diagnosis };
}

/** One answered probe. */
export interface Answered {
  readonly probe: BuiltProbe;
  readonly answer: Answer;
  readonly diagnosis: Diagnosis | undefined;
}

/**
 * The judgement of every capability. Where several probes test one, that of the probe that tests
 * the fewest counts: a refusal of several settings at once is about one of them only.
 */
export function judgeAll(
  answered: ReadonlyMap<ProbeId, Answered>,
): ReadonlyMap<CapabilityId, Judgement> {
  const judgements = capabilityIds.map((capability): [CapabilityId, Judgement] => {
    const [best] = [...answered.values()]
      .filter(({ probe }) => probe.capabilities.includes(capability))
      .sort((one, other) => one.probe.capabilities.length - other.probe.capabilities.length);
    if (best === undefined) return [capability, { verdict: 'not-tested' }];
    return [capability, judge(capability, best.probe, best.answer, best.diagnosis)];
  });
  return new Map(judgements);
}
