import { files, version } from 'virtual:kept';

const prefix = 'site ';
const pictures = `${prefix}pictures`;
const mostPictures = 120;

/** Below these folders a file never changes under its name. */
export const isImmutable = (path: string) => /^\/(assets|words)\//.test(path);

/** The language that this worker keeps: the page that registers it says so in its address. */
export const language = new URL(location.href).searchParams.get('language') ?? '';

/** The cache of this version's files in that language. */
export const cacheName = `${prefix}${version} ${language}`;

async function otherNames(): Promise<string[]> {
  const names = await caches.keys();
  return names.filter((name) => name.startsWith(prefix) && name !== pictures && name !== cacheName);
}

/**
 * Keeps this version in the worker's language, whole or not at all. Rejects where it cannot.
 * @returns whether no other version is kept, whose pages may still be open
 */
export async function keepVersion(): Promise<boolean> {
  const paths = files[language];
  if (!paths) throw new Error(`the site is not written in ${language}`);
  const cache = await caches.open(cacheName);
  await cache.addAll(
    paths.map((path) => {
      const mode = isImmutable(path) ? 'default' : 'no-cache';
      return new Request(path, { cache: mode, priority: 'low' });
    }),
  );
  // A worker that took over meanwhile deletes what is not its own.
  if (!(await caches.has(cacheName))) throw new Error(`${cacheName} was deleted`);
  const names = await otherNames();
  return names.every((name) => name.startsWith(prefix + version));
}

/** Deletes what other versions and languages have kept. */
export async function forgetOthers(): Promise<void> {
  const names = await otherNames();
  await Promise.all(names.map((name) => caches.delete(name)));
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
