/** The characters of Steam's codes. A character's index is its digit in base 26. */
export const steamAlphabet = '23456789BCDFGHJKMNPQRTVWXY';

/** The number of characters in a code that Steam accepts. */
export const steamLength = 5;

/**
 * Returns a number in base 26 with Steam's alphabet, lowest digit first.
 *
 * @param number the 31-bit number of RFC 4226 section 5.3, which `truncate` returns
 * @param length the number of characters
 * @example steamCode(1_284_755_224, 5) // 'GG5F5'
 */
export function steamCode(number: number, length: number): string {
  let rest = number;
  let code = '';
  for (let index = 0; index < length; index += 1) {
    code += steamAlphabet.charAt(rest % steamAlphabet.length);
    rest = Math.floor(rest / steamAlphabet.length);
  }
  return code;
}
