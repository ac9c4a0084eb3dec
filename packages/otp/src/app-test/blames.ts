import { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
import type { CausePart } from '../diagnosis/types.ts';
import type { AnsweredProbe } from './answers.ts';
import type { BuiltProbe } from './probes.ts';

/** Whether a part of a finding says that the app lacks the capability. */
export function isAbout({ name }: CausePart, capability: CapabilityId): boolean {
  return capabilityOf(capability).findings.some((start) => name.startsWith(start));
}

/**
 * The capabilities that an app lacks which did this for a probe: those that the finding is about,
 * or all of the probe, where it is about none.
 */
function missingCapabilities(part: CausePart, { capabilities }: BuiltProbe): readonly CapabilityId[] {
  const own = capabilities.filter((one) => isAbout(part, one));
  if (own.length > 0) return own;
  const general = capabilityIds.filter(
    (one) => capabilityOf(one).seenIn === 'every-code' && isAbout(part, one),
  );
  return general.length > 0 ? general : capabilities;
}

/**
 * How many of the causes that explain an answer say that the app lacks the capability. An answer
 * that nothing explains says it of none, and clears none.
 */
export function blames(
  capability: CapabilityId,
  { probe, explanation }: AnsweredProbe,
): 'all' | 'some' | 'none' | 'unexplained' {
  if (explanation === undefined || explanation.causes.length === 0) return 'unexplained';
  const blamed = explanation.causes.map((parts) =>
    parts.some((part) => missingCapabilities(part, probe).includes(capability)),
  );
  if (!blamed.includes(true)) return 'none';
  return blamed.includes(false) ? 'some' : 'all';
}
