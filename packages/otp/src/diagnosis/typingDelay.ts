import type { CausePart } from './types.ts';

/** The longest time between reading a code and having typed it, in seconds. */
export const maxTypingDelay = 20;

/** Checks whether a clock part says "slow" by so little that slow typing explains it, too. */
export function looksLikeTypingDelay({ sentence, values }: CausePart): boolean {
  const to = Number(values['to']);
  return (
    (sentence === 'clock-steps' || sentence === 'clock-seconds') && to <= 0 && to > -maxTypingDelay
  );
}
