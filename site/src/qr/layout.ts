import { encodeQr } from './encode.ts';
import type { Encoded, Modules } from './encode.ts';
import type { ErrorCorrectionLevel, QrOptions } from './options.ts';

/** A code ready to be drawn. Lengths are in modules, the origin is the upper left module. */
export interface QrLayout {
  readonly ok: true;
  /** The modules; those under the center picture are light. */
  readonly modules: Modules;
  readonly version: number;
  /** The level used: the one asked for, or a higher one that carries the center picture. */
  readonly level: ErrorCorrectionLevel;
  /** Light border that `margin` comes to; may be a fraction. */
  readonly border: number;
  /** Where the center picture lies; absent without one. */
  readonly picture?: { readonly start: number; readonly side: number };
}

/** The quiet zone that readers are promised (ISO/IEC 18004, 5.3.8), in modules. */
export const QUIET_ZONE = 4;

const LEVELS: readonly ErrorCorrectionLevel[] = ['L', 'M', 'Q', 'H'];

/**
 * A third of what each level can restore; the rest is left for dirt, glare, a poor camera and
 * readers that miss the alignment patterns below the picture.
 */
const COVERABLE = { L: 0.07 / 3, M: 0.15 / 3, Q: 0.25 / 3, H: 0.3 / 3 } as const;

/**
 * Encodes the value and makes room for the center picture. The level rises while the picture
 * covers more than it can restore; where even the highest that fits is too low, the picture
 * shrinks. So the code always stays readable.
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
  for (const level of LEVELS.slice(LEVELS.indexOf(errorCorrectionLevel) + 1)) {
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

/** Odd number of modules a picture of that share of the width touches; the count is odd too. */
function clearedSide(share: number, count: number): number {
  return 2 * Math.ceil((share * count - 1) / 2) + 1;
}

/** The largest odd number of modules that may be cleared, −1 when there is none. */
function coverableSide(code: Extract<Encoded, { ok: true }>): number {
  return 2 * Math.floor((code.modules.length * Math.sqrt(COVERABLE[code.level]) - 1) / 2) + 1;
}

function clearMiddle(modules: Modules, side: number): Modules {
  const start = (modules.length - side) / 2;
  const inside = (index: number): boolean => index >= start && index < start + side;
  return modules.map((row, y) => (inside(y) ? row.map((dark, x) => dark && !inside(x)) : row));
}
