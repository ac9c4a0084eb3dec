import { markPath, markUnits } from '../../site/src/brand/mark.ts';
import { frameSizes } from '../../site/src/catalog/picture.ts';
import type { Frame } from '../../site/src/catalog/picture.ts';

/** The background colors of the pictures, each with the color of the mark on it. */
const backgrounds = {
  paper: ['light-dark(#efe7da, #2b2721)', 'light-dark(#e8dece, #332e27)'],
  celadon: ['light-dark(#cfe0d8, #1f332c)', 'light-dark(#c2d7cd, #263d35)'],
  pine: ['#24493f', '#2b5449'],
  seal: ['light-dark(#efd5ce, #3a2421)', 'light-dark(#e8c8bf, #452b27)'],
  brick: ['#7c261d', '#8a2e24'],
  ink: ['#1d2027', '#262a32'],
  slate: ['light-dark(#d5dae0, #252a32)', 'light-dark(#c8cfd7, #2d333c)'],
  dusk: ['#303a4a', '#394456'],
} as const;
export type Background = keyof typeof backgrounds;

/**
 * Returns a frame with a background and the mark behind the content. `markPlace` is the mark's position and width in
 * CSS pixels.
 */
export function stage(
  frame: Frame,
  background: Background,
  markPlace: readonly [left: number, top: number, width: number],
  content: string,
): string {
  const [color, tone] = backgrounds[background];
  const { width, height } = frameSizes[frame];
  const [left, top, size] = markPlace;
  return (
    `<div class="stage" style="background:${color}">` +
    `<svg width="${width}" height="${height}" style="position:absolute;inset:0">` +
    `<path transform="translate(${left} ${top}) scale(${size / markUnits})" style="fill:${tone}" d="${markPath}"/></svg>` +
    `${content}</div>`
  );
}

/** Positions and scales content in the frame. `left` and `top` are in CSS pixels. */
export function positioned(left: number, top: number, scale: number, content: string): string {
  return `<div class="placed" style="left:${left}px;top:${top}px;transform:scale(${scale})">${content}</div>`;
}

/** Returns the value for the frame. The frame of a block uses the wide value. */
export function byFrame<Value>(
  frame: Frame,
  values: { readonly wide: Value; readonly upright: Value },
): Value {
  return frame === 'upright' ? values.upright : values.wide;
}
