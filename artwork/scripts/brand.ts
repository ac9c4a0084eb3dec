/** Draws the mark into the favicons and the icons of the web app manifest, under site/public/. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { faviconSvg, iconSvg, markSvg } from '../brand/drawings.ts';
import { icoFile } from '../brand/ico.ts';

const output = new URL('../../site/public/', import.meta.url);
const unitsAcross = 32;
const cssDensity = 72;

/** A PNG of the drawing, with an edge of so many pixels; icon files want full color. */
function png(svg: string, edge: number, palette = true): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (cssDensity * edge) / unitsAcross })
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
