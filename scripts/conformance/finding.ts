import type { CauseName } from './causes.ts';

/** A deviation that was looked at, and the few lines that show it without an adapter. */
export interface Finding {
  readonly of: string;
  readonly cause: CauseName;
  /** The ids of the cases that show it. */
  readonly tests: RegExp;
  /** What runs the lines, in `.cache/conformance`. */
  readonly run: 'node' | 'python3' | 'ruby' | 'perl' | 'php' | 'sh' | 'c' | 'go' | 'rust';
  readonly code: string;
  /** What they print. */
  readonly prints: string;
}

/** Base32 of the key of RFC 4226 appendix D, the ASCII digits 1 to 0 twice. */
export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The same in hexadecimal. */
export const hexKey = '3132333435363738393031323334353637383930';
