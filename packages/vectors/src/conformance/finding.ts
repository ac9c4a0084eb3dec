import type { CauseName } from './causes.ts';
import type { WorkaroundName } from './workarounds.ts';

/** The cause of some deviations of an implementation, with code that reproduces it. */
export interface Finding {
  /** The name of the implementation. */
  readonly implementation: string;
  readonly cause: CauseName;
  /** Matches the ids of the cases that deviate. */
  readonly tests: RegExp;
  /** The interpreter or compiler that runs `code` in `.cache/conformance`. */
  readonly run: 'node' | 'python3' | 'ruby' | 'perl' | 'php' | 'sh' | 'c' | 'go' | 'rust';
  /** Reproduces the deviation without an adapter. */
  readonly code: string;
  /** The expected output of `code`. */
  readonly prints: string;
  /** A way to avoid the deviation. */
  readonly note?: WorkaroundName;
}

/** The key of RFC 4226 appendix D in Base32: the ASCII digits 12345678901234567890. */
export const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** The key of RFC 4226 appendix D in hexadecimal. */
export const hexKey = '3132333435363738393031323334353637383930';

/**
 * Returns a finding for Node. Its code is statements and a final expression. It prints the value of
 * the expression, or the message of the error it throws.
 */
export function nodeFinding(
  implementation: string,
  cause: Finding['cause'],
  tests: RegExp,
  code: string,
  prints: string,
): Finding {
  return { implementation, cause, tests, run: 'node', code, prints };
}

/** Returns code that stops the clock at a Unix time, for libraries that read the clock themselves. */
export const fixedClock = (seconds: number) =>
  `globalThis.Date = class extends Date { constructor() { super(${seconds * 1000}) } static now() { return ${seconds * 1000} } }; `;

/** Returns a finding for an interpreter or compiler other than Node. */
export function finding(
  implementation: string,
  run: Finding['run'],
  cause: Finding['cause'],
  tests: RegExp,
  code: string,
  prints: string,
): Finding {
  return { implementation, run, cause, tests, code, prints };
}

/** Returns a URI with the key of RFC 4226 and more parameters. */
export const uri = (rest: string) => `otpauth://totp/a?secret=${secret}${rest}`;
