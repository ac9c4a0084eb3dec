import { type CapabilityId, capabilityIds, capabilityOf } from './capabilities.ts';
import type { CausePart } from '../diagnosis/types.ts';
import type { AnsweredProbe } from './answers.ts';
import type { BuiltProbe } from './probes.ts';

/** Returns whether a cause part means that the app lacks the capability. */
export function isAbout({ name }: CausePart, capability: CapabilityId): boolean {
  return capabilityOf(capability).findings.some((prefix) => name.startsWith(prefix));
}

/**
 * Returns the capabilities that an app lacks if a cause part explains a probe's codes. If the part concerns no
 * capability, all capabilities of the probe count as missing.
 */
function missingCapabilities(
  part: CausePart,
  { capabilities }: BuiltProbe,
): readonly CapabilityId[] {
  const own = capabilities.filter((capability) => isAbout(part, capability));
  if (own.length > 0) return own;
  const general = capabilityIds.filter(
    (capability) => capabilityOf(capability).seenIn === 'every-code' && isAbout(part, capability),
  );
  return general.length > 0 ? general : capabilities;
}

/**
 * Returns which of the possible causes of an answer mean that the app lacks the capability. Returns 'unexplained' if
 * there is no possible cause. Then the answer shows nothing about the capability.
 */
export function blamingCauses(
  capability: CapabilityId,
  { probe, explanation }: AnsweredProbe,
): 'all' | 'some' | 'none' | 'unexplained' {
  if (explanation === undefined || explanation.causes.length === 0) return 'unexplained';
  const isBlaming = explanation.causes.map((parts) =>
    parts.some((part) => missingCapabilities(part, probe).includes(capability)),
  );
  if (!isBlaming.includes(true)) return 'none';
  return isBlaming.includes(false) ? 'some' : 'all';
}
