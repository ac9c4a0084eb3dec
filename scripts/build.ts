import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as site from '../site.config.ts';
import { checkSite } from '../src/site/check.ts';
import { compressFolder } from './build/compress.ts';
import { missingPictures } from './build/pictures.ts';

/**
 * Builds the whole site into dist/: browser files, then a document per screen, tool and language. With
 * `--uncompressed` hosts would have to compress them: it is for tests of what the documents say, and
 * takes half of the time.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const complaints = [...checkSite(site), ...missingPictures(join(root, 'public'))];
if (complaints.length > 0) {
  console.error(complaints.join('\n'));
  process.exit(1);
}

// Before React is loaded, which renders without what only development needs.
process.env['NODE_ENV'] = 'production';
const { buildSite } = await import('./build/site.ts');
const dist = join(root, 'dist');
const count = await buildSite(root, dist);
if (!process.argv.includes('--uncompressed')) await compressFolder(dist);
console.log(`${count} documents built into dist/`);
