import { useEffect, useState } from 'react';

/** How copying went. */
export type CopyOutcome = 'copied' | 'failed';

/** How long the outcome stands beside the button, in milliseconds. */
const shownFor = 2500;

/** Copies a text; the outcome is there for a moment, for a button to say. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    // Without a secure connection there is no clipboard at all.
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy: () => void copy() };
}
