import { useEffect } from 'react';
import { pressedLink } from '../../client/pressedLink.ts';
import { parseAddress } from '../../addresses.ts';

/** Returns whether a link, followed in this tab, leads away from the tool. */
function leadsAway(link: HTMLAnchorElement): boolean {
  if (!['', '_self'].includes(link.target) || link.hasAttribute('download')) return false;
  if (!/^https?:$/.test(link.protocol)) return false;
  const { origin, pathname, search, hash } = new URL(link.href);
  if (origin !== location.origin) return true;
  const isSection = /^#[^/]/.test(hash);
  if (isSection && pathname === location.pathname && search === location.search) return false;
  const { route, locale = document.documentElement.lang } = parseAddress(new URL(link.href));
  return route.tool !== 'move' || locale !== document.documentElement.lang;
}

/** Asks before a link or the browser leaves the tool, if the visitor would lose what is open. */
export function useLeaveQuestion(isAsking: boolean, question: string): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Listens in the capture phase, before the lab follows a link to a tool in place.
    const confirmLink = (event: MouseEvent) => {
      const link = pressedLink(event);
      if (!link || !leadsAway(link)) return;
      // Don't ask again if the visitor presses another link while the next tool loads.
      if (confirm(question)) listening.abort();
      else event.preventDefault();
    };
    addEventListener('click', confirmLink, { capture: true, signal });
    addEventListener('beforeunload', confirmUnload, { signal });
    return () => listening.abort();
  }, [isAsking, question]);
}
