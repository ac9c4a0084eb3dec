/**
 * `npm run release -- <product> <version> <files…>`: copies the installers of a new release to
 * public/downloads/, adds the release to releases.json, and prints what is left to write.
 */
import { constants, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { locales } from '../src/i18n/locales.ts';
import type { ReleasesFile } from '../src/releases/types.ts';
import { copiesOf, newRelease } from './newRelease.ts';

const [product = '', version = '', ...paths] = process.argv.slice(2);
const list = resolve(import.meta.dirname, '../releases.json');
const downloads = resolve(import.meta.dirname, '../public/downloads');
// npm changes the working directory; paths are relative to the user's.
const files = paths.map((path) => resolve(process.env['INIT_CWD'] ?? '.', path));

try {
  const content = JSON.parse(readFileSync(list, 'utf8')) as ReleasesFile;
  const today = new Date().toISOString().slice(0, 10);
  const release = newRelease({ product, version, files }, content.releases, locales, today);
  for (const [from, path] of copiesOf(release, files)) {
    const to = resolve(downloads, path);
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    console.log(to);
  }
  const changed: ReleasesFile = { ...content, releases: [release, ...content.releases] };
  writeFileSync(list, `${JSON.stringify(changed, undefined, 2)}\n`);
  for (const { name, bytes, sha256 } of release.files) console.log(`${name}  ${bytes}  ${sha256}`);
  console.log(`releases.json: write what changed in ${version}, in ${locales.join(', ')}.`);
  console.log('en-US and ko-KR are required. Other languages show en-US until they have a text.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
