/** A random number generator whose numbers depend only on its seed. */
export interface Random {
  /** Returns a number in [from, to). */
  readonly between: (from: number, to: number) => number;
  /** Returns an integer in [0, limit). */
  readonly below: (limit: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  /** Returns a normally distributed number with mean 0 and standard deviation 1. */
  readonly normal: () => number;
}

/** Returns a mulberry32 generator. Its 32 bits of state are enough for test pictures. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    between: (from, to) => from + next() * (to - from),
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('The list is empty.');
      return item;
    },
    normal: () => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
  };
}
