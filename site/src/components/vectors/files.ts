import { makeArchive } from '@otp-lab/vectors/archive';
import vectors from '@otp-lab/vectors/otp-vectors.json?raw';
import schema from '@otp-lab/vectors/otp-vectors.schema.json?raw';
import { vectorsFolder } from './vectorsFolder.ts';

const sizeOf = (text: string) => new TextEncoder().encode(text).length;

const archive = makeArchive();
const archiveAddress = `${vectorsFolder}${archive.name}.tgz`;

/** The files that visitors download, with their sizes in bytes. */
export const files = {
  archive: { name: archive.name, address: archiveAddress, size: archive.gzip.length },
  archiveSum: { address: `${archiveAddress}.sha256`, size: archive.sums.gzip.length },
  json: { address: `${vectorsFolder}otp-vectors.json`, size: sizeOf(vectors) },
  schema: { address: `${vectorsFolder}otp-vectors.schema.json`, size: sizeOf(schema) },
};
