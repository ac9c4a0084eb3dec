/**
 * The causes of deviations by name, most serious first. The site has translations of these
 * sentences under the same names.
 */
export const causes = {
  'sha512-block': 'HMAC-SHA-512 is computed with 64-byte blocks instead of 128-byte blocks.',
  'algorithm-as-sha1': 'An unknown or differently spelled algorithm is treated as SHA1.',
  'short-number': 'If the number has fewer digits than the code, the leading zeros are missing.',
  'short-number-cut':
    'If the number has fewer digits than the code, only its last digit is returned, such as 5 instead of 092555.',
  'window-zero': 'A window of 0 is ignored, and the default of 50 steps is used.',
  'secret-spaces': 'Spaces, dashes, and other characters in a secret become part of the key.',
  'spare-bits-byte': 'Bits after the last whole byte become an extra byte.',
  'empty-as-zero': 'A parameter without a value is treated as 0 instead of as missing.',
  'counter-32': 'Counters and steps of more than 31 bits are cut off or changed.',
  'counter-no-answer':
    'With negative counters, and with counters that have the 32nd bit set, the function never returns.',
  'counter-32-refused': 'Counters and steps of 2^32 and above are refused.',
  'counter-53': 'Counters above 2^53 in a URI lose their last digits.',
  'counter-53-refused': 'Counters above 2^53 − 1 are refused.',
  'key-64-refused': 'Keys of more than 64 bytes are refused.',
  'period-120-refused': 'Periods of more than 120 seconds are refused.',
  'period-60': 'Periods of more than 60 seconds are treated as 60.',
  'ten-digits-32':
    'Ten-digit codes are computed in 32 bits, where the modulus 10^10 overflows to 1410065408.',
  'steam-issuer':
    'If the issuer is Steam, the answer is a Steam code, which the Key URI Format doesn’t define.',
  'type-as-totp': 'An unknown type is treated as totp.',
  'padding-refused': 'Base32 with padding is refused.',
  'padding-read': 'Padding of the wrong length becomes part of the key.',
  'padding-inside': 'Characters after or between padding are read as part of the secret.',
  'characters-read': 'Characters outside the Base32 alphabet are read as other characters.',
  'impossible-length': 'Impossible lengths are accepted, and the leftover bits are dropped.',
  'letter-case': 'Non-ASCII letters whose uppercase is in the alphabet are accepted: ı, ſ, ß.',
  'names-space': 'A space after the label’s colon becomes part of the account name.',
  'names-escaped-colon': 'A percent-encoded colon between issuer and account is refused.',
  'names-unescaped-first':
    'The URI is decoded before it is split, so escaped characters in names break it.',
  'fragment-kept': 'What follows # becomes part of the last parameter.',
  'line-break-kept': 'A line break after the URI becomes part of the last parameter.',
  'window-start-refused': 'Near 1970, a window that begins before step 0 is refused as a whole.',
  'window-wraps':
    'A window that reaches past the first or last counter continues at the other end.',
  'empty-key': 'A code is computed even though there is no secret.',
  'out-of-bounds': 'Impossible digits, periods, times, or counters are used anyway.',
} as const;

export type CauseName = keyof typeof causes;
