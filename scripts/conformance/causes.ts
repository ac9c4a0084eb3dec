/**
 * What lies behind deviations, in the order of their weight. A page shows these sentences in its
 * own language by the names.
 */
export const causes = {
  'sha512-block': 'HMAC-SHA-512 is computed with blocks of 64 bytes; it has 128.',
  'algorithm-as-sha1': 'An algorithm that is not known, or is spelled otherwise, is taken as SHA1.',
  'short-number':
    'Where the number has fewer digits than the code, the zeros in front are missing.',
  'short-number-cut':
    'Where the number has fewer digits than the code, only its last digit or digits are given.',
  'window-zero': 'A window of 0 counts as not given, and the default of 50 steps is used.',
  'secret-spaces': 'Spaces, dashes and other signs in a secret become part of the key.',
  'spare-bits-byte': 'Bits behind the last whole byte become a byte of their own.',
  'empty-as-zero': 'A parameter without a value counts as 0, not as left out.',
  'counter-32': 'Counters and steps of more than 31 bits are cut or turned into others.',
  'counter-no-answer': 'Counters with the 32nd bit set, and negative ones, never end.',
  'counter-32-refused': 'Counters and steps from 2^32 on are refused.',
  'counter-53': 'Counters above 2^53 in a URI lose their last digits.',
  'counter-53-refused': 'Counters above 2^53 − 1 are refused.',
  'key-64-refused': 'Keys of more than 64 bytes are refused.',
  'period-120-refused': 'Periods of more than 120 seconds are refused.',
  'period-60': 'Periods of more than 60 seconds are taken as 60.',
  'ten-digits-32':
    'Codes of ten digits are computed modulo 10^10 in 32 bits, where it is 1410065408.',
  'type-as-totp': 'A type that is not known is taken as totp.',
  'padding-refused': 'Base32 with padding is refused.',
  'padding-read': 'Padding of a wrong length becomes part of the key.',
  'padding-inside': 'Characters behind padding, or padding inside, are read as more of the secret.',
  'characters-read': 'Characters that Base32 does not have are read as if they were some others.',
  'impossible-length': 'Lengths that no bytes give are read; what is left over is dropped.',
  'letter-case': 'Letters whose capital is in the alphabet are read as it: ı, ſ, ß.',
  'names-space': 'A space behind the colon of the label stays in the account.',
  'names-escaped-colon': 'A percent-encoded colon between issuer and account is refused.',
  'names-unescaped-first':
    'The URI is unescaped before it is taken apart: escaped signs in names break it.',
  'fragment-kept': 'What follows # becomes part of the last parameter.',
  'line-break-kept': 'A line break behind the URI becomes part of the last parameter.',
  'window-start-refused': 'Near 1970 a window that begins before step 0 is refused as a whole.',
  'window-wraps':
    'A window goes on beyond the first or last counter, with the ones of the other end.',
  'empty-key': 'A code is given without a secret.',
  'out-of-bounds': 'Digits, periods, moments or counters that are none are computed with.',
} as const;

export type CauseName = keyof typeof causes;
