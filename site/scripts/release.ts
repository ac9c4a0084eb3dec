/**
 * `npm run release -- <product> <version> <files…>`: copies the installers of a new release to public/downloads/,
 * adds the release to releases.json, and prints which texts are still missing.
 */
import { constants, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { locales } from '../src/i18n/locales.ts';
import type { ReleasesFile } from '../src/releases/types.ts';
import { copiesOf, newRelease } from './newRelease.ts';

const [product = '', version = '', ...paths] = process.argv.slice(2);
const releasesFile = resolve(import.meta.dirname, '../releases.json');
const downloads = resolve(import.meta.dirname, '../public/downloads');
// npm changes the working directory. The user's paths are relative to INIT_CWD, the directory in which the user started
// npm.
const files = paths.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));

try {
  const content = JSON.parse(readFileSync(releasesFile, 'utf8')) as ReleasesFile;
  const today = new Date().toISOString().slice(0, 10);
  const release = newRelease({ product, version, files }, content.releases, locales, today);
  for (const [from, path] of copiesOf(release, files)) {
    const to = resolve(downloads, path);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    console.log(to);
  }
  const changed: ReleasesFile = { ...content, releases: [release, ...content.releases] };
  writeFileSync(releasesFile, `${JSON.stringify(changed, undefined, 2)}\n`);
  for (const { name, bytes, sha256 } of release.files) console.log(`${name}  ${bytes}  ${sha256}`);
  console.log(`Describe the changes of ${version} in releases.json, in ${locales.join(', ')}.`);
  console.log('en-US and ko-KR are required. Other languages show en-US until you add a text.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
