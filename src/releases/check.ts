import { isVersion, releaseFolder } from './releases.ts';
import { type Installer, type Release, products } from './types.ts';

function isDay(date: string): boolean {
  const moment = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(`${date}T`);
}

function checkFile(file: Installer, place: string): string[] {
  const found: string[] = [];
  const say = (field: keyof Installer, wants: string) =>
    found.push(`${place}: ${field} is ${JSON.stringify(file[field])}; it must be ${wants}.`);
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]*$/.test(file.name))
    say('name', 'letters, digits, dots, dashes and underscores');
  if (!Number.isSafeInteger(file.bytes) || file.bytes < 1)
    say('bytes', 'a whole number of bytes, at least 1');
  if (!/^[0-9a-f]{64}$/.test(file.sha256)) say('sha256', '64 hexadecimal digits in lower case');
  return found;
}

function checkRelease(release: Release, languages: readonly string[]): string[] {
  const place = `releases.ts: ${release.product} ${release.version}`;
  const found: string[] = [];
  if (!isVersion(release.version) || release.version.split('.').length !== 4)
    found.push(`${place}: the version must be four numbers with dots.`);
  if (!isDay(release.date))
    found.push(`${place}: date is ${JSON.stringify(release.date)}; it must be a day, 2026-11-02.`);
  if (!/^\d+(\.\d+)*$/.test(release.minimum))
    found.push(
      `${place}: minimum is ${JSON.stringify(release.minimum)}; it must be a version such as 10.14.`,
    );
  for (const language of languages)
    if (!release.changes[language]?.length)
      found.push(`${place}: changes has no sentence in ${language}.`);
  return [...found, ...release.files.flatMap((file) => checkFile(file, `${place}, ${file.name}`))];
}

function checkDoubles(releases: readonly Release[]): string[] {
  const paths = releases.flatMap((release) =>
    release.files.map((file) => `${releaseFolder(release)}/${file.name}`),
  );
  const names = releases.map(({ product, version }) => `${product} ${version}`);
  return [...paths, ...names]
    .filter((entry, place, all) => all.indexOf(entry) !== place)
    .map((entry) => `releases.ts: ${entry} is there twice.`);
}

function checkOffers(releases: readonly Release[]): string[] {
  return products
    .filter((product) => !releases.some((one) => one.product === product && one.files.length > 0))
    .map((product) => `releases.ts: no release of ${product} offers a file.`);
}

/**
 * One sentence for each entry of releases.ts that cannot be used; none when all can.
 * @param languages the languages that must have the changes in their own words
 */
export function checkReleases(
  releases: readonly Release[],
  languages: readonly string[],
): string[] {
  return [
    ...releases.flatMap((release) => checkRelease(release, languages)),
    ...checkDoubles(releases),
    ...checkOffers(releases),
  ];
}
