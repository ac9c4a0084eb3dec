import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listOriginals } from '../../scripts/build/compress.ts';
import { buildIn, copyProject, root } from './copyOfProject.ts';

test('a build in another folder gives the same files, byte for byte', async () => {
  const dist = join(root, 'dist');
  const copy = copyProject();
  try {
    const again = await buildIn(copy);
    // One library of one version compresses the same bytes to the same.
    const files = listOriginals(dist);
    expect(listOriginals(again)).toEqual(files);
    const same = (file: string) =>
      readFileSync(join(dist, file)).equals(readFileSync(join(again, file)));
    expect(files.filter((file) => !same(file))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
}, 300_000);
