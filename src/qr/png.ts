import { parseHexColor } from './color.ts';
import type { Rgba } from './color.ts';
import { layoutQr, QUIET_ZONE } from './layout.ts';
import type { Modules } from './encode.ts';
import type { QrOptions } from './options.ts';

/**
 * A PNG file (ISO/IEC 15948) of the code without its center picture, `scale` pixels a module,
 * with a quiet zone of at least four modules. One byte a pixel, because some apps fail on fewer
 * bits: grays where both colors are opaque grays, otherwise a palette of two.
 * `undefined` when the value does not fit.
 */
export async function qrPng(options: QrOptions, scale: number): Promise<Uint8Array | undefined> {
  const layout = layoutQr({ ...options, centerImageSrc: '' });
  if (!layout.ok) return undefined;
  const quiet = Math.max(QUIET_ZONE, Math.ceil(layout.border));
  const pixels = Math.max(1, Math.round(scale));
  const side = (layout.modules.length + 2 * quiet) * pixels;
  const dark = parseHexColor(options.darkColor);
  const light = parseHexColor(options.lightColor);
  const gray = isOpaqueGray(dark) && isOpaqueGray(light);
  const rows = scanlines(layout.modules, quiet, pixels, gray ? [light[0], dark[0]] : [0, 1]);

  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, side);
  view.setUint32(4, side);
  header.set([8, gray ? 0 : 3, 0, 0, 0], 8);
  const palette = gray
    ? []
    : [
        chunk('PLTE', Uint8Array.of(...light.slice(0, 3), ...dark.slice(0, 3))),
        chunk('tRNS', Uint8Array.of(light[3], dark[3])),
      ];
  return join([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    ...palette,
    chunk('IDAT', await deflate(rows)),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function isOpaqueGray([red, green, blue, alpha]: Rgba): boolean {
  return red === green && green === blue && alpha === 255;
}

/** Rows of one byte a pixel, each led by filter type 0. */
function scanlines(
  modules: Modules,
  quiet: number,
  pixels: number,
  [light, dark]: readonly [number, number],
): Uint8Array<ArrayBuffer> {
  const side = (modules.length + 2 * quiet) * pixels;
  const stride = side + 1;
  const bytes = new Uint8Array(stride * side).fill(light);
  for (let y = 0; y < side; y++) {
    const start = y * stride;
    bytes[start] = 0;
    modules[Math.floor(y / pixels) - quiet]?.forEach((isDark, x) => {
      const from = start + 1 + (x + quiet) * pixels;
      if (isDark) bytes.fill(dark, from, from + pixels);
    });
  }
  return bytes;
}

async function deflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  for (let index = 0; index < 4; index++) bytes[4 + index] = type.charCodeAt(index);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

/** ISO/IEC 15948, annex D. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

function join(parts: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
