/** The video is a loop: every moment is a function of seconds since its start, modulo this. */
export const loopSeconds = 10;
export const framesPerSecond = 24;

/** How long a tile takes to turn over; far slower than the interface, for it lies behind text. */
const turnSeconds = 1.1;

function modulo(value: number, divisor: number): number {
  return ((value % divisor) + divisor) % divisor;
}

function easeInOut(share: number): number {
  return share * share * share * (share * (share * 6 - 15) + 10);
}

/** How far a tile has come at a moment: turns finished in this loop, and the share of the next. */
export interface Turning {
  readonly finished: number;
  /** 0 at rest, toward 1 while the next turn is under way. */
  readonly share: number;
}

/** Where a tile stands at `seconds`, given its turns' starting seconds in ascending order. */
export function turningAt(starts: readonly number[], seconds: number): Turning {
  const now = modulo(seconds, loopSeconds);
  const last = starts.at(-1);
  // A turn that began before the loop's seam ends after it.
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
 * The share of an arc that is left, from 1 down to 0. It runs out as its tile begins to turn
 * (every `period` seconds, once at `start`) and stands full again on the other side.
 */
export function leftOfArc(start: number, period: number, seconds: number): number {
  const hidden = turnSeconds / 2;
  const since = modulo(seconds - start, period);
  return since < hidden ? 0 : 1 - (since - hidden) / (period - hidden);
}
