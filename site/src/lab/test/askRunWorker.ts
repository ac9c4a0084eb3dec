import type { Observation } from '@otp-lab/otp/diagnosis';
import type { Explained, ProbeId } from '@otp-lab/otp/app-test';
import type { OtpSettings } from '@otp-lab/otp';
import { startWorker, type WorkerLink } from '../askWorker.ts';
import type { RunAnswer, RunQuestion } from './run.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './run.worker.ts?worker&url';

/** One worker for the visit: it keeps what it computed from one code to the next. */
let link: WorkerLink<RunQuestion, RunAnswer> | undefined;

async function ask(question: RunQuestion): Promise<RunAnswer> {
  link ??= startWorker(address);
  const asked = link;
  try {
    return await asked.ask(question);
  } catch (error) {
    // The next question starts another one.
    asked.stop();
    if (link === asked) link = undefined;
    throw error;
  }
}

/** A secret for a probe that is shown now. Rejects where the worker fails. */
export async function askSecret(id: ProbeId): Promise<string> {
  const answer = await ask({ id, seconds: Date.now() / 1000 });
  if (typeof answer !== 'string') throw new TypeError('the worker gave no secret');
  return answer;
}

/** How an app came to the codes. Rejects where the worker fails. */
export async function askExplained(
  settings: OtpSettings,
  observations: readonly Observation[],
): Promise<Explained> {
  const answer = await ask({ settings, observations });
  if (typeof answer === 'string') throw new TypeError('the worker explained no codes');
  return answer;
}
