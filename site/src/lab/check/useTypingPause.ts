import { useEffect, useEffectEvent } from 'react';
import type { Entry } from './entry.ts';

/** After this pause, in milliseconds, the visitor has finished typing. A key before that means that more may follow. */
const pause = 500;

/** Calls `onPause` once the visitor has stopped typing a code. */
export function useTypingPause({ text, isFinished }: Entry, onPause: () => void): void {
  const notify = useEffectEvent(onPause);
  useEffect(() => {
    if (isFinished || text === '') return undefined;
    const timer = setTimeout(() => notify(), pause);
    return () => clearTimeout(timer);
  }, [text, isFinished]);
}
