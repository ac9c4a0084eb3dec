import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writePicture, writePreview } from '../files.ts';
import { render } from '../render.ts';
import type { Rendering } from '../renderings.ts';
import { renderings } from '../renderings.ts';
import { platforms } from '../screens/index.ts';

/**
 * Draws the pictures of the apps: `node artwork/scripts/pictures.ts [filter …]`.
 * Filters are parts of file names, and all must match (`ios/ ko-KR`). Tabs whose pictures are screenshots
 * are skipped.
 * `--preview folder` writes PNG files into that folder instead of the site's pictures.
 * `--from screenshot.png` replaces the one picture that the filters name by that image.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'string' }, from: { type: 'string' } },
});
const { preview, from } = values;
const pictureFolder = fileURLToPath(new URL('../../site/public/pictures/', import.meta.url));

async function put(rendering: Rendering, image: Buffer): Promise<void> {
  for (const [name, bytes] of await writePicture(rendering, image, pictureFolder)) {
    console.log(`${name}  ${(bytes / 1024).toFixed(1)} KB`);
  }
}

const wanted = renderings(positionals);
const drawn = wanted.filter(({ picture }) => platforms[picture.tab]);
const [first] = wanted;
if (!first) throw new Error(`No picture's name contains ${positionals.join(' and ')}`);
if (from !== undefined) {
  if (wanted.length > 1) throw new Error(`${wanted.length} pictures have such names; name one`);
  await put(first, await readFile(from));
} else if (preview === undefined) {
  await render(drawn, put);
} else {
  await render(drawn, async (rendering, png) => {
    console.log(await writePreview(rendering, png, preview));
  });
}
