/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the size that a PNG (ISO/IEC 15948), GIF or JPEG file (ITU-T T.81) declares. So a picture of billions of
 * pixels can be refused before decoding it exhausts the visitor's memory.
 * @param head the first bytes of the file
 * @returns undefined for other formats, and if the bytes end too early
 */
export function declaredSize(head: Uint8Array): PictureSize | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  if (startsWith(head, [0x89, 0x50, 0x4e, 0x47]) && head.length >= 24) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  if (startsWith(head, [0x47, 0x49, 0x46, 0x38]) && head.length >= 10) {
    return { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  }
  return startsWith(head, [0xff, 0xd8]) ? jpegSize(view) : undefined;
}

function startsWith(head: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => head[index] === byte);
}

/** Skips segments up to the first frame header, which contains the size. */
function jpegSize(view: DataView): PictureSize | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength && view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    // C4, C8 and CC are in the range of frame headers, but mark other segments.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(offset + 7), height: view.getUint16(offset + 5) };
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}
