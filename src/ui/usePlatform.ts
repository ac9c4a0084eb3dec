import { useEffect, useState } from 'react';
import { useScripted } from './visitor.ts';
import { detectPlatform } from '../platform/detectPlatform.ts';
import type { ClientHints, Platform } from '../platform/types.ts';

interface UserAgentData extends ClientHints {
  readonly getHighEntropyValues?: (hints: readonly string[]) => Promise<ClientHints>;
}

function userAgentData(): UserAgentData | undefined {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  return typeof data === 'object' && data !== null ? data : undefined;
}

/** The hints that a browser gives at once, and the detailed ones if it does not refuse them. */
function useHints(): ClientHints | undefined {
  const [hints, setHints] = useState<ClientHints>();
  useEffect(() => {
    let current = true;
    userAgentData()
      ?.getHighEntropyValues?.(['architecture', 'bitness', 'wow64'])
      .then(
        (detailed) => current && setHints(detailed),
        // Refused: what the browser gave at once is all there is.
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, []);
  return hints;
}

/** What is known of the visitor's system; undefined until the page is hydrated. */
export function usePlatform(address: {
  category?: string | undefined;
  path?: string;
}): Platform | undefined {
  const scripted = useScripted();
  const hints = useHints();
  if (!scripted) return undefined;
  return detectPlatform({
    ...address,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hints: hints ?? userAgentData(),
  });
}
