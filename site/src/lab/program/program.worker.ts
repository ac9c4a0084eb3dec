import { judgeOutputs, type ProgramResult, type Progress, readInputs } from '@otp-lab/otp/program';
import { textOfBytes } from '@otp-lab/otp/read';

/** The list of inputs, and the output that a program printed for them. A worker judges one output. */
export interface JudgeQuestion {
  readonly list: string;
  readonly output: string | Blob;
}

export type JudgeReply =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: ProgramResult }
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

async function judge({ list, output }: JudgeQuestion): Promise<void> {
  const text = await textOf(output).catch(() => null);
  if (text === null || text === undefined || text.trim() === '') {
    const problem = text === null ? 'unreadable' : text === undefined ? 'binary' : 'empty';
    reply({ kind: 'problem', problem });
    return;
  }
  const judging = judgeOutputs(text, readInputs(list));
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
