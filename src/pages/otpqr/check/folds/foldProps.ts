import type { Diagnosis, Observation } from '../../../../otp/diagnosis/types.ts';
import type { OtpSettings } from '../../../../otp/settings.ts';
import type { ToolMemory } from '../../tools/toolProps.ts';

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
