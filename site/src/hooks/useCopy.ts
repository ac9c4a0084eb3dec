import { useEffect, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** How long the outcome is shown beside the button, in milliseconds. */
const shownFor = 2500;

/** Copies a text to the clipboard. The outcome is defined for 2.5 seconds after each attempt. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    // Without a secure connection, `navigator.clipboard` is undefined and this throws, too.
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy: () => void copy() };
}
