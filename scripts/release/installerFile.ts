import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { Installer } from '../../src/releases/types.ts';

/** What begins an MSI: the signature of a compound file. */
const compoundFile = 'd0cf11e0';
/** A disk image ends in a block of this length, which begins with `koly`. */
const trailerLength = 512;

/** Whether the bytes of an installer are of the kind that its name says. */
async function isOfItsKind(path: string, name: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    const isImage = name.endsWith('.dmg');
    const bytes = Buffer.alloc(4);
    await file.read(bytes, 0, 4, isImage ? Math.max(0, size - trailerLength) : 0);
    return isImage
      ? size >= trailerLength && bytes.toString('latin1') === 'koly'
      : bytes.toString('hex') === compoundFile;
  } finally {
    await file.close();
  }
}

/**
 * Reads an installer.
 * @returns its size in bytes and its SHA-256 in hexadecimal digits
 * @throws {Error} in a sentence, where its bytes are not of the kind that its name says
 */
export async function readInstaller(
  path: string,
  name: string,
): Promise<Pick<Installer, 'bytes' | 'sha256'>> {
  if (!(await isOfItsKind(path, name)))
    throw new Error(
      `${path} is no ${name.endsWith('.dmg') ? 'disk image: it does not end in a koly block' : 'MSI: it does not begin with D0CF11E0'}.`,
    );
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of createReadStream(path)) {
    const part = chunk as Uint8Array;
    hash.update(part);
    bytes += part.byteLength;
  }
  return { bytes, sha256: hash.digest('hex') };
}
