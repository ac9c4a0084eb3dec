/**
 * The service worker. It caches the pages of one language, so that the site works offline. Its address names
 * the language: `/sw.js?language=ko-KR`. integrations/offline.ts bundles it and lists the files.
 */
import { cacheNames } from 'workbox-core';
import { type PrecacheEntry, addRoute, getCacheKeyForURL, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { answerPage } from './answerPage.ts';
import { isPicture } from './isPicture.ts';
import { pictureStrategy } from './pictures.ts';

/** The files to cache; integrations/offline.ts puts them here. */
declare const offlineFiles: {
  readonly shared: readonly PrecacheEntry[];
  readonly byLanguage: Readonly<Record<string, readonly PrecacheEntry[]>>;
};

/** The part of a service worker's global scope that is used here. TypeScript's DOM library has none. */
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

// A new version adds its files to the cache when it is installed. The browser activates it once no page of the
// old version is open. Then Workbox deletes the files that the new version doesn't list.
precache([...files.shared, ...ownFiles]);

/** Whether this version has all scripts and styles that pages of the active version may still load. */
async function hasFilesOfActive(): Promise<boolean> {
  const cache = await caches.open(cacheNames.precache);
  const requests = await cache.keys();
  return requests
    .filter(({ url }) => /\/assets\/(?!messages_)/.test(url))
    .every(({ url }) => getCacheKeyForURL(url) !== undefined);
}

/** If the active version differs by its language only, its pages needn't be closed first. */
async function replaceOtherLanguage(): Promise<void> {
  const { active } = self.registration;
  const isOther = active !== null && active.scriptURL !== self.location.href;
  if (isOther && (await hasFilesOfActive())) await self.skipWaiting();
}

self.addEventListener('install', (event) => event.waitUntil(replaceOtherLanguage()));

registerRoute(
  ({ request, url }) => request.mode === 'navigate' && !/\.(?!html$)\w+$/i.test(url.pathname),
  answerPage(language),
);
addRoute();
registerRoute(({ sameOrigin, url }) => sameOrigin && isPicture(url.pathname), pictureStrategy);
