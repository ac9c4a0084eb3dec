import { argon2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { argon2Key } from './argon2Key.ts';
import { DamagedFileError, TooMuchMemoryError, UnsupportedError } from './errors.ts';

const salt = Uint8Array.from({ length: 16 }, (_, index) => index);

describe('a key of Argon2id', () => {
  it.each([
    { memory: 8, iterations: 1, parallelism: 1 },
    { memory: 1024, iterations: 3, parallelism: 1 },
    { memory: 4096, iterations: 2, parallelism: 4 },
    { memory: 1001, iterations: 2, parallelism: 3 },
  ])('equals that of Node.js: $memory KiB, $iterations, $parallelism', async (cost) => {
    const { memory, iterations: passes, parallelism } = cost;
    const options = {
      message: 'pässword',
      nonce: salt,
      tagLength: 32,
      memory,
      passes,
      parallelism,
    };
    const expected = argon2Sync('argon2id', options);
    expect(Buffer.from(await argon2Key('pässword', salt, cost))).toEqual(expected);
  });

  it('is refused for a hostile cost before it takes memory or time', async () => {
    const cost = { memory: 64, iterations: 1, parallelism: 1 };
    const derive = (change: Partial<typeof cost>) => argon2Key('', salt, { ...cost, ...change });
    await expect(derive({ memory: 1_048_577 })).rejects.toThrow(TooMuchMemoryError);
    await expect(derive({ memory: 1_048_576, iterations: 11 })).rejects.toThrow(UnsupportedError);
    await expect(derive({ iterations: 1e9 })).rejects.toThrow(UnsupportedError);
    await expect(derive({ memory: 1024, parallelism: 65 })).rejects.toThrow(UnsupportedError);
    await expect(derive({ memory: 8, parallelism: 2 })).rejects.toThrow(DamagedFileError);
    await expect(derive({ iterations: 0 })).rejects.toThrow(DamagedFileError);
    await expect(derive({ iterations: Number.NaN })).rejects.toThrow(DamagedFileError);
    await expect(argon2Key('', salt.subarray(8 + 1), cost)).rejects.toThrow(DamagedFileError);
  });
});
