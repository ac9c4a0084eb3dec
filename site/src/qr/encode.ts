import { encodeQR } from 'qr';
import type { ErrorCorrectionLevel } from './options.ts';

/** Rows of modules, where true is dark. The matrix is square and has no border. */
export type Modules = readonly (readonly boolean[])[];

/** An encoded QR code, or the problem: the text is too long for the requested version, or for any. */
export type Encoded =
  | {
      readonly ok: true;
      readonly modules: Modules;
      readonly version: number;
      readonly level: ErrorCorrectionLevel;
    }
  | { readonly ok: false; readonly problem: 'does-not-fit' };

const levelNames = { L: 'low', M: 'medium', Q: 'quartile', H: 'high' } as const;

/**
 * Encodes a text as a QR code (ISO/IEC 18004) with UTF-8 bytes.
 * @param version from 1 to 40, or undefined for the smallest version that fits
 * @example encodeQr('otpauth://totp/a?secret=JBSW', 'M', undefined)
 */
export function encodeQr(
  value: string,
  level: ErrorCorrectionLevel,
  version: number | undefined,
): Encoded {
  let bordered: boolean[][];
  try {
    // The encoder can't draw without a border.
    bordered = encodeQR(value, 'raw', { ecc: levelNames[level], version, border: 1 });
  } catch (error) {
    if (error instanceof Error && error.message === 'Capacity overflow') {
      return { ok: false, problem: 'does-not-fit' };
    }
    throw error;
  }
  const modules = bordered.slice(1, -1).map((row) => row.slice(1, -1));
  return { ok: true, modules, version: (modules.length - 17) / 4, level };
}
