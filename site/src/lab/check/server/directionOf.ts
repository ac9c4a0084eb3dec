/** On which side of the step that was expected a code lies, as the sentences name it. */
export function directionOf(distance: number): 'same' | 'before' | 'after' {
  if (distance === 0) return 'same';
  return distance < 0 ? 'before' : 'after';
}
