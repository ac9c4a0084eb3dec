import { argon2idAsync } from '@noble/hashes/argon2.js';
import type { OnProgress } from './encryptedFile.ts';
import { DamagedFileError, TooMuchMemoryError, UnsupportedError } from './errors.ts';
import { throttleProgress } from './throttleProgress.ts';

/** 1 GiB in KiB, the most that Ente Auth and Bitwarden use. */
const maxMemoryKib = 1_048_576;

/**
 * The greatest product of memory (in KiB) and iterations: 10 GiB, which is the most that Bitwarden allows. With Ente
 * Auth's 4 GiB, the derivation takes a minute on a computer of 2026.
 */
const maxWork = 10 * maxMemoryKib;

/** The cost of Argon2 (RFC 9106 section 3.1). */
export interface Argon2Cost {
  /** In KiB. */
  readonly memory: number;
  readonly iterations: number;
  readonly parallelism: number;
}

/** @throws if the cost is one that no app uses */
function checkCost({ memory, iterations, parallelism }: Argon2Cost): void {
  if (
    ![memory, iterations, parallelism].every((value) => Number.isSafeInteger(value) && value >= 1)
  )
    throw new DamagedFileError('Argon2 parameter');
  if (memory > maxMemoryKib) throw new TooMuchMemoryError();
  if (memory * iterations > maxWork || parallelism > 64) throw new UnsupportedError('Argon2 cost');
  if (memory < 8 * parallelism) throw new DamagedFileError('Argon2 memory');
}

/**
 * Derives 32 bytes from a password with Argon2id, version 0x13 (RFC 9106).
 *
 * @param salt at least 8 bytes
 * @throws {TooMuchMemoryError} if the memory exceeds 1 GiB, or the device doesn't grant it
 * @throws {UnsupportedError} if the derivation would take several minutes
 */
export async function argon2Key(
  password: string,
  salt: Uint8Array,
  cost: Argon2Cost,
  onProgress?: OnProgress,
): Promise<Uint8Array> {
  checkCost(cost);
  if (salt.length < 8) throw new DamagedFileError('Argon2 salt');
  const options = { m: cost.memory, t: cost.iterations, p: cost.parallelism, dkLen: 32 };
  try {
    return await argon2idAsync(password, salt, {
      ...options,
      // @noble/hashes counts a few KiB on top of the memory.
      maxmem: 2 * maxMemoryKib * 1024,
      // In milliseconds. The derivation runs in a worker, and Safari waits for 4 ms at each pause.
      asyncTick: 100,
      onProgress: throttleProgress(onProgress),
    });
  } catch (error) {
    if (error instanceof RangeError) throw new TooMuchMemoryError('not granted');
    throw error;
  }
}
