import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from '../site.config.ts';
import { checkSite } from '../src/site/check.ts';
import { missingPictures } from './build/pictures.ts';
import { runVite } from './build/runVite.ts';

/** Builds the whole site into dist/: browser files, then a document per screen and language. */
const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

const complaints = [...checkSite(site), ...missingPictures(join(root, 'public'))];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}

// More threads would compress no faster, and hold up the drawing of documents.
process.env['UV_THREADPOOL_SIZE'] = String(availableParallelism());
rmSync(dist, { recursive: true, force: true });
// Vite works in its own process while this one reads the rest of the program and draws the typeface.
const vite = runVite(root);
const { buildSite } = await import('./build/site.ts');
const count = await buildSite(root, dist, vite);
console.log(`${count} documents built into dist/`);
