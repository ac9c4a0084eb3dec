/**
 * The prior probabilities of hypotheses, estimated from published tests and issue reports. A prior is `match` times one
 * ratio for each deviation. Ignored settings are an exception, because they aren't independent: an app that ignores one
 * setting often ignores all, and uses SHA1, 6 digits and 30 seconds (`defaultedSettings`). Only orders of magnitude
 * matter: a code of 6 digits outweighs a factor of a million.
 */
export const priors = {
  /** The app follows the settings. */
  match: 0.4,
  /** No hypothesis covers the case: another secret, or an unknown fault. */
  unknown: 0.35,
  /** Index: the number of settings that fell back to SHA1, 6 digits or 30 seconds. */
  defaultedSettings: [1, 0.1, 0.05, 0.03],
} as const;

/** The lowest prior that each search compares. A search skips rarer combinations of hypotheses. */
export const searchLimits = {
  quick: 5e-7,
  wide: 2e-9,
  /** For a single code, the quick search combines typing errors only with hypotheses of at least this prior. */
  mistyped: 2e-3,
} as const;

/** How often each deviation happens, as a ratio to apps without it. */
export const ratios = {
  /** Another algorithm that an otpauth URI can name. */
  algorithmKnown: 4e-3,
  /** An algorithm that an otpauth URI can't name. */
  algorithmForeign: 1.5e-3,
  /** 8 digits, the most common length after 6. */
  digitsEight: 4e-3,
  /** Any other number of digits. */
  digitsOther: 4e-4,
  digitsPadded: 1e-3,
  zerosLost: 4e-3,
  cutLeft: 2e-4,
  cutRight: 2e-3,
  periodSixty: 4e-3,
  periodOther: 1.5e-3,
  typeMistaken: 1e-2,
  typeMistakenFromOne: 3e-3,
  /** Each starting press after the second, for an app whose button was pressed before. */
  typeMistakenLater: 1e-4,
  /**
   * Don't lower this. If a code comes less than a second early, a fast clock has a probability of up to 0.36
   * (`driftProbability`). The diagnosis names rounding beside it only with 1% of that (`minCertainShare` in rank.ts).
   */
  clockRounded: 4e-3,
  /** An app that counts one time step too many or too few. */
  counterStep: 2e-3,
  clockMilliseconds: 1e-3,
  clockMilliseconds32Bit: 3e-4,
  clockSince2001: 3e-4,
  /**
   * The app uses milliseconds, and drew its code late in the first second of a period. With a period of 30 seconds, its
   * counter takes 34 values in that second. The ratio is for one of these values.
   */
  clockMillisecondsLate: 5e-5,
  /** The app uses milliseconds, and showed its code for up to two periods. The ratio covers all counters together. */
  clockMillisecondsRedrawn: 3e-4,
  /** A UTC offset that a country uses. */
  clockZone: 2e-3,
  /** Any other quarter of an hour. */
  clockZoneOther: 5e-5,
  counterRestart: 2e-2,
  counterCut: 2e-3,
  counterLittleEndian: 1e-3,
  counterShort: 1e-3,
  counterText: 1e-3,
  counterWordTwice: 5e-4,
  /** The key is the secret's text, in capitals. */
  keyAscii: 1e-2,
  /** The key is the secret's text, in small letters. */
  keyAsciiLower: 4e-3,
  /** The key is the secret's text in another form. */
  keyAsciiOther: 1e-3,
  keyHex: 4e-3,
  keyHexOther: 5e-4,
  keyEmpty: 2e-3,
  /** The app cuts the key to 10 bytes. */
  keyCut: 2e-3,
  /** The app cuts the key to another usual length. */
  keyCutOther: 1e-3,
  /** The app cuts the key to any other length. */
  keyCutAny: 1e-4,
  /** The program decodes an incomplete last group of Base32 letters in another way. */
  keyLastGroup: 1e-3,
  keyBlock: 2e-3,
  keyText: 1e-2,
  keyUtf8: 1e-3,
  keyZeroEnded: 1e-3,
  keyZerosDropped: 1e-3,
  keyPadded: 3e-4,
  keyRepeated: 1e-3,
  keyPartialByte: 2e-3,
  keyRepaired: 1e-1,
  keyInvalid: 3e-2,
  keyEncoding: 3e-4,
  hashPlain: 5e-4,
  hashSwapped: 5e-4,
  hashBlock64: 1e-3,
  byteNineteen: 4e-3,
  sign: 1e-3,
  modulo32Bit: 4e-3,
  fixedOffset: 1e-4,
  /** An offset from wrong bits or a wrong byte. The ratio covers all sequences of offsets together. */
  varyingOffset: 1e-3,
  hexText: 5e-4,
  firstDigits: 1e-3,
  steam: 2e-3,
  /** One mistyped digit, at any position. */
  oneDigit: 2e-2,
  /** Two swapped digits, at any position. */
  swapped: 1e-2,
  /** The person typed one code after the app had changed it. Another code shows that the app's clock is right. */
  late: 5e-2,
  /** Typing errors in the secret. Each ratio covers all positions and letters together. */
  secretErrors: { 'one-letter': 2e-2, swapped: 5e-3, lost: 1e-2, doubled: 5e-3 },
} as const;

/** Returns the ratio of a counter that is off by `steps` presses. A counter that is one too high is most common. */
export function counterRatio(steps: number): number {
  if (steps === 0) return 1;
  if (steps === 1) return 0.1;
  if (steps === -1) return 3e-2;
  return (steps < 0 ? 0.01 : 0.05) / Math.abs(steps);
}
