import { hmacOf, truncate } from '../hotp.ts';
import type { OtpSettings } from '../settings.ts';

/** Properties of a correct code that reveal whether an app has certain faults. */
export interface CodeTraits {
  /** The code starts with 0. An app that prints a number loses it. */
  readonly hasLeadingZero: boolean;
  /** The highest bit of the four bytes is set. An app must clear it (RFC 4226 section 5.3). */
  readonly hasSignBit: boolean;
  /** The index of the four bytes in the HMAC, 0 to 15. */
  readonly offset: number;
}

/** Returns the traits of the code for a counter. `secret` is the key as bytes. */
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
