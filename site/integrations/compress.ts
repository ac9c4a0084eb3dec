import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { listFiles } from './listFiles.ts';

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
 * Returns the integration that writes a `.br` and a `.gz` file beside each text file that brotli makes smaller. List
 * it last, because the other integrations change files. Compression takes half of a build's time: set
 * SITE_COMPRESS=no to skip it in tests that only look at pages.
 */
export function compress(): AstroIntegration {
  return {
    name: 'compress',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        if (process.env['SITE_COMPRESS'] === 'no') return;
        const dist = fileURLToPath(dir);
        const files = listFiles(dist).filter((file) => compressible.test(file));
        // Run in parallel: zlib compresses in the thread pool.
        await Promise.all(files.map((file) => compressFile(join(dist, file))));
      },
    },
  };
}
