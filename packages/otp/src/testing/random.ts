/** A generator of numbers from 0 to below 1 that repeats for a seed (mulberry32). */
export function seededNumbers(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One of the values. */
export function pick<Value>(next: () => number, values: readonly Value[]): Value {
  const value = values[Math.floor(next() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
}

/** So many random bytes. */
export function randomBytes(next: () => number, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(next() * 256));
}

/** A random whole number of 64 bits or fewer, every length equally likely. */
export function randomCounter(next: () => number): bigint {
  const view = new DataView(randomBytes(next, 8).buffer);
  return view.getBigUint64(0) >> BigInt(Math.floor(next() * 65));
}
