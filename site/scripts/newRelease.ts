import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { currentRelease, releaseFolder, releasesOf } from '../src/releases/releases.ts';
import {
  type Installer,
  type Product,
  type Release,
  type Version,
  products,
} from '../src/releases/types.ts';
import { compareVersions, isVersion } from '../src/releases/versions.ts';

/** The arguments of `npm run release -- <product> <version> <files…>`. */
export interface ReleaseRequest {
  readonly product: string;
  readonly version: string;
  /** Paths of the installers. */
  readonly files: readonly string[];
}

/** Returns the product of the request. Throws an error if the request is wrong. */
function checkRequest(
  { product, version, files }: ReleaseRequest,
  releases: readonly Release[],
): Product {
  const known = products.find((candidate) => candidate === product);
  if (!known)
    throw new Error(`There is no product ${product}. The products are ${products.join(', ')}.`);
  const { version: newest } = currentRelease(releases, known);
  if (!isVersion(version) || version.split('.').length !== 4)
    throw new Error(`${version} is not a version. Use four numbers with dots, such as 1.0.4.0.`);
  if ((compareVersions(version, newest) ?? 0) <= 0)
    throw new Error(`${version} is not newer than ${newest}, the newest release of ${product}.`);
  if (files.length === 0) throw new Error('List the installers of the release.');
  return known;
}

/**
 * Returns the latest entry with the installer's file name from earlier releases. Throws an error if there is none.
 */
function earlierEntry(path: string, product: Product, releases: readonly Release[]): Installer {
  const earlier = releasesOf(releases, product).flatMap(({ files }) => files);
  const name = basename(path);
  const found = earlier.find((file) => file.name === name);
  if (found) return found;
  const names = [...new Set(earlier.map((file) => file.name))].join(', ');
  throw new Error(`${product} has no file ${name}. Its files are ${names}.`);
}

/** Returns the size and hash of an installer. Throws an error if its content doesn't match its file extension. */
function readInstaller(path: string, name: string): Pick<Installer, 'bytes' | 'sha256'> {
  const content = readFileSync(path);
  if (name.endsWith('.dmg')) {
    // A disk image ends with a block of 512 bytes that begins with `koly`.
    if (content.length < 512 || content.subarray(-512).indexOf('koly') !== 0)
      throw new Error(`${path} is not a disk image: it doesn't end with a koly block.`);
  } else if (content.subarray(0, 4).toString('hex') !== 'd0cf11e0')
    throw new Error(`${path} is not an MSI file: it doesn't begin with D0CF11E0.`);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { bytes: content.length, sha256 };
}

/** Throws an error if this release already has a file of that name, or if any release has its content. */
function checkUnique(file: Installer, others: readonly Installer[], releases: readonly Release[]) {
  if (others.some(({ name }) => name === file.name)) throw new Error(`${file.name} appears twice.`);
  const duplicate = others.find(({ sha256 }) => sha256 === file.sha256);
  if (duplicate) throw new Error(`${file.name} has the same content as ${duplicate.name}.`);
  for (const { product, version, files } of releases)
    for (const { name, sha256 } of files)
      if (sha256 === file.sha256)
        throw new Error(`${file.name} has the same content as ${name} of ${product} ${version}.`);
}

/**
 * Returns the entry of a new release for releases.json. Its list of changes is empty in every locale.
 * @param date the day of the release, such as '2026-11-02'
 * @throws {Error} if the request or one of its files is wrong. The message tells the user what to fix.
 */
export function newRelease(
  request: ReleaseRequest,
  releases: readonly Release[],
  locales: readonly string[],
  date: string,
): Release {
  const product = checkRequest(request, releases);
  const files: Installer[] = [];
  for (const path of request.files) {
    const { name, platform, build } = earlierEntry(path, product, releases);
    const file = { name, platform, build, ...readInstaller(path, name) };
    checkUnique(file, files, releases);
    files.push(file);
  }
  return {
    product,
    version: request.version as Version,
    date,
    minimum: currentRelease(releases, product).minimum,
    files,
    changes: Object.fromEntries(locales.map((locale) => [locale, []])),
  };
}

/** Returns for each installer of a release its path and its target, relative to public/downloads/. */
export function copiesOf(release: Release, files: readonly string[]): [from: string, to: string][] {
  return files.map((path) => [path, `${releaseFolder(release)}/${basename(path)}`]);
}
