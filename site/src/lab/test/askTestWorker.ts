import type { Observation } from '@otp-lab/otp/diagnosis';
import type { CodeExplanation, ProbeId } from '@otp-lab/otp/app-test';
import type { OtpSettings } from '@otp-lab/otp';
import { restartableWorker } from '../workerLink.ts';
import type { TestWorker } from './test.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './test.worker.ts?worker&url';

/** One worker for all questions, so that its cache of hashes serves later codes. */
const worker = restartableWorker<TestWorker>(address);

/** Returns a Base32 secret for a probe that is shown now. Rejects if the worker fails. */
export async function askSecret(id: ProbeId): Promise<string> {
  const answer = await worker.ask({ id, seconds: Date.now() / 1000 });
  if (typeof answer !== 'string') throw new TypeError('The worker returned no secret.');
  return answer;
}

/** Returns how the app computed the codes. Rejects if the worker fails. */
export async function askExplained(
  settings: OtpSettings,
  observations: readonly Observation[],
): Promise<CodeExplanation> {
  const answer = await worker.ask({ settings, observations });
  if (typeof answer === 'string') throw new TypeError('The worker returned no explanation.');
  return answer;
}
