import { type Files, languages, shared, version } from 'virtual:kept';

const prefix = 'site ';
const sharedName = prefix + version;
const languageName = (tag: string) => `${prefix}${version} ${tag}`;
const picturesName = `${prefix}pictures`;
const mostPictures = 120;
const atOnce = 4;

interface Home {
  readonly cache: string;
  readonly digest: string;
}

const homesIn = (cache: string, files: Files) =>
  Object.entries(files).map(([path, digest]) => [path, { cache, digest }] as const);

/** Where each file of this version is kept, by its path. */
const homes: ReadonlyMap<string, Home> = new Map([
  ...homesIn(sharedName, shared),
  ...Object.entries(languages).flatMap(([tag, files]) => homesIn(languageName(tag), files)),
]);

/** Whether a path belongs to this version. */
export function isKept(path: string): boolean {
  return homes.has(path);
}

async function hasContent(answer: Response, digest: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', await answer.clone().arrayBuffer());
  return btoa(String.fromCharCode(...new Uint8Array(hash))).startsWith(digest);
}

/**
 * The kept copy of a file of this version. Undefined where there is none, where it is not what was
 * built, and where storage cannot be read.
 */
export async function keptCopy(path: string): Promise<Response | undefined> {
  const home = homes.get(path);
  if (!home) return undefined;
  try {
    const found = await caches.match(path, { cacheName: home.cache });
    return found && (await hasContent(found, home.digest)) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** A file as it was built: from another version's cache, else from the host. */
async function genuine(path: string, digest: string): Promise<Response> {
  const known = await caches.match(path);
  if (known && (await hasContent(known, digest))) return known;
  for (const cache of ['default', 'reload'] as const) {
    const answer = await fetch(path, { cache });
    if (answer.ok && (await hasContent(answer, digest))) return answer;
  }
  throw new Error(`${path} is not the file of this version`);
}

/** Keeps those files that are not kept yet, or not as they were built. */
async function keepFiles(name: string, files: Files): Promise<void> {
  const cache = await caches.open(name);
  const paths = Object.keys(files);
  const keepNext = async (): Promise<void> => {
    const path = paths.pop();
    if (path === undefined) return;
    if (!(await keptCopy(path))) await cache.put(path, await genuine(path, files[path] ?? ''));
    await keepNext();
  };
  await Promise.all(Array.from({ length: atOnce }, keepNext));
}

/** Keeps what every visitor needs, and the languages that an earlier version kept. */
export async function keepVersion(): Promise<void> {
  await keepFiles(sharedName, shared);
  const names = await caches.keys();
  const known = Object.entries(languages).filter(([tag]) =>
    names.some((name) => name.endsWith(` ${tag}`)),
  );
  await Promise.all(known.map(([tag, files]) => keepFiles(languageName(tag), files)));
}

/** Keeps one language, completes what is missing of the rest, and lets other languages go. */
export async function keepLanguage(tag: string): Promise<void> {
  const files = languages[tag];
  if (!files) return;
  await keepFiles(languageName(tag), files);
  await keepFiles(sharedName, shared);
  const others = Object.keys(languages).filter((other) => other !== tag);
  await Promise.all(others.map((other) => caches.delete(languageName(other))));
}

/** The languages that are kept, whole or in part. */
export async function keptLanguages(): Promise<string[]> {
  const names: string[] = await caches.keys().catch(() => []);
  return Object.keys(languages).filter((tag) => names.includes(languageName(tag)));
}

/** Deletes what earlier versions kept. */
export async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter(
    (name) =>
      name.startsWith(prefix) && name !== picturesName && !name.startsWith(prefix + version),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Keeps a picture that was seen, the oldest making room. */
export async function keepPicture(path: string, answer?: Response): Promise<void> {
  const cache = await caches.open(picturesName);
  if (answer) await cache.put(path, answer);
  else if (!(await cache.match(path))) await cache.add(path);
  const excess = (await cache.keys()).slice(0, -mostPictures);
  await Promise.all(excess.map((request) => cache.delete(request)));
}

/** A kept picture; undefined where there is none or storage cannot be read. */
export async function keptPicture(path: string): Promise<Response | undefined> {
  return caches.match(path, { cacheName: picturesName }).catch(() => undefined);
}
