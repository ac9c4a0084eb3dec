import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { encode } from './encode.ts';
import { frameSizes, pictureFile, pictureFormats } from '../site/src/catalog/picture.ts';
import { type Rendering, pixelRatio } from './renderings.ts';

async function save(file: string, content: Buffer): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Writes the files of a picture, one for each format.
 * @param folder the folder of all pictures
 * @returns the name and the size in bytes of each file
 * @throws {RangeError} if the size of the image isn't that of the frame
 * @throws {Error} if a file exceeds its budget
 */
export async function writePicture(
  { picture, frame, language, theme }: Rendering,
  image: Buffer,
  folder: string,
): Promise<readonly (readonly [name: string, bytes: number])[]> {
  const width = frameSizes[frame].width * pixelRatio;
  const height = frameSizes[frame].height * pixelRatio;
  const actual = await sharp(image).metadata();
  if (actual.width !== width || actual.height !== height) {
    throw new RangeError(
      `${picture.tab}/${picture.slug} is ${actual.width} × ${actual.height} pixels, not ${width} × ${height}.`,
    );
  }
  const written: (readonly [string, number])[] = [];
  for (const format of pictureFormats[theme]) {
    const name = pictureFile(picture, frame, language, format, theme);
    const file = await encode(name, format, image);
    await save(join(folder, name), file);
    written.push([name, file.length]);
  }
  return written;
}

/** Writes a picture as a PNG file into a folder. Returns its path. */
export async function writePreview(
  { picture, frame, language, theme }: Rendering,
  image: Buffer,
  folder: string,
): Promise<string> {
  const name = pictureFile(picture, frame, language, 'avif', theme);
  const path = join(folder, name.replace(/avif$/, 'png').replaceAll('/', '_'));
  await save(path, image);
  return path;
}
