import type { CauseName } from './causes.ts';

/** The rarity of a deviation: a sentence with one number, and how the number was computed. */
export interface Rarity {
  /** Contains `number` as English text. The site translates these sentences by their names. */
  readonly text: string;
  /** The number of the sentence. Percentages are shares: 0 for none, 1 for all. */
  readonly number: number;
  readonly how: string;
}

/** Returns the year in which a time step of 30 seconds begins. Step 0 begins in 1970. */
const yearOfStep = (step: number) => 1970 + Math.floor((step * 30) / (365.2425 * 86_400));

/** Formats a share as in the English texts. */
const percent = (share: number) => share.toLocaleString('en', { style: 'percent' });

const oneInCodes = Math.round(2 ** 31 / 10 ** 5);
const tenDigitShare = 1 - (10 ** 10 % 2 ** 32) / 2 ** 31;
const millionYears = Math.round(2 ** 53 / (365.2425 * 86_400) / 10 ** 6);

/** How rare each kind of deviation is. */
export const rarities = {
  'six-digit-codes': {
    text: `It affects one 6-digit code in ${oneInCodes.toLocaleString('en')}.`,
    number: oneInCodes,
    how: 'Formula: 2^31 / 10^5, since the 31-bit number must be below 10^5. Counted with the key of RFC 4226: notp has 12 wrong codes for counters 0 to 199,999, totp-generator 7 for steps 0 to 99,999.',
  },
  'ten-digit-codes': {
    text: `It affects ${percent(tenDigitShare)} of 10-digit codes.`,
    number: tenDigitShare,
    how: 'Formula: 1 − 1410065408 / 2^31, since smaller numbers stay as they are.',
  },
  'sha512-codes': {
    text: 'It affects 100% of SHA512 codes.',
    number: 1,
    how: 'Every key is padded or hashed to a block, so another block length changes every HMAC.',
  },
  'random-letters': {
    text: 'It affects 75% of secrets made of 26 random letters, and none produced by an encoder.',
    number: 0.75,
    how: 'Formula: 1 − 1 / 2^2, since 26 letters leave 2 bits. Counted: 74,941 of 100,000.',
  },
  'steps-31': {
    text: `With a period of 30 seconds, it affects no code before the year ${yearOfStep(2 ** 31)}.`,
    number: yearOfStep(2 ** 31),
    how: 'Formula: the year in which 2^31 periods of 30 seconds have passed since 1970.',
  },
  'steps-32': {
    text: `With a period of 30 seconds, it affects no code before the year ${yearOfStep(2 ** 32)}.`,
    number: yearOfStep(2 ** 32),
    how: 'Formula: the year in which 2^32 periods of 30 seconds have passed since 1970.',
  },
  'counters-53': {
    text: `It affects no real account: at one code per second, a counter gets there after ${millionYears} million years.`,
    number: millionYears,
    how: 'Formula: 2^53 seconds.',
  },
  'first-steps': {
    text: 'It affects none of today’s codes, only windows that reach past the first or last step.',
    number: 0,
    how: 'A window of n steps reaches past step 0 only in the first n steps of 1970.',
  },
  'escaped-names': {
    text: 'It affects 3 of the 12 valid cases whose names have escapes.',
    number: 3,
    how: 'Counted in the group uri-names.',
  },
  'such-input': {
    text: 'It affects every input of this kind, and nothing else.',
    number: 1,
    how: 'Every case of this kind in the vectors that the implementation was given.',
  },
  'invalid-input': {
    text: 'It affects only invalid input.',
    number: 0,
    how: 'Only invalid cases of the vectors show it, and cases that an implementation may refuse.',
  },
} as const satisfies Record<string, Rarity>;

export type RarityName = keyof typeof rarities;

/** The rarity of each cause. */
export const rarityOf: Readonly<Record<CauseName, RarityName>> = {
  'sha512-block': 'sha512-codes',
  'algorithm-as-sha1': 'such-input',
  'short-number': 'six-digit-codes',
  'short-number-cut': 'six-digit-codes',
  'window-zero': 'such-input',
  'secret-spaces': 'such-input',
  'spare-bits-byte': 'random-letters',
  'empty-as-zero': 'such-input',
  'counter-32': 'steps-31',
  'counter-no-answer': 'steps-31',
  'counter-32-refused': 'steps-32',
  'counter-53': 'counters-53',
  'counter-53-refused': 'counters-53',
  'key-64-refused': 'such-input',
  'period-120-refused': 'such-input',
  'period-60': 'such-input',
  'ten-digits-32': 'ten-digit-codes',
  'steam-issuer': 'such-input',
  'type-as-totp': 'invalid-input',
  'padding-refused': 'such-input',
  'padding-read': 'invalid-input',
  'padding-inside': 'invalid-input',
  'characters-read': 'invalid-input',
  'impossible-length': 'invalid-input',
  'letter-case': 'invalid-input',
  'names-space': 'such-input',
  'names-escaped-colon': 'such-input',
  'names-unescaped-first': 'escaped-names',
  'fragment-kept': 'such-input',
  'line-break-kept': 'such-input',
  'window-start-refused': 'first-steps',
  'window-wraps': 'first-steps',
  'empty-key': 'invalid-input',
  'out-of-bounds': 'invalid-input',
};
