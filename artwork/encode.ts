import sharp from 'sharp';
import type { PictureFormat } from '../site/src/catalog/picture.ts';

/** The settings of an image format. */
interface Encoding {
  /** The maximum size of a file in bytes. */
  readonly budget: number;
  /** The qualities to try, from best to worst. */
  readonly qualities: readonly number[];
  readonly encode: (image: Buffer, quality: number) => Promise<Buffer>;
}

const encodings: Record<PictureFormat, Encoding> = {
  avif: {
    budget: 40 * 1024,
    qualities: [66, 60, 55, 50, 45, 40, 35],
    encode: (image, quality) =>
      sharp(image).avif({ quality, effort: 3, chromaSubsampling: '4:4:4' }).toBuffer(),
  },
  webp: {
    budget: 90 * 1024,
    qualities: [86, 80, 74, 66, 58, 50],
    encode: (image, quality) =>
      sharp(image).webp({ quality, effort: 5, smartSubsample: true }).toBuffer(),
  },
};

/**
 * Encodes an image at the best quality whose file fits the format's budget.
 * @param name the name of the file, for the error
 * @throws {Error} if even the worst quality exceeds the budget
 */
export async function encode(name: string, format: PictureFormat, image: Buffer): Promise<Buffer> {
  const encoding = encodings[format];
  for (const quality of encoding.qualities) {
    const file = await encoding.encode(image, quality);
    if (file.length <= encoding.budget) return file;
  }
  throw new Error(`${name} exceeds ${encoding.budget} bytes at every quality.`);
}
