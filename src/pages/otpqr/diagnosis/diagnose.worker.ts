import { diagnose } from '../../../otp/diagnosis/diagnose.ts';
import { createMacCache } from '../../../otp/diagnosis/macs.ts';
import type { Diagnosis, Observation } from '../../../otp/diagnosis/types.ts';
import type { OtpSettings } from '../../../otp/settings.ts';
import { answerQuestions } from '../../../ui/answerQuestions.ts';

/** What the diagnosis is made from. */
export interface DiagnosisQuestion {
  readonly settings: OtpSettings;
  readonly observations: readonly Observation[];
}

const cache = createMacCache();

answerQuestions(({ settings, observations }: DiagnosisQuestion): Diagnosis =>
  diagnose(settings, observations, cache),
);
