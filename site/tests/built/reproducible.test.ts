import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles } from '../../integrations/listFiles.ts';
import { buildSite, copyProject, root } from './projectCopy.ts';

/** Lists the files of a built site, except compressed copies. */
function listUncompressed(dist: string): string[] {
  return listFiles(dist).filter((file) => !/\.(br|gz)$/.test(file));
}

test('a build in another folder writes identical files', async () => {
  const dist = join(root, 'site/dist');
  const copy = copyProject();
  try {
    const again = await buildSite(copy);
    const files = listUncompressed(dist);
    expect(listUncompressed(again)).toEqual(files);
    const isSame = (file: string) =>
      readFileSync(join(dist, file)).equals(readFileSync(join(again, file)));
    expect(files.filter((file) => !isSame(file))).toEqual([]);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
