import { useEffect, useEffectEvent } from 'react';
import type { Entry } from './entry.ts';

/** Who types no further for so long, in milliseconds, has typed all of a short code. */
const pause = 900;

/** Tells when a visitor has stopped typing a code. */
export function usePause({ text, finished }: Entry, onPause: () => void): void {
  const tell = useEffectEvent(onPause);
  useEffect(() => {
    if (finished || text === '') return undefined;
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [text, finished]);
}
