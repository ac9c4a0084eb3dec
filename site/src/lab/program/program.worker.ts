import {
  judgeOutputs,
  type OutputResult,
  type ProgramResult,
  type Progress,
  readInputs,
} from '@otp-lab/otp/program';
import { textOfBytes } from '@otp-lab/otp/read';
import {
  judgeVerifications,
  readVerifications,
  type VerificationResult,
} from '@otp-lab/otp/verification';
import type { Task } from './task.ts';

/** The output that a program printed for the inputs of a task. A worker judges one output. */
export interface JudgeQuestion {
  readonly task: Task;
  /** The list of the task's inputs. The page has loaded it, so it isn't in the worker's script. */
  readonly list: string;
  readonly output: string | Blob;
}

/** The result for either task. */
export type JudgedResult = OutputResult &
  Pick<ProgramResult | VerificationResult, 'explanation'> &
  Partial<Pick<ProgramResult, 'refusedProperties'>>;

export type JudgeReply =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: JudgedResult }
  | { readonly kind: 'problem'; readonly problem: 'empty' | 'binary' | 'unreadable' };

/** Judgments shorter than this report no progress, in milliseconds. */
const progressDelay = 1000;
/** Milliseconds between two reports of progress. */
const progressInterval = 100;

function reply(message: JudgeReply): void {
  postMessage(message);
}

async function textOf(output: string | Blob): Promise<string | undefined> {
  return typeof output === 'string'
    ? output
    : textOfBytes(new Uint8Array(await output.arrayBuffer()));
}

function* judgeText(
  task: Task,
  list: string,
  text: string,
): Generator<Progress, JudgedResult, void> {
  if (task === 'codes') return yield* judgeOutputs(text, readInputs(list));
  const judging = judgeVerifications(text, readVerifications(list));
  let step = judging.next();
  for (; !step.done; step = judging.next()) yield { step: 'reading', share: step.value };
  return step.value;
}

async function judge({ task, list, output }: JudgeQuestion): Promise<void> {
  const text = await textOf(output).catch(() => null);
  if (text === null || text === undefined || text.trim() === '') {
    const problem = text === null ? 'unreadable' : text === undefined ? 'binary' : 'empty';
    reply({ kind: 'problem', problem });
    return;
  }
  const judging = judgeText(task, list, text);
  let next = performance.now() + progressDelay;
  for (let step = judging.next(); ; step = judging.next()) {
    if (step.done) {
      reply({ kind: 'result', result: step.value });
      return;
    }
    if (performance.now() < next) continue;
    reply({ kind: 'progress', progress: step.value });
    next = performance.now() + progressInterval;
  }
}

addEventListener('message', ({ data }: MessageEvent<JudgeQuestion>) => {
  // Turn a rejection into an error event, which the page receives.
  judge(data).catch(reportError);
});
