import type { OtpSettings } from '@otp-lab/otp';
import type { Build } from '../releases/types.ts';

export type RequiredSystem = 'windows' | 'macos' | 'ios' | 'watchos';

/** The lowest supported version of a system: '10.14'. */
export interface Requirement {
  readonly system: RequiredSystem;
  readonly version: string;
}

/** An entry in a list of specifications. `id` is the message key of its label. */
export type Specification =
  | { readonly id: 'price' | 'server' | 'credential' | 'sizes' }
  | { readonly id: 'requirement' | 'widgets' | 'watch'; readonly requirement: Requirement }
  | { readonly id: 'processors'; readonly processors: readonly Processor[] }
  | { readonly id: 'arm'; readonly support: 'emulated' | 'unsupported' }
  | { readonly id: 'types' | 'algorithms' | 'digits'; readonly values: readonly string[] }
  | { readonly id: 'periods'; readonly seconds: readonly number[] }
  | { readonly id: 'defaults'; readonly defaults: typeof otpDefaults };

export type Processor = Exclude<Build, 'universal'> | 'apple-silicon' | 'intel';

/** The settings of an account that names no others. */
const otpDefaults = { digits: 6, algorithm: 'SHA1', seconds: 30 } as const;

/** The OTP settings that each of the vendor's apps supports. */
export const supportedCodes: readonly Specification[] = [
  { id: 'types', values: ['TOTP (RFC 6238)', 'HOTP (RFC 4226)'] },
  { id: 'algorithms', values: ['SHA1', 'SHA256', 'SHA512'] },
  { id: 'digits', values: ['6', '8', '10'] },
  { id: 'periods', seconds: [30, 60] },
  { id: 'defaults', defaults: otpDefaults },
  { id: 'credential' },
];

/** Returns whether the vendor's apps support an account with these settings. Only TOTP has a period, in seconds. */
export function supportsCodes({
  type,
  algorithm,
  digits,
  period,
}: Pick<OtpSettings, 'type' | 'algorithm' | 'digits' | 'period'>): boolean {
  return supportedCodes.every((entry) => {
    switch (entry.id) {
      case 'algorithms':
        return entry.values.includes(algorithm);
      case 'digits':
        return entry.values.includes(String(digits));
      case 'periods':
        return type === 'hotp' || entry.seconds.includes(period);
      default:
        return true;
    }
  });
}

const builtFor: Readonly<Record<Build, readonly Processor[]>> = {
  x64: ['x64'],
  x86: ['x86'],
  universal: ['apple-silicon', 'intel'],
};

/** Returns the processors that installers with these builds run on. */
export function processorsOf(builds: readonly Build[]): readonly Processor[] {
  return builds.flatMap((build) => builtFor[build]);
}

/** Returns the system that a list of specifications requires. Some apps have no requirement. */
export function requirementIn(specifications: readonly Specification[]): Requirement | undefined {
  const found = specifications.find(({ id }) => id === 'requirement');
  return found?.id === 'requirement' ? found.requirement : undefined;
}
