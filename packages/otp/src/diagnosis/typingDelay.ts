import type { CausePart } from './types.ts';

/** The maximum time that a person takes to type a code after reading it, in seconds. */
export const maxTypingDelay = 20;

/** Checks whether a clock is so slightly slow that slow typing could be the reason. */
export function looksLikeTypingDelay({ sentence, values }: CausePart): boolean {
  const to = Number(values['to']);
  return (
    (sentence === 'clock-steps' || sentence === 'clock-seconds') && to <= 0 && to > -maxTypingDelay
  );
}
