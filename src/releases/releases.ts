import type { Installer, Product, Release } from './types.ts';

/** Two to four numbers with dots, each of up to five digits, as installers have them. */
export function isVersion(text: string): boolean {
  return /^\d{1,5}(\.\d{1,5}){1,3}$/.test(text);
}

function numbersOf(version: string): number[] | undefined {
  if (!isVersion(version)) return undefined;
  const parts = version.split('.').map(Number);
  return Array.from({ length: 4 }, (_, place) => parts[place] ?? 0);
}

/**
 * The order of two versions, whose missing parts are 0: negative, zero or positive as `one` is
 * older, the same or newer; undefined where either is not a version.
 */
export function compareVersions(one: string, other: string): number | undefined {
  const left = numbersOf(one);
  const right = numbersOf(other);
  if (!left || !right) return undefined;
  const differences = left.map((part, place) => part - (right[place] ?? 0));
  return differences.find((difference) => difference !== 0) ?? 0;
}

/** A product's releases, the newest first. */
export function releasesOf(releases: readonly Release[], product: Product): readonly Release[] {
  return releases
    .filter((release) => release.product === product)
    .sort((one, other) => compareVersions(other.version, one.version) ?? 0);
}

/**
 * A product's newest release.
 * @throws {Error} naming the product, where the manifest has none
 */
export function currentRelease(releases: readonly Release[], product: Product): Release {
  const [newest] = releasesOf(releases, product);
  if (!newest) throw new Error(`releases.ts: no release of ${product}.`);
  return newest;
}

/** Where a release's files lie below the downloads: 'v1.0.3.0' for an app, '1.0.3.0' for logins. */
export function releaseFolder({ product, version }: Pick<Release, 'product' | 'version'>): string {
  return product.endsWith('-app') ? `v${version}` : version;
}

/**
 * An installer's address.
 * @param contentHost scheme and host of the files; empty for the site's own
 */
export function installerAddress(
  contentHost: string,
  release: Pick<Release, 'product' | 'version'>,
  file: Pick<Installer, 'name'>,
): string {
  return `${contentHost}/downloads/${releaseFolder(release)}/${file.name}`;
}

/** The language in which a release says what changed: the wanted one, else en-US. */
export function languageOfChanges({ changes }: Release, wanted: string): string {
  return changes[wanted]?.length ? wanted : 'en-US';
}

/** What changed in a release, in a language or else in en-US. */
export function changesIn(release: Release, language: string): readonly string[] {
  return release.changes[languageOfChanges(release, language)] ?? [];
}
