import type { FindingPart } from './types.ts';

/** A code may be typed so many seconds after it was read. */
export const mostLate = 20;

/** Whether a clock is slow by as much as it seems to be where a code was typed late. */
export function seemsLate({ sentence, values }: FindingPart): boolean {
  const to = Number(values['to']);
  return (sentence === 'clock-steps' || sentence === 'clock-seconds') && to <= 0 && to > -mostLate;
}
