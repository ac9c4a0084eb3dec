/** The length of the loop. A frame depends only on the seconds since the start, modulo this length. */
export const loopSeconds = 10;
export const framesPerSecond = 24;

/**
 * How long a tile takes to turn over. It is much slower than the interface's animations, because it goes on beside the
 * text.
 */
export const turnSeconds = 1.1;

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function easeInOut(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** The progress of a tile's turns. */
export interface TurnState {
  /** The number of finished turns in this loop. */
  readonly finished: number;
  /** The progress of the current turn, from 0 (at rest) toward 1. */
  readonly share: number;
}

/**
 * Returns the state of a tile at a time in seconds.
 * @param starts when the tile's turns start, in seconds of the loop, ascending
 */
export function turnStateAt(starts: readonly number[], seconds: number): TurnState {
  const now = modulo(seconds, loopSeconds);
  const last = starts.at(-1);
  // A turn that starts just before the end of the loop finishes in the next loop.
  if (last !== undefined && last + turnSeconds > loopSeconds) {
    const since = now + loopSeconds - last;
    if (since < turnSeconds)
      return { finished: starts.length - 1, share: easeInOut(since / turnSeconds) };
  }
  const begun = starts.filter((start) => start <= now);
  const current = begun.at(-1);
  if (current === undefined) return { finished: 0, share: 0 };
  const share = (now - current) / turnSeconds;
  if (share >= 1) return { finished: begun.length, share: 0 };
  return { finished: begun.length - 1, share: easeInOut(share) };
}

/**
 * Returns the remaining share of an arc, from 1 down to 0. It is 0 when the tile starts to turn, and 1 again on the
 * other side of the tile.
 * @param start a time in seconds at which the tile starts to turn. It turns every `period` seconds.
 */
export function remainingShare(start: number, period: number, seconds: number): number {
  const hidden = turnSeconds / 2;
  const since = modulo(seconds - start, period);
  return since < hidden ? 0 : 1 - (since - hidden) / (period - hidden);
}
