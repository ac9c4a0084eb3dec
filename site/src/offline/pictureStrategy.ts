/** Shows the pictures that a visitor has seen before when there is no connection. */
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';

/** The largest number of cached pictures. */
const maxPictures = 120;

/** Deletes the oldest pictures. workbox-expiration does the same with a database (IndexedDB). */
const limit: WorkboxPlugin = {
  cacheDidUpdate: async ({ cacheName }) => {
    const cache = await caches.open(cacheName);
    const excess = (await cache.keys()).slice(0, -maxPictures);
    await Promise.all(excess.map((request) => cache.delete(request)));
  },
};

/** Returns the address of a picture in the other theme (catalog/picture.ts). */
function otherThemeOf(address: string): string {
  return address.includes('.dark.')
    ? address.replace('.dark.', '.')
    : address.replace(/(?=\.\w+$)/, '.dark');
}

/** Serves the picture in the other theme: visitors may change it while there is no connection. */
const otherTheme: WorkboxPlugin = {
  handlerDidError: ({ request }) => caches.match(otherThemeOf(request.url)),
};

/** Caches each picture that a visitor sees, and serves it from the cache if the host doesn't respond. */
export const pictureStrategy = new NetworkFirst({
  cacheName: 'pictures',
  plugins: [limit, otherTheme],
});
