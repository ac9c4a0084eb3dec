import { files, version } from 'virtual:kept';

const prefix = 'site ';
const pictures = `${prefix}pictures`;
const mostPictures = 120;

/** Below these folders a file never changes under its name. */
export const isImmutable = (path: string) => /^\/(assets|words)\//.test(path);

/** The language that this worker keeps: the page that registers it says so in its address. */
export const ownLanguage = new URL(location.href).searchParams.get('language') ?? '';

/** The cache of this version's files in a language. */
export const cacheName = (language: string) => `${prefix}${version} ${language}`;

/** Keeps this version in the worker's language, whole or not at all. Rejects where it cannot. */
export async function keepVersion(): Promise<void> {
  const paths = files[ownLanguage];
  if (!paths) throw new Error(`the site is not written in ${ownLanguage}`);
  const name = cacheName(ownLanguage);
  const cache = await caches.open(name);
  await cache.addAll(
    paths.map((path) => {
      const mode = isImmutable(path) ? 'default' : 'no-cache';
      return new Request(path, { cache: mode, priority: 'low' });
    }),
  );
  // A worker that took over meanwhile deletes what is not its own.
  if (!(await caches.has(name))) throw new Error(`${name} was deleted`);
}

/** Deletes what other versions and languages have kept. */
export async function forgetOthers(): Promise<void> {
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== pictures && name !== cacheName(ownLanguage),
  );
  await Promise.all(others.map((name) => caches.delete(name)));
}

/**
 * Keeps a picture that was seen, the oldest making room. Does nothing where there is no room at all.
 * @param answer the picture, where it has just arrived
 */
export async function keepPicture(path: string, answer?: Response): Promise<void> {
  try {
    const cache = await caches.open(pictures);
    if (answer) await cache.put(path, answer);
    else if (!(await cache.match(path))) await cache.add(path);
    const excess = (await cache.keys()).slice(0, -mostPictures);
    await Promise.all(excess.map((request) => cache.delete(request)));
  } catch {
    // It is shown all the same, and fetched again the next time.
  }
}
