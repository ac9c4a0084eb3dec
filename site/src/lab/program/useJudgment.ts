import { useCallback, useEffect, useState } from 'react';
import list from '@otp-lab/otp/program/inputs.txt?raw';
import type { ProgramResult, Progress } from '@otp-lab/otp/program';
import { scriptAddress } from '../../client/trustedTypes.ts';
import type { JudgeQuestion, JudgeReply } from './judge.worker.ts';
// oxlint-disable-next-line import/default -- Vite gives the address of the built worker
import address from './judge.worker.ts?worker&url';
import { isEmpty, mostMegabytes, sizeOf, type Source } from './source.ts';

/** How far the judgment of something has come. */
export type Judgment =
  | { readonly state: 'idle' | 'stopped' }
  /** `progress` is there where it takes longer than a moment. */
  | { readonly state: 'working'; readonly progress?: Progress }
  | {
      readonly state: 'problem';
      readonly problem: 'empty' | 'binary' | 'unreadable' | 'too-large' | 'failed';
    }
  | { readonly state: 'done'; readonly result: ProgramResult };

interface Answer {
  readonly source: Source;
  readonly judgment: Judgment;
}

/** Who types is not judged at every key, in milliseconds. */
const pause = 150;

function judgmentOf(reply: JudgeReply): Judgment {
  if (reply.kind === 'progress') return { state: 'working', progress: reply.progress };
  if (reply.kind === 'problem') return { state: 'problem', problem: reply.problem };
  return { state: 'done', result: reply.result };
}

/** Judges in a worker, one for each judgment, so that it can be ended at any time. */
function startJudging(source: Source, onJudged: (judgment: Judgment) => void): () => void {
  if (source.held && sizeOf(source.held) > mostMegabytes * 2 ** 20) {
    onJudged({ state: 'problem', problem: 'too-large' });
    return () => {};
  }
  let worker: Worker | undefined;
  const timer = setTimeout(() => {
    worker = new Worker(scriptAddress(address), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<JudgeReply>) =>
      onJudged(judgmentOf(data)),
    );
    worker.addEventListener('error', () => onJudged({ state: 'problem', problem: 'failed' }));
    const question: JudgeQuestion = { list, output: source.held?.content ?? source.text };
    worker.postMessage(question, []);
  }, pause);
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
}

/** The judgment of a source, and how to end it and to begin it again. */
export function useJudgment(source: Source) {
  const [answer, setAnswer] = useState<Answer>();
  const isStopped = answer?.source === source && answer.judgment.state === 'stopped';
  useEffect(() => {
    if (isEmpty(source) || isStopped) return undefined;
    return startJudging(source, (judgment) => setAnswer({ source, judgment }));
  }, [source, isStopped]);
  const stop = useCallback(() => setAnswer({ source, judgment: { state: 'stopped' } }), [source]);
  const again = useCallback(() => setAnswer(undefined), []);
  const judgment: Judgment = isEmpty(source)
    ? { state: 'idle' }
    : answer?.source === source
      ? answer.judgment
      : { state: 'working' };
  return { judgment, stop, again };
}
