import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { getCacheKeyForURL } from 'workbox-precaching';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { pagePath, parseAddress } from '../addresses.ts';
import { cachedRoute } from './routes.ts';

/** How long the host may take before the cached page is shown, in seconds. */
const timeout = 4;

/**
 * Answers requests for pages. The page comes from the host, so that it is the newest. If the host fails or takes
 * too long, the cached page of the same route and tool is shown, in the language of the cache. After a slow
 * answer, cached pages are shown at once until the host answers in time again.
 */
export function answerPage(language: string): RouteHandlerCallback {
  let isSlow = false;
  const isLate = (start: unknown) => performance.now() - Number(start) >= timeout * 1000;

  const plugin: WorkboxPlugin = {
    handlerWillStart: async ({ state }) => {
      if (state) state['start'] = performance.now();
    },
    fetchDidSucceed: async ({ response, state }) => {
      isSlow = isLate(state?.['start']);
      if (response.status >= 500) throw new Error(`The host answered ${response.status}.`);
      return response;
    },
    cacheKeyWillBeUsed: async ({ request }) => {
      const { route } = parseAddress(new URL(request.url));
      return getCacheKeyForURL(pagePath(language, cachedRoute(route))) ?? request;
    },
    cachedResponseWillBeUsed: async ({ cachedResponse, state }) => {
      isSlow ||= isLate(state?.['start']);
      return cachedResponse;
    },
    // Only a new version of the site changes the cached pages.
    cacheWillUpdate: async () => null,
  };
  const options = { cacheName: cacheNames.precache, plugins: [plugin] };
  const hostFirst = new NetworkFirst({ ...options, networkTimeoutSeconds: timeout });
  const cacheFirst = new StaleWhileRevalidate(options);
  return (request) => (isSlow ? cacheFirst : hostFirst).handle(request);
}
