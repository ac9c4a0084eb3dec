/**
 * `npm run release -- <product> <version> <files…>`: copies the installers of a new release to their
 * place, writes its record into releases.ts, and says what is left to write.
 */
import { spawnSync } from 'node:child_process';
import { constants, copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { releases } from '../releases.ts';
import { languageTags, locales } from './build/vite/catalogs.ts';
import { copiesOf, newRelease, withRelease } from './release/newRelease.ts';

const [product = '', version = '', ...installers] = process.argv.slice(2);
const files = installers.map((file) => resolve(file));
process.chdir(fileURLToPath(new URL('..', import.meta.url)));

try {
  const languages = languageTags(locales);
  const today = new Date().toISOString().slice(0, 10);
  const release = newRelease({ product, version, files }, releases, languages, today);
  for (const [from, path] of copiesOf(release, files)) {
    const to = `public/downloads/${path}`;
    mkdirSync(dirname(to), { recursive: true });
    copyFileSync(from, to, constants.COPYFILE_EXCL);
    console.log(to);
  }
  writeFileSync('releases.ts', withRelease(readFileSync('releases.ts', 'utf8'), release));
  spawnSync('npx', ['oxfmt', 'releases.ts'], { stdio: 'inherit' });
  for (const { name, bytes, sha256 } of release.files) console.log(`${name}  ${bytes}  ${sha256}`);
  console.log(`releases.ts: write what changed in ${version}, in ${languages.join(', ')}.`);
  console.log('en-US and ko-KR must have it; the others show en-US until they do.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
