import { judgeOutputs, type ProgramResult, type Progress, readInputs } from '@otp-lab/otp/program';
import { textOfBytes } from '@otp-lab/otp/read';

/** What is to be judged, once: the list of inputs, and what a program printed for them. */
export interface JudgeQuestion {
  readonly list: string;
  readonly output: string | Blob;
}

export type JudgeReply =
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'result'; readonly result: ProgramResult }
  | { readonly kind: 'problem'; readonly problem: 'empty' | 'binary' | 'unreadable' };

/** Progress is reported after the first of these times, then in intervals of the second, in milliseconds. */
const patience = 1000;
const interval = 100;

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
  let next = performance.now() + patience;
  for (let step = judging.next(); ; step = judging.next()) {
    if (step.done) {
      reply({ kind: 'result', result: step.value });
      return;
    }
    if (performance.now() < next) continue;
    reply({ kind: 'progress', progress: step.value });
    next = performance.now() + interval;
  }
}

addEventListener('message', ({ data }: MessageEvent<JudgeQuestion>) => {
  // A rejection would end here: an error reaches the page.
  judge(data).catch(reportError);
});
