import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';

/** How many pictures are cached. */
const maximum = 120;

/** Deletes the oldest pictures. workbox-expiration would need a database for it. */
const limit: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const excess = (await cache.keys()).slice(0, -maximum);
    await Promise.all(excess.map((request) => cache.delete(request)));
  },
};

/** Caches each picture that a visitor sees, and shows it if the host doesn't answer. */
export const pictureStrategy = new NetworkFirst({ cacheName: 'pictures', plugins: [limit] });
