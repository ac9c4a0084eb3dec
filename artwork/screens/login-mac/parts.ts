/** The picture behind the login: dunes in the evening. It fills what holds it. */
export const dunes =
  '<svg class="dunes" viewBox="0 0 960 600" preserveAspectRatio="xMidYMid slice"><rect width="960" height="600" fill="#bd8570"/>' +
  '<circle cx="640" cy="250" r="74" fill="#f0d3b6"/><path d="M0 300Q200 210 420 290T960 250V600H0z" fill="#a5685a"/>' +
  '<path d="M0 390Q330 270 560 370T960 330V600H0z" fill="#8a4d4c"/><path d="M0 470Q240 370 520 450T960 420V600H0z" fill="#683640"/>' +
  '<path d="M0 560Q420 440 660 530T960 510V600H0z" fill="#43232f"/></svg>';

/** Six boxes for a code, the first of them filled; the next one has the focus. */
export function codeCells(digits: string): string {
  const cells = Array.from(
    { length: 6 },
    (_, index) =>
      `<span class="${index === digits.length ? 'next' : ''}">${digits.charAt(index)}</span>`,
  );
  return `<div class="code-cells">${cells.join('')}</div>`;
}

/** A push button; `main` is the one that Return presses. */
export function push(label: string, main = false): string {
  return `<span class="push ${main ? 'main' : ''}">${label}</span>`;
}

/** The round button that opens the help. */
export const helpButton = '<span class="help-button">?</span>';
