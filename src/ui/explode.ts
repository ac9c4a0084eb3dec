const duration = 100;
const side = 3;

/**
 * Lets an element fly apart in nine pieces for 100 ms. Afterward it stands as before; hiding it
 * is the caller's part.
 * @param className places a piece over the element within the element's parent
 */
export async function explode(element: HTMLElement, className: string): Promise<void> {
  const share = 100 / side;
  const frames = Array.from({ length: side * side }, (_, index) => {
    const row = Math.floor(index / side);
    const column = index % side;
    const edges = [row, side - 1 - column, side - 1 - row, column];
    const clipPath = `inset(${edges.map((edge) => `${edge * share}%`).join(' ')})`;
    const translate = `${(column - 1) * share}% ${(row - 1) * share}%`;
    return { clipPath: [clipPath, clipPath], translate: ['0 0', translate], opacity: [1, 0] };
  });
  const pieces = frames.flatMap((flight) => {
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
