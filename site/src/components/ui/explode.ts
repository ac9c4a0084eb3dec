/** How long the animation takes, in milliseconds. */
const duration = 100;
/** The number of rows, and of columns, of pieces. */
const gridSize = 3;

/**
 * Animates an element that flies apart in nine pieces for 100 ms. The element itself doesn't change, so the caller
 * has to hide it afterward.
 * @param className a class that positions a copy exactly over the element
 * @returns a promise that resolves after the animation
 */
export async function explode(element: HTMLElement, className: string): Promise<void> {
  const share = 100 / gridSize;
  const flights = Array.from({ length: gridSize * gridSize }, (_, index) => {
    const row = Math.floor(index / gridSize);
    const column = index % gridSize;
    const edges = [row, gridSize - 1 - column, gridSize - 1 - row, column];
    const clipPath = `inset(${edges.map((edge) => `${edge * share}%`).join(' ')})`;
    const translate = `${(column - 1) * share}% ${(row - 1) * share}%`;
    return { clipPath: [clipPath, clipPath], translate: ['0 0', translate], opacity: [1, 0] };
  });
  const pieces = flights.flatMap((flight) => {
    const piece = element.cloneNode(true);
    if (!(piece instanceof HTMLElement)) return [];
    piece.inert = true;
    piece.classList.add(className);
    element.after(piece);
    return [{ piece, animation: piece.animate(flight, { duration, fill: 'forwards' }) }];
  });
  const hiding = element.animate({ visibility: ['hidden', 'hidden'] }, duration);
  await Promise.allSettled(
    [hiding, ...pieces.map(({ animation }) => animation)].map((animation) => animation.finished),
  );
  for (const { piece } of pieces) piece.remove();
}
