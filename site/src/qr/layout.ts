/** Keeps a QR code readable, however large the picture in its center is. */
import { encodeQr } from './encode.ts';
import type { Encoded, Modules } from './encode.ts';
import type { ErrorCorrectionLevel, QrOptions } from './options.ts';

/** A QR code ready to draw. Lengths are in modules. The origin is the corner of the upper left module. */
export interface QrLayout {
  readonly ok: true;
  /** The modules. Modules under the center picture are light. */
  readonly modules: Modules;
  readonly version: number;
  /** The requested level, or a higher one if the center picture needs it. */
  readonly level: ErrorCorrectionLevel;
  /** The width of the light border that equals `margin`. It can be a fraction. */
  readonly border: number;
  /** The position (across and down) and side of the center picture, if there is one. */
  readonly picture?: { readonly start: number; readonly side: number };
}

/** The width of the quiet zone that readers require (ISO/IEC 18004, 5.3.8), in modules. */
export const quietZone = 4;

const levels: readonly ErrorCorrectionLevel[] = ['L', 'M', 'Q', 'H'];

/**
 * The share of modules that a picture may cover: a third of what each level can restore. The rest is for dirt,
 * glare, a poor camera, and readers that need the alignment patterns under the picture.
 */
const coverableShares = { L: 0.07 / 3, M: 0.15 / 3, Q: 0.25 / 3, H: 0.3 / 3 } as const;

/**
 * Encodes the value and clears the modules under the center picture. If the picture covers more than the level can
 * restore, a higher level is used. If none is high enough or fits, the picture shrinks. So the code stays readable.
 * @returns the layout, or the problem that the value doesn't fit
 */
export function layoutQr(options: QrOptions): QrLayout | Extract<Encoded, { ok: false }> {
  const { value, errorCorrectionLevel, version, margin, size } = options;
  const plain = encodeQr(value, errorCorrectionLevel, version);
  if (!plain.ok) return plain;
  const inner = size - 2 * margin;
  const borderOf = (modules: Modules): number => (margin / inner) * modules.length;
  const share = options.centerImageSrc === '' ? 0 : options.centerImageSize / inner;
  if (share === 0) return { ...plain, border: borderOf(plain.modules) };

  let best = plain;
  for (const level of levels.slice(levels.indexOf(errorCorrectionLevel) + 1)) {
    if (clearedSide(share, best.modules.length) <= coverableSide(best)) break;
    const higher = encodeQr(value, level, version);
    if (!higher.ok) break;
    best = higher;
  }
  const count = best.modules.length;
  const cleared = Math.min(clearedSide(share, count), coverableSide(best));
  const side = Math.min(share * count, cleared);
  const picture = { start: (count - side) / 2, side };
  return {
    ...best,
    modules: clearMiddle(best.modules, cleared),
    border: borderOf(best.modules),
    ...(side > 0 ? { picture } : {}),
  };
}

/** Returns how many modules a picture touches per side, given its share of the width. Like `count`, it is odd. */
function clearedSide(share: number, count: number): number {
  return 2 * Math.ceil((share * count - 1) / 2) + 1;
}

/** Returns the largest odd number of modules per side that may be cleared, or −1 if there is none. */
function coverableSide(code: Extract<Encoded, { ok: true }>): number {
  return 2 * Math.floor((code.modules.length * Math.sqrt(coverableShares[code.level]) - 1) / 2) + 1;
}

function clearMiddle(modules: Modules, side: number): Modules {
  const start = (modules.length - side) / 2;
  const inside = (index: number): boolean => index >= start && index < start + side;
  return modules.map((row, y) => (inside(y) ? row.map((dark, x) => dark && !inside(x)) : row));
}
