import type { CauseName } from './causes.ts';
import type { FairNoteName } from './fairNotes.ts';

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
  /** What is to be said in fairness: an option that avoids it. */
  readonly note?: FairNoteName;
}

/** Base32 of the key of RFC 4226 appendix D, the ASCII digits 1 to 0 twice. */
export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The same in hexadecimal. */
export const hexKey = '3132333435363738393031323334353637383930';

/** A finding whose lines print the value of an expression, or the message of what it throws. */
export function js(
  of: string,
  cause: Finding['cause'],
  tests: RegExp,
  code: string,
  prints: string,
): Finding {
  return { of, cause, tests, run: 'node', code, prints };
}

/** A clock that stands still, for libraries that ask it themselves. */
export const at = (seconds: number) =>
  `globalThis.Date = class extends Date { constructor() { super(${seconds * 1000}) } static now() { return ${seconds * 1000} } }; `;

/** A finding whose lines are run by something else than Node. */
export function finding(
  of: string,
  run: Finding['run'],
  cause: Finding['cause'],
  tests: RegExp,
  code: string,
  prints: string,
): Finding {
  return { of, run, cause, tests, code, prints };
}

/** A URI of the key of RFC 4226 with more parameters. */
export const uri = (rest: string) => `otpauth://totp/a?secret=${secret}${rest}`;
