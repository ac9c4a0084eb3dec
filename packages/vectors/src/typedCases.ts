import type { Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import type { VerificationCase } from './types.ts';
import { atNow, code, now, verification } from './verificationCase.ts';

/** RFC 6238: the code of second 1111111109 with 8 digits is 07081804. */
const zero = { ...atNow, seconds: 1111111109 } as const;
/** Two steps later: the first code after it that begins with no zero. */
const later = { ...atNow, seconds: (now + 2) * 30 + 15 } as const;
const zeroSix = '081804';

/** Codes with zeros in front, as text and as number. */
export function numberCases(): Unnumbered<VerificationCase>[] {
  const zeroStep = { matched: String(now) };
  return [
    verification(
      zero,
      'valid',
      ['LeadingZeros'],
      'a code that begins with a zero',
      zeroSix,
      zeroStep,
    ),
    verification(zero, 'invalid', ['LeadingZeros'], 'the same without the zero', '81804', {}),
    verification(zero, 'invalid', ['NumberNotText'], 'the same as a number', 81804, {}),
    verification(
      zero,
      'invalid',
      ['LeadingZeros', 'WrongLength'],
      'the same with an extra zero',
      '0081804',
      {},
    ),
    verification(
      later,
      'acceptable',
      ['NumberNotText'],
      'a code without leading zeros as a number',
      Number(code(now + 2)),
      { matched: String(now + 2) },
    ),
    verification(zero, 'valid', ['LeadingZeros'], '8 digits that begin with a zero', '07081804', {
      digits: 8,
      ...zeroStep,
    }),
    verification(zero, 'invalid', ['LeadingZeros'], '8 digits without the zero', '7081804', {
      digits: 8,
    }),
    verification(zero, 'invalid', ['WrongLength'], '8 digits expected, 6 typed', zeroSix, {
      digits: 8,
    }),
    verification(zero, 'invalid', ['WrongLength'], '6 digits expected, 8 typed', '07081804', {}),
  ];
}

/** What people and programs send instead of a code. */
export function typedCases(): Unnumbered<VerificationCase>[] {
  const right = code(now + 2);
  const matched = { matched: String(now + 2) };
  const wide = [...right].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
  const arabic = [...right].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('');
  const lastDigit = (Number(right.at(-1)) + 1) % 10;
  const wrong: [FlagName, string, string][] = [
    ['WrongLength', 'nothing', ''],
    ['WrongCode', 'zeros', '000000'],
    ['WrongCode', 'a different last digit', `${right.slice(0, 5)}${lastDigit}`],
    ['WrongCode', 'the code reversed', [...right].reverse().join('')],
    ['WrongLength', 'the last digit is missing', right.slice(0, 5)],
    ['WrongLength', 'the first digit is missing', right.slice(1)],
    ['WrongLength', 'an extra digit at the end', `${right}0`],
    ['WrongLength', 'twice', `${right}${right}`],
    ['WrongLength', 'a thousand digits', right.repeat(167).slice(0, 1000)],
    ['NotDigits', 'a trailing letter', `${right}a`],
    ['NotDigits', 'only letters', 'abcdef'],
    ['NotDigits', 'a fraction', `${right}.0`],
    ['NotDigits', 'an exponent', `${right}e0`],
    ['NotDigits', 'hexadecimal', `0x${Number(right).toString(16)}`],
    ['NotDigits', 'a wildcard', '%'],
  ];
  return [
    verification(later, 'valid', [], 'the code as it is', right, matched),
    verification(
      later,
      'acceptable',
      ['Spacing'],
      'a space in the middle, as apps display it',
      `${right.slice(0, 3)} ${right.slice(3)}`,
      matched,
    ),
    verification(later, 'acceptable', ['Spacing'], 'a leading space', ` ${right}`, matched),
    verification(later, 'acceptable', ['Spacing'], 'a trailing line break', `${right}\n`, matched),
    verification(later, 'acceptable', ['OtherDigits'], 'full-width digits', wide, matched),
    verification(later, 'acceptable', ['OtherDigits'], 'Arabic-Indic digits', arabic, matched),
    verification(later, 'acceptable', ['NotDigits'], 'a leading plus sign', `+${right}`, matched),
    verification(later, 'acceptable', ['NotDigits'], 'a leading minus sign', `-${right}`, matched),
    verification(later, 'acceptable', ['NotDigits'], 'a trailing NUL', `${right}\u0000`, matched),
    ...wrong.map(([flag, comment, typed]) =>
      verification(later, 'invalid', [flag], comment, typed, {}),
    ),
  ];
}
