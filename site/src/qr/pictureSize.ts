/** Pixels across and down, as the head of a file declares them. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size out of the first bytes of a PNG (ISO/IEC 15948), GIF89a or JPEG (ITU-T T.81)
 * file, so that a picture that unpacks to billions of pixels is refused before it is unpacked.
 * `undefined` for other kinds of files, and where the bytes end too early.
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

/** The size stands in the first frame header; the segments before it are stepped over. */
function jpegSize(view: DataView): PictureSize | undefined {
  let at = 2;
  while (at + 9 <= view.byteLength && view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    // C4, C8 and CC lie among the frame headers but are none.
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
