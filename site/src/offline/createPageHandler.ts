/** Opens pages without a connection, and soon enough on a slow one. */
import { cacheNames } from 'workbox-core';
import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { getCacheKeyForURL } from 'workbox-precaching';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { pagePath, parseAddress } from '../addresses.ts';
import { cachedRoute } from './cachedRoutes.ts';

/** How long the worker waits for the host before it serves the cached page, in seconds. */
const timeout = 4;

/**
 * Returns a Workbox handler for pages. It asks the host first, because the host has the latest version. If the host
 * fails or takes too long, the handler serves the cached page of the same route and tool, in the cache's language.
 * After a slow response, it serves cached pages immediately until the host responds in time again.
 * @param language the locale of the cached pages
 */
export function createPageHandler(language: string): RouteHandlerCallback {
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
    // Only a new version of the worker changes the cached pages.
    cacheWillUpdate: async () => null,
  };
  const options = { cacheName: cacheNames.precache, plugins: [plugin] };
  const hostFirst = new NetworkFirst({ ...options, networkTimeoutSeconds: timeout });
  const cacheFirst = new StaleWhileRevalidate(options);
  return (request) => (isSlow ? cacheFirst : hostFirst).handle(request);
}
