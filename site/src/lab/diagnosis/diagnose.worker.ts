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

/** A message to the worker. Each one ends the search that is running. */
export type DiagnosisRequest =
  | { readonly kind: 'diagnose'; readonly id: number; readonly question: DiagnosisQuestion }
  | { readonly kind: 'stop' };

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
/** The last message from the page. */
let latest: DiagnosisRequest | undefined;

function reply(message: DiagnosisReply): void {
  postMessage(message);
}

async function answer(request: DiagnosisRequest): Promise<void> {
  latest = request;
  if (request.kind === 'stop') return;
  const { id, question } = request;
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
    if (latest !== request) return;
    paused = performance.now();
  }
}

addEventListener('message', ({ data }: MessageEvent<DiagnosisRequest>) => {
  // Turn a rejection into an error event, which the page receives.
  answer(data).catch(reportError);
});
