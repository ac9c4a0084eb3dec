/** Draws the link preview images into site/public/share/, one for each page and language. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { screenshotOf, fontFaceRule, withPage } from '../brand/browser.ts';
import { shareCard } from '../share/card.ts';
import { shareSize, shareStyles } from '../share/styles.ts';
import { shareLanguages, shareScreens } from '../share/messages.ts';
import * as site from '../../site/site.config.ts';

const root = new URL('../../site/public/', import.meta.url);
const output = new URL('share/', root);
/** The maximum size of a file in bytes. */
const budget = 60 * 1024;

await mkdir(output, { recursive: true });
const sprite = await readFile(new URL('../src/components/ui/icons.svg', root), 'utf8');
const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${fontFaceRule}${shareStyles}</style></head><body></body></html>`;

await withPage(shareSize, page, async (browserPage) => {
  for (const screen of shareScreens)
    for (const language of shareLanguages) {
      const icons = `<div hidden>${sprite}</div>`;
      const picture = await screenshotOf(
        browserPage,
        icons + shareCard(screen, language, site.brand),
      );
      const png = await sharp(picture)
        .png({ palette: true, colors: 128, dither: 0, effort: 10, compressionLevel: 9 })
        .toBuffer();
      const name = `${screen}.${language}.png`;
      if (png.length > budget)
        throw new Error(`${name} has ${png.length} bytes, more than ${budget}.`);
      await writeFile(new URL(name, output), png);
      console.log(`${name}  ${(png.length / 1024).toFixed(1)} KB`);
    }
});
