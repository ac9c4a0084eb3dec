import { isWrongClock } from './causeParts.ts';
import type { CausePart } from './types.ts';

/**
 * The maximum time that a person takes to type a code after reading it, in seconds. Longer than `maxTypingTime` of the
 * app's test: if a clock seems slow by no more than this, the diagnosis doesn't blame the clock.
 */
export const maxTypingDelay = 20;

/** Returns whether a clock is so slightly slow that slow typing could be the reason. */
export function looksLikeTypingDelay(part: CausePart): boolean {
  const to = Number(part.values['to']);
  return isWrongClock(part) && to <= 0 && to > -maxTypingDelay;
}
