import { scriptAddress } from '../ui/trustedTypes.ts';
import { manifestPath } from './appManifest.ts';

function seenPictures(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.(avif|webp)$/.test(pathname))
    .map(({ pathname }) => pathname);
}

/** Has the site kept in the language that is shown, and the pictures that were seen. */
async function keepForOffline(): Promise<void> {
  const { lang } = document.documentElement;
  await navigator.serviceWorker.register(scriptAddress(`/sw.js?language=${lang}`));
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(seenPictures(), {});
}

// Without it the site works all the same: storage may be forbidden or full, or the page insecure.
const tryToKeep = () => void keepForOffline().catch(() => undefined);

function register(): void {
  // Not in the document: browsers would fetch it and its icons before the page is painted.
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = manifestPath;
  document.head.append(manifest);
  if (!('serviceWorker' in navigator)) return;
  tryToKeep();
  new MutationObserver(tryToKeep).observe(document.documentElement, { attributeFilter: ['lang'] });
}

function whenIdle(): void {
  // Safari cannot say when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: 3000 });
  else setTimeout(register, 1000);
}

/** Has the site kept for offline use once nothing else wants the connection. */
export function startOffline(): void {
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle);
}
