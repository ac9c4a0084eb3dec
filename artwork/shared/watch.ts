/** The colors of a watch's case and band. */
export interface WatchColors {
  readonly metal: string;
  readonly edge: string;
  readonly band: string;
  readonly fold: string;
}

export const midnight: WatchColors = {
  metal: 'light-dark(#33353b, #4b4e56)',
  edge: 'light-dark(#1a1b1f, #32343a)',
  band: '#2b6b5a',
  fold: '#235848',
};
export const starlight: WatchColors = {
  metal: 'light-dark(#ded6c8, #c2baac)',
  edge: 'light-dark(#b5ab9a, #968d7e)',
  band: 'light-dark(#efe7da, #d3cbbd)',
  fold: 'light-dark(#ddd2c0, #bfb5a5)',
};

/**
 * Returns an Apple Watch of 300 by 640 CSS pixels. Its screen has 208 by 248 points and begins at (46, 196). The
 * system shows `time` at the upper right of the screen.
 */
export function watch(colors: WatchColors, content: string, time = '9:41'): string {
  const { metal, edge, band, fold } = colors;
  return (
    `<div class="watch"><svg width="300" height="640" viewBox="0 0 300 640" overflow="visible">` +
    `<path style="fill:${band}" d="M58 210C58 120 66 40 72 0V-300H228V0C234 40 242 120 242 210Z"/>` +
    `<path style="fill:${band}" d="M58 430C58 520 66 600 72 640V940H228V640C234 600 242 520 242 430Z"/>` +
    `<path style="fill:${fold}" d="M58 210 60 150C110 170 190 170 240 150L242 210ZM58 430 60 490C110 470 190 470 240 490L242 430Z"/>` +
    `<rect x="268" y="232" width="22" height="56" rx="9" style="fill:${edge}"/>` +
    `<path style="stroke:${metal}" stroke-width="2" d="M275 240h13M275 246h13M275 252h13M275 258h13M275 264h13M275 270h13M275 276h13"/>` +
    `<rect x="271" y="322" width="8" height="68" rx="4" style="fill:${edge}"/>` +
    `<rect x="26" y="176" width="248" height="288" rx="76" style="fill:${edge}"/>` +
    `<rect x="29" y="178" width="242" height="284" rx="74" style="fill:${metal}"/>` +
    `<rect x="36" y="185" width="228" height="270" rx="67" fill="#000"/></svg>` +
    `<div class="watch-screen"><span class="watch-time">${time}</span>${content}</div></div>`
  );
}
