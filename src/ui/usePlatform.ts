import { useEffect, useState } from 'react';
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
  const [hints, setHints] = useState<ClientHints | undefined>(userAgentData);
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

/** What is known of the visitor's system. For parts that only script draws. */
export function usePlatform(address: { category?: string | undefined; path?: string }): Platform {
  const hints = useHints();
  return detectPlatform({
    ...address,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hints,
  });
}
