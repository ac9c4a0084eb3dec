import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onPause` once the visitor has stopped typing.
 * @param text what the visitor is typing; undefined if there is nothing to wait for
 * @param milliseconds how long a pause is
 */
export function useTypingPause(
  text: string | undefined,
  milliseconds: number,
  onPause: () => void,
): void {
  const notify = useEffectEvent(onPause);
  useEffect(() => {
    if (text === undefined) return undefined;
    const timer = setTimeout(() => notify(), milliseconds);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
}
