import { useEffect, useEffectEvent } from 'react';
import type { TypedCodes } from './typedCodes.ts';

/** If the visitor presses no key for this many milliseconds, typing is finished. */
const pause = 500;

/** Calls `onPause` once the visitor has stopped typing a code. */
export function useTypingPause({ text, isFinished }: TypedCodes, onPause: () => void): void {
  const notify = useEffectEvent(onPause);
  useEffect(() => {
    if (isFinished || text === '') return undefined;
    const timer = setTimeout(() => notify(), pause);
    return () => clearTimeout(timer);
  }, [text, isFinished]);
}
