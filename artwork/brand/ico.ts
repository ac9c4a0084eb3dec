/** An image of an icon file: a PNG file and its edge in pixels (at most 256). */
export interface IcoPicture {
  readonly edge: number;
  readonly png: Uint8Array;
}

const headerLength = 6;
const entryLength = 16;

/** Returns a Windows icon file: an ICONDIR, an ICONDIRENTRY for each image, and the PNG files. */
export function icoFile(pictures: readonly IcoPicture[]): Buffer {
  const directory = Buffer.alloc(headerLength + entryLength * pictures.length);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(pictures.length, 4);
  let offset = directory.length;
  for (const [index, { edge, png }] of pictures.entries()) {
    const entry = headerLength + entryLength * index;
    // The format stores an edge of 256 as 0.
    directory.writeUInt8(edge % 256, entry);
    directory.writeUInt8(edge % 256, entry + 1);
    directory.writeUInt16LE(1, entry + 4);
    directory.writeUInt16LE(32, entry + 6);
    directory.writeUInt32LE(png.length, entry + 8);
    directory.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([directory, ...pictures.map(({ png }) => png)]);
}
