import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico)$/;

/** Every file below a folder, as paths relative to it, in the order of their names. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Brotli at its best, as every measurement of the project counts bytes. */
export function brotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Writes a `.br` and a `.gz` beside every file that they make smaller. */
export function writeCompressed(folder: string): void {
  const compressed = new Map<string, readonly [Uint8Array, Uint8Array]>();
  for (const file of listFiles(folder).filter((name) => compressible.test(name))) {
    const content = readFileSync(join(folder, file));
    const key = content.toString('latin1');
    const both = compressed.get(key) ?? [brotli(content), gzipSync(content, { level: 9 })];
    compressed.set(key, both);
    if (both[0].length >= content.length) continue;
    writeFileSync(join(folder, `${file}.br`), both[0]);
    writeFileSync(join(folder, `${file}.gz`), both[1]);
  }
}
