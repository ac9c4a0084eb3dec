import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeArchive } from '../src/archive.ts';

/**
 * Writes the release archive and its SHA-256 sums to a folder, by default `.cache/archive`.
 *
 *     npx node packages/vectors/scripts/writeArchive.ts [FOLDER]
 *
 * `npx` starts the Node.js in the devDependencies. Node.js 20 can't run TypeScript.
 */
const folder = resolve(process.argv[2] ?? '.cache/archive');
const { name, gzip, sums } = makeArchive();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, `${name}.tgz`), gzip);
writeFileSync(join(folder, `${name}.tgz.sha256`), sums.gzip);
writeFileSync(join(folder, `${name}.tar.sha256`), sums.tar);
console.log(`${join(folder, name)}.tgz: ${gzip.length} bytes`);
process.stdout.write(sums.gzip + sums.tar);
