import { declaredSize } from './pictureSize.ts';
import type { PictureSize } from './pictureSize.ts';

/** The pixels of a file, or why there are none. */
export type LoadedPicture =
  | { readonly ok: true; readonly picture: ImageData }
  | { readonly ok: false; readonly problem: 'not-an-image' | 'too-large' };

/** Longer files and larger pictures are refused: no camera or screen makes them. */
const MOST_BYTES = 64 * 1024 * 1024;
const MOST_PIXELS = 120_000_000;

/** What the reader is given at most; larger pictures are drawn smaller. */
const LONGEST_SIDE = 4096;
const MOST_READ_PIXELS = 12_000_000;

/** Enough of a file to hold its declared size; JPEG has previews before it. */
const HEAD_BYTES = 256 * 1024;

/** The size at which a picture is read: its own, or smaller in the same proportions. */
export function readingSize({ width, height }: PictureSize): PictureSize {
  const factor = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_READ_PIXELS / (width * height)),
  );
  return {
    width: Math.max(1, Math.floor(width * factor)),
    height: Math.max(1, Math.floor(height * factor)),
  };
}

/** Unpacks an image file of any kind the browser knows, SVG included. */
export async function loadPicture(file: Blob): Promise<LoadedPicture> {
  if (file.size > MOST_BYTES) return { ok: false, problem: 'too-large' };
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const declared = declaredSize(head);
  if (declared && declared.width * declared.height > MOST_PIXELS) {
    return { ok: false, problem: 'too-large' };
  }
  const source = await unpack(file);
  if (source === undefined) return { ok: false, problem: 'not-an-image' };
  try {
    if (source.width * source.height > MOST_PIXELS) return { ok: false, problem: 'too-large' };
    return { ok: true, picture: pixelsOf(source, readingSize(source)) };
  } catch {
    // A canvas of this size was more than the device had memory for.
    return { ok: false, problem: 'too-large' };
  } finally {
    if (source instanceof ImageBitmap) source.close();
  }
}

/** The first image among what was pasted or dropped. */
export function imageIn(transfer: Pick<DataTransfer, 'files'> | null): File | undefined {
  return [...(transfer?.files ?? [])].find((file) => file.type.startsWith('image/'));
}

async function unpack(file: Blob): Promise<ImageBitmap | HTMLImageElement | undefined> {
  try {
    return await (file.type === 'image/svg+xml' ? unpackDrawing(file) : createImageBitmap(file));
  } catch {
    return undefined;
  }
}

/** Bitmaps cannot be made of SVG directly. Inside an image it runs no script and loads nothing. */
async function unpackDrawing(file: Blob): Promise<HTMLImageElement> {
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

/** The pixels of anything that can be drawn, at the given size. Throws where memory is short. */
export function pixelsOf(source: CanvasImageSource, { width, height }: PictureSize): ImageData {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new RangeError(`no canvas of ${width} × ${height} pixels`);
  context.drawImage(source, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}
