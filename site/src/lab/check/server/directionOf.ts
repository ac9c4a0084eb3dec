/** Returns whether a code is before or after the expected step, as an argument of messages. */
export function directionOf(distance: number): 'same' | 'before' | 'after' {
  if (distance === 0) return 'same';
  return distance < 0 ? 'before' : 'after';
}
