import { badge, phoneAccounts } from './rows.ts';

type Point = readonly [x: number, y: number];

interface Flight {
  /** The dashed line: a cubic Bézier curve in the frame's CSS pixels. */
  readonly curve: readonly [from: Point, near: Point, far: Point, to: Point];
  /** The position of each account on the curve, from 0 to 1. */
  readonly stops: readonly number[];
  /** The position and width of the cloud, in CSS pixels. */
  readonly cloud: readonly [left: number, top: number, width: number];
}

const cloudPath = 'M96 246a84 84 0 0 1-6-167.8a112 112 0 0 1 212-4a87 87 0 0 1 2 171.8z';
const padlock =
  '<g transform="translate(140 84)"><rect y="50" width="120" height="88" rx="18" style="fill:light-dark(#2b6b5a,#94d4be)"/>' +
  '<path d="M28 52V34a32 32 0 0 1 64 0v18" fill="none" style="stroke:light-dark(#2b6b5a,#94d4be)" stroke-width="15"/>' +
  '<circle cx="60" cy="88" r="11" style="fill:light-dark(#fff,#00382b)"/><path d="M60 90v22" style="stroke:light-dark(#fff,#00382b)" stroke-width="9" stroke-linecap="round"/></g>';

function pointOn([from, near, far, to]: Flight['curve'], share: number): Point {
  const rest = 1 - share;
  const along = (axis: 0 | 1) =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * share * near[axis] +
    3 * rest * share ** 2 * far[axis] +
    share ** 3 * to[axis];
  return [along(0), along(1)];
}

/** Returns accounts on a dashed line that leads into a locked cloud. */
export function flight({ curve, stops, cloud: [left, top, width] }: Flight): string {
  const carried = stops.map((share, index) => {
    const [x, y] = pointOn(curve, share);
    const account = phoneAccounts[index];
    return account
      ? `<span class="carried" style="left:${(x - 36).toFixed(1)}px;top:${(y - 36).toFixed(1)}px">${badge(account, 60)}</span>`
      : '';
  });
  const [from, ...others] = curve;
  return `<svg class="way"><path d="M${from.join(' ')}C${others.join(' ')}" fill="none" style="stroke:light-dark(#55606e,#8f9aa8)" stroke-width="3.5" stroke-dasharray="0.1 12" stroke-linecap="round"/></svg>
<svg class="sky" style="left:${left}px;top:${top}px" width="${width}" height="${width * 0.64}" viewBox="0 0 400 256"><path style="fill:light-dark(#fff,#414c59)" d="${cloudPath}"/>${padlock}</svg>${carried.join('')}`;
}
