/** In milliseconds. */
const duration = 100;
/** The element breaks into as many rows and columns of pieces. */
const side = 3;

/**
 * Shows an element flying apart in nine pieces for 100 ms. The element itself stays as it was, so the caller
 * hides it afterward.
 * @param className a class that positions a copy of the element exactly over it
 */
export async function explode(element: HTMLElement, className: string): Promise<void> {
  const share = 100 / side;
  const flights = Array.from({ length: side * side }, (_, index) => {
    const row = Math.floor(index / side);
    const column = index % side;
    const edges = [row, side - 1 - column, side - 1 - row, column];
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
