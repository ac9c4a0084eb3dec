import type { OtpSettings } from '@otp-lab/otp';
import type { Diagnosis, Observation } from '@otp-lab/otp/diagnosis';
import { useDiagnosis } from '../diagnosis/useDiagnosis.ts';

/** Which of the codes have an explanation, if no cause explains all of them. The values are message keys. */
export type SubsetExplanation = 'newestIsCorrect' | 'newestHasCause' | 'othersHaveCause';

const none: readonly Observation[] = [];

/**
 * Diagnoses the newest code and the other codes apart, if all together are unexplained. They may be from different
 * accounts. Returns undefined if that explains neither.
 * @param together the diagnosis of all codes; undefined until there is one
 */
export function useSubsetDiagnoses(
  together: Diagnosis | undefined,
  settings: OtpSettings,
  observations: readonly Observation[],
  isClockRight: boolean | undefined,
): SubsetExplanation | undefined {
  const isNeeded = together?.finding === 'unknown' && observations.length > 1;
  // Most visits need neither worker.
  const isPreloaded = false;
  const newest = useDiagnosis(
    settings,
    isNeeded ? observations.slice(-1) : none,
    isClockRight,
    isPreloaded,
  );
  const others = useDiagnosis(
    settings,
    isNeeded ? observations.slice(0, -1) : none,
    isClockRight,
    isPreloaded,
  );
  if (newest.state === 'done' && newest.diagnosis.finding !== 'unknown')
    return newest.diagnosis.finding === 'match' ? 'newestIsCorrect' : 'newestHasCause';
  const areOthersExplained = others.state === 'done' && others.diagnosis.finding !== 'unknown';
  return areOthersExplained ? 'othersHaveCause' : undefined;
}
