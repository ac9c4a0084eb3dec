import type { CodeComputation, MacMethod } from '@otp-lab/otp/diagnosis';
import { digitsOfModulus, type Steps, type Task } from '@otp-lab/otp/steps';

/** Returns the formula of the counter, '⌊1800000010 ÷ 30⌋ = 60000000', or only the counter if there is no time. */
export function counterText({ time, counter }: Task): string {
  return time === undefined ? String(counter) : `⌊${time.seconds} ÷ ${time.period}⌋ = ${counter}`;
}

/** Returns the formula of the hash: 'HMAC-SHA1(K, C)'. */
export function hashText({ algorithm, construction }: MacMethod): string {
  switch (construction) {
    case 'hmac':
      return `HMAC-${algorithm}(K, C)`;
    case 'hmac-64-byte-block':
      // RFC 2104 calls the block size B.
      return `HMAC-${algorithm}(K, C), B = 64`;
    case 'hmac-swapped':
      return `HMAC-${algorithm}(C, K)`;
    case 'key-first':
      return `${algorithm}(K ‖ C)`;
    case 'counter-first':
      return `${algorithm}(C ‖ K)`;
    default:
      return construction satisfies never;
  }
}

/** Returns the formula of the number: '0x50ef7f19 & 0x7fffffff = 1357872921'. */
export function numberText({ truncation }: CodeComputation, { word, number }: Steps): string {
  if (truncation === 'unsigned') return `0x${word} = ${number}`;
  if (truncation === 'signed') return `|0x${word}| = ${number}`;
  return `0x${word} & 0x7fffffff = ${number}`;
}

/** Returns the left side of the formula of the code: '1357872921 mod 10^6 ='. The page shows the code after it. */
export function codeText({ format }: CodeComputation, { number }: Steps): string {
  const power = (modulus: number) => {
    const digits = digitsOfModulus(modulus);
    return digits === undefined ? String(modulus) : `10^${digits}`;
  };
  switch (format.kind) {
    case 'last':
    case 'zeros-lost':
      return `${number} mod ${power(format.modulus)} =`;
    case 'first': {
      const whole = String(number % 10 ** format.digits).padStart(format.digits, '0');
      return `${number} mod 10^${format.digits} = ${whole} →`;
    }
    case 'first-of-all':
      return `${number} →`;
    case 'steam':
      return `(${number})₂₆ →`;
    default:
      return format satisfies never;
  }
}
