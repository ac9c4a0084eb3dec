/**
 * Where an arrow key leads in a row: 1 to the next, -1 to the one before, 0 for every other key. In a
 * document whose lines run from right to left the next stands on the left.
 */
export function stepOf(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  return (key === 'ArrowLeft') === (document.documentElement.dir === 'rtl') ? 1 : -1;
}
