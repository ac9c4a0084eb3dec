/** Draws the landing page's video and its posters into public/video. Needs ffmpeg. */
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodeVideo, videoSizes } from '../artwork/video/encode.ts';
import type { VideoSize } from '../artwork/video/encode.ts';
import { frameFile, renderFrames } from '../artwork/video/render.ts';

const output = fileURLToPath(new URL('../public/video/', import.meta.url));

/** Says what a file weighs; throws an Error if that is more than it may. */
async function weigh(file: string, budget: number): Promise<void> {
  const { size } = await stat(file);
  if (size > budget) throw new Error(`${file} has ${size} bytes, more than ${budget}`);
  console.log(`${file.slice(output.length)}  ${(size / 1024).toFixed(1)} KB`);
}

/** The first frame, so that the video takes over from its poster unseen. */
async function drawPosters(folder: string, size: VideoSize): Promise<void> {
  const first = sharp(frameFile(folder, 0)).resize(size.width, size.height);
  const poster = join(output, `poster-${size.name}`);
  await first
    .clone()
    .avif({ quality: 60, effort: 9, chromaSubsampling: '4:4:4' })
    .toFile(`${poster}.avif`);
  await weigh(`${poster}.avif`, size.budget.poster);
  await first
    .clone()
    .webp({ quality: 86, effort: 6, smartSubsample: true })
    .toFile(`${poster}.webp`);
  await weigh(`${poster}.webp`, size.budget.poster);
}

await mkdir(output, { recursive: true });
const folder = await mkdtemp(join(tmpdir(), 'video-'));
try {
  await renderFrames(folder);
  for (const size of videoSizes) {
    await drawPosters(folder, size);
    for (const format of ['webm', 'mp4'] as const) {
      const file = join(output, `hero-${size.name}.${format}`);
      await encodeVideo(folder, size, file);
      await weigh(file, size.budget[format]);
    }
  }
} finally {
  await rm(folder, { recursive: true });
}
