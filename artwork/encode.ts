import sharp from 'sharp';
import type { PictureFormat } from '../site/src/catalog/pictures.ts';

/** How one format is made: the bytes a file may have, and the qualities tried, best first. */
interface Encoding {
  readonly budget: number;
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
 * Encodes an image at the best quality that fits the format's budget.
 * Throws an Error that names the file if none does.
 */
export async function encode(name: string, format: PictureFormat, image: Buffer): Promise<Buffer> {
  const encoding = encodings[format];
  for (const quality of encoding.qualities) {
    const file = await encoding.encode(image, quality);
    if (file.length <= encoding.budget) return file;
  }
  throw new Error(`${name} does not fit into ${encoding.budget} bytes`);
}
