/** Opens pictures of QR codes without letting a huge file freeze the page or exhaust the memory. */
import { declaredSize } from './pictureSize.ts';
import type { PictureSize } from './pictureSize.ts';

/** The pixels of a file, or the reason why it has none. */
export type LoadedPicture =
  | { readonly ok: true; readonly picture: ImageData }
  | { readonly ok: false; readonly problem: 'not-an-image' | 'too-large' };

/** The largest accepted file and picture. Cameras and screenshots don't exceed them. */
const maxBytes = 64 * 1024 * 1024;
const maxPixels = 120_000_000;

/** The largest picture that the QR reader gets. Larger ones are scaled down. */
const longestSide = 4096;
const maxReadPixels = 12_000_000;

/** The first bytes of a file, which contain its declared size. A JPEG may have previews before it. */
const headBytes = 256 * 1024;

/** Returns the size at which a picture is read: its own, or a smaller one in the same proportions. */
export function readingSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(
    1,
    longestSide / Math.max(width, height),
    Math.sqrt(maxReadPixels / (width * height)),
  );
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  };
}

/**
 * Decodes an image file of any format that the browser supports, including SVG.
 * @returns its pixels, or the reason why it can't be read
 */
export async function loadPicture(file: Blob): Promise<LoadedPicture> {
  if (file.size > maxBytes) return { ok: false, problem: 'too-large' };
  const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
  const declared = declaredSize(head);
  if (declared && declared.width * declared.height > maxPixels) {
    return { ok: false, problem: 'too-large' };
  }
  const source = await decode(file);
  if (source === undefined) return { ok: false, problem: 'not-an-image' };
  try {
    if (source.width * source.height > maxPixels) return { ok: false, problem: 'too-large' };
    return { ok: true, picture: pixelsOf(source, readingSize(source)) };
  } catch {
    // The device doesn't have enough memory for a canvas of this size.
    return { ok: false, problem: 'too-large' };
  } finally {
    if (source instanceof ImageBitmap) source.close();
  }
}

/** Returns the first image among pasted or dropped files. */
export function imageIn(transfer: Pick<DataTransfer, 'files'> | null): File | undefined {
  return [...(transfer?.files ?? [])].find((file) => file.type.startsWith('image/'));
}

async function decode(file: Blob): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    return await (file.type === 'image/svg+xml' ? decodeSvg(file) : createImageBitmap(file));
  } catch {
    return undefined;
  }
}

/** Decodes SVG as an image, because `createImageBitmap` can't. In an image, SVG runs no script and loads nothing. */
async function decodeSvg(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(address);
  }
}

/**
 * Returns the pixels of an image, scaled to a size in pixels.
 * @throws {RangeError} or a browser's error if the device doesn't have enough memory
 */
export function pixelsOf(source: CanvasImageSource, { width, height }: PictureSize): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new RangeError(`no canvas of ${width} × ${height} pixels`);
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
