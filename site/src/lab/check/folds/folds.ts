import type { Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';
import type { ToolMemory } from '../../tools.ts';

/** What Check holds below the fold, by its name in addresses, in the order in which it stands. */
export const foldNames = ['apps', 'steps', 'server'] as const;
export type FoldName = (typeof foldNames)[number];

/** The fold of a name in an address; undefined for an unknown one. */
export function foldOf(name: string | undefined): FoldName | undefined {
  return foldNames.find((fold) => fold === name?.toLowerCase());
}

/** The id of a fold's element, by which a document's address may name it too. */
export function foldId(name: FoldName): string {
  return `check-${name}`;
}

/** What every fold is given. */
export interface FoldProps {
  /** As typed: the secret may be none. */
  readonly settings: OtpSettings;
  /** The codes that were typed from the app. */
  readonly observations: readonly Observation[];
  /** What is known of them; undefined while nothing is. */
  readonly diagnosis: Diagnosis | undefined;
  /** The moment that was set, in Unix seconds; undefined while the clock runs. */
  readonly moment: number | undefined;
  readonly memory: ToolMemory;
}
