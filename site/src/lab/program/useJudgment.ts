import { useCallback, useEffect, useState } from 'react';
import type { Progress } from '@otp-lab/otp/program';
import { scriptAddress } from '../../client/scriptAddress.ts';
import type { JudgedResult, JudgeQuestion, JudgeReply } from './program.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './program.worker.ts?worker&url';
import { isEmpty, maxMegabytes, sizeOf, type Source } from './source.ts';
import type { Task } from './task.ts';

/** The state of a judgment. */
export type Judgment =
  | { readonly state: 'idle' | 'stopped' }
  /** `progress` is undefined during the first second. */
  | { readonly state: 'working'; readonly progress?: Progress }
  | {
      readonly state: 'problem';
      readonly problem: 'empty' | 'binary' | 'unreadable' | 'too-large' | 'failed';
    }
  | { readonly state: 'done'; readonly result: JudgedResult };

interface Answer {
  readonly source: Source;
  readonly judgment: Judgment;
}

/** The judgment starts after a pause in typing, in milliseconds. */
const typingPause = 150;

/** Loads the list of a task's inputs. The tool shows it too, so it comes from the same script. */
async function loadList(task: Task): Promise<string> {
  const list =
    task === 'codes'
      ? import('@otp-lab/otp/program/inputs.txt?raw')
      : import('@otp-lab/otp/verification/inputs.txt?raw');
  return (await list).default;
}

function judgmentOf(reply: JudgeReply): Judgment {
  if (reply.kind === 'progress') return { state: 'working', progress: reply.progress };
  if (reply.kind === 'problem') return { state: 'problem', problem: reply.problem };
  return { state: 'done', result: reply.result };
}

/** Judges an output in a worker of its own. Returns a function that stops it. */
function startJudging(
  task: Task,
  source: Source,
  onJudged: (judgment: Judgment) => void,
): () => void {
  if (source.attachment && sizeOf(source.attachment) > maxMegabytes * 2 ** 20) {
    onJudged({ state: 'problem', problem: 'too-large' });
    return () => {};
  }
  let worker: Worker | undefined;
  let isStopped = false;
  const fail = () => {
    if (!isStopped) onJudged({ state: 'problem', problem: 'failed' });
  };
  const judge = async () => {
    const list = await loadList(task);
    if (isStopped) return;
    worker = new Worker(scriptAddress(address), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<JudgeReply>) =>
      onJudged(judgmentOf(data)),
    );
    worker.addEventListener('error', fail);
    const output = source.attachment?.content ?? source.text;
    const question: JudgeQuestion = { task, list, output };
    worker.postMessage(question, []);
  };
  const timer = setTimeout(() => void judge().catch(fail), typingPause);
  return () => {
    isStopped = true;
    clearTimeout(timer);
    worker?.terminate();
  };
}

/** Judges the output, and returns functions that stop the judgment and restart it. */
export function useJudgment(task: Task, source: Source) {
  const [answer, setAnswer] = useState<Answer>();
  const isStopped = answer?.source === source && answer.judgment.state === 'stopped';
  useEffect(() => {
    if (isEmpty(source) || isStopped) return undefined;
    return startJudging(task, source, (judgment) => setAnswer({ source, judgment }));
  }, [task, source, isStopped]);
  const stop = useCallback(() => setAnswer({ source, judgment: { state: 'stopped' } }), [source]);
  const restart = useCallback(() => setAnswer(undefined), []);
  const judgment: Judgment = isEmpty(source)
    ? { state: 'idle' }
    : answer?.source === source
      ? answer.judgment
      : { state: 'working' };
  return { judgment, stop, restart };
}
