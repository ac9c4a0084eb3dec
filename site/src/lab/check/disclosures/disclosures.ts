import type { Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import type { ToolMemory } from '../../tools.ts';

/** The disclosures of Check by their names in addresses, in display order. */
export const disclosureNames = ['apps', 'steps', 'server'] as const;
export type DisclosureName = (typeof disclosureNames)[number];

/** Returns the disclosure that an address names, ignoring case; undefined for an unknown name. */
export function findDisclosure(name: string | undefined): DisclosureName | undefined {
  return disclosureNames.find((disclosure) => disclosure === name?.toLowerCase());
}

/** Returns the id of a disclosure's element. It is also the hash of a link to the disclosure. */
export function disclosureId(name: DisclosureName): string {
  return `check-${name}`;
}

/** The props of the content of every disclosure. */
export interface DisclosureProps {
  /** The settings with the secret as typed, which may not be Base32. */
  readonly settings: OtpSettings;
  /** The app's codes. */
  readonly observations: readonly Observation[];
  /** The diagnosis of these codes; undefined until there is one. */
  readonly diagnosis: Diagnosis | undefined;
  /** The fixed time in Unix seconds; undefined while the clock runs. */
  readonly fixedSeconds: number | undefined;
  readonly memory: ToolMemory;
}
