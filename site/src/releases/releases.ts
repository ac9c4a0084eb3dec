import file from '../../releases.json' with { type: 'json' };
import type { Installer, Product, Release, ReleasesFile } from './types.ts';
import { compareVersions } from './versions.ts';

/** The entries of releases.json. The build checks them (integrations/checks.ts). */
export const { releases } = file as unknown as ReleasesFile;

/** Returns a product's releases, the newest first. */
export function releasesOf(list: readonly Release[], product: Product): readonly Release[] {
  return list
    .filter((release) => release.product === product)
    .sort((a, b) => compareVersions(b.version, a.version) ?? 0);
}

/**
 * Returns a product's newest release.
 * @throws {Error} naming the product if it has no release
 */
export function currentRelease(list: readonly Release[], product: Product): Release {
  const [newest] = releasesOf(list, product);
  if (!newest) throw new Error(`releases.json: there is no release of ${product}.`);
  return newest;
}

/** Returns the folder of a release in public/downloads/: 'v1.0.3.0' for an app, '1.0.3.0' for a login component. */
export function releaseFolder({ product, version }: Pick<Release, 'product' | 'version'>): string {
  return product.endsWith('-app') ? `v${version}` : version;
}

/**
 * Returns the address of an installer.
 * @param contentHost scheme and host of the files, or the site's base path without its final slash
 */
export function installerAddress(
  contentHost: string,
  release: Pick<Release, 'product' | 'version'>,
  { name }: Pick<Installer, 'name'>,
): string {
  return `${contentHost}/downloads/${releaseFolder(release)}/${name}`;
}

/** Returns the locale of a release's changes: the wanted one if it has any, otherwise en-US. */
export function languageOfChanges({ changes }: Release, wanted: string): string {
  return changes[wanted]?.length ? wanted : 'en-US';
}

/** Returns a release's changes as sentences in a locale. If there are none, returns those in en-US. */
export function changesIn(release: Release, locale: string): readonly string[] {
  return release.changes[languageOfChanges(release, locale)] ?? [];
}
