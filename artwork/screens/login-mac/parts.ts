/** The background of the login screen: dunes in the evening, in the dark form at night. It fills its container. */
export const dunes =
  '<svg class="dunes" viewBox="0 0 960 600" preserveAspectRatio="xMidYMid slice"><rect width="960" height="600" style="fill:light-dark(#bd8570,#54384a)"/>' +
  '<circle cx="640" cy="250" r="74" style="fill:light-dark(#f0d3b6,#b39a97)"/><path d="M0 300Q200 210 420 290T960 250V600H0z" style="fill:light-dark(#a5685a,#4a2f40)"/>' +
  '<path d="M0 390Q330 270 560 370T960 330V600H0z" style="fill:light-dark(#8a4d4c,#3d2635)"/><path d="M0 470Q240 370 520 450T960 420V600H0z" style="fill:light-dark(#683640,#2f1d2a)"/>' +
  '<path d="M0 560Q420 440 660 530T960 510V600H0z" style="fill:light-dark(#43232f,#21141e)"/></svg>';

/** Returns six boxes for a code. The first ones are filled, and the next one has the focus. */
export function codeCells(digits: string): string {
  const cells = Array.from(
    { length: 6 },
    (_, index) =>
      `<span class="${index === digits.length ? 'next' : ''}">${digits.charAt(index)}</span>`,
  );
  return `<div class="code-cells">${cells.join('')}</div>`;
}

/** Returns a push button. The default button is the one that Return presses. */
export function pushButton(label: string, isDefault = false): string {
  return `<span class="push ${isDefault ? 'main' : ''}">${label}</span>`;
}

/** The round button that opens the help. */
export const helpButton = '<span class="help-button">?</span>';
