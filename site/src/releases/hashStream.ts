/** Hashes downloads of up to 2 GB in the browser without filling the visitor's memory. */
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

export interface HashOptions {
  /** Called after each chunk with the number of bytes hashed so far. */
  readonly onProgress?: ((bytes: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface Hashed {
  readonly bytes: number;
  /** 64 hexadecimal digits in lower case. */
  readonly sha256: string;
}

/**
 * Hashes a stream with SHA-256. Only one chunk is in memory at a time.
 * @throws the signal's reason if it is aborted, and any error of the stream
 */
export async function hashStream(
  chunks: AsyncIterable<Uint8Array>,
  { onProgress, signal }: HashOptions = {},
): Promise<Hashed> {
  const hash = sha256.create();
  let bytes = 0;
  signal?.throwIfAborted();
  for await (const chunk of chunks) {
    signal?.throwIfAborted();
    hash.update(chunk);
    bytes += chunk.byteLength;
    onProgress?.(bytes);
  }
  signal?.throwIfAborted();
  return { bytes, sha256: bytesToHex(hash.digest()) };
}
