/**
 * The service worker, which lets visitors use the site without a connection. It caches the pages of one language,
 * which its address names: `/sw.js?language=ko-KR`. integrations/offline.ts bundles it and lists the files.
 */
import { cacheNames } from 'workbox-core';
import { type PrecacheEntry, addRoute, getCacheKeyForURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { createPageHandler } from './createPageHandler.ts';
import { isPicture } from './isPicture.ts';
import { pictureStrategy } from './pictureStrategy.ts';

/** The files to cache. integrations/offline.ts defines this constant. */
declare const offlineFiles: {
  readonly shared: readonly PrecacheEntry[];
  readonly byLanguage: Readonly<Record<string, readonly PrecacheEntry[]>>;
};

/** Minimal types of ServiceWorkerGlobalScope, which lib.dom lacks. */
declare const self: {
  readonly location: URL;
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: (
    type: 'install',
    listener: (event: { readonly waitUntil: (work: Promise<unknown>) => void }) => void,
  ) => void;
};

const files = offlineFiles;
const language = new URLSearchParams(self.location.search).get('language') ?? '';
const ownFiles = files.byLanguage[language];
if (!ownFiles) throw new Error(`The site has no language ${language}.`);

// A new version adds its files to the cache at installation. The browser activates it once no page of the old
// version is open. Then Workbox deletes the files that the new version doesn't list.
precache([...files.shared, ...ownFiles]);

/**
 * Returns whether this version contains all scripts and styles that open pages of the active version may still load.
 */
async function hasFilesOfActive(): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache);
  const requests = await cache.keys();
  return requests
    .filter(({ url }) => /\/assets\/(?!messages_)/.test(url))
    .every(({ url }) => getCacheKeyForURL(url) !== undefined);
}

/**
 * Activates this worker immediately if only the language differs from the active one. Otherwise the new language
 * would work offline only after the visitor has closed all pages of the site.
 */
async function replaceOtherLanguage(): Promise<void> {
  const { active } = self.registration;
  const isOtherAddress = active !== null && active.scriptURL !== self.location.href;
  if (isOtherAddress && (await hasFilesOfActive())) await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(replaceOtherLanguage()));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/\.(?!html$)\w+$/i.test(url.pathname),
  createPageHandler(language),
);
addRoute();
registerRoute(({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname), pictureStrategy);
