import type { OtpSettings } from '@otp-lab/otp';
import type { Observation } from '@otp-lab/otp/diagnosis';
import { type DiagnosisState, useDiagnosis } from '../diagnosis/useDiagnosis.ts';
import type { ToolMemory } from '../tools.ts';
import { useRemembered } from '../useRemembered.ts';
import { isStillTyping } from './blockOf.ts';
import type { TypedCodes } from './typedCodes.ts';
import { useSubsetDiagnoses } from './useSubsetDiagnoses.ts';

/**
 * Diagnoses the typed codes. Keeps the visitor's answer about the device's clock, which the diagnosis may ask for.
 * @param settings compared by identity: pass a stable reference
 * @param observations the codes to diagnose; empty if there are none, or if the visitor must fix something first
 */
export function useCheckDiagnosis(
  memory: ToolMemory,
  settings: OtpSettings,
  typedCodes: TypedCodes,
  observations: readonly Observation[],
) {
  const [isClockRight, setClockRight] = useRemembered<boolean | undefined>(
    memory,
    'check-clock',
    undefined,
  );
  // Diagnose a complete code immediately, but show the answer only after the visitor has finished typing.
  const currentState = useDiagnosis(settings, observations, isClockRight);
  const shownState: DiagnosisState = isStillTyping(typedCodes) ? { state: 'idle' } : currentState;
  const diagnosis = shownState.state === 'done' ? shownState.diagnosis : undefined;
  const subsetExplanation = useSubsetDiagnoses(diagnosis, settings, observations, isClockRight);
  return { shownState, diagnosis, subsetExplanation, isClockRight, setClockRight };
}
