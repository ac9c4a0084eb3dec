import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from './files.ts';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
    compressGzip(content),
  ]);
  if (brotli.length >= content.length) return;
  writeFileSync(`${path}.br`, brotli);
  writeFileSync(`${path}.gz`, gzipped);
}

/**
 * Writes a `.br` and a `.gz` beside each file that gets smaller. It must be the last integration. Set
 * SITE_COMPRESS=no to skip it in tests that look at pages only: it takes half of the time of a build.
 */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (process.env['SITE_COMPRESS'] === 'no') return;
        const dist = fileURLToPath(dir);
        const files = listFiles(dist).filter((file) => compressible.test(file));
        // Node compresses on all cores.
        await Promise.all(files.map((file) => compressFile(join(dist, file))));
      },
    },
  };
}
