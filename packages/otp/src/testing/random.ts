/** Returns the next random number, from 0 to below 1. */
export type RandomSource = () => number;

/** Returns a random source that repeats for the same seed (mulberry32). */
export function seededNumbers(seed: number): RandomSource {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Picks one of the values.
 *
 * @throws {RangeError} if there are no values
 */
export function pick<Value>(next: RandomSource, values: readonly Value[]): Value {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** Returns `length` random bytes. */
export function randomBytes(next: RandomSource, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(next() * 256));
}

/** Returns a random whole number of at most 64 bits. All lengths are about equally likely. */
export function randomCounter(next: RandomSource): bigint {
  const view = new DataView(randomBytes(next, 8).buffer);
  return view.getBigUint64(0) >> BigInt(Math.floor(next() * 65));
}
