/** Lets visitors use the site without a connection after their first visit (src/offline/). */
import { basePath } from '../basePath.ts';
import { isPicture } from '../offline/isPicture.ts';
import { scriptAddress } from './scriptAddress.ts';

/** Returns the addresses of the site's pictures that this page has loaded. */
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
    scriptAddress(`${basePath}sw.js?language=${document.documentElement.lang}`),
  );
  if (serviceWorker.controller) return;
  // On a first visit, the worker didn't see the page's requests. Workbox caches the addresses in this message.
  const { active } = await serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: seenPictures() } }, {});
}

function prepare(): void {
  // A link in the HTML would make browsers fetch the manifest and its icons before the first paint.
  const manifest = document.createElement('link');
  manifest.rel = 'manifest';
  manifest.href = `${basePath}manifest.webmanifest`;
  document.head.append(manifest);
  // Registration may fail: storage blocked or full, or an insecure page. The site works without the worker.
  if ('serviceWorker' in navigator) registerWorker().catch(() => undefined);
}

function prepareWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(prepare, { timeout: 3000 });
  else setTimeout(prepare, 1000);
}

/** Caches the site in this page's language for offline use, once the page is loaded and idle. */
export function startOffline(): void {
  // Development builds have no worker.
  if (!import.meta.env.PROD) return;
  if (document.readyState === 'complete') prepareWhenIdle();
  else addEventListener('load', prepareWhenIdle);
}
