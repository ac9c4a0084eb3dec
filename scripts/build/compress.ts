import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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

const brotliOptions = (content: Uint8Array, quality: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  },
});

/** For the scripts of a visitor's first screen. */
const best = 11;
/**
 * For what each language adds to a first screen, its documents and words: in a third of the time for
 * two per cent more bytes.
 */
const screenQuality = 10;
/**
 * For what is loaded later, texts, which are small, and documents under further names of their
 * screen: in a twentieth of the time for eight per cent. From 6 to 9 a file costs up to 32 MB of
 * memory, hence time, for one per cent less.
 */
const quickQuality = 5;

const qualities = { best, screen: screenQuality, quick: quickQuality };
export type Quality = keyof typeof qualities;

/** Brotli at its best, as every measurement of the project counts bytes. */
export function brotli(content: Uint8Array): Uint8Array {
  return brotliCompressSync(content, brotliOptions(content, best));
}

const brotliInPool = promisify(brotliCompress);
const gzipInPool = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` beside files of a folder that they make smaller, on all cores and
 * while other work goes on. The same content is compressed once.
 */
export class Compressor {
  readonly #folder: string;
  readonly #first: ReadonlyMap<string, Quality>;
  readonly #files = new Map<string, Promise<void>>();
  readonly #contents = new Map<string, Promise<readonly [Uint8Array, Uint8Array]>>();

  /** @param first what a visitor's first screen loads, and how well it is compressed; others are quick */
  constructor(folder: string, first: ReadonlyMap<string, Quality>) {
    this.#folder = folder;
    this.#first = first;
  }

  /** Begins with a document, as well as its kind deserves. */
  addDocument(file: string, quality: Quality): void {
    this.#add(file, quality);
  }

  /** Begins with every file that is there and has not begun, the largest first. */
  addFiles(): void {
    const files = listFiles(this.#folder).filter(
      (file) => compressible.test(file) && !this.#files.has(file),
    );
    const sizes = new Map(files.map((file) => [file, statSync(join(this.#folder, file)).size]));
    for (const [file] of [...sizes].sort(([, one], [, other]) => other - one))
      this.#add(file, this.#first.get(file) ?? 'quick');
  }

  /** Compresses every file that is not yet, and waits for all. */
  async finish(): Promise<void> {
    this.addFiles();
    await Promise.all(this.#files.values());
  }

  #add(file: string, quality: Quality): void {
    this.#files.set(file, this.#compress(file, qualities[quality]));
  }

  async #compress(file: string, quality: number): Promise<void> {
    const content = readFileSync(join(this.#folder, file));
    const key = content.toString('latin1');
    const work =
      this.#contents.get(key) ??
      Promise.all([brotliInPool(content, brotliOptions(content, quality)), gzipInPool(content)]);
    this.#contents.set(key, work);
    const [small, other] = await work;
    if (small.length >= content.length) return;
    writeFileSync(join(this.#folder, `${file}.br`), small);
    writeFileSync(join(this.#folder, `${file}.gz`), other);
  }
}
