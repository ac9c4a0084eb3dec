import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writePicture, writePreview } from '../files.ts';
import { render } from '../render.ts';
import type { Rendering } from '../renderings.ts';
import { renderings } from '../renderings.ts';
import { platforms } from '../screens/index.ts';

/**
 * Draws the pictures of the apps: `npx node artwork/scripts/pictures.ts [filter …]`.
 *
 * Filters are parts of file names. A picture must match all of them (`ios/ ko-KR`). Tabs whose pictures are
 * screenshots are skipped.
 *
 * - `--preview folder` writes PNG files into the folder instead of the site's pictures.
 * - `--from screenshot.png` replaces the only picture that matches the filters with this image.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { preview: { type: 'string' }, from: { type: 'string' } },
});
const { preview, from } = values;
const pictureFolder = fileURLToPath(new URL('../../site/public/pictures/', import.meta.url));

async function savePicture(rendering: Rendering, image: Buffer): Promise<void> {
  for (const [name, bytes] of await writePicture(rendering, image, pictureFolder)) {
    console.log(`${name}  ${(bytes / 1024).toFixed(1)} KB`);
  }
}

const wanted = renderings(positionals);
const drawn = wanted.filter(({ picture }) => platforms[picture.tab]);
const [first] = wanted;
if (!first) throw new Error(`No picture matches ${positionals.join(' and ')}.`);
if (from !== undefined) {
  if (wanted.length > 1)
    throw new Error(`${wanted.length} pictures match. Add filters until one remains.`);
  await savePicture(first, await readFile(from));
} else if (preview === undefined) {
  await render(drawn, savePicture);
} else {
  await render(drawn, async (rendering, png) => {
    console.log(await writePreview(rendering, png, preview));
  });
}
