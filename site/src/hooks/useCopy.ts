import { useEffect, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** How long the button's outcome stays visible, in milliseconds. */
const shownFor = 2500;

/**
 * Copies a text to the clipboard.
 * @returns `copy`: starts an attempt; `outcome`: its result, which becomes undefined after 2.5 seconds
 */
export function useCopy(text: string) {
  // Each attempt is a new object, so the outcome of a second attempt stays visible for the whole time too.
  const [attempt, setAttempt] = useState<{ readonly outcome: CopyOutcome }>();
  useEffect(() => {
    if (!attempt) return undefined;
    const timer = setTimeout(() => setAttempt(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [attempt]);
  const copy = async () => {
    // This also throws on an insecure connection, because `navigator.clipboard` is undefined there.
    try {
      await navigator.clipboard.writeText(text);
      setAttempt({ outcome: 'copied' });
    } catch {
      setAttempt({ outcome: 'failed' });
    }
  };
  return { outcome: attempt?.outcome, copy: () => void copy() };
}
