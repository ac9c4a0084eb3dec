import { useEffect, useState } from 'react';
import { detectPlatform } from '../platform/detectPlatform.ts';
import type { ClientHints, Platform, Visitor } from '../platform/types.ts';
import { useHydrated } from './useHydrated.ts';

interface UserAgentData extends ClientHints {
  readonly getHighEntropyValues?: (hints: readonly string[]) => Promise<ClientHints>;
}

function userAgentData(): UserAgentData | undefined {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  return typeof data === 'object' && data !== null ? data : undefined;
}

/** Returns the detailed client hints, or undefined until the browser answers, if it refuses, or without support. */
function useDetailedHints(): ClientHints | undefined {
  const [hints, setHints] = useState<ClientHints>();
  useEffect(() => {
    let isMounted = true;
    userAgentData()
      ?.getHighEntropyValues?.(['architecture', 'bitness', 'wow64'])
      .then(
        (detailed) => isMounted && setHints(detailed),
        () => undefined,
      );
    return () => {
      isMounted = false;
    };
  }, []);
  return hints;
}

/** Returns the visitor's system and processor, or undefined until the component is hydrated. */
export function usePlatform({ category, pageName }: Visitor): Platform | undefined {
  const isHydrated = useHydrated();
  const hints = useDetailedHints();
  if (!isHydrated) return undefined;
  return detectPlatform({
    category,
    pageName,
    userAgent: navigator.userAgent,
    touchPoints: navigator.maxTouchPoints,
    hints: hints ?? userAgentData(),
  });
}
