/**
 * Returns the step that an arrow key makes in a row: 1 to the next item, -1 to the previous one, 0 for other keys. On
 * a right-to-left page, the next item is on the left.
 */
export function stepOf(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === (document.documentElement.dir === 'rtl') ? 1 : -1;
}
