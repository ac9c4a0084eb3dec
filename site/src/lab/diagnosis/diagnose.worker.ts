import {
  createMacCache,
  diagnose,
  diagnoseWidely,
  type Diagnosis,
  type Observation,
} from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';

/** What the diagnosis is made from. */
export interface DiagnosisQuestion {
  readonly settings: OtpSettings;
  readonly observations: readonly Observation[];
}

/** Each message ends what was begun before it; one without a question does no more. */
export interface DiagnosisRequest {
  readonly id: number;
  readonly question?: DiagnosisQuestion;
}

/**
 * What is known so far. `searched` is the share of a wider search that is done, 0 to 1; another
 * reply follows until it is absent.
 */
export interface DiagnosisReply {
  readonly id: number;
  readonly diagnosis: Diagnosis;
  readonly searched?: number;
}

/** After so many milliseconds of searching, newer messages are looked at. */
const longestStretch = 40;

const cache = createMacCache();
let latest = 0;

function reply(message: DiagnosisReply): void {
  postMessage(message);
}

async function answer({ id, question }: DiagnosisRequest): Promise<void> {
  latest = id;
  if (question === undefined) return;
  const { settings, observations } = question;
  const quick = diagnose(settings, observations, cache);
  if (!quick.canWiden) {
    reply({ id, diagnosis: quick });
    return;
  }
  reply({ id, diagnosis: quick, searched: 0 });
  const search = diagnoseWidely(settings, observations, cache);
  let paused = performance.now();
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) {
      reply({ id, diagnosis: step.value });
      return;
    }
    if (performance.now() - paused < longestStretch) continue;
    reply({ id, diagnosis: quick, searched: step.value });
    await new Promise((resume) => setTimeout(resume));
    if (latest !== id) return;
    paused = performance.now();
  }
}

addEventListener('message', ({ data }: MessageEvent<DiagnosisRequest>) => {
  // A rejection would end here: an error reaches the page.
  answer(data).catch(reportError);
});
