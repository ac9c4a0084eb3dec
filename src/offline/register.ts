import { scriptAddress } from '../ui/trustedTypes.ts';
import { manifestPath } from './appManifest.ts';
import type { Report } from './report.ts';

function seenPictures(): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && /\.(avif|webp)$/.test(pathname))
    .map(({ pathname }) => pathname);
}

async function tell(): Promise<void> {
  const report: Report = { language: document.documentElement.lang, pictures: seenPictures() };
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(report, {});
}

/** Starts the service worker and tells it the visitor's language, now and when it changes. */
async function keepForOffline(): Promise<void> {
  await navigator.serviceWorker.register(scriptAddress('/sw.js'));
  new MutationObserver(() => void tell()).observe(document.documentElement, {
    attributeFilter: ['lang'],
  });
  await tell();
}

// Not in the document: browsers would fetch it and its icons before the page is painted.
const manifest = document.createElement('link');
manifest.rel = 'manifest';
manifest.href = manifestPath;
document.head.append(manifest);

// Without it the site works all the same: storage may be forbidden or full, or the page insecure.
if ('serviceWorker' in navigator) keepForOffline().catch(() => undefined);
