import { encodeQR } from 'qr';
import type { ErrorCorrectionLevel } from './options.ts';

/** Rows of modules, `true` is dark; square, no border. */
export type Modules = readonly (readonly boolean[])[];

/** A finished code, or why there is none: the text is longer than the version (or any) holds. */
export type Encoded =
  | {
      readonly ok: true;
      readonly modules: Modules;
      readonly version: number;
      readonly level: ErrorCorrectionLevel;
    }
  | { readonly ok: false; readonly problem: 'does-not-fit' };

const NAMES = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/**
 * Makes the modules of a QR code (ISO/IEC 18004), bytes as UTF-8.
 * `version` 1–40 is kept exactly; `undefined` takes the smallest that fits.
 */
export function encodeQr(
  value: string,
  level: ErrorCorrectionLevel,
  version: number | undefined,
): Encoded {
  let bordered: boolean[][];
  try {
    // The encoder refuses to draw without a border.
    bordered = encodeQR(value, 'raw', { ecc: NAMES[level], version, border: 1 });
  } catch (error) {
    if (error instanceof Error && error.message === 'Capacity overflow') {
      return { ok: false, problem: 'does-not-fit' };
    }
    throw error;
  }
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  return { ok: true, modules, version: (modules.length - 17) / 4, level };
}
