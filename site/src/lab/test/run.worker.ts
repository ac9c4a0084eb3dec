import { createMacCache, type Observation } from '@otp-lab/otp/diagnosis';
import { chooseSecret, explainCodes, type Explained, type ProbeId } from '@otp-lab/otp/app-test';
import type { OtpSettings } from '@otp-lab/otp';
import { answerQuestions } from '../askWorker.ts';
import { fillWithRandom } from '../settings/fillWithRandom.ts';

/** A probe that needs a secret at a moment (Unix time in seconds). */
interface SecretQuestion {
  readonly id: ProbeId;
  readonly seconds: number;
}

/** Codes that an app showed for a probe's settings. */
interface CodesQuestion {
  readonly settings: OtpSettings;
  readonly observations: readonly Observation[];
}

export type RunQuestion = SecretQuestion | CodesQuestion;
/** Base32 text for a secret, how they came about for codes. */
export type RunAnswer = string | Explained;

const cache = createMacCache();

answerQuestions((question: RunQuestion): RunAnswer =>
  'id' in question
    ? chooseSecret(question.id, question.seconds, fillWithRandom)
    : explainCodes(question.settings, question.observations, cache),
);
