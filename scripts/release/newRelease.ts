import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import {
  compareVersions,
  currentRelease,
  isVersion,
  releaseFolder,
  releasesOf,
} from '../../src/releases/releases.ts';
import {
  type Installer,
  type Product,
  type Release,
  type Version,
  products,
} from '../../src/releases/types.ts';

/** What is asked for: `npm run release -- <product> <version> <files…>`. */
export interface Asked {
  readonly product: string;
  readonly version: string;
  /** Paths of the installers. */
  readonly files: readonly string[];
}

function checkAsked({ product, version, files }: Asked, releases: readonly Release[]): Product {
  const known = products.find((one) => one === product);
  if (!known) throw new Error(`${product} is no product; the products are ${products.join(', ')}.`);
  const { version: newest } = currentRelease(releases, known);
  if (!isVersion(version) || version.split('.').length !== 4)
    throw new Error(`${version} is no version of four numbers with dots, such as 1.0.4.0.`);
  if ((compareVersions(version, newest) ?? 0) <= 0)
    throw new Error(`${version} is not newer than ${newest}, the newest release of ${product}.`);
  if (files.length === 0) throw new Error('Name the installers of the release.');
  return known;
}

/** The entry that an installer has in the product's earlier releases, by its name. */
function formerOf(path: string, product: Product, releases: readonly Release[]): Installer {
  const former = releasesOf(releases, product).flatMap((release) => release.files);
  const name = basename(path);
  const found = former.find((file) => file.name === name);
  if (found) return found;
  const names = [...new Set(former.map((file) => file.name))].join(', ');
  throw new Error(`${name} is no file of ${product}; its files are ${names}.`);
}

/** Throws where an installer's bytes are not of the kind that its name says. */
function readInstaller(path: string, name: string): Pick<Installer, 'bytes' | 'sha256'> {
  const content = readFileSync(path);
  if (name.endsWith('.dmg')) {
    // A disk image ends in a block of 512 bytes, which begins with `koly`.
    if (content.subarray(-512).indexOf('koly') !== 0 || content.length < 512)
      throw new Error(`${path} is no disk image: it does not end in a koly block.`);
  } else if (content.subarray(0, 4).toString('hex') !== 'd0cf11e0')
    throw new Error(`${path} is no MSI: it does not begin with D0CF11E0.`);
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { bytes: content.length, sha256 };
}

function checkNew(file: Installer, others: readonly Installer[], releases: readonly Release[]) {
  if (others.some(({ name }) => name === file.name))
    throw new Error(`${file.name} is there twice.`);
  const twin = others.find(({ sha256 }) => sha256 === file.sha256);
  if (twin) throw new Error(`${file.name} has the same bytes as ${twin.name}.`);
  for (const { product, version, files } of releases)
    for (const { name, sha256 } of files)
      if (sha256 === file.sha256)
        throw new Error(`${file.name} has the bytes of ${name} of ${product} ${version}.`);
}

/**
 * The record of a new release, whose list of changes is empty in every language.
 * @param date the day of the release, '2026-11-02'
 * @throws {Error} in a sentence, where the release or one of its files cannot be taken
 */
export function newRelease(
  asked: Asked,
  releases: readonly Release[],
  languages: readonly string[],
  date: string,
): Release {
  const product = checkAsked(asked, releases);
  const files: Installer[] = [];
  for (const path of asked.files) {
    const { name, platform, build } = formerOf(path, product, releases);
    const file = { name, platform, build, ...readInstaller(path, name) };
    checkNew(file, files, releases);
    files.push(file);
  }
  return {
    product,
    version: asked.version as Version,
    date,
    minimum: currentRelease(releases, product).minimum,
    files,
    changes: Object.fromEntries(languages.map((language) => [language, []])),
  };
}

const start = 'export const releases: readonly Release[] = [\n';

/**
 * The text of releases.ts with a record before the others.
 * @throws {Error} where its list does not begin as expected
 */
export function withRelease(source: string, release: Release): string {
  const place = source.indexOf(start);
  if (place < 0) throw new Error(`releases.ts has no line “${start.trim()}”.`);
  const end = place + start.length;
  return `${source.slice(0, end)}${JSON.stringify(release, null, 2)},\n${source.slice(end)}`;
}

/** Where a release's files belong below public/downloads/, beside where they are now. */
export function copiesOf(release: Release, files: readonly string[]): [from: string, to: string][] {
  return files.map((path) => [path, `${releaseFolder(release)}/${basename(path)}`]);
}
