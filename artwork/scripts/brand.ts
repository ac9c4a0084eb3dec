/** Writes the favicons and the icons of the web app manifest into site/public/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { faviconSvg, iconSvg, markSvg } from '../brand/drawings.ts';
import { icoFile } from '../brand/ico.ts';
import { markUnits } from '../../site/src/brand/mark.ts';

const output = new URL('../../site/public/', import.meta.url);
/** The density at which sharp renders one SVG unit as one pixel. */
const defaultDensity = 72;

/**
 * Returns the drawing as a PNG file with an edge in pixels. Set `palette` to false for icon files: they need full
 * color.
 */
function png(svg: string, edge: number, palette = true): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (defaultDensity * edge) / markUnits })
    .resize(edge, edge)
    .png({ compressionLevel: 9, palette })
    .toBuffer();
}

async function write(name: string, content: string | Buffer): Promise<void> {
  await writeFile(fileURLToPath(new URL(name, output)), content);
  console.log(`${name}  ${content.length} bytes`);
}

await mkdir(new URL('brand/', output), { recursive: true });
await write('favicon.svg', faviconSvg());
await write('brand/mark.svg', markSvg());
await write(
  'favicon.ico',
  icoFile(
    await Promise.all(
      [16, 32, 48].map(async (edge) => ({ edge, png: await png(iconSvg(), edge, false) })),
    ),
  ),
);
await write('apple-touch-icon.png', await png(iconSvg(0), 180));
await write('brand/icon-192.png', await png(iconSvg(), 192));
await write('brand/icon-512.png', await png(iconSvg(), 512));
await write('brand/icon-maskable-512.png', await png(iconSvg(0), 512));
