import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';

// By the package's name, because the site bundles this module.
const root = dirname(createRequire(import.meta.url).resolve('@otp-lab/vectors/package.json'));

export interface Archive {
  /** The name without extension, which is also the folder in the archive. */
  readonly name: string;
  readonly tar: Uint8Array;
  readonly gzip: Uint8Array;
  /** Lines for `sha256sum --check`: of the .tgz file, and of the .tar file in it. */
  readonly sums: { readonly gzip: string; readonly tar: string };
}

/**
 * Returns the paths of the archived files below the package, sorted by name. `npm pack` packs the same files, so npm
 * can install the archive.
 */
function archivedFiles(): string[] {
  const folders = ['data', 'runners'];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(join(root, folder)).map((file) => `${folder}/${file}`),
  );
  const files = [
    'CHANGELOG.md',
    'LICENSE',
    'LICENSE-CC0',
    'README.md',
    'action.yml',
    'package.json',
  ];
  return [...files, ...inFolders].toSorted();
}

/** Returns the ustar header of a file with fixed owner and time. Octal fields end with NUL. */
function tarHeader(path: string, size: number): Uint8Array {
  const header = Buffer.alloc(512);
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0');
  header.write(path, 0, 100);
  header.write(octal(path.endsWith('.sh') ? 0o755 : 0o644, 8), 100);
  header.write(octal(0, 8), 108);
  header.write(octal(0, 8), 116);
  header.write(octal(size, 12), 124);
  header.write(octal(0, 12), 136);
  header.write(' '.repeat(8), 148);
  header.write('0', 156);
  header.write('ustar\0', 257);
  header.write('00', 263);
  // The checksum counts itself as spaces.
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${octal(sum, 7)}\0 `, 148);
  return header;
}

function tarOf(name: string, files: readonly string[]): Uint8Array {
  const parts = files.flatMap((file) => {
    const data = readFileSync(join(root, file));
    const padding = Buffer.alloc((512 - (data.length % 512)) % 512);
    return [tarHeader(`${name}/${file}`, data.length), data, padding];
  });
  return Buffer.concat([...parts, Buffer.alloc(1024)]);
}

/**
 * Returns the release archive of the vectors. It depends only on the files: no times, owners, or
 * order of the file system. The compressed bytes also depend on Node's version of zlib, so there is
 * a sum of the .tar file too.
 */
export function makeArchive(): Archive {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const name = `otp-vectors-${manifest.version}`;
  const tar = tarOf(name, archivedFiles());
  const gzip = gzipSync(tar, { level: 9 });
  // Byte 9 of the gzip header is the operating system. 255 means unknown.
  gzip[9] = 255;
  const sum = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
  return {
    name,
    tar,
    gzip,
    sums: { gzip: `${sum(gzip)}  ${name}.tgz\n`, tar: `${sum(tar)}  ${name}.tar\n` },
  };
}
