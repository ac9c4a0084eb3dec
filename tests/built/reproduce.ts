import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { listFiles } from '../../scripts/build/compress.ts';

/** Builds the project a second time, in another folder, and compares every byte with dist/. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const dist = join(root, 'dist');
const left = new Set(['node_modules', 'dist', '.git', '.cache', 'screenshots', 'test-results']);

const copy = mkdtempSync(join(tmpdir(), 'another-folder-'));
cpSync(root, copy, {
  recursive: true,
  filter: (file) => !left.has(relative(root, file).split('/')[0] ?? ''),
});
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
  cwd: copy,
  stdio: 'inherit',
});

const again = join(copy, 'dist');
const files = new Set([...listFiles(dist), ...(status === 0 ? listFiles(again) : [])]);
const read = (folder: string, file: string) => {
  try {
    return readFileSync(join(folder, file)).toString('base64');
  } catch {
    return undefined;
  }
};
const different = [...files].filter((file) => read(dist, file) !== read(again, file));
rmSync(copy, { recursive: true });
for (const file of different) console.error(`${file} differs`);
console.log(`${files.size - different.length} of ${files.size} files are the same`);
process.exit(status === 0 && different.length === 0 ? 0 : 1);
