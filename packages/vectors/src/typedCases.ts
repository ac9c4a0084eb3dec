import type { Unnumbered } from './codeCase.ts';
import type { FlagName } from './suiteFlags.ts';
import type { VerificationCase } from './types.ts';
import { currentSettings, codeAt, currentStep, verification } from './verificationCase.ts';

/** A time whose code starts with a zero. RFC 6238: with 8 digits, it's 07081804. */
const leadingZeroSettings = { ...currentSettings, seconds: 1111111109 } as const;
/** Two steps later. This is the next code that doesn't start with a zero. */
const laterSettings = { ...currentSettings, seconds: (currentStep + 2) * 30 + 15 } as const;
/** The 6-digit code of `leadingZeroSettings`. */
const zeroCode = '081804';

/** Returns cases for codes with leading zeros, as text and as a number. */
export function numberCases(): Unnumbered<VerificationCase>[] {
  const matchedStep = { matched: String(currentStep) };
  return [
    verification(
      leadingZeroSettings,
      'valid',
      ['LeadingZeros'],
      'a code that begins with a zero',
      zeroCode,
      matchedStep,
    ),
    verification(
      leadingZeroSettings,
      'invalid',
      ['LeadingZeros'],
      'the same without the zero',
      '81804',
      {},
    ),
    verification(
      leadingZeroSettings,
      'invalid',
      ['NumberNotText'],
      'the same as a number',
      81804,
      {},
    ),
    verification(
      leadingZeroSettings,
      'invalid',
      ['LeadingZeros', 'WrongLength'],
      'the same with an extra zero',
      '0081804',
      {},
    ),
    verification(
      laterSettings,
      'acceptable',
      ['NumberNotText'],
      'a code without leading zeros as a number',
      Number(codeAt(currentStep + 2)),
      { matched: String(currentStep + 2) },
    ),
    verification(
      leadingZeroSettings,
      'valid',
      ['LeadingZeros'],
      '8 digits that begin with a zero',
      '07081804',
      {
        digits: 8,
        ...matchedStep,
      },
    ),
    verification(
      leadingZeroSettings,
      'invalid',
      ['LeadingZeros'],
      '8 digits without the zero',
      '7081804',
      {
        digits: 8,
      },
    ),
    verification(
      leadingZeroSettings,
      'invalid',
      ['WrongLength'],
      '8 digits expected, 6 typed',
      zeroCode,
      {
        digits: 8,
      },
    ),
    verification(
      leadingZeroSettings,
      'invalid',
      ['WrongLength'],
      '6 digits expected, 8 typed',
      '07081804',
      {},
    ),
  ];
}

/** Returns cases for what people and programs send instead of a plain code. */
export function typedCases(): Unnumbered<VerificationCase>[] {
  const right = codeAt(currentStep + 2);
  const matched = { matched: String(currentStep + 2) };
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
    verification(laterSettings, 'valid', [], 'the code as it is', right, matched),
    verification(
      laterSettings,
      'acceptable',
      ['Spacing'],
      'a space in the middle, as apps display it',
      `${right.slice(0, 3)} ${right.slice(3)}`,
      matched,
    ),
    verification(laterSettings, 'acceptable', ['Spacing'], 'a leading space', ` ${right}`, matched),
    verification(
      laterSettings,
      'acceptable',
      ['Spacing'],
      'a trailing line break',
      `${right}\n`,
      matched,
    ),
    verification(laterSettings, 'acceptable', ['OtherDigits'], 'full-width digits', wide, matched),
    verification(
      laterSettings,
      'acceptable',
      ['OtherDigits'],
      'Arabic-Indic digits',
      arabic,
      matched,
    ),
    verification(
      laterSettings,
      'acceptable',
      ['NotDigits'],
      'a leading plus sign',
      `+${right}`,
      matched,
    ),
    verification(
      laterSettings,
      'acceptable',
      ['NotDigits'],
      'a leading minus sign',
      `-${right}`,
      matched,
    ),
    verification(
      laterSettings,
      'acceptable',
      ['NotDigits'],
      'a trailing NUL',
      `${right}\u0000`,
      matched,
    ),
    ...wrong.map(([flag, comment, typed]) =>
      verification(laterSettings, 'invalid', [flag], comment, typed, {}),
    ),
  ];
}
