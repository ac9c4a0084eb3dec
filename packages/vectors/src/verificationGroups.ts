import { codeOf, numbered, type Unnumbered } from './codeCase.ts';
import { publishedKey } from './keys.ts';
import { numberCases, typedCases } from './typedCases.ts';
import type { SuiteGroup, VerificationCase } from './types.ts';
import { currentSettings, verification } from './verificationCase.ts';
import { boundCases, driftCases, lookAheadCases, reuseCases } from './windowCases.ts';

function settingCases(): Unnumbered<VerificationCase>[] {
  const seconds = 1111111109;
  const sets = [
    { algorithm: 'SHA256', digits: 8, period: 30 },
    { algorithm: 'SHA512', digits: 8, period: 30 },
    { algorithm: 'SHA1', digits: 6, period: 60 },
  ] as const;
  return sets.flatMap(({ algorithm, digits, period }) => {
    const settings = {
      ...currentSettings,
      algorithm,
      key: publishedKey(algorithm),
      digits,
      period,
      seconds,
    };
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
    ['verify-window', 'Different clocks', driftCases()],
    ['verify-look-ahead', 'Different counters', lookAheadCases()],
    ['verify-bounds', 'Verification windows past the first or last counter', boundCases()],
    ['verify-reuse', 'Codes that were already accepted', reuseCases()],
    ['verify-number', 'Text and numbers', numberCases()],
    ['verify-typed', 'What people type', typedCases()],
    ['verify-settings', 'Other settings', settingCases()],
  ];

/** Returns the groups of kind `verification`. */
export function verificationGroups(): SuiteGroup[] {
  return groups.map(([name, comment, tests]) => ({
    kind: 'verification',
    name,
    comment,
    tests: numbered<VerificationCase>(name, tests),
  }));
}
