/**
 * Draws the landing page's video into site/public/video/, and its first frame into
 * site/src/components/landing/poster.svg. Needs ffmpeg.
 */
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { encodeVideo, videoSizes } from '../video/encode.ts';
import { posterOf } from '../video/poster.ts';
import { renderFrames } from '../video/render.ts';

const poster = fileURLToPath(
  new URL('../../site/src/components/landing/poster.svg', import.meta.url),
);
const output = fileURLToPath(new URL('../../site/public/video/', import.meta.url));

/**
 * Prints the size of a file.
 * @throws {Error} if the file is larger than its budget
 */
async function checkSize(file: string, budget: number): Promise<void> {
  const { size } = await stat(file);
  if (size > budget) throw new Error(`${file} has ${size} bytes, more than ${budget}.`);
  console.log(`${file.slice(output.length)}  ${(size / 1024).toFixed(1)} KB`);
}

await writeFile(poster, posterOf());
await mkdir(output, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'video-'));
try {
  await renderFrames(folder);
  for (const size of videoSizes) {
    for (const format of ['webm', 'mp4'] as const) {
      const file = join(output, `hero-${size.name}.${format}`);
      await encodeVideo(folder, size, file);
      await checkSize(file, size.budget[format]);
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
