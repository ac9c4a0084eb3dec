import { createMacCache, type Observation } from '@otp-lab/otp/diagnosis';
import {
  chooseSecret,
  explainCodes,
  type CodeExplanation,
  type ProbeId,
} from '@otp-lab/otp/app-test';
import type { OtpSettings } from '@otp-lab/otp';
import { answerQuestions } from '../workerLink.ts';
import { fillWithRandom } from '../settings/fillWithRandom.ts';

/** Asks for a secret for a probe that is shown at a Unix time in seconds. */
interface SecretQuestion {
  readonly id: ProbeId;
  readonly seconds: number;
}

/** Asks how an app computed the codes that it showed for a probe. */
interface CodesQuestion {
  readonly settings: OtpSettings;
  readonly observations: readonly Observation[];
}

const cache = createMacCache();

/** Returns a Base32 secret, or the explanation of codes. */
const answer = (question: SecretQuestion | CodesQuestion): string | CodeExplanation =>
  'id' in question
    ? chooseSecret(question.id, question.seconds, fillWithRandom)
    : explainCodes(question.settings, question.observations, cache);

export type TestWorker = typeof answer;

answerQuestions(answer);
