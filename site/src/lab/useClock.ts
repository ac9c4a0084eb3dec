import { useEffect, useState } from 'react';

const tickMilliseconds = 500;

/**
 * Returns the current Unix time in milliseconds, updated every half second. It is also updated when the tab becomes
 * visible, so that a suspended tab never shows an old code. Undefined while it isn't running and in prerendered HTML.
 */
export function useClock(isRunning: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!isRunning) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const update = () => {
      clearTimeout(timer);
      const current = Date.now();
      setNow(current);
      timer = setTimeout(update, tickMilliseconds - (current % tickMilliseconds));
    };
    update();
    document.addEventListener('visibilitychange', update);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', update);
    };
  }, [isRunning]);
  return now;
}
