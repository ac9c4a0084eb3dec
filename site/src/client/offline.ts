import { isPicture } from '../offline/isPicture.ts';
import { scriptAddress } from './trustedTypes.ts';

const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');

/** The addresses of the site's pictures that this page has loaded. */
function seenPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && isPicture(pathname))
    .map(({ href }) => href);
}

async function registerWorker(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(
    scriptAddress(`${base}sw.js?language=${document.documentElement.lang}`),
  );
  if (serviceWorker.controller) return;
  // On a first visit the worker hasn't seen what this page loads. Workbox's router takes this message.
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenPictures() } }, {});
}

function prepare(): void {
  // The manifest isn't in the page, because browsers would fetch it and its icons before the first paint.
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `${base}manifest.webmanifest`;
  document.head.append(manifest);
  // Without the worker the site works all the same: storage may be closed or full, or the page insecure.
  if ('serviceWorker' in navigator) registerWorker().catch(() => undefined);
}

function prepareWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: 3000 });
  else setTimeout(prepare, 1000);
}

/** Caches the site for offline use in the language of this page, once nothing else needs the connection. */
export function startOffline(): void {
  // In development there is no worker.
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') prepareWhenIdle();
  else addEventListener('load', prepareWhenIdle);
}
