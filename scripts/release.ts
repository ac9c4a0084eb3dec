/**
 * `npm run release -- <product> <version> <files…>`: copies the installers of a new release to their
 * place, writes its record into releases.ts, and says what is left to write.
 */
import { spawnSync } from 'node:child_process';
import { constants } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { releases } from '../releases.ts';
import { languageTags } from './build/vite/catalogs.ts';
import { copiesOf, newRelease, withRelease } from './release/newRelease.ts';

const root = new URL('../', import.meta.url);
const manifest = new URL('releases.ts', root);
const [product = '', version = '', ...files] = process.argv.slice(2);

async function run(): Promise<void> {
  const languages = languageTags(fileURLToPath(new URL('locales', root)));
  const today = new Date().toISOString().slice(0, 10);
  const release = await newRelease({ product, version, files }, releases, languages, today);
  for (const [from, path] of copiesOf(release, files)) {
    const to = new URL(`public/downloads/${path}`, root);
    await mkdir(new URL('.', to), { recursive: true });
    await copyFile(from, to, constants.COPYFILE_EXCL);
    console.log(`public/downloads/${path}`);
  }
  await writeFile(manifest, withRelease(await readFile(manifest, 'utf8'), release));
  spawnSync('npx', ['oxfmt', 'releases.ts'], { cwd: fileURLToPath(root), stdio: 'inherit' });
  for (const { name, bytes, sha256 } of release.files) console.log(`${name}  ${bytes}  ${sha256}`);
  console.log(`releases.ts: write what changed in ${version}, in ${languages.join(', ')}.`);
  console.log('en-US and ko-KR must have it; the others show en-US until they do.');
}

try {
  await run();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
