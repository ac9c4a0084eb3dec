import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { frameSizes, pictureFile, pictureFormats } from '../src/catalog/pictures.ts';
import { pixelRatio } from './list.ts';
import type { Rendering } from './renderings.ts';

async function save(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes one image as the rendering's files of every format, below a folder of tabs.
 * Gives each file's name and size in bytes. Throws a RangeError for an image of other
 * dimensions than the frame's, an Error for one that cannot be made small enough.
 */
export async function writePicture(
  { picture, frame, language }: Rendering,
  image: Buffer,
  folder: string,
): Promise<readonly (readonly [name: string, bytes: number])[]> {
  const width = frameSizes[frame].width * pixelRatio;
  const height = frameSizes[frame].height * pixelRatio;
  const found = await sharp(image).metadata();
  if (found.width !== width || found.height !== height) {
    throw new RangeError(
      `${picture.tab}/${picture.slug} is ${found.width} × ${found.height} pixels, not ${width} × ${height}`,
    );
  }
  const written: (readonly [string, number])[] = [];
  for (const format of pictureFormats) {
    const name = pictureFile(picture, frame, language, format);
    const file = await encode(name, format, image);
    await save(join(folder, name), file);
    written.push([name, file.length]);
  }
  return written;
}

/** Writes a drawing as PNG into one folder, for a look at it. Gives its path. */
export async function writePreview(
  { picture, frame, language }: Rendering,
  image: Buffer,
  folder: string,
): Promise<string> {
  const name = pictureFile(picture, frame, language, 'avif');
  const path = join(folder, name.replace(/avif$/, 'png').replaceAll('/', '_'));
  await save(path, image);
  return path;
}
