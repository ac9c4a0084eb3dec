import { hmacOf, truncate } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';

/** What faults a right code would show, were they there. */
export interface CodeTraits {
  /** The code begins with 0, which an app that prints a number loses. */
  readonly hasLeadingZero: boolean;
  /** The highest bit is set before it is cleared (RFC 4226 section 5.3). */
  readonly hasSignBit: boolean;
  /** Where the four bytes begin in the HMAC, 0 to 15. */
  readonly offset: number;
}

/** The traits of the code for a counter; `secret` is the key in bytes. */
export function traitsOf(
  { algorithm, digits }: Pick<OtpSettings, 'algorithm' | 'digits'>,
  secret: Uint8Array,
  counter: bigint,
): CodeTraits {
  const mac = hmacOf({ secret, counter, algorithm });
  const offset = (mac.at(-1) ?? 0) & 0x0f;
  return {
    hasLeadingZero: truncate(mac) % 10 ** digits < 10 ** (digits - 1),
    hasSignBit: (mac[offset] ?? 0) >= 0x80,
    offset,
  };
}
