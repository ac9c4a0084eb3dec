import { useEffect, useState } from 'react';

export type CopyOutcome = 'copied' | 'failed';

/** How long the button's outcome stays visible, in milliseconds. */
const shownFor = 2500;

/**
 * Copies a text to the clipboard.
 * @returns `copy`: starts an attempt; `outcome`: its result, which becomes undefined after 2.5 seconds
 */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome>();
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), shownFor);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    // This also throws on an insecure connection, because `navigator.clipboard` is undefined there.
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy: () => void copy() };
}
