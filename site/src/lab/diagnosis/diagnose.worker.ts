import {
  createMacCache,
  diagnose,
  diagnoseWidely,
  type Diagnosis,
  type KnownFacts,
  type Observation,
} from '@otp-lab/otp/diagnosis';
import type { OtpSettings } from '@otp-lab/otp';

/** The input of a diagnosis. */
export interface DiagnosisQuestion {
  readonly settings: OtpSettings;
  readonly observations: readonly Observation[];
  readonly facts: KnownFacts;
}

/** Each request cancels the previous one. A request without a question only cancels. */
export interface DiagnosisRequest {
  readonly id: number;
  readonly question?: DiagnosisQuestion;
}

/** A result. If `searched` is set, a wider search is running and another reply follows. */
export interface DiagnosisReply {
  readonly id: number;
  readonly diagnosis: Diagnosis;
  /** The completed share of the wider search, 0 to 1. */
  readonly searched?: number;
}

/** The search pauses after this many milliseconds, so that the worker can receive newer requests. */
const maxBlockingMilliseconds = 40;

const cache = createMacCache();
let latest = 0;

function reply(message: DiagnosisReply): void {
  postMessage(message);
}

async function answer({ id, question }: DiagnosisRequest): Promise<void> {
  latest = id;
  if (question === undefined) return;
  const { settings, observations, facts } = question;
  const quick = diagnose(settings, observations, cache, facts);
  if (!quick.canWiden) {
    reply({ id, diagnosis: quick });
    return;
  }
  reply({ id, diagnosis: quick, searched: 0 });
  const search = diagnoseWidely(settings, observations, cache, facts);
  let paused = performance.now();
  for (let step = search.next(); ; step = search.next()) {
    if (step.done) {
      reply({ id, diagnosis: step.value });
      return;
    }
    if (performance.now() - paused < maxBlockingMilliseconds) continue;
    reply({ id, diagnosis: quick, searched: step.value });
    await new Promise((resume) => setTimeout(resume));
    if (latest !== id) return;
    paused = performance.now();
  }
}

addEventListener('message', ({ data }: MessageEvent<DiagnosisRequest>) => {
  // Turn a rejection into an error event, which the page receives.
  answer(data).catch(reportError);
});
