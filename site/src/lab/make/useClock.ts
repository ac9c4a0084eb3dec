import { useEffect, useState } from 'react';

const tick = 500;

/**
 * The wall clock in milliseconds, told at every half second of it, and at once when the page is
 * shown again: a tab that slept must not show an old code. Undefined until script runs.
 */
export function useClock(running: boolean): number | undefined {
  const [now, setNow] = useState<number>();
  useEffect(() => {
    if (!running) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const tell = () => {
      clearTimeout(timer);
      const present = Date.now();
      setNow(present);
      timer = setTimeout(tell, tick - (present % tick));
    };
    tell();
    document.addEventListener('visibilitychange', tell);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tell);
    };
  }, [running]);
  return now;
}
