import { codeOf, numbered, type Unnumbered } from './codeCase.ts';
import type { FlagName } from './flags.ts';
import { publishedKey } from './keys.ts';
import type { CodeSettings, SuiteGroup, SuiteResult, VerificationCase } from './types.ts';

const key = publishedKey('SHA1');
const plain = { type: 'hotp', key, algorithm: 'SHA1', digits: 6 } as const;
/** The code of a counter or step, which are the same for a key. */
const code = (counter: number | bigint, digits = 6) =>
  codeOf({ ...plain, digits, counter: String(counter) });

type Change = Partial<
  Pick<
    VerificationCase,
    'behind' | 'ahead' | 'used' | 'digits' | 'matched' | 'algorithm' | 'key' | 'period'
  >
>;

function verification(
  settings: CodeSettings,
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change,
): Unnumbered<VerificationCase> {
  return { result, flags, comment, ...settings, behind: 0, ahead: 0, ...change, typed };
}

/** At the middle of step 37037036 (1111111095 s): a clock that no edge is near. */
const now = 37037036;
const atNow = {
  type: 'totp',
  key,
  algorithm: 'SHA1',
  digits: 6,
  seconds: now * 30 + 15,
  period: 30,
} as const;

function totp(
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change = {},
) {
  return verification(atNow, result, flags, comment, typed, change);
}

function hotp(
  counter: number | string,
  result: SuiteResult,
  flags: readonly FlagName[],
  comment: string,
  typed: string | number,
  change: Change = {},
) {
  return verification(
    { ...plain, counter: String(counter) },
    result,
    flags,
    comment,
    typed,
    change,
  );
}

/** Every drift from −3 to +3 steps against three windows. */
function driftCases(): Unnumbered<VerificationCase>[] {
  const windows = [
    [0, 0],
    [1, 1],
    [2, 0],
    [0, 2],
  ] as const;
  return windows.flatMap(([behind, ahead]) =>
    [-3, -2, -1, 0, 1, 2, 3].map((drift) => {
      const isIn = -drift <= behind && drift <= ahead;
      const where =
        drift === 0 ? 'the own step' : `${Math.abs(drift)} ${drift < 0 ? 'before' : 'after'}`;
      return totp(
        isIn ? 'valid' : 'invalid',
        drift === 0 ? ['Window'] : ['Window', 'Drift'],
        `window −${behind} to +${ahead}: ${where}`,
        code(now + drift),
        { behind, ahead, ...(isIn ? { matched: String(now + drift) } : {}) },
      );
    }),
  );
}

function lookAheadCases(): Unnumbered<VerificationCase>[] {
  return [-1, 0, 1, 5, 6].map((distance) => {
    const isIn = distance >= 0 && distance <= 5;
    return hotp(
      100,
      isIn ? 'valid' : 'invalid',
      ['Window'],
      `the server is at 100 and looks 5 ahead: the code of ${100 + distance}`,
      code(100 + distance),
      { ahead: 5, ...(isIn ? { matched: String(100 + distance) } : {}) },
    );
  });
}

const greatest = '18446744073709551615';

function boundCases(): Unnumbered<VerificationCase>[] {
  const early = { ...atNow, seconds: 10 };
  const window = { behind: 2, ahead: 2 };
  return [
    verification(early, 'valid', ['Bounds'], 'second 10: no step lies before', code(0), {
      ...window,
      matched: '0',
    }),
    verification(early, 'valid', ['Bounds'], 'second 10, the code of the step after', code(1), {
      ...window,
      matched: '1',
    }),
    verification(
      early,
      'invalid',
      ['Bounds'],
      'second 10, the code of the greatest counter',
      code(2n ** 64n - 1n),
      window,
    ),
    hotp(
      greatest,
      'valid',
      ['Bounds', 'Counter53'],
      'the greatest counter, looking ahead',
      code(2n ** 64n - 1n),
      { ahead: 2, matched: greatest },
    ),
    hotp(
      greatest,
      'invalid',
      ['Bounds', 'Counter53'],
      'the greatest counter does not go on with 0',
      code(0),
      { ahead: 2 },
    ),
  ];
}

function reuseCases(): Unnumbered<VerificationCase>[] {
  const window = { behind: 1, ahead: 1 };
  return [
    totp('valid', ['Reuse'], 'the step before was used', code(now), {
      used: String(now - 1),
      matched: String(now),
    }),
    totp('invalid', ['Reuse'], 'this step was used', code(now), { used: String(now) }),
    totp('invalid', ['Reuse', 'Window'], 'in the window, but used', code(now - 1), {
      ...window,
      used: String(now - 1),
    }),
    totp(
      'acceptable',
      ['Reuse', 'Window'],
      'in the window and unused, but older than the one used',
      code(now - 1),
      { ...window, used: String(now), matched: String(now - 1) },
    ),
    totp('valid', ['Reuse', 'Window'], 'newer than the one used', code(now + 1), {
      ...window,
      used: String(now),
      matched: String(now + 1),
    }),
    totp(
      'acceptable',
      ['Reuse', 'Window'],
      'the own step, where the next one was used',
      code(now),
      {
        ...window,
        used: String(now + 1),
        matched: String(now),
      },
    ),
    hotp(8, 'invalid', ['Reuse'], 'hotp: the code of 7, which was used', code(7), {
      ahead: 5,
      used: '7',
    }),
    hotp(8, 'valid', ['Reuse'], 'hotp: the code of 8 after 7', code(8), {
      ahead: 5,
      used: '7',
      matched: '8',
    }),
  ];
}

/** RFC 6238: the code of second 1111111109 with 8 digits is 07081804. */
const zero = { ...atNow, seconds: 1111111109 } as const;
/** Two steps later: the first code after it that begins with no zero. */
const later = { ...atNow, seconds: (now + 2) * 30 + 15 } as const;
const zeroSix = '081804';

function numberCases(): Unnumbered<VerificationCase>[] {
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
      'the same with one zero more',
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
    verification(zero, 'invalid', ['WrongLength'], '8 digits are asked for, 6 typed', zeroSix, {
      digits: 8,
    }),
    verification(
      zero,
      'invalid',
      ['WrongLength'],
      '6 digits are asked for, 8 typed',
      '07081804',
      {},
    ),
  ];
}

function typedCases(): Unnumbered<VerificationCase>[] {
  const right = code(now + 2);
  const matched = { matched: String(now + 2) };
  const wide = [...right].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join('');
  const arabic = [...right].map((digit) => String.fromCodePoint(0x660 + Number(digit))).join('');
  const lastDigit = (Number(right.at(-1)) + 1) % 10;
  const wrong: [FlagName, string, string][] = [
    ['WrongLength', 'nothing', ''],
    ['WrongCode', 'zeros', '000000'],
    ['WrongCode', 'the last digit is another', `${right.slice(0, 5)}${lastDigit}`],
    ['WrongCode', 'the code turned round', [...right].reverse().join('')],
    ['WrongLength', 'the last digit is missing', right.slice(0, 5)],
    ['WrongLength', 'the first digit is missing', right.slice(1)],
    ['WrongLength', 'a digit more behind', `${right}0`],
    ['WrongLength', 'twice', `${right}${right}`],
    ['WrongLength', 'a thousand digits', right.repeat(167).slice(0, 1000)],
    ['NotDigits', 'a letter behind', `${right}a`],
    ['NotDigits', 'letters alone', 'abcdef'],
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
    verification(later, 'acceptable', ['Spacing'], 'a space in front', ` ${right}`, matched),
    verification(later, 'acceptable', ['Spacing'], 'a line break behind', `${right}\n`, matched),
    verification(later, 'acceptable', ['OtherDigits'], 'full-width digits', wide, matched),
    verification(later, 'acceptable', ['OtherDigits'], 'Arabic-Indic digits', arabic, matched),
    verification(later, 'acceptable', ['NotDigits'], 'a plus sign in front', `+${right}`, matched),
    verification(later, 'acceptable', ['NotDigits'], 'a minus sign in front', `-${right}`, matched),
    verification(later, 'acceptable', ['NotDigits'], 'NUL behind', `${right}\u0000`, matched),
    ...wrong.map(([flag, comment, typed]) =>
      verification(later, 'invalid', [flag], comment, typed, {}),
    ),
  ];
}

function settingCases(): Unnumbered<VerificationCase>[] {
  const seconds = 1111111109;
  const sets = [
    { algorithm: 'SHA256', digits: 8, period: 30 },
    { algorithm: 'SHA512', digits: 8, period: 30 },
    { algorithm: 'SHA1', digits: 6, period: 60 },
  ] as const;
  return sets.flatMap(({ algorithm, digits, period }) => {
    const settings = { ...atNow, algorithm, key: publishedKey(algorithm), digits, period, seconds };
    const matched = String(Math.floor(seconds / period));
    const name = `${algorithm}, ${digits} digits, ${period} s`;
    const foreign = codeOf({
      ...settings,
      ...(period === 60 ? { period: 30 } : { algorithm: 'SHA1' }),
    });
    return [
      verification(
        settings,
        'valid',
        period === 60 ? ['OtherPeriod'] : [],
        name,
        codeOf(settings),
        { matched },
      ),
      verification(
        settings,
        'invalid',
        ['WrongCode'],
        `${name}: the code of ${period === 60 ? '30 s' : 'SHA1'}`,
        foreign,
        {},
      ),
    ];
  });
}

const groups: readonly [name: string, comment: string, readonly Unnumbered<VerificationCase>[]][] =
  [
    ['verify-window', 'Clocks that differ', driftCases()],
    ['verify-look-ahead', 'Counters that differ', lookAheadCases()],
    ['verify-bounds', 'Windows that reach beyond the counters', boundCases()],
    ['verify-reuse', 'Codes that were accepted before', reuseCases()],
    ['verify-number', 'Text against number', numberCases()],
    ['verify-typed', 'What people type', typedCases()],
    ['verify-settings', 'Other settings', settingCases()],
  ];

/** The groups of kind `verification`. */
export function verificationGroups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'verification',
    name,
    comment,
    tests: numbered<VerificationCase>(name, tests),
  }));
}
