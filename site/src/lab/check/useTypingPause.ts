import { useEffect, useEffectEvent } from 'react';
import type { Entry } from './entry.ts';

/** After this pause, in milliseconds, we treat even a short code as complete. */
const pause = 900;

/** Calls `onPause` once the visitor has stopped typing a code. */
export function useTypingPause({ text, isFinished }: Entry, onPause: () => void): void {
  const notify = useEffectEvent(onPause);
  useEffect(() => {
    if (isFinished || text === '') return undefined;
    const timer = setTimeout(() => notify(), pause);
    return () => clearTimeout(timer);
  }, [text, isFinished]);
}
