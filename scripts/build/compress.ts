import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Every file below a folder, as paths relative to it, in the order of their names. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The same without what this module wrote beside them. */
export function listOriginals(folder: string): string[] {
  return listFiles(folder).filter((file) => !/\.(br|gz)$/.test(file));
}

const brotliOptions = (content: Uint8Array) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

/** Brotli as hosts send it, and as every measurement of the project counts bytes. */
export function brotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, brotliOptions(content));
}

const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

async function compress(content: Buffer) {
  return Promise.all([brotliInPool(content, brotliOptions(content)), gzipInPool(content)]);
}

/** Writes a `.br` and a `.gz` beside files of a folder that they make smaller, on all cores. */
export async function compressFolder(folder: string): Promise<void> {
  // Aliases of a screen have the same content: it is compressed once.
  const compressed = new Map<string, ReturnType<typeof compress>>();
  await Promise.all(
    listFiles(folder)
      .filter((file) => compressible.test(file))
      .map(async (file) => {
        const content = readFileSync(join(folder, file));
        const key = content.toString('latin1');
        const work = compressed.get(key) ?? compress(content);
        compressed.set(key, work);
        const [small, other] = await work;
        if (small.length >= content.length) return;
        writeFileSync(join(folder, `${file}.br`), small);
        writeFileSync(join(folder, `${file}.gz`), other);
      }),
  );
}
